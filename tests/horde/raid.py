"""Tables against the Horde, with a tile whose arrows are known."""

from typing import Any

from tests.scythe.scene import FACTORY, Events, Scene, every, human, only, place, reasons
from thirdchair.kit.readers import Reader
from thirdchair.scythe.fenris.game import ScytheWithFenris
from thirdchair.scythe.horde.state import FIGURES, HORDE, TILE, HordeState
from thirdchair.scythe.modules.arrows import SIDES

PROGRAM = Reader(free=True)
"""A script: what it names it may choose."""
NE, E, SE, SW, W, NW = range(1, 7)
ARROWS = {str(n): n - 1 for n in range(1, 7)}
"""1 leads to the upper right, and so on clockwise."""
FACTIONS = ("nordic", "crimea", "saxony", "polania", "rusviet", "albion", "togawa")
MATS = (
    *("industrial", "engineering", "patriotic", "innovative"),
    *("mechanical", "agricultural", "militant"),
)
TILES = {1: 5, 2: 8, 3: 10, 4: 12, 5: 14, 6: 16, 7: 18}
USUAL = (
    *("upgrades", "mechs", "structures", "recruits", "workers", "objective", "combat", "combat"),
    *("popularity", "power", "combat_cards", "encounters", "factory_card", "resources"),
    *("territories", "coins", "structure_bonus", "five_stars"),
)
CARD = 3


def people(n: int) -> list[dict[str, Any]]:
    return [human(FACTIONS[one], MATS[one], f"P{one + 1}") for one in range(n)]


def request(n: int = 2, **setup: Any) -> dict[str, Any]:
    asked = {"faction": "fenris", "abilities": "off", "chance": "table", **setup}
    return {"game": "scythe", "mode": "horde", "seats": people(n), **asked}


class Raid(Scene):
    """A table against the Horde: `n` people, whose units stand nowhere near its figures."""

    game = ScytheWithFenris()
    state: HordeState

    def __init__(
        self, n: int = 2, *, tiles: Any = None, base: Any = (), card: int = CARD, **setup: Any
    ) -> None:
        """`base`: the home base that a faction without one of its own draws."""
        _, state = self.game.set_up(request(n, **setup), PROGRAM)
        self.state = state
        self.asked = []
        drawn = USUAL[: TILES[n]] if tiles is None else tiles
        self.events: Events = self.do({"do": "new"}, *drawn, *base, card)
        self.state.laid.setdefault(TILE, dict(ARROWS))
        for seat in self.state.seats:
            self.give(seat, power=7, cards=4)

    @property
    def band(self) -> Any:
        return self.state.band

    def stands(self, *places: str) -> "Raid":
        """Where its figures stand, by their order; those without a place have left."""
        for figure, at in zip(FIGURES, (*places, *[None] * 6), strict=False):
            self.state.actors[figure].at = at
        return self

    def where(self) -> dict[str, str]:
        actors = self.state.actors
        return {one: at for one in FIGURES if (at := actors[one].at)}

    def late(self, popularity: int = 10) -> "Raid":
        """The clock has come so far that it moves."""
        self.band.popularity = popularity
        return self

    def turn_of_horde(self, *answers: Any) -> Events:
        return self.do({"do": "actor_turn", "actor": HORDE}, *answers)

    def attack(self, seat: str, at: str, *answers: Any, unit: str = "mech") -> Events:
        """A unit of somebody comes there, from the home base."""
        start = self.rules.base(seat)
        self.state.seats[seat].units[unit] = {start: 1}
        moves = [{"unit": unit, "from": start, "to": at}]
        return self.do({"do": "move", "seat": seat, "moves": moves}, *answers)

    def unit(self, seat: str, kind: str, at: str, n: int = 1) -> "Raid":
        self.state.seats[seat].units[kind][at] = n
        return self

    def beside(self, at: str, face: int) -> str:
        end: str = self.rules.beside(at)[SIDES[face - 1]]
        return end


__all__ = ["FACTORY", "HORDE", "Raid", "every", "only", "people", "place", "reasons", "request"]
