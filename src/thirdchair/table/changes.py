"""What is changed about an earlier step, and what would come of it: a mended record."""

from collections.abc import Mapping
from typing import Any

import msgspec

from thirdchair.kit.flow import Answer
from thirdchair.kit.questions import Question, Value
from thirdchair.kit.refusals import Refusal
from thirdchair.table.record import Entry


class Insert(msgspec.Struct, frozen=True):
    """A command that was forgotten; it goes before the entry at the position."""

    command: dict[str, Any]
    answers: tuple[Value, ...] = ()


class Replace(msgspec.Struct, frozen=True):
    """What was done, or answered, instead. Of the set-up only the answers can change.

    Of the same command, `answers` stand in the places of the recorded ones; one that is the same
    counts as recorded: it may be dropped when the ones before it make it idle. `now`: what was
    answered to what is asked after all of them.
    """

    command: dict[str, Any]
    answers: tuple[Value, ...] = ()
    now: tuple[Value, ...] = ()


class Delete(msgspec.Struct, frozen=True):
    """It never happened."""


Change = Insert | Replace | Delete


class Difference(msgspec.Struct, frozen=True):
    """A part of the view, as it is now and as it would be then."""

    path: str
    now: Any
    then: Any


class Course(msgspec.Struct, frozen=True):
    """What is done about later steps that no longer fit, by their places in the present record."""

    again: Mapping[int, tuple[Value, ...]] = {}
    """Those that are answered again, with what is answered now."""
    without: frozenset[int] = frozenset()
    """Those that are left out."""
    until: int | None = None
    """The table goes back to before this one; what follows is gone."""
    sealed: Mapping[str, bool] = {}
    """What seats have said of their choices that are still sealed: do they stay?"""


class Misfit(msgspec.Struct, frozen=True):
    """A later command that can no longer be done; `position` is its place in the old record."""

    position: int
    command: dict[str, Any]
    reason: Refusal


class OutOfTurn(msgspec.Struct, frozen=True):
    """A step of the mended record before which a turn is missing, and of whom.

    `was` is the place of a step that was out of turn in the present record, too.
    """

    step: int
    who: tuple[str, ...]
    was: int | None = None


class Mended(msgspec.Struct, frozen=True):
    """The record as it would be; `first` is the first entry that differs from the present one.

    `then` is the view that the table would have.
    While `question` is there, the changed command itself wants another answer, or the later step
    at `asked` that is answered again, as far as `asking` has come: mend again with one more. With
    `misfits` it cannot be taken over, nor while the seats in `sealed` have not said whether their
    sealed choices stay. Of the steps in `redrawn` the app has drawn anew. Nothing of this has
    touched the table.
    """

    revision: int
    first: int
    entries: list[Entry]
    open: Entry | None
    then: dict[str, Any] | None
    differences: list[Difference]
    misfits: list[Misfit]
    question: Question | None = None
    asked: int | None = None
    asking: Entry | None = None
    redrawn: list[int] = []
    out_of_turn: list[OutOfTurn] = []
    sealed: list[str] = []

    @property
    def given(self) -> list[Answer]:
        """What was answered before the question."""
        return self.asking.answers if self.asking else []

    @property
    def whole(self) -> bool:
        """Can it be taken over?"""
        return self.question is None and not self.misfits and not self.sealed
