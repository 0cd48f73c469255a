"""A scenario that is handed in may leave points open: its sheet says which, its words how."""

import shutil
from contextlib import closing
from pathlib import Path

import pytest

from tests.long_winter.test_long_winter import FOLDER, SETUP, WINTER, House
from thirdchair.kit.game import Games
from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import Table
from thirdchair.table.store import Store
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.scenarios.finding import OWN

SHEET = """
[[ruling]]
key = "winter.early_thaw"
values = [false, true]
rules = ["tap.winter.s1.tracks"]
confidence = "medium"

[[ruling]]
key = "winter.flakes"
rules = ["tap.winter.s1.outposts"]
confidence = "low"
ask = true
proposal = 3
most = 9
"""
WORDS = """
ruling-winter-early-thaw = Does the snow melt early?
ruling-winter-early-thaw-why = We have not made up our minds.
ruling-winter-early-thaw-value-yes = yes, early
ruling-winter-early-thaw-value-no = no, never
ruling-winter-flakes = How many flakes?
ruling-winter-flakes-why = They are printed.
question-winter_flakes = How many flakes are printed?
"""


@pytest.fixture
def game(tmp_path: Path) -> Tapestry:
    folder = tmp_path / "thaw"
    shutil.copytree(
        FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__", "test_*", "golden*")
    )
    for file, more in (("sheet.toml", SHEET), ("locales/en.ftl", WORDS)):
        with (folder / file).open("a", encoding="utf-8") as opened:
            opened.write(more)
    return Tapestry(scenarios=[OWN, folder])


def test_they_are_decided_and_asked_at_its_tables_only(game: Tapestry) -> None:
    games: Games = {"tapestry": lambda: game}
    table = Table.new(games, {**SETUP, "rulings": {"winter.early_thaw": True}})
    assert table.question is not None
    assert table.question.proposal == 3
    table.answer(4)
    rulings = table.state.rulings
    assert (rulings["winter.early_thaw"], rulings["winter.flakes"]) == (True, 4)
    table.do({"do": "correct", "path": "rulings.winter.early_thaw", "value": False})
    assert table.state.rulings["winter.early_thaw"] is False
    with pytest.raises(Refusal, match="not-in-range"):
        Table.new(games, {**SETUP, "rulings": {"winter.flakes": 10}})
    assert not {"winter.early_thaw", "winter.flakes"} & set(WINTER.rulings(SETUP))
    elsewhere = {"game": "tapestry", "mode": "solo", "rulings": {"winter.early_thaw": True}}
    with pytest.raises(Refusal, match="unknown-ruling"):
        Table.new(games, elsewhere)


def test_the_pages_tell_them(game: Tapestry, tmp_path: Path) -> None:
    games: Games = {"tapestry": lambda: game}
    with closing(Store(games, tmp_path / "tables.db")) as store:
        house = House(store, game)
        assert "Does the snow melt early?" in house.text("/new?mode=winter")
        begun = house.ask("POST", "/api/tables", json={"new": SETUP}).json()
        path = f"/tables/{begun['id']}"
        assert "How many flakes are printed?" in house.text(path)
        assert house.ask("POST", f"/api{path}", json={"answer": 4}).json()["ok"]
        assert "no, never" in house.text(f"{path}/rulings")
