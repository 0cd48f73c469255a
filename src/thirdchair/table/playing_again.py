"""The mended record while it grows: what came before, the change, and what came later again."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from thirdchair.kit.commands import owner
from thirdchair.kit.flow import Answer, Done, Pending, frozen
from thirdchair.kit.questions import Question, Value
from thirdchair.kit.refusals import Refusal, bad_input, not_now
from thirdchair.kit.turns import Next, Step
from thirdchair.table.chance import AppChance, by_people
from thirdchair.table.changes import (
    Change,
    Course,
    Delete,
    Difference,
    Insert,
    Mended,
    Misfit,
    OutOfTurn,
    Replace,
)
from thirdchair.table.journal import Table, plain
from thirdchair.table.record import KEPT, Entry
from thirdchair.table.rerunning import Given, Now, rerun


class PlayedAgain:
    """The mended record while it grows."""

    def __init__(self, told: Table, position: int, course: Course) -> None:
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
        self.course = course
        self.misfits: list[Misfit] = []
        self.redrawn: list[int] = []
        self.out_of_turn: list[OutOfTurn] = []
        self.sealed: list[str] = []
        self.turn = table.turn_after(position - 1) if position else Next()
        # Numbers that no app answer of this table has had yet, so that no draw tells of another.
        most = max(entry.drawn for entry in journal.entries)
        self.chance = AppChance(journal.seed, most, b"mending")

    def mended(self, change: Change) -> Mended:
        journal = self.table.journal
        if not isinstance(change, Delete):
            result = self._run(change.command, self._given(change), asking=True)
            if isinstance(result, Pending):
                return self._result(asks=result, command=change.command)
            if isinstance(change, Replace):
                self._add(change.command, journal.entries[self.position], result, self.position)
            else:
                self._add(change.command, Entry({}), result, None)
        later, until = self.position + (not isinstance(change, Insert)), self.course.until
        if until is not None and not later <= until <= journal.at:
            raise bad_input("no-such-step", answer=until, first=later, last=journal.at)
        if until is not None:
            self._check_goes_back(until)
        for position in range(later, journal.at if until is None else until):
            asks = self._again(position)
            if asks is not None:
                command = journal.entries[position].command
                return self._result(asks=asks, command=command, asked=position)
        return self._result(self._open_again() if journal.waiting and until is None else None)

    def _given(self, change: Insert | Replace) -> list[Given]:
        """The answers to the changed command, those that did not change as they were recorded."""
        recorded: Sequence[Answer] = ()
        if isinstance(change, Replace):
            was = self.table.journal.entries[self.position]
            recorded = was.answers if change.command == was.command else ()
        instead = [
            old if type(old.a) is type(new) and old.a == new else new
            for old, new in zip(recorded, change.answers, strict=False)
        ]
        now = change.now if isinstance(change, Replace) else ()
        return [*instead, *map(Now, (*change.answers[len(recorded) :], *now))]

    def _again(self, position: int) -> Pending[Any] | None:
        """A later command, with its answers; what it asks, if it is to be answered again."""
        was = self.table.journal.entries[position]
        if was.command == KEPT:
            assert was.state is not None
            entry = msgspec.structs.replace(was, drawn=self.chance.n)
            self._append(entry, self.game.thawed(was.state), position)
        elif self.table.sealed(was):
            self._sealed_again(was, position)
        elif position in self.course.again:
            result = self._run(was.command, [*map(Now, self.course.again[position])], asking=True)
            if isinstance(result, Pending):
                return result
            self._add(was.command, was, result, position)
        elif position not in self.course.without:
            try:
                result = self._run(was.command, was.answers)
                if isinstance(result, Pending):
                    raise not_now("asks-again")
            except Refusal as refusal:
                self._misfit(position, refusal)
            else:
                self._add(was.command, was, result, position)
        return None

    def _check_goes_back(self, until: int) -> None:
        """As when a table is taken back: nobody else's sealed choice goes with it."""
        for entry in self.table.journal.entries[until : self.table.journal.at]:
            if not self.told.concerns(entry.own) and self.table.sealed(entry):
                raise not_now("sealed-by-another", seat=entry.own)

    def _sealed_again(self, was: Entry, position: int) -> None:
        """A choice that is still sealed: whether it fits is for its seat alone to know and to say,
        so it is asked in any case, and whatever does not go without a word is asked again."""
        assert was.own is not None
        stays = self.course.sealed.get(was.own)
        if stays:
            try:
                result = self._run(was.command, was.answers)
            except Refusal:
                stays = None
            else:
                assert isinstance(result, Done), "a free choice asks nothing"
                self._add(was.command, was, result, position)
        if stays is None and was.own not in self.sealed:
            self.sealed.append(was.own)

    def _misfit(self, position: int, refusal: Refusal) -> None:
        command = self.told.journal.entries[position].command
        self.misfits.append(Misfit(position, command, refusal))

    def _open_again(self) -> Entry | None:
        """The open command; it may have come to its end."""
        position = self.table.journal.at
        was = self.table.journal.entries[position]
        again = self.course.again.get(position)
        if position in self.course.without:
            return None
        try:
            given: Sequence[Given] = was.answers if again is None else [*map(Now, again)]
            result = self._run(was.command, given, asking=again is not None)
        except Refusal as refusal:
            self._misfit(position, refusal)
            return None
        if isinstance(result, Done):
            self._add(was.command, was, result, position)
            return None
        entry = self._entry(was.command, was, result)
        self._told_turn(entry, result.state, position)
        self.state = result.state
        return entry

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

    def _add(
        self, command: dict[str, Any], was: Entry, result: Done[Any], position: int | None
    ) -> None:
        """`position`: where it stands in the present record, if it stands there."""
        entry = self._entry(command, was, result, frozen(result.state))
        drawn = [(one.q, one.a) for one in was.answers if one.by == "app"]
        anew = [one for one in entry.answers if one.by == "app" and (one.q, one.a) not in drawn]
        if position is not None and anew:
            self.redrawn.append(position)
        self._append(entry, result.state, position)

    def _append(self, entry: Entry, state: Any, position: int | None) -> None:
        self._told_turn(entry, state, position)
        self.state = state
        self.entries.append(entry)

    def _told_turn(self, entry: Entry, state: Any, position: int | None) -> None:
        """Whose turn it is after an entry; was it the turn of whoever acted?"""
        place = len(self.entries)
        step = Step(
            command=entry.command,
            events=entry.events,
            by=entry.by,
            said=entry.said,
            complete=entry.state is not None,
            before=self.state,
            state=state,
            previous=self.entries[-1].command if place else None,
        )
        due, self.turn = self.turn.who, self.game.next(self.turn, step)
        acted = self.turn.acted
        if acted is None or not due or acted in due:
            return
        was = position if self._was_out_of_turn(position, acted) else None
        self.out_of_turn.append(OutOfTurn(place, due, was))

    def _was_out_of_turn(self, position: int | None, acted: str) -> bool:
        """Was it not their turn in the present record either?"""
        if not position:
            return False
        before, after = (self.table.turn_after(one) for one in (position - 1, position))
        return after.acted in (None, acted) and acted not in before.who

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

    def _result(
        self,
        still_open: Entry | None = None,
        asks: Pending[Any] | None = None,
        command: dict[str, Any] | None = None,
        asked: int | None = None,
    ) -> Mended:
        now, game = self.told.view(), self.game
        if game.revealed(self.state) - game.revealed(self.table.state):
            raise not_now("would-reveal")
        then = game.view(self.state, self.told.speaker) if asks is None else now
        return Mended(
            revision=self.table.journal.revision,
            first=self.position,
            entries=self.entries,
            open=still_open,
            then=then,
            differences=list(differing(now, then)),
            misfits=self.misfits,
            question=asks.question if asks else None,
            asked=asked,
            asking=Entry(command or {}, asks.answers, plain(asks.events)) if asks else None,
            redrawn=self.redrawn,
            out_of_turn=self.out_of_turn,
            sealed=self.sealed,
        )


def differing(now: Any, then: Any, path: str = "") -> Iterator[Difference]:
    """The parts that differ, as small as the view has names for them."""
    if isinstance(now, Mapping) and isinstance(then, Mapping):
        for name in dict.fromkeys((*now, *then)):
            below = f"{path}.{name}" if path else str(name)
            yield from differing(now.get(name), then.get(name), below)
    elif now != then:
        yield Difference(path, now, then)
