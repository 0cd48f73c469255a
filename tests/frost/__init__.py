"""The Frost: short ways, cold hands, and a round that goes the other way."""

from thirdchair.kit.choices import Choice, Reason
from thirdchair.scythe.events import Gained, Why
from thirdchair.scythe.fighting.battle import Battle
from thirdchair.scythe.modules.module import Module
from thirdchair.scythe.moves.field import Field


class Frost(Module):
    """Where it meets another module, `super()` asks that one first."""

    def targets(self, seat: str, action: str, field: Field) -> Choice[str]:
        """Automas do not go far from home."""
        choice = super().targets(seat, action, field)
        far, most = self.board.far[self.base(seat)], self.number("frost.near")
        choice.keep("scy.frost.near", [place for place in choice.left if far[place] <= most])
        return choice

    def enemies(self, seat: str) -> list[str]:
        """Who has no power is left alone."""
        return [one for one in super().enemies(seat) if self.state.seats[one].power]

    async def fight(self, battle: Battle) -> str:
        """Cold hands: each side loses a power before the combat."""
        for seat in (battle.attacker, battle.defender):
            one = self.state.seats[seat]
            if one.power:
                one.power -= 1
                self.tell(Gained(seat=seat, what="power", n=-1, rule="scy.frost.numb"))
        return await super().fight(battle)

    def strength(self, battle: Battle, seat: str) -> int:
        """Nobody is stronger than this, whatever else counts."""
        total, most = super().strength(battle, seat), self.number("frost.most")
        if total > most:
            battle.why.append(Reason("scy.frost.most", (seat,), (seat,), (total,)))
        return min(total, most)

    async def place_star(self, seat: str, triumph: str, why: Why = ()) -> bool:
        """Every star brings a coin."""
        placed = await super().place_star(seat, triumph, why)
        if placed:
            self.state.seats[seat].coins += 1
            self.tell(Gained(seat=seat, what="coins", n=1, rule="scy.frost.fame"))
        return placed

    def seats_in_order(self) -> list[str]:
        """The round goes counterclockwise."""
        return super().seats_in_order()[::-1]

    def actors(self) -> list[str]:
        """Who has all workers on the board rests, unless everybody would."""
        awake = [seat for seat in super().actors() if self.on_mat(seat, "worker")]
        return awake or super().actors()
