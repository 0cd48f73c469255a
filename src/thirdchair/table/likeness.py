"""Is this the same game? And which of the two records has gone further?

A game keeps its `uid` wherever it is taken. A file of an older version has none; then a game of the
same set-up is the same if one of the two records is the beginning of the other.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from thirdchair.kit.refusals import Refusal
from thirdchair.table.record import KEPT, Entry, Journal

Likeness = Literal["same", "longer", "shorter", "other"]
"""A file beside what is here: the same, gone further, not as far, or another way."""
PARTED: tuple[Likeness, ...] = ("longer", "other")
"""Then the file has something that is not here."""


class Known(msgspec.Struct, frozen=True):
    """The table or campaign of this house that is the same game as the one in a file.

    `bar`: why the file, if it has parted from it, cannot take its place.
    """

    id: str
    uid: str
    name: str
    likeness: Likeness
    bar: Refusal | None
    campaign: bool = False

    @property
    def parted(self) -> bool:
        """Has the file something that is not here?"""
        return self.likeness in PARTED


def likeness(file: Journal, here: Journal) -> Likeness:
    """How the record of a file is beside the one that is here. What is undone does not count.

    The one here is as a file may hold it: see `exports.told_record`.
    """
    if file.setup != here.setup:
        return "other"
    theirs, ours = list(_course(file)), list(_course(here))
    shared = min(len(theirs), len(ours))
    if theirs[:shared] != ours[:shared]:
        return "other"
    if len(theirs) == len(ours):
        return "same"
    return "longer" if len(theirs) > len(ours) else "shorter"


def parting(file: Journal, here: Journal) -> int:
    """With how many entries both begin: what was done and answered is the same."""
    shared = min(file.at, here.at)
    pairs = zip(file.entries[:shared], here.entries[:shared], strict=True)
    return next((at for at, (one, other) in enumerate(pairs) if _step(one) != _step(other)), shared)


def _course(journal: Journal) -> Iterator[Any]:
    """What was done and answered, one after the other."""
    for entry in journal.entries[: journal.at + journal.waiting]:
        yield from _step(entry)


def _step(entry: Entry) -> list[Any]:
    """What was done, and what was answered; kept pieces are what they are."""
    done = entry.command if entry.command != KEPT else entry.state
    return [done, *((answer.q, answer.a) for answer in entry.answers)]


def most_alike(found: Sequence[Known], by_uid: bool) -> Known | None:
    """The one that is most like the file; without a `uid` another course is another game."""
    order: list[Likeness] = ["same", "longer", "shorter", "other"]
    sure = [one for one in found if by_uid or one.likeness != "other"]
    return min(sure, key=lambda one: order.index(one.likeness), default=None)
