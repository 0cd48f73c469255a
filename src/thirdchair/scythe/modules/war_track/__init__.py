"""The war track: what it prints is in its sheet."""

from thirdchair.kit.rules import decides
from thirdchair.scythe.commands import Gain
from thirdchair.scythe.modules.events import MayStar
from thirdchair.scythe.modules.module import Module

CARDS = "combat_cards"


class WarTrack(Module):
    """A triumph has as many stars as the track has spaces for it."""

    @decides("fen.e2a.war.saxony")
    def limit_rule(self, automa: str) -> str:
        """Four victories bring a star; only people who play Saxony have no limit."""
        endless = "combat" in self.faction(automa).unlimited
        return "fen.e2a.war.saxony" if endless else "fen.e2a.war.combat4"

    async def do_gain(self, command: Gain) -> None:
        """At the end of their turn people may place a star for their combat cards."""
        await super().do_gain(command)
        seat = command.seat
        enough = self.state.seats[seat].cards >= self.number("war_track.cards")
        more = command.what == "cards" and command.n > 0 and seat in self.humans
        if more and enough and self.may_star(seat, CARDS):
            self.tell(MayStar(seat=seat, triumph=CARDS, rule="fen.e2a.war.combat-cards8"))
