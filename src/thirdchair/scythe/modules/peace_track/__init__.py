"""The peace track: what it prints is in its sheet; here is what the table sees of it."""

from collections.abc import Mapping
from typing import ClassVar

from thirdchair.kit.rules import decides
from thirdchair.scythe.commands import Gain
from thirdchair.scythe.events import Why
from thirdchair.scythe.modules.meeting import ENCOUNTERS, FACTORY, Meeting

POPULARITY = "popularity_13"


class PeaceTrack(Meeting):
    """Encounters, the Factory and popularity bring stars; victories and power do not."""

    star_rules: ClassVar[Mapping[tuple[str, str], str]] = {
        (ENCOUNTERS, "human"): "fen.e2b.peace.encounters3",
        (ENCOUNTERS, "automa"): "fen.e2b.automa.peace.encounters",
        (FACTORY, "human"): "fen.e2b.peace.factory",
        (FACTORY, "automa"): "fen.e2b.automa.peace.factory",
        (POPULARITY, "human"): "fen.e2b.peace.popularity13",
    }
    enough = "peace_track.encounters"

    @decides("fen.e2b.peace.encounters3", "fen.e2b.automa.peace.encounters")
    async def met(self, seat: str, n: int) -> None:
        await super().met(seat, n)

    @decides("fen.e2b.automa.peace.factory")
    async def took_card(self, automa: str) -> None:
        await super().took_card(automa)

    # Popularity, victories and power

    @decides("fen.e2b.peace.popularity13")
    async def do_gain(self, command: Gain) -> None:
        """People who come to this popularity may place a star."""
        counts = command.what == "popularity" and command.seat in self.humans
        before = self.state.seats[command.seat].popularity if counts else 0
        await super().do_gain(command)
        now = self.state.seats[command.seat].popularity if counts else 0
        if before < self.number("peace_track.popularity") <= now:
            await self.reached(command.seat, POPULARITY)

    async def victory_star(self, winner: str, loser: str) -> None:
        """Victories bring none."""
        self.skipped("star", winner, "fen.e2b.peace.no-combat")

    async def place_star(self, seat: str, triumph: str, why: Why = ()) -> bool:
        """Neither does power."""
        if triumph == "power":
            return self.skipped("star", seat, "fen.e2b.peace.no-power")
        return await super().place_star(seat, triumph, why)
