"""Influence tokens that lie on the board: whoever comes there takes one, and people pay for it."""

from collections.abc import Mapping

from thirdchair.kit.rules import decides
from thirdchair.scythe.commands import Step
from thirdchair.scythe.events import Token, Why
from thirdchair.scythe.fenris.episodes.stopping import refuse_to_go_on
from thirdchair.scythe.fenris.tonight.on_the_track import OnTheTrack
from thirdchair.scythe.scoring import Line

INFLUENCE = "influence"
TAKE = "fen.e5.influence.take"


class Influence(OnTheTrack):
    """Nine of them, around the Factory and on the tunnels."""

    @decides("fen.e5.setup.influence.tunnels", "fen.e5.setup.influence.factory")
    async def laid_out(self) -> None:
        await super().laid_out()
        self.state.tokens.influence = self.board.in_order([*self.board.tunnels, *self.beside()])

    def beside(self) -> list[str]:
        """The land around the Factory."""
        around = self.board.around[self.board.factory] - {self.board.factory}
        return [place for place in around if self.board.terrain[place] != "lake"]

    def loose_tokens(self) -> dict[str, int]:
        return {**super().loose_tokens(), INFLUENCE: self.own_numbers["tokens"]}

    # Taking them

    @decides("fen.e5.influence.stop")
    async def entered(self, human: str, steps: tuple[Step, ...]) -> None:
        """Each unit takes what lies where it has come, and goes no farther."""
        await super().entered(human, steps)
        for step in steps:
            if step.to in self.state.tokens.influence:
                refuse_to_go_on(step, steps, "influence-stops")
            self.take_influence(human, step.to)

    async def march(
        self, automa: str, unit: str, start: str, end: str, action: str, why: Why
    ) -> None:
        """An Automa takes them, too."""
        await super().march(automa, unit, start, end, action, why)
        if start != end:
            self.take_influence(automa, end)

    @decides("fen.e5.influence.take")
    def take_influence(self, seat: str, place: str) -> None:
        """The token goes to the faction mat."""
        lying = self.state.tokens.influence
        if place not in lying:
            return
        self.state.tokens.influence = [one for one in lying if one != place]
        holds = self.state.seats[seat].holds
        holds[INFLUENCE] = holds.get(INFLUENCE, 0) + 1
        self.tell(Token(seat=seat, kind=INFLUENCE, at=place, change="taken", rule=TAKE))

    # The end

    @decides("fen.e5.influence.minus1", "fen.e5.automa.influence")
    def score(self, seat: str, counted: Mapping[str, int]) -> list[Line]:
        """Each costs people a coin; Automas lose nothing."""
        lines = super().score(seat, counted)
        tokens = self.state.seats[seat].holds.get(INFLUENCE, 0)
        if tokens and self.state.seats[seat].kind == "human":
            if self.ruling("a30e5"):
                tokens = min(tokens, max(0, sum(line.points for line in lines)))
            lines.append(Line(INFLUENCE, -tokens * self.own_numbers["coins_per_token"]))
        return lines
