"""The README promises little; what it promises is true."""

import re
from pathlib import Path
from typing import Any

import pytest

from thirdchair.kit.readers import Reader
from thirdchair.scythe.fenris.game import ScytheWithFenris
from thirdchair.words.games.scythe import ScytheWords

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_library_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(example.strip().splitlines()) <= 6
    exec(example, {})
    assert capsys.readouterr().out == "('exploration', 'science', 'military', 'technology')\n"


def test_every_file_that_it_names_exists() -> None:
    """By their names only: as the page of a package it has nowhere to link to."""
    named = re.findall(r"`((?:docs/|examples|[A-Z]{4,}\b)[\w./]*[\w./-]*)`", README)
    assert {"docs/architecture.md", "LICENSE", "examples"} <= set(named)
    assert [name for name in named if not (ROOT / name).exists()] == []
    assert re.findall(r"\]\(([^)]+)\)|src=\"([^\"]+)\"", README) == []


def test_the_make_targets_that_it_names_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in set(re.findall(r"\bmake (\w+)", README)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_the_architecture_names_rooms_and_modules_that_exist() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    for module in set(re.findall(r"`((?:web|table|tapestry|kit)/[\w/]+\.py)`", text)):
        assert (ROOT / "src" / "thirdchair" / module).exists(), module


FIRST_SCREEN = 40
"""So many lines of a page people see before they decide to read on."""


@pytest.mark.parametrize("name", ["README.md", "CHANGELOG.md"])
def test_the_first_screen_names_nothing_that_a_campaign_reveals(name: str) -> None:
    first = "\n".join((ROOT / name).read_text("utf-8").splitlines()[:FIRST_SCREEN]).casefold()
    coming = {
        words.text(f"{kind}-{one.id}").casefold()
        for words in (ScytheWords(Reader("en", everything=True), {"seats": []}),)
        for kind, those in (("scythe-module", modules()), ("scythe-faction", factions()))
        for one in those
        if one.lock is not None and one.id != "fenris"  # so the box is called
    }
    assert len(coming) > 8
    assert [one for one in coming if re.search(rf"\b{re.escape(one)}\b", first)] == []


def modules() -> list[Any]:
    return list(ScytheWithFenris().modules.sheets.values())


def factions() -> list[Any]:
    return [one for sheet in modules() for one in sheet.faction]
