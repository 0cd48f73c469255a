"""The Thaw: the ice is thin, the shores are worth having, and the water ends the game in time."""

from collections.abc import Iterator, Mapping, Sequence

from thirdchair.kit.choices import Choice, Reason
from thirdchair.kit.game import BaseSetup
from thirdchair.scythe.board import MAT
from thirdchair.scythe.events import Ended, Gained, Retreated
from thirdchair.scythe.fighting.battle import Battle
from thirdchair.scythe.modules.module import Module
from thirdchair.scythe.moves.arriving import Gone
from thirdchair.scythe.moves.field import Field
from thirdchair.scythe.scoring import Line
from thirdchair.scythe.setup.preparing import Told
from thirdchair.scythe.setup.steps import Step


class Thaw(Module):
    """Each rule stands at the point of the game that it changes."""

    def on_shore(self, place: str) -> bool:
        """Does a lake lie beside it? With cards only a place may be unknown."""
        around = self.board.around.get(place, ())
        return any(self.board.terrain[one] == "lake" for one in around)

    # Moving

    def targets(self, seat: str, action: str, field: Field) -> Choice[str]:
        """Automas stay off the lakes."""
        choice = super().targets(seat, action, field)
        firm = [place for place in choice.left if self.board.terrain[place] != "lake"]
        choice.keep("scy.thaw.ice", firm)
        return choice

    async def after_move(self, seat: str, moves: Sequence[Gone]) -> None:
        """A character that ends its move on a shore catches something."""
        await super().after_move(seat, moves)
        for gone in moves:
            if gone.unit == "character" and self.on_shore(gone.end):
                n = self.number("thaw.fish")
                self.state.seats[seat].coins += n
                self.tell(Gained(seat=seat, what="coins", n=n, rule="scy.thaw.fish"))

    # Combat

    def strength(self, battle: Battle, seat: str) -> int:
        """Who defends a shore is stronger."""
        total = super().strength(battle, seat)
        if seat != battle.defender or not self.on_shore(battle.at):
            return total
        more = self.number("thaw.shore")
        battle.why.append(Reason("scy.thaw.shore", (seat,), (seat,), (more,)))
        return total + more

    async def retreat(self, seat: str, unit: str, start: str, rule: str) -> int:
        """Workers of an Automa that are driven from a shore are swept away, to its mat."""
        n = self.count(seat, unit, start)
        if unit != "worker" or seat in self.humans or not n or not self.on_shore(start):
            return await super().retreat(seat, unit, start, rule)
        self.lift(seat, unit, start, n)
        swept = "scy.thaw.swept"
        self.tell(Retreated(seat=seat, unit=unit, from_=start, to=MAT, n=n, rule=swept))
        return n

    # Stars and the end

    def may_star(self, seat: str, triumph: str) -> bool:
        """Nobody is famous for power in these days."""
        return triumph != "power" and super().may_star(seat, triumph)

    def ends(self) -> Ended | None:
        """The water comes after so many turns of Automas."""
        if self.state.turn < self.number("thaw.turns"):
            return super().ends()
        return super().ends() or Ended(seat=self.automas[-1], rule="scy.thaw.flood")

    def score(self, seat: str, counted: Mapping[str, int]) -> list[Line]:
        """Each controlled shore is worth a coin."""
        shores = sum(self.on_shore(place) for place in self.controlled(seat))
        return [*super().score(seat, counted), Line("thaw", shores)]

    def steps(self, setup: BaseSetup, told: Told) -> Iterator[Step]:
        """Its own step comes last."""
        yield from super().steps(setup, told)
        yield Step("scy.thaw.setup")
