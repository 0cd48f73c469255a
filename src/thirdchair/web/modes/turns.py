"""Whose turn it is in the duel: read off the journal, shown to people, never enforced."""

from typing import Any

from thirdchair.table.journal import Entry, Table
from thirdchair.tapestry.duel import LAST_ERA, SHADOW

FOLLOWING = "follow"
"""Who did it, when the Shadow Empire followed by itself."""
BOTS_TURN = {"do": "bots_turn"}


def actor(entry: Entry) -> str | None:
    """The seat whose turn an entry was."""
    match entry.command["do"]:
        case "bots_turn":
            return SHADOW
        case "advance" | "income":
            return str(entry.command["who"])
    return None


def next_seat(table: Table, held: dict[str, Any] | None = None) -> str | None:
    """The seat after the one that acted last; None when both humans are done.

    `held` names a seat that said, at this point of the journal, that its turn goes on.
    """
    state = table.state
    playing = [seat for seat, era in state.era.items() if era < LAST_ERA]
    if not playing or state.over:
        return None
    if table.journal.waiting:
        return actor(table.journal.entries[table.journal.at]) or playing[0]
    if held and held.get("at") == table.journal.at and held.get("who") in playing:
        return str(held["who"])
    acted = [actor(entry) for entry in table.journal.entries[: table.journal.at]]
    last = next((seat for seat in reversed(acted) if seat), None)
    order: list[str] = state.order
    start = order.index(last) + 1 if last in order else 0
    round_ = order[start:] + order[:start]
    return next(seat for seat in round_ if seat == SHADOW or seat in playing)


def follow(table: Table) -> None:
    """The Shadow Empire takes its turn if it is due."""
    if not table.journal.waiting and next_seat(table) == SHADOW:
        table.do(BOTS_TURN, FOLLOWING)


def tap(table: Table) -> int:
    """How many commands the last tap made: a human's, and the turn that followed by itself."""
    place = table.journal.at + table.journal.waiting - 1
    count = 1
    while place > 1 and table.journal.entries[place].by == FOLLOWING:
        place -= 1
        count += 1
    return count


def untap(table: Table) -> int:
    """How many commands doing the last undone tap again would take."""
    entries, place = table.journal.entries, table.journal.at + 1
    count = 1
    while place < len(entries) and entries[place].by == FOLLOWING:
        place += 1
        count += 1
    return count
