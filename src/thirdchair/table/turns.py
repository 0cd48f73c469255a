"""Whose turn it is at a table: what its game said after each step, kept with the entries."""

from abc import ABC, abstractmethod
from bisect import bisect_left
from typing import Any

from thirdchair.kit.flow import Pending
from thirdchair.kit.game import Game
from thirdchair.kit.questions import Question
from thirdchair.kit.turns import ANSWER, Next, Step
from thirdchair.table.record import Entry, Journal


class Turns(ABC):
    """What a table knows about turns; a page asks here and never walks along the journal."""

    journal: Journal
    game: Game
    changed_from: int
    _open: Pending[Any] | None

    @property
    @abstractmethod
    def question(self) -> Question | None:
        """The open question."""

    @abstractmethod
    def state_before(self, position: int) -> Any:
        """The state in which the entry at that position began."""

    @property
    def turn(self) -> Next:
        """Whose turn it is after the last command, the open one included."""
        return self.turn_after(self.journal.at + self.journal.waiting - 1)

    def turn_after(self, position: int) -> Next:
        """Whose turn it was after the entry at that position."""
        known = self.journal.entries[position].next
        assert known is not None
        return known

    @property
    def next(self) -> Next:
        """What is next: the answer to the open question, else what the game foresees."""
        if self.question is None:
            return self.turn
        return Next(who=self.question.asked or self.turn.who, may=(ANSWER,))

    @property
    def taps(self) -> int:
        """How many commands undo takes back at once: the last turn, or what stands of it."""
        return self.turn.taps

    @property
    def taps_ahead(self) -> int:
        """How many commands redo does at once: the undone turn, or what is left of it."""
        at, entries = self.journal.at, self.journal.entries

        def later(place: int) -> bool:
            """Is it part of a later turn? A long turn is not walked along: few places are asked."""
            entries.fetch(place, place + 1)
            return self.turn_after(place).taps <= place - at

        return 1 + bisect_left(range(at + 1, len(entries)), True, key=later)

    @property
    def bots_turn_at(self) -> int | None:
        """Where the bots' last turn stands in the journal, the open one included."""
        since = self.turn.since
        last = self.journal.at + self.journal.waiting - 1
        return None if since is None else last - since

    def bots_turn_before(self, position: int) -> int | None:
        """Where the bots' turn before that entry stands in the journal."""
        since = self.turn_after(position - 1).since if position else None
        return None if since is None else position - 1 - since

    def _turn_after(self, position: int, entry: Entry, state: Any, complete: bool) -> Next:
        entries = self.journal.entries
        step = Step(
            command=entry.command,
            events=entry.events,
            by=entry.by,
            said=entry.said,
            complete=complete,
            before=self.state_before(position),
            state=state,
            previous=entries[position - 1].command if position else None,
        )
        return self.game.next(self.turn_after(position - 1) if position else Next(), step)

    def _know_turns(self) -> None:
        """Say whose turn it was after each entry of a record that lacks it.

        That is one of an older version, or of a file; stored, or looked at once, it tells.
        """
        journal = self.journal
        here = journal.at + journal.waiting - 1
        if here < 0 or journal.entries[here].next is not None:
            return
        for position, entry in enumerate(journal.entries):
            if entry.next is not None:
                continue
            self.changed_from = min(self.changed_from, position)
            if entry.state is not None:
                state = self.game.thawed(entry.state)
            elif self._open is not None:
                state = self._open.state
            else:  # undone in the middle of it: done again, it asks again
                state = self.state_before(position)
            entry.next = self._turn_after(position, entry, state, entry.state is not None)
