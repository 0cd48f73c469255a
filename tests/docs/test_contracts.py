"""The import contracts leave nobody out: a new module of the host or of the words is in them."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
CONTRACTS: list[dict[str, Any]] = tomllib.loads(
    (ROOT / "pyproject.toml").read_text(encoding="utf-8")
)["tool"]["importlinter"]["contracts"]


def modules_in(room: str, but: set[str]) -> set[str]:
    folder = ROOT / "src" / "thirdchair" / room
    found = {one.stem for one in folder.glob("*.py")} | {
        one.parent.name for one in folder.glob("*/__init__.py")
    }
    return {f"thirdchair.{room}.{name}" for name in found - but - {"__init__"}}


@pytest.mark.parametrize(
    ("room", "but"), [("web", {"app", "serving", "games"}), ("words", {"games"})]
)
def test_every_module_of_a_core_is_forbidden_to_know_a_game(room: str, but: set[str]) -> None:
    forbidden = [one for one in CONTRACTS if one["type"] == "forbidden"]
    kept_out = {
        module
        for one in forbidden
        if "thirdchair.tapestry" in one["forbidden_modules"]
        for module in one["source_modules"]
    }
    assert modules_in(room, but) - kept_out == set()
