"""Turns in the journal: what people say about them, and what one tap takes back."""

from collections.abc import Callable, Sequence

from thirdchair.table.journal import Table
from thirdchair.table.record import Entry

FOLLOWING = "follow"
"""Who did it, when a bot followed by itself."""
GOES_ON, BESIDE, TOGETHER = "goes-on", "beside", "together"
"""What people say about a turn: it is not over yet; what was done is no turn of anybody; it came
with the command before it, out of one form."""


def standing(table: Table) -> Sequence[Entry]:
    """The entries that stand, the open one included; look at the recent ones first."""
    return table.journal.entries[: table.journal.at + table.journal.waiting]


Joins = Callable[[Table, int], bool]
"""Does the entry at this position belong to the same turn, or form, as the one before it?"""


def tap(table: Table, joins: Joins) -> int:
    """How many commands undo takes back at once: the last turn, or what stands of it."""
    place = table.journal.at + table.journal.waiting - 1
    count = 1
    while place > 1 and joins(table, place):
        place -= 1
        count += 1
    return count


def untap(table: Table, joins: Joins) -> int:
    """How many commands redo does at once: the undone turn, or what is left of it."""
    place = table.journal.at + 1
    count = 1
    while place < len(table.journal.entries) and joins(table, place):
        place += 1
        count += 1
    return count
