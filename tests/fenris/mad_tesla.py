"""Mad Tesla on a board, with a tile whose arrows are known."""

from typing import Any

from tests.scythe.scene import FACTORY, Events, Scene, automa, every, human, place
from thirdchair.kit.readers import Reader
from thirdchair.scythe.modules.arrows import SIDES

TESLA = "mad_tesla"
KEYS = Reader(keys=frozenset({"fenris:mad-tesla"}))
TILE = {str(n): n - 1 for n in range(1, 7)}
"""1 leads to the upper right, and so on clockwise."""
NE, E, SE, SW, W, NW = range(1, 7)
TAKES_PART = (human("nordic"), automa("crimea"))
ATTACK = 17  # Scheme I: attack 6, worker attack, worker
SPENDS = 14  # for a combat: little power, one card
FAR = place(74)
THREE = (human("nordic"), human("polania", "engineering"), automa("crimea"))


class Hunt(Scene):
    """A table with Mad Tesla. Nobody stands near the Factory."""

    def __init__(self, *seats: dict[str, Any], tile: bool = True, **setup: Any) -> None:
        asked = {"abilities": "off", "modules": ["mad_tesla"], **setup}
        request = {"game": "scythe", "mode": "automa", "seats": list(seats or TAKES_PART), **asked}
        _, self.state = self.game.set_up(request, KEYS)
        self.asked = []
        self.events: Events = self.do({"do": "new"}, "destroyed")
        if tile:
            self.state.laid["tesla_tile"] = dict(TILE)
        for seat in self.state.seats:
            self.give(seat, power=7, cards=2, tracker=6)

    @property
    def tesla(self) -> Any:
        return self.state.actors[TESLA]

    @property
    def rules(self) -> Any:
        return self.game.rules_at(self.state)

    def stands(self, at: str) -> "Hunt":
        self.tesla.at = at
        return self

    def prowls(self, *answers: Any) -> Events:
        """His turn."""
        return self.do({"do": "actor_turn", "actor": TESLA}, *answers)

    def attacked(self, unit: str, start: str, end: str, *answers: Any) -> Events:
        """A human's unit comes to him."""
        moves = [{"unit": unit, "from": start, "to": end}]
        return self.do({"do": "move", "seat": "s1", "moves": moves}, *answers)


def beside(at: str, face: int) -> str | None:
    """Where a number of that tile leads from a place."""
    rules = Hunt.game.rules_at(Hunt().state)
    return rules.beside(at).get(SIDES[face - 1])  # type: ignore[attr-defined, no-any-return]


__all__ = ["FACTORY", "NE", "NW", "SE", "SW", "TESLA", "TILE", "E", "Hunt", "W", "beside", "place"]


def quiet(*seats: dict[str, Any], **setup: Any) -> Hunt:
    """Nobody stands anywhere but far away."""
    hunt = Hunt(*seats, **setup)
    for seat in hunt.state.seats:
        hunt.put(seat)
    return hunt


def ways(events: list[dict[str, Any]]) -> list[str]:
    return [one["to"] for one in every(events, "actor_moved")]
