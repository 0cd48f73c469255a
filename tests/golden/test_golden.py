"""Whole games come out as they were reviewed."""

from difflib import unified_diff

import pytest

from tests.golden.games import GAMES, HANDED_IN, file_of, lacking, shown
from tests.golden.played import FOLDER
from thirdchair import games as installed


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_told_as_it_was_reviewed(name: str) -> None:
    reviewed = file_of(name).read_text(encoding="utf-8").splitlines()
    played = GAMES[name]().splitlines()
    difference = "\n".join(unified_diff(reviewed, played, "reviewed", "played", lineterm=""))
    assert not difference, f"make golden writes it anew:\n{difference}"


def test_every_game_and_every_scenario_that_is_found_has_a_reviewed_text() -> None:
    assert lacking(GAMES) == [], "make golden writes it"


def test_every_mode_of_every_game_has_a_golden_game() -> None:
    modes = {(name, mode) for name, game in installed.GAMES.items() for mode in game().modes}
    assert modes - shown() == set(), "enter a game of it in tests/golden/games.py"


def test_every_reviewed_text_belongs_to_a_game() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GAMES) - set(HANDED_IN)
