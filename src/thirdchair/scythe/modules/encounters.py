"""Encounter tokens that seats keep, as far as a module counts them."""

from collections.abc import Sequence
from typing import ClassVar

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick
from thirdchair.scythe.content import Move
from thirdchair.scythe.modules.module import Module
from thirdchair.scythe.moves.arriving import Gone

ENCOUNTERS = "encounters"
NOTHING, ENCOUNTER = "nothing", "encounter"


class Encounters(Module):
    """What the app sees it counts; where it does not follow the board, people do."""

    finds: ClassVar[tuple[str, ...]] = (NOTHING, ENCOUNTER)
    """What an Automa's character can have found, where only people see it."""

    async def after_move(self, seat: str, moves: Sequence[Gone]) -> None:
        """Whoever has an encounter keeps the token."""
        tokens = set(self.state.tokens.encounter)
        await super().after_move(seat, moves)
        for place in self.board.in_order(tokens.difference(self.state.tokens.encounter)):
            await self.met(seat, 1, place)

    async def met(self, seat: str, n: int, at: str = "") -> None:
        """Point: so many encounter tokens more, from a territory that may not be known."""
        holds = self.state.seats[seat].holds
        holds[ENCOUNTERS] = holds.get(ENCOUNTERS, 0) + n

    def countable(self, seat: str) -> tuple[str, ...]:
        """In a free game where the board is not tracked people count their tokens."""
        own = self.state.episode is None and self.state.board is not True
        return (*super().countable(seat), *((ENCOUNTERS,) if own else ()))

    async def has_more(self, seat: str, what: str, n: int) -> None:
        if what == ENCOUNTERS and n > 0:
            await self.met(seat, n)
        else:
            await super().has_more(seat, what, n)

    async def by_hand(self, automa: str, entries: Sequence[Move]) -> None:
        """With cards only people say what the character has found."""
        await super().by_hand(automa, entries)
        me = self.state.seats[automa]
        goes = any(entry.do == "encounter_factory" for entry in entries) and me.units["character"]
        if not goes or self.state.ended is not None:
            return
        found = await ask(Pick(about="automa_found", seat=automa, options=self.can_find(automa)))
        if found != NOTHING:
            await self.found(automa, str(found))

    def can_find(self, automa: str) -> tuple[str, ...]:
        """What its character may have found now."""
        return self.finds

    async def found(self, automa: str, what: str) -> None:
        """Point: an Automa's character has found something."""
        await self.met(automa, 1)
