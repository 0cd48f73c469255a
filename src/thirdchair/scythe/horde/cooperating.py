"""Everybody plays together: who stands beside whom, and what nobody does to anybody."""

from thirdchair.kit.rules import decides
from thirdchair.scythe.commands import Step
from thirdchair.scythe.fighting.battle import Battle
from thirdchair.scythe.horde.tiles import Tiles

TAKES = "takes"
"""The ruling: a figure of the Horde controls where it stands."""


class Cooperating(Tiles):
    """People are no opponents: neither their units nor their tokens stop anybody."""

    @decides("fen.horde.coop.share", "fen.horde.coop.no-conflict", "fen.horde.coop.tokens")
    def others_at(self, seat: str, place: str) -> list[str]:
        """Nobody is in anybody's way."""
        return []

    @decides("fen.horde.coop.tokens")
    def minds_tokens(self, seat: str) -> bool:
        """Influence that lies there is nobody's opponent's: it stops nobody, and stays."""
        return False

    async def settle_masters(self) -> None:
        """Several players may have units on one territory."""

    def refuse_company(self, seat: str, place: str) -> None:
        """By hand, too; only where a figure of the Horde stands nobody is put."""
        if self.bars(place):
            super().refuse_company(seat, place)

    def bars(self, place: str) -> bool:
        """Does a figure of the Horde stand there, and control it?"""
        return self.ruling("a85") == TAKES and bool(self.figures_at(place))

    def refuse_lone_workers(self, human: str, place: str) -> None:
        """Workers alone do not go where the Horde stands."""
        if self.bars(place):
            super().refuse_lone_workers(human, place)

    @decides("fen.horde.combat.by-player", "fen.horde.combat.trigger")
    async def meet(self, human: str, place: str) -> None:
        """Combat units that come to a figure of the Horde fight it: those of the active player."""
        for figure in self.figures_at(place):
            if self.combat_units(human, place) and not self.state.over:
                await self.fight(Battle(human, figure, place))

    async def meet_all(self, human: str, steps: tuple[Step, ...], places: list[str]) -> None:
        """What the player's units meet, in the order in which the moves are told."""
        for place in places:
            if not self.state.over:
                await self.meet(human, place)

    @decides("fen.horde.coop.control")
    def occupied(self) -> set[str]:
        """A structure counts though others of the players stand there; a figure of the Horde takes
        the territory, unless the table decides otherwise."""
        return {place for place in self.board.territories if self.bars(place)}
