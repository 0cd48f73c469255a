"""Whose choices somebody may touch: make, take back, or do again.

A free choice belongs to its seat, and a sealed one is nobody else's business until it is revealed.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

import msgspec

from thirdchair.kit.refusals import Refusal, not_now
from thirdchair.table.record import KEPT, STEPS, Entry
from thirdchair.table.turns import Turns


class Whose(Turns):
    """A table, and the seat for which somebody acts or looks."""

    speaker: str | None
    """The seat for which somebody acts or looks; None: nobody in particular."""
    stands_in: frozenset[str]
    """Seats without a device of their own: one that plays for all takes back for them too."""
    elsewhere: frozenset[str]
    """Seats with a device of their own, where whoever acts sits at none."""

    @property
    @abstractmethod
    def state(self) -> Any:
        """The table as it stands."""

    def concerns(self, own: str | None) -> bool:
        """May whoever acts touch this seat's sealed choices? What is nobody's is everybody's."""
        return own is None or own == self.speaker or own in self.stands_in

    def could_take_back(self, entries: Sequence[Entry]) -> bool:
        """Are all choices among these steps for whoever acts to take back?"""
        return all(self.concerns(entry.own) for entry in entries)

    def could_do(self, entries: Sequence[Entry], *, proven: bool) -> bool:
        """Are all choices among the steps of a file for whoever acts to make?

        What our rules do not prove may hold those of any seat: older steps, and kept pieces.
        """
        proven = proven and all(entry.command != KEPT for entry in entries)
        return self.could_take_back(entries) and (proven or not entries or self._alone)

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

    # What is refused

    def _check_replaces(self, entry: Entry, events: Sequence[Any]) -> None:
        """Refuse to choose anew for a seat that has sealed its choice with its own device."""
        if self.speaker is not None or entry.own not in self.elsewhere:
            return
        again = msgspec.structs.replace(entry, events=plain(events))
        for was in self.journal.entries[: self.journal.at]:
            if was.own == again.own and was.round == again.round and self.sealed(was):
                raise not_now("sealed-by-another", seat=was.own)

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

    # How it is known

    @property
    def _seated(self) -> bool:
        """Does whoever acts do so for a seat, or for those that share a tablet?"""
        return self.speaker is not None or bool(self.stands_in)

    @property
    def _alone(self) -> bool:
        """Does whoever acts do so for everybody? Nobody else can have taken anything back."""
        return self.speaker is None and not self.elsewhere

    def _sealed_in(self, state: Any, entry: Entry) -> bool:
        """Is it a sealed choice that has not been revealed by then?"""
        return entry.round is not None and entry.round not in self.game.revealed(state)


def plain(events: Sequence[Any]) -> list[dict[str, Any]]:
    """Events as they are stored and sent."""
    stored: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(events))
    return stored
