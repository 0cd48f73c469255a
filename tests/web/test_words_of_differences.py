"""What mending may show has words: every part that came, went or changed in a reviewed game.

Each moment of each golden game is compared with the next one and with the last, both ways round,
as the preview of a mended past compares two tables.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tests.golden.played import PLAYED
from thirdchair.contract import Session, words_for
from thirdchair.games import VOICES
from thirdchair.kit.readers import Reader
from thirdchair.table.changes import Mended
from thirdchair.table.journal import Table
from thirdchair.table.playing_again import differing
from thirdchair.web.games import FACES
from thirdchair.web.pages.history.differences import differences
from thirdchair.words import LANGUAGES

View = dict[str, Any]


class Moment:
    """A table that stands as this view says."""

    def __init__(self, view: View) -> None:
        self.view = lambda: view


def views(table: Table) -> list[View]:
    """How the table stood after each step."""
    states = [one.state for one in table.journal.entries if one.state is not None]
    return [table.game.view(table.game.thawed(state), None) for state in states]


def compared(seen: list[View]) -> Iterator[tuple[View, View]]:
    for now in seen[:-1]:
        yield now, seen[-1]
        yield seen[-1], now
    yield from pairwise(seen)


def wordless(table: Table, language: str) -> Iterator[str]:
    """Parts that are called as the program calls them."""
    words = words_for(VOICES, table, Reader(language))
    differs = FACES[table.journal.setup["game"]]().mode(table).instead.DIFFERS
    for now, then in compared(views(table)):
        found = list(differing(now, then))
        mended = Mended(0, 0, [], None, then, found, [])
        paths = {one.path for one in found} if language != "en" else set()
        for name, *values in differences(Moment(now), mended, words, differs):  # type: ignore[arg-type]
            if name in paths or any(raw(one) for one in values):
                yield f"{name}: {values}"


def raw(value: str) -> bool:
    """Does a value look like one of a program, and not like words?"""
    return value.startswith(("{", "[")) or value in ("None", "True", "False")


@pytest.mark.parametrize("name", PLAYED)
def test_every_difference_of_a_golden_game_has_words(
    name: str, played: list[Table | Session]
) -> None:
    PLAYED[name]()
    tables = [one.current if isinstance(one, Session) else one for one in played]
    ours = [one for one in tables if one]
    assert ours
    for language in LANGUAGES:
        found = {fault for table in ours for fault in wordless(table, language)}
        assert found == set()
