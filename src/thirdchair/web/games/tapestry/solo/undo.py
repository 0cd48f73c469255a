"""Undo by whole turns in the solo game: yours with all that belongs to it, or the bots'."""

from thirdchair.table.journal import Table
from thirdchair.web import turns
from thirdchair.web.games.tapestry.solo.turns import actor, bots_done

ALONE = ("new", "bots_turn", "correct", "finish", "kept")
"""Commands that are no part of a turn of yours."""


def tap(table: Table) -> int:
    """How many commands undo takes back at once."""
    return turns.tap(table, joins)


def untap(table: Table) -> int:
    """How many commands redo does at once."""
    return turns.untap(table, joins)


def joins(table: Table, place: int) -> bool:
    """Is it a part of the turn that the entry before it belongs to?"""
    entry, before = table.journal.entries[place], table.journal.entries[place - 1]
    if entry.turn == turns.TOGETHER:
        return True
    if entry.command["do"] in ALONE or before.command["do"] in ALONE:
        return False
    return actor(entry) is None or _goes_on(table, place)


def _goes_on(table: Table, place: int) -> bool:
    """You advance once more: in the same turn, unless the bots have stopped and leave you alone."""
    for before in range(place - 1, 0, -1):
        entry = table.journal.entries[before]
        if entry.command["do"] in ALONE:
            return False
        if actor(entry):
            return not bots_done(table.state_before(place))
    return False
