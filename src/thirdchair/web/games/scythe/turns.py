"""Whose turn it is at a Scythe table: read off the journal, shown to people, never enforced."""

from collections.abc import Sequence
from typing import Any

from thirdchair.scythe.automa import Automa
from thirdchair.scythe.state import AutomaState
from thirdchair.table.journal import Table
from thirdchair.table.record import Entry
from thirdchair.web import turns
from thirdchair.web.turns import TOGETHER

ALONG = TOGETHER
"""Said of a command that one tap did together with the command before it."""
HUMANS_TURN = ("move", "place", "remove", "gain", "star")
BETWEEN = ("gain", "star")
"""May happen to somebody whose turn it is not."""
AFTER = ("place", "remove", *BETWEEN)
"""May still be told after the move of the same turn."""


def rules_of(state: AutomaState) -> Automa:
    """The rules of this table, to ask what holds there; nobody hears what they tell."""
    return Automa(state, [])


def standing(table: Table) -> Sequence[Entry]:
    """The entries that stand, the open one included."""
    return table.journal.entries[: table.journal.at + table.journal.waiting]


def actor(table: Table, entry: Entry) -> str | None:
    """Whose turn an entry was. What somebody does to an Automa's pieces is no turn of it."""
    command = entry.command
    if command["do"] == "automa_turn":
        return str(command["seat"])
    seat = str(command.get("seat", ""))
    human = seat in table.state.seats and table.state.seats[seat].kind == "human"
    return seat if command["do"] in HUMANS_TURN and human else None


def next_seat(table: Table) -> str | None:
    """Who is to act: after an Automa and after a human's move the next one, else the same human."""
    state: AutomaState = table.state
    if state.over or state.ended is not None:
        return None
    return _due(table)


def _due(table: Table) -> str:
    """Whose turn it is. What somebody gains when others act, or after the move, is no turn."""
    order = list(table.state.seats)
    due, done = _first(table) or order[0], None
    for entry in standing(table):
        seat, kind = actor(table, entry), entry.command["do"]
        if seat is None or (seat != due and kind in BETWEEN) or (seat == done and kind in AFTER):
            continue
        if entry.state is not None and kind in ("automa_turn", "move"):
            due, done = order[(order.index(seat) + 1) % len(order)], seat
        else:
            due = seat
    return due


def passed_on(table: Table) -> bool:
    """Did one human's move just hand the turn to another, who looks at the whole board?"""
    humans = [seat for seat, one in table.state.seats.items() if one.kind == "human"]
    last = next((one for entry in reversed(standing(table)) if (one := actor(table, entry))), None)
    return last in humans and next_seat(table) in humans and next_seat(table) != last


def _first(table: Table) -> str | None:
    events = standing(table)[0].events
    return next((str(one["seat"]) for one in events if one["type"] == "starts"), None)


def next_automa(table: Table) -> str | None:
    """The Automa that acts next: humans need not enter anything, so they are passed over."""
    state: AutomaState = table.state
    automas = rules_of(state).automas
    if state.over or state.ended is not None or not automas:
        return None
    order = list(state.seats)
    start = order.index(_due(table))
    return next(seat for seat in order[start:] + order[:start] if seat in automas)


def last_turn(table: Table) -> int | None:
    """Where the last turn of an Automa stands in the journal."""
    entries = standing(table)
    places = range(len(entries) - 1, -1, -1)
    return next((n for n in places if entries[n].command["do"] == "automa_turn"), None)


def joins(table: Table, place: int) -> bool:
    """Does an entry belong to the one before it: the same human's turn, or the rest of one form?"""
    entry, before = table.journal.entries[place], table.journal.entries[place - 1]
    if entry.turn == TOGETHER:
        return True
    seat = actor(table, entry) if entry.command["do"] in HUMANS_TURN else None
    return seat is not None and seat == actor(table, before)


def tap(table: Table) -> int:
    """How many commands undo takes back at once: the last turn, or what stands of it."""
    return turns.tap(table, joins)


def untap(table: Table) -> int:
    """How many commands doing the last undone turn again would take."""
    return turns.untap(table, joins)


def automa_turn(seat: str) -> dict[str, Any]:
    return {"do": "automa_turn", "seat": seat}
