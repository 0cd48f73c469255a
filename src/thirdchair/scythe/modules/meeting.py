"""Triumphs of the way: encounter tokens that a seat has taken, and its first Factory card."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from thirdchair.kit.choices import Reason
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick
from thirdchair.scythe.content import Move
from thirdchair.scythe.events import FactoryCard, MayStar
from thirdchair.scythe.modules.module import Module
from thirdchair.scythe.moves.arriving import Gone

ENCOUNTERS, FACTORY = "encounters", "factory_card"
FOUND = ("nothing", "encounter", "factory")
"""What a character can have found, where only people see it."""


class Meeting(Module):
    """Automas place what they have reached; people are told that they may."""

    star_rules: ClassVar[Mapping[tuple[str, str], str]]
    """Why a star is placed: by its triumph, and by who places it."""
    enough: ClassVar[str]
    """The number of encounter tokens that are worth a star, by its name."""

    async def reached(self, seat: str, triumph: str) -> None:
        """Somebody has what a star of this track needs."""
        kind = self.state.seats[seat].kind
        if not self.may_star(seat, triumph):
            return
        rule = self.star_rules[triumph, kind]
        if kind == "automa":
            await self.place_star(seat, triumph, (Reason(rule, (triumph,), (triumph,)),))
        else:
            self.tell(MayStar(seat=seat, triumph=triumph, rule=rule))

    async def after_move(self, seat: str, moves: Sequence[Gone]) -> None:
        """Encounter tokens are counted, and the first Factory card is seen."""
        tokens, had = set(self.state.tokens.encounter), self.state.seats[seat].factory_card
        await super().after_move(seat, moves)
        if met := len(tokens.difference(self.state.tokens.encounter)):
            await self.met(seat, met)
        if self.state.ended is None and self.state.seats[seat].factory_card and not had:
            await self.reached(seat, FACTORY)

    async def met(self, seat: str, n: int) -> None:
        """So many encounter tokens more; the last that is needed is worth a star."""
        holds = self.state.seats[seat].holds
        before = holds.get(ENCOUNTERS, 0)
        holds[ENCOUNTERS] = before + n
        if before < self.number(self.enough) <= holds[ENCOUNTERS]:
            await self.reached(seat, ENCOUNTERS)

    async def by_hand(self, automa: str, entries: Sequence[Move]) -> None:
        """With cards only people say what the character has found."""
        await super().by_hand(automa, entries)
        me = self.state.seats[automa]
        goes = any(entry.do == "encounter_factory" for entry in entries) and me.units["character"]
        if not goes or self.state.ended is not None:
            return
        options = FOUND[:-1] if me.factory_card else FOUND
        found = await ask(Pick(about="automa_found", seat=automa, options=options))
        if found == "encounter":
            await self.met(automa, 1)
        elif found == "factory":
            await self.took_card(automa)

    async def took_card(self, automa: str) -> None:
        """An Automa has its Factory card, and places its star in the same turn."""
        self.state.seats[automa].factory_card = True
        pick = str(self.ruling("p9"))
        self.tell(FactoryCard(seat=automa, pick=pick, rule="scy.automa.factory.card"))
        await self.reached(automa, FACTORY)
