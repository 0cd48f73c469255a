"""Golden games: one for each level, one with three Automas on a shared deck."""

import pytest

from tests.scythe.golden_games import FOLDER, SETUPS, told


@pytest.mark.parametrize("name", SETUPS)
def test_a_golden_game_is_told_as_before(name: str) -> None:
    assert told(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_the_golden_games_see_what_there_is_to_see() -> None:
    text = "".join((FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in SETUPS)
    for sight in (
        "Combat, ",
        "skips this turn",
        "shuffle the Automa deck",
        "Put resources here",
        "lay a random armed trap here",
        "takes a random Factory card",
        "Move the recruit marker",
        "has placed the sixth star",
        "not possible: attack",
        "lay a flag here",
    ):
        assert sight in text, sight
