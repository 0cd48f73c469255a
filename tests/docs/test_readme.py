"""The README promises little; what it promises is true."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_library_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(example.strip().splitlines()) <= 6
    exec(example, {})
    assert capsys.readouterr().out == "('exploration', 'science', 'military', 'technology')\n"


def test_every_file_that_it_names_exists() -> None:
    named = re.findall(r"\]\(([^)]+)\)", README) + re.findall(r'src="([^"]+)"', README)
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_make_targets_that_it_names_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in set(re.findall(r"\bmake (\w+)", README)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_the_architecture_names_rooms_and_modules_that_exist() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    for module in set(re.findall(r"`((?:web|table|tapestry|kit)/[\w/]+\.py)`", text)):
        assert (ROOT / "src" / "thirdchair" / module).exists(), module
