"""The steps that a page looks back on. Whose turn it is, the table knows."""

from collections.abc import Sequence

from thirdchair.table.journal import Table
from thirdchair.table.record import Entry

LATELY = 30
"""The most steps that a page tells; the history has them all."""
LOOK_BACK = "turn."
"""How `see` begins where somebody looks back on a turn of the bots; its place follows."""
LONGEST_PLACE = 9


def last_entry(table: Table) -> Entry:
    """The last entry that stands, the open one included."""
    return table.journal.entries[table.journal.at + table.journal.waiting - 1]


def untold(steps: int) -> int:
    """How many of so many steps the page omits."""
    return max(0, steps - LATELY)


def lately(table: Table, *, bots: bool = False) -> Sequence[Entry]:
    """The steps since the bots' last turn, with `bots` that turn too; of many the last ones."""
    stands, turn = table.journal.at + table.journal.waiting, table.bots_turn_at
    first = 1 if turn is None else turn + 1
    entries = table.journal.entries[max(first, stands - LATELY) : stands]
    return entries if turn is None or not bots else [table.journal.entries[turn], *entries]


def looked_back(table: Table, see: str | None) -> int | None:
    """The turn of the bots that somebody wants to see again, if there is one at that place."""
    place = (see or "").removeprefix(LOOK_BACK)
    if place == see or not place.isdecimal() or len(place) > LONGEST_PLACE:
        return None
    position, last = int(place), table.bots_turn_at
    there = last is not None and position <= last and table.turn_after(position).since == 0
    return position if there else None


def shown_turn(table: Table, see: str | None) -> int | None:
    """Where the turn of the bots stands that a page tells: the last one unless somebody asks."""
    back = looked_back(table, see)
    return table.bots_turn_at if back is None else back
