"""Whose turn it is in the duel: read off the journal, shown to people, never enforced."""

from thirdchair.table.journal import Table
from thirdchair.table.record import Entry
from thirdchair.tapestry.duel import LAST_ERA, SHADOW
from thirdchair.web import turns
from thirdchair.web.turns import BESIDE, FOLLOWING, GOES_ON, TOGETHER, standing

BOTS_TURN = {"do": "bots_turn"}


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


def follow(table: Table) -> None:
    """The Shadow Empire takes its turn if it is due."""
    if not table.journal.waiting and next_seat(table) == SHADOW:
        table.do(BOTS_TURN, FOLLOWING)


def joins(table: Table, place: int) -> bool:
    """A turn that followed by itself, one that went on, or the rest of one form."""
    entry, before = table.journal.entries[place], table.journal.entries[place - 1]
    if entry.by == FOLLOWING or entry.turn == TOGETHER:
        return True
    return before.turn == GOES_ON and actor(entry) == actor(before)


def tap(table: Table) -> int:
    """How many commands undo takes back at once: the last turn, or what stands of it."""
    return turns.tap(table, joins)


def untap(table: Table) -> int:
    """How many commands redo does at once: the undone turn, or what is left of it."""
    return turns.untap(table, joins)
