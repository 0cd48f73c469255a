"""Triumphs of the way: encounter tokens that a seat has taken, and its first Factory card."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from thirdchair.kit.choices import Reason
from thirdchair.kit.rules import decides
from thirdchair.scythe.events import FactoryCard
from thirdchair.scythe.modules.encounters import ENCOUNTER, ENCOUNTERS, NOTHING, Encounters
from thirdchair.scythe.modules.events import MayStar
from thirdchair.scythe.moves.arriving import Gone

FACTORY = "factory_card"
AT_THE_FACTORY = "factory"
__all__ = ["ENCOUNTERS", "FACTORY", "Meeting"]


class Meeting(Encounters):
    """Automas place what they have reached; people are told that they may."""

    star_rules: ClassVar[Mapping[tuple[str, str], str]]
    """Why a star is placed: by its triumph, and by who places it."""
    enough: ClassVar[str]
    """The number of encounter tokens that are worth a star, by its name."""
    finds: ClassVar[tuple[str, ...]] = (NOTHING, ENCOUNTER, AT_THE_FACTORY)

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

    @decides("fen.e2b.automa.peace.factory")
    async def after_move(self, seat: str, moves: Sequence[Gone]) -> None:
        """Encounter tokens are counted, and the first Factory card is seen."""
        had = self.state.seats[seat].factory_card
        await super().after_move(seat, moves)
        if self.state.ended is None and self.state.seats[seat].factory_card and not had:
            await self.reached(seat, FACTORY)

    @decides(
        "fen.e2b.peace.encounters3",
        "fen.e2b.automa.peace.encounters",
        "fen.tiles.encounters3",
        "fen.tiles.encounters3.timing",
    )
    async def met(self, seat: str, n: int, at: str = "") -> None:
        """The last encounter token that is needed is worth a star."""
        before = self.state.seats[seat].holds.get(ENCOUNTERS, 0)
        await super().met(seat, n, at)
        if before < self.number(self.enough) <= before + n:
            await self.reached(seat, ENCOUNTERS)

    def can_find(self, automa: str) -> tuple[str, ...]:
        """Its Factory card only once."""
        return self.finds[:-1] if self.state.seats[automa].factory_card else self.finds

    async def found(self, automa: str, what: str) -> None:
        if what == AT_THE_FACTORY:
            await self.took_card(automa)
        else:
            await super().found(automa, what)

    @decides("fen.e2b.automa.peace.factory")
    async def took_card(self, automa: str) -> None:
        """An Automa has its Factory card, and places its star in the same turn."""
        self.state.seats[automa].factory_card = True
        pick = str(self.ruling("p9"))
        self.tell(FactoryCard(seat=automa, pick=pick, rule="scy.automa.factory.card"))
        await self.reached(automa, FACTORY)
