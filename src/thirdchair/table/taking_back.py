"""Back and forth along a journal: undo, redo, and whose choices they may touch.

The record may end with free choices of several seats, in the order in which the phones sent them.
Each belongs to its seat: whoever speaks for a seat takes back that seat's last one and leaves the
others as they are. A sealed choice that is not revealed yet is taken back by its seat alone. A
tablet that is shared by seats without a phone acts for each of them.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

import msgspec

from thirdchair.kit.flow import Answer, Done, Pending, frozen
from thirdchair.kit.refusals import Refusal, bad_input, not_now
from thirdchair.table.open_mend import OpenMend
from thirdchair.table.record import STEPS, Entries, Entry
from thirdchair.table.whose import Whose, plain


class TakingBack(Whose):
    """A table that moves along its journal."""

    seen_at: int | None
    """The revision that whoever acts has seen, where it is not the present one."""
    open_mend: OpenMend | None
    """The mend that is open; until it is whole or given up, the table stays as it is."""

    @abstractmethod
    def _run(
        self, entry: Entry, answers: list[Answer] | None = None, position: int | None = None
    ) -> Done[Any] | Pending[Any]:
        """Run the entry at this position, else at `at`, from the state before it."""

    @abstractmethod
    def _take(self, entry: Entry, result: Done[Any] | Pending[Any]) -> None:
        """The command went on: keep how far it came."""

    def undo(self, count: int = 1) -> None:
        """Take back that many commands; an open one counts as one.

        Where free choices stand at the end, whoever speaks for a seat takes back its last one, and
        a shared tablet the last one of its seats.
        """
        check_count(count, "undo")
        commands = self.journal.at - 1 + self.journal.waiting
        if count > commands:
            raise not_now("nothing-to-undo", count=commands)
        if not self._seated or not any(entry.own for entry in self._choices(count)):
            self._step_back(count)
            return
        before = self._snapshot()
        try:
            for _ in range(count):
                self._undo_one()
        except Refusal:
            self._restore(before)
            raise

    def redo(self, count: int = 1) -> None:
        """Do that many undone commands again, with the same answers."""
        check_count(count, "redo")
        journal = self.journal
        if journal.waiting:
            raise not_now("answer-first")
        undone = len(journal.entries) - journal.at
        if count > undone:
            raise not_now("nothing-to-redo", count=undone)
        again = journal.entries[journal.at : journal.at + count]
        self._check_whose(again)
        position = journal.at + count - 1
        last = journal.entries[position]
        if last.state is None:
            result = self._run(last, last.answers, position)
            journal.at = position
            self._take(last, result)
        else:
            journal.at += count
            self._moved(_owner(again))

    def jump(self, position: int) -> None:
        """To the moment after that many entries, the set-up counting as the first, by undo or redo.

        The open command counts as an entry: jumping elsewhere undoes it, jumping back reopens it.
        """
        last = len(self.journal.entries)
        if type(position) is not int or not 1 <= position <= last:
            raise bad_input("no-such-step", where="jump", answer=position, first=1, last=last)
        here = self.journal.at + self.journal.waiting
        if position < here:
            self._check_not_only_of_others(self._choices(here - position))
            self._step_back(here - position)
        elif position > here:
            self.redo(position - here)

    @property
    def own_choice(self) -> int | None:
        """Where the last choice stands that is the speaker's, or of a seat that shares the tablet.

        That is what `undo` takes back if free choices stand at the end of the record. Of nobody in
        particular, or where no such choice is left: the last one.
        """
        last = self.journal.at - 1
        if self.journal.waiting or self.journal.entries[last].own is None:
            return None
        mine = self._last_choice() if self._seated else None
        return last if mine is None and self.speaker is None else mine

    # How it is done

    def _last(self, count: int) -> Sequence[Entry]:
        """The last steps that stand, the open one included."""
        stands = self.journal.at + self.journal.waiting
        return self.journal.entries[max(stands - count, 0) : stands]

    def _choices(self, count: int) -> Sequence[Entry]:
        """The same; nothing, and nothing is fetched, where nobody ever made a free choice."""
        return self._last(count) if self.journal.choosers else ()

    def _undo_one(self) -> None:
        last = self._last(1)[0]
        if last.own is None:
            self._step_back(1)
            return
        mine = self.own_choice
        if mine is None:
            raise not_now("choice-of-another", seat=last.own)
        if mine == self.journal.at - 1:
            self._step_back(1)
        else:
            self._take_out(mine)

    def _last_choice(self) -> int | None:
        """Where the last choice stands that concerns whoever acts, among those at the end."""
        position = self.journal.at - 1
        while (own := self.journal.entries[position].own) is not None:
            if self.concerns(own):
                return position
            position -= 1
        return None

    def _step_back(self, count: int) -> None:
        """Undo steps in their order."""
        journal = self.journal
        passed = self._choices(count)
        for entry in passed:
            if not self.concerns(entry.own) and self.sealed(entry):
                raise not_now("sealed-by-another", seat=entry.own)
        if _owner(passed) is None:
            self._forget_taken_back()
        journal.at -= count - journal.waiting
        journal.waiting = False
        self._open = None
        self._moved(_owner(passed))

    def _forget_taken_back(self) -> None:
        """Choices that their seats took back do not come again with a step from before them."""
        journal = self.journal
        if (
            not self._alone
            and not journal.waiting
            and self._taken_back(journal.entries[journal.at :])
        ):
            journal.entries.cut(journal.at)
            self.changed_from = min(self.changed_from, journal.at)

    def _take_out(self, position: int) -> None:
        """Undo a free choice from among later ones of other seats, which are done again without it.

        It can be redone until somebody does something else.
        """
        journal, before = self.journal, self._snapshot()
        taken, *later = journal.entries[position : journal.at]
        journal.entries.cut(position)
        journal.at = position
        try:
            for was in later:
                entry = msgspec.structs.replace(was)
                result = self._run(entry, was.answers)
                if isinstance(result, Pending):
                    raise not_now("asks-again")
                entry.events, entry.state = plain(result.events), frozen(result.state)
                entry.next = self._turn_after(journal.at, entry, result.state, True)
                journal.entries.append(entry)
                journal.at += 1
        except Refusal as refusal:
            self._restore(before)
            raise not_now("others-chose-after-it", seat=taken.own) from refusal
        journal.entries.append(msgspec.structs.replace(taken, state=None))
        self._changed(position, taken.own)

    def _snapshot(self) -> tuple[Any, ...]:
        journal = self.journal
        entries = Entries(journal.entries.known, journal.entries.source)
        kept = msgspec.structs.replace(journal, entries=entries, moved=dict(journal.moved))
        return kept, self._open, self.changed_from, self.seen_at

    def _restore(self, before: tuple[Any, ...]) -> None:
        self.journal, self._open, self.changed_from, self.seen_at = before

    def _moved(self, own: str | None = None) -> None:
        """The table has moved on, by a free choice of a seat or otherwise.

        Refused where whoever acts has not seen what that stands on: for a free choice only what
        its own seat has chosen since, and what was no free choice.
        """
        if self.open_mend is not None:
            raise not_now("mend-open", step=self.open_mend.position)
        moved, key = self.journal.moved, own or STEPS
        if self.seen_at is not None:
            if own is None or self.seen_at < max(moved.get(STEPS, 0), moved.get(own, 0)):
                raise not_now("stale")
            self.seen_at = None
        self.journal.revision += 1
        self.journal.moved = {**moved, key: self.journal.revision}

    def _changed(self, position: int, own: str | None = None) -> None:
        self._moved(own)
        self.changed_from = min(self.changed_from, position)


def _owner(entries: Sequence[Entry]) -> str | None:
    """The seat that chose all of these freely, None if there is no such seat."""
    seats = {entry.own for entry in entries}
    return seats.pop() if len(seats) == 1 else None


def check_count(count: object, where: str) -> None:
    """Refuse what is no number of steps."""
    if type(count) is not int or count < 1:
        raise bad_input("not-a-count", where=where, answer=count)
