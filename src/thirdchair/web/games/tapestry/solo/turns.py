"""Whose turn it is in the solo game, and what your turn still lets you do on the map."""

from typing import Any

from thirdchair.table.journal import Entry, Table
from thirdchair.tapestry.hexmap import YOU
from thirdchair.tapestry.income import BOTS_SEAT, LAST_INCOME
from thirdchair.tapestry.modes import rules_at
from thirdchair.tapestry.packs import track_named
from thirdchair.tapestry.solo import Solo
from thirdchair.tapestry.state import SoloState
from thirdchair.tapestry.yourside import SECOND
from thirdchair.web.turns import BESIDE, standing

__all__ = ["standing"]

BOTS_TURN = {"do": "bots_turn"}


def rules_of(state: SoloState) -> Solo:
    """The rules of this table, to ask what is legal; nobody hears what they tell."""
    rules = rules_at(state)
    assert isinstance(rules, Solo)
    return rules


def last_bots_turn(table: Table) -> int | None:
    """Where the bots' last turn stands in the journal."""
    entries = standing(table)
    places = range(len(entries) - 1, -1, -1)
    return next((n for n in places if entries[n].command["do"] == "bots_turn"), None)


def actor(entry: Entry) -> str | None:
    """Whose turn an entry was. Exploring and conquering are part of one."""
    if entry.turn == BESIDE:
        return None
    match entry.command["do"]:
        case "bots_turn":
            return BOTS_SEAT
        case "advance" | "income":
            return YOU
    return None


def bots_done(state: SoloState) -> bool:
    """Have the bots taken their last turn? Where there are none, what follows you has no end."""
    return BOTS_SEAT in state.era and rules_of(state).bots_are_done()


def next_seat(table: Table) -> str | None:
    """You and the bots by turns; who is done is left out. None when only the result is left."""
    state: SoloState = table.state
    if state.over:
        return None
    if table.journal.waiting:
        return actor(table.journal.entries[table.journal.at]) or YOU
    you_done = state.era[YOU] >= LAST_INCOME
    if bots_done(state):
        return None if you_done else YOU
    if you_done:
        return BOTS_SEAT
    acted = (actor(entry) for entry in reversed(standing(table)))
    last = next((seat for seat in acted if seat), None)
    if last is None:
        return BOTS_SEAT if state.first == BOTS_SEAT and BOTS_SEAT in state.era else YOU
    return BOTS_SEAT if last == YOU else YOU


def due_on_map(table: Table) -> list[str]:
    """What the spaces that you entered last let you explore or conquer, as far as it is open."""
    if table.journal.waiting or table.state.over:
        return []
    due: list[str] = []
    since = (last_bots_turn(table) or 0) + 1
    for entry in standing(table)[since:]:
        match entry.command["do"]:
            case "advance" | "income":
                lets = [action for event in entry.events for action in _lets(event)]
                due = [rules_of(table.state).printed_action(action) for action in lets]
            case "explore" | "conquer" as done:
                used = next((action for action in due if action.startswith(done)), None)
                if used:
                    due.remove(used)
    return due


def _lets(event: dict[str, Any]) -> tuple[str, ...]:
    """What a space lets you do on the map when a token of yours enters it."""
    if event["type"] != "advanced" or event["who"] not in (YOU, SECOND):
        return ()
    track, to = str(event["track"]), int(event["to"])
    return track_named(track).space[to - 1].map
