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
from thirdchair.table.record import STEPS, Entries, Entry
from thirdchair.table.turns import Turns


class TakingBack(Turns):
    """A table that moves along its journal."""

    speaker: str | None
    """The seat for which somebody acts or looks; None: nobody in particular."""
    stands_in: frozenset[str]
    """Seats without a device of their own: one that plays for all takes back for them too."""
    elsewhere: frozenset[str]
    """Seats with a device of their own, where whoever acts sits at none."""
    seen_at: int | None
    """The revision that whoever acts has seen, where it is not the present one."""

    @property
    @abstractmethod
    def state(self) -> Any:
        """The table as it stands."""

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

    def concerns(self, own: str | None) -> bool:
        """May whoever acts touch this seat's sealed choices? What is nobody's is everybody's."""
        return own is None or own == self.speaker or own in self.stands_in

    def can_undo(self, position: int) -> bool:
        """Is the choice at that position not a sealed one of another seat?"""
        entry = self.journal.entries[position]
        return self.concerns(entry.own) or not self.sealed(entry)

    def can_redo(self) -> bool:
        """Is what was undone, if anything was, not for another seat to do again?"""
        at = self.journal.at
        if at == len(self.journal.entries):
            return True
        try:
            self._check_whose(self.journal.entries[at : at + self.taps_ahead])
        except Refusal:
            return False
        return True

    def sealed(self, entry: Entry) -> bool:
        """Is it a sealed choice that has not been revealed?"""
        return entry.round is not None and self._sealed_in(self.state, entry)

    def reveals(self, position: int) -> bool:
        """Is it an undone step that would reveal sealed choices, or came after they were?"""
        journal = self.journal
        if position < journal.at + journal.waiting or not journal.choosers:
            return False
        state = journal.entries[position].state or journal.entries[position - 1].state
        assert state is not None
        then = self.game.revealed(self.game.thawed(state))
        return bool(then - self.game.revealed(self.state))

    # How it is done

    @property
    def _seated(self) -> bool:
        """Does whoever acts do so for a seat, or for those that share a tablet?"""
        return self.speaker is not None or bool(self.stands_in)

    def _check_replaces(self, entry: Entry, events: Sequence[Any]) -> None:
        """Refuse to choose anew for a seat that has sealed its choice with its own device."""
        if self.speaker is not None or entry.own not in self.elsewhere:
            return
        again = msgspec.structs.replace(entry, events=plain(events))
        for was in self.journal.entries[: self.journal.at]:
            if was.own == again.own and was.round == again.round and self.sealed(was):
                raise not_now("sealed-by-another", seat=was.own)

    def _sealed_in(self, state: Any, entry: Entry) -> bool:
        """Is it a sealed choice that has not been revealed by then?"""
        return entry.round is not None and entry.round not in self.game.revealed(state)

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

    def _taken_back(self, undone: Sequence[Entry]) -> str | None:
        """The first seat of these, not this one, that has itself taken back its choice.

        That was after the last step, and nothing but choices was undone since.
        """
        moved = self.journal.moved
        for entry in undone if self.journal.choosers else ():
            if entry.own is None:
                return None
            if not self.concerns(entry.own) and moved.get(entry.own, 0) > moved[STEPS]:
                return entry.own
        return None

    @property
    def _alone(self) -> bool:
        """Does whoever acts do so for everybody? Nobody else can have taken anything back."""
        return self.speaker is None and not self.elsewhere

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

    def _check_whose(self, entries: Sequence[Entry]) -> None:
        """Refuse to redo what another seat has chosen, unless the table's steps go with it.

        Those were undone for all; mere choices may have been taken back by their seats, and are for
        them alone then. What is sealed at the end of it is for its seat to redo, in any case.
        """
        if not self.journal.choosers:
            return  # nobody ever made a free choice
        state = next((one.state for one in reversed(entries) if one.state is not None), None)
        then = self.state if state is None else self.game.thawed(state)
        self._check_not_only_of_others(entries)
        if not self._alone and (seat := self._taken_back(entries)) is not None:
            raise not_now("choice-of-another", seat=seat)
        for entry in entries:
            if not self.concerns(entry.own) and self._sealed_in(then, entry):
                raise not_now("choice-of-another", seat=entry.own)

    def _check_not_only_of_others(self, entries: Sequence[Entry]) -> None:
        """Refuse whoever speaks for a seat to move along choices alone, if others made them."""
        if self.speaker is None or any(entry.own is None for entry in entries):
            return
        for entry in entries:
            if entry.own != self.speaker:
                raise not_now("choice-of-another", seat=entry.own)

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


def plain(events: Sequence[Any]) -> list[dict[str, Any]]:
    """Events as they are stored and sent."""
    stored: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(events))
    return stored


def check_count(count: object, where: str) -> None:
    """Refuse what is no number of steps."""
    if type(count) is not int or count < 1:
        raise bad_input("not-a-count", where=where, answer=count)
