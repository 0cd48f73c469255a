"""Fix an earlier step: insert, replace or delete a past command, and see what would differ.

What came later is run again with the same answers where they still fit. The people then either
take the result over, or keep the pieces as they lie and mend only the record.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from thirdchair.kit.commands import Sealed, owner
from thirdchair.kit.flow import Answer, Done, Pending, frozen
from thirdchair.kit.questions import Question, Value
from thirdchair.kit.refusals import Refusal, bad_input, not_now
from thirdchair.table.chance import AppChance, by_people
from thirdchair.table.journal import Table, plain
from thirdchair.table.record import KEPT, SET_UP, Entry
from thirdchair.table.rerunning import Given, rerun


class Insert(msgspec.Struct, frozen=True):
    """A command that was forgotten; it goes before the entry at the position."""

    command: dict[str, Any]
    answers: tuple[Value, ...] = ()


class Replace(msgspec.Struct, frozen=True):
    """What was done, or answered, instead. Of the set-up only the answers can change.

    An answer that is the same as in the record counts as recorded: it may be dropped when the
    ones before it make it idle.
    """

    command: dict[str, Any]
    answers: tuple[Value, ...] = ()


class Delete(msgspec.Struct, frozen=True):
    """It never happened."""


Change = Insert | Replace | Delete


class Difference(msgspec.Struct, frozen=True):
    """A part of the view, as it is now and as it would be then."""

    path: str
    now: Any
    then: Any


class LeftOut(msgspec.Struct, frozen=True):
    """A later command that can no longer be done; `position` is its place in the old record."""

    position: int
    command: dict[str, Any]
    reason: Refusal


class Mended(msgspec.Struct, frozen=True):
    """The record as it would be; `first` is the first entry that differs from the present one.

    `then` is the view that the table would have.
    While `question` is there, the changed command itself wants another answer: mend again with
    one more. Nothing of this has touched the table.
    """

    revision: int
    first: int
    entries: list[Entry]
    open: Entry | None
    then: dict[str, Any] | None
    differences: list[Difference]
    left_out: list[LeftOut]
    question: Question | None = None


def mend(table: Table, position: int, change: Change) -> Mended:
    """What the table would be with this change in its past; refuses a change that cannot be.

    It is told to whoever speaks. Sealed choices of other seats are none of their business.
    """
    told, table = table.seen_by(table.speaker), table.whole
    _check(table, position, change)
    _check_sealed(told, table, position, change)
    return _Mending(told, position).mended(change)


def take_over(table: Table, mended: Mended) -> None:
    """History and pieces follow the mended record."""
    _check_ready(table, mended)
    table.replace_entries(mended.first, mended.entries, mended.open)


def keep_pieces(table: Table, mended: Mended) -> None:
    """History follows the mended record, and then the pieces are put back as they lie.

    An open command stays open: it goes on from the table that people have before them. What is
    sealed on the table cannot be kept without the choice that sealed it.
    """
    _check_ready(table, mended)
    journal = table.journal
    entries = list(mended.entries)
    lying = journal.entries[journal.at - 1]
    kept = table.whole.state_before(journal.at)
    if table.game.seen(kept, None) != kept:
        raise not_now("would-reveal")
    if entries[-1].state != lying.state:
        drawn = max(entries[-1].drawn, lying.drawn)
        entries.append(Entry(KEPT, events=[{"type": "kept"}], state=lying.state, drawn=drawn))
    still_open = journal.entries[journal.at] if journal.waiting else None
    table.replace_entries(mended.first, entries, still_open)


def _check(table: Table, position: object, change: Change) -> None:
    """Is there such a step, and may it be changed like this?"""
    first = 0 if isinstance(change, Replace) else 1
    last = table.journal.at - (not isinstance(change, Insert))
    if last < first:
        raise not_now("nothing-to-mend")
    if type(position) is not int or not first <= position <= last:
        raise bad_input("no-such-step", where="position", answer=position, first=first, last=last)
    if not isinstance(change, Delete):
        name = change.command.get("do")
        if (name == SET_UP["do"]) != (position == 0):
            raise bad_input("unknown-value", where="do", value=name)


def _check_sealed(told: Table, table: Table, position: int, change: Change) -> None:
    """Refuse to touch a choice of another seat that is still sealed, or to seal one for it."""
    entries = table.journal.entries
    revealed: str | None = None
    """Whose choice it is that everybody knows by now."""
    if not isinstance(change, Insert):
        entry = entries[position]
        if not told.concerns(entry.own) and table.sealed(entry):
            raise not_now("sealed-by-another", seat=entry.own)
        revealed = entry.own
    if not isinstance(change, Delete):
        command = table.game.command(table.state_before(position), change.command)
        if isinstance(command, Sealed) and command.seat not in (told.speaker, revealed):
            raise not_now("sealed-by-another", seat=command.seat)
    # Whether a sealed choice still fits on another table would tell something about it.
    later = _later(table, position)
    if any(not told.concerns(one.own) and table.sealed(one) for one in later):
        raise not_now("would-reveal")


def _later(table: Table, position: int) -> Sequence[Entry]:
    """What stands after a step; nothing where nobody ever made a free choice."""
    journal = table.journal
    return journal.entries[position : journal.at] if journal.choosers else ()


def _check_ready(table: Table, mended: Mended) -> None:
    if mended.question is not None:
        raise not_now("answer-first")
    if mended.revision != table.journal.revision:
        raise not_now("stale")


class _Mending:
    """The mended record while it grows."""

    def __init__(self, told: Table, position: int) -> None:
        """`told` is the table as whoever mends may know it."""
        self.told = told
        self.table = table = told.whole
        journal = table.journal
        self.owner: str | None = None
        """Whose free choice the command is that was run last."""
        self.game = table.game
        self.position = position
        self.entries = list(journal.entries[:position])
        self.state = table.state_before(position)
        self.left_out: list[LeftOut] = []
        # Numbers that no app answer of this table has had yet, so that no draw tells of another.
        most = max(entry.drawn for entry in journal.entries)
        self.chance = AppChance(journal.seed, most, b"mending")

    def mended(self, change: Change) -> Mended:
        journal = self.table.journal
        if not isinstance(change, Delete):
            result = self._run(change.command, self._given(change), asking=True)
            if isinstance(result, Pending):
                return self._result(question=result.question)
            was = journal.entries[self.position] if isinstance(change, Replace) else Entry({})
            self._add(change.command, was, result)
        later = self.position + (not isinstance(change, Insert))
        for position in range(later, journal.at):
            self._again(position)
        return self._result(self._open_again() if journal.waiting else None)

    def _given(self, change: Insert | Replace) -> list[Given]:
        """The answers to the changed command, those that did not change as they were recorded."""
        given: list[Given] = list(change.answers)
        if isinstance(change, Replace):
            was = self.table.journal.entries[self.position]
            recorded = was.answers if change.command == was.command else []
            for number, (old, new) in enumerate(zip(recorded, given, strict=False)):
                if type(old.a) is type(new) and old.a == new:
                    given[number] = old
        return given

    def _again(self, position: int) -> None:
        """A later command, with its answers; one that no longer fits is left out."""
        was = self.table.journal.entries[position]
        if was.command == KEPT:
            assert was.state is not None
            self.state = self.game.thawed(was.state)
            self.entries.append(msgspec.structs.replace(was, drawn=self.chance.n))
            return
        try:
            result = self._run(was.command, was.answers)
            if isinstance(result, Pending):
                raise not_now("asks-again")
        except Refusal as refusal:
            self._leave_out(position, refusal)
        else:
            self._add(was.command, was, result)

    def _leave_out(self, position: int, refusal: Refusal) -> None:
        command = self.told.journal.entries[position].command
        self.left_out.append(LeftOut(position, command, refusal))

    def _open_again(self) -> Entry | None:
        """The open command; it may have come to its end."""
        position = self.table.journal.at
        was = self.table.journal.entries[position]
        try:
            result = self._run(was.command, was.answers)
        except Refusal as refusal:
            self._leave_out(position, refusal)
            return None
        if isinstance(result, Done):
            self._add(was.command, was, result)
            return None
        self.state = result.state
        return self._entry(was.command, was, result)

    def _run(
        self, command: dict[str, Any], given: Sequence[Given], *, asking: bool = False
    ) -> Done[Any] | Pending[Any]:
        """What the app has drawn before it draws again, also where people draw by now."""
        drew = any(isinstance(one, Answer) and one.by == "app" for one in given)
        draw = self.chance if drew else self._as_now
        self.owner = owner(self.game.command(self.state, command))
        return rerun(self.game, self.state, command, given, draw, asking=asking)

    def _as_now(self, question: Question) -> Value | None:
        """A draw or a roll, unless the people do it themselves by now."""
        return None if by_people(self.table.journal.chance, question) else self.chance(question)

    def _add(self, command: dict[str, Any], was: Entry, result: Done[Any]) -> None:
        self.state = result.state
        self.entries.append(self._entry(command, was, result, frozen(result.state)))

    def _entry(
        self,
        command: dict[str, Any],
        was: Entry,
        result: Done[Any] | Pending[Any],
        state: bytes | None = None,
    ) -> Entry:
        """The mended entry; who did it, and whose turn that was, is as the record said."""
        events = plain(result.events)
        drawn = self.chance.n
        mended = Entry(command, result.answers, events, state, was.by, drawn, was.said)
        mended.own, mended.brought = self.owner, was.brought
        return mended

    def _result(self, still_open: Entry | None = None, question: Question | None = None) -> Mended:
        now, game = self.told.view(), self.game
        if game.revealed(self.state) - game.revealed(self.table.state):
            raise not_now("would-reveal")
        then = game.view(self.state, self.told.speaker) if question is None else now
        return Mended(
            revision=self.table.journal.revision,
            first=self.position,
            entries=self.entries,
            open=still_open,
            then=then,
            differences=list(_differences(now, then)),
            left_out=self.left_out,
            question=question,
        )


def _differences(now: Any, then: Any, path: str = "") -> Iterator[Difference]:
    """The parts that differ, as small as the view has names for them."""
    if isinstance(now, Mapping) and isinstance(then, Mapping):
        for name in dict.fromkeys((*now, *then)):
            below = f"{path}.{name}" if path else str(name)
            yield from _differences(now.get(name), then.get(name), below)
    elif now != then:
        yield Difference(path, now, then)
