"""Whose turn it is in the duel: read off the journal, shown to people, never enforced."""

from collections.abc import Callable, Sequence

from thirdchair.table.journal import Table
from thirdchair.table.record import Entry
from thirdchair.tapestry.duel import LAST_ERA, SHADOW

FOLLOWING = "follow"
"""Who did it, when the Shadow Empire followed by itself."""
BOTS_TURN = {"do": "bots_turn"}
GOES_ON, BESIDE, TOGETHER = "goes-on", "beside", "together"
"""What people say about a turn: it is not over yet; what was done is no turn of anybody; it came
with the command before it, out of one form."""


def actor(entry: Entry) -> str | None:
    """The seat whose turn an entry was."""
    if entry.turn == BESIDE:
        return None
    match entry.command["do"]:
        case "bots_turn":
            return SHADOW
        case "advance" | "income":
            return str(entry.command["who"])
    return None


def next_seat(table: Table) -> str | None:
    """The seat after the one that acted last, unless its turn goes on; None when both are done."""
    state = table.state
    playing = [seat for seat, era in state.era.items() if era < LAST_ERA]
    if not playing or state.over:
        return None
    if table.journal.waiting:
        return actor(table.journal.entries[table.journal.at]) or playing[0]
    entry = next((one for one in reversed(standing(table)) if actor(one)), None)
    last = actor(entry) if entry else None
    if entry and entry.turn == GOES_ON and last in playing:
        return last
    order: list[str] = state.order
    start = order.index(last) + 1 if last in order else 0
    round_ = order[start:] + order[:start]
    return next(seat for seat in round_ if seat == SHADOW or seat in playing)


def standing(table: Table) -> Sequence[Entry]:
    """The entries that stand, the open one included; look at the recent ones first."""
    return table.journal.entries[: table.journal.at + table.journal.waiting]


def follow(table: Table) -> None:
    """The Shadow Empire takes its turn if it is due."""
    if not table.journal.waiting and next_seat(table) == SHADOW:
        table.do(BOTS_TURN, FOLLOWING)


Joins = Callable[[Table, int], bool]
"""Does the entry at this position belong to the same turn, or form, as the one before it?"""


def joins(table: Table, place: int) -> bool:
    """A turn that followed by itself, one that went on, or the rest of one form."""
    entry, before = table.journal.entries[place], table.journal.entries[place - 1]
    if entry.by == FOLLOWING or entry.turn == TOGETHER:
        return True
    return before.turn == GOES_ON and actor(entry) == actor(before)


def tap(table: Table, joins: Joins = joins) -> int:
    """How many commands undo takes back at once: the last turn, or what stands of it."""
    place = table.journal.at + table.journal.waiting - 1
    count = 1
    while place > 1 and joins(table, place):
        place -= 1
        count += 1
    return count


def untap(table: Table, joins: Joins = joins) -> int:
    """How many commands redo does at once: the undone turn, or what is left of it."""
    place = table.journal.at + 1
    count = 1
    while place < len(table.journal.entries) and joins(table, place):
        place += 1
        count += 1
    return count
