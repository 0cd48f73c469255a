"""The golden games of Scythe come past everything that there is to see."""

from tests.golden.games import file_of
from tests.golden.scythe import games


def test_the_golden_games_see_what_there_is_to_see() -> None:
    text = "".join(file_of(name).read_text(encoding="utf-8") for name in games())
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
