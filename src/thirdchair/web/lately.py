"""The steps that a page looks back on. Whose turn it is, the table knows."""

from collections.abc import Sequence

from thirdchair.table.journal import Table
from thirdchair.table.record import Entry

LATELY = 12
"""The most steps that a page tells; the history has them all."""


def last_entry(table: Table) -> Entry:
    """The last entry that stands, the open one included."""
    return table.journal.entries[table.journal.at + table.journal.waiting - 1]


def untold(steps: int) -> int:
    """How many of so many steps the page omits."""
    return max(0, steps - LATELY)


def lately(table: Table, *, bots: bool = False) -> Sequence[Entry]:
    """The steps since the bots' last turn, with `bots` that turn too; of many the last ones."""
    stands, turn = table.journal.at + table.journal.waiting, table.bots_turn_at
    first = 1 if turn is None else turn + (not bots)
    return table.journal.entries[max(first, stands - LATELY) : stands]
