"""Free games with modules: whoever sets one up may choose from all of them."""

from typing import Any

from tests.scythe.scene import Events, Scene, automa, human
from thirdchair.kit.readers import Reader

ALL = Reader(free=True)
NAMES = (
    *("mech_mods", "infrastructure_mods", "war_track", "rivals", "peace_track", "alliances"),
    *("vesna", "fenris", "tesla", "triumph_tiles", "mad_tesla"),
)
"""The rows of the book's overview, in its order, without the mode for people alone."""
TWO = (human("nordic", name="Ana"), automa("saxony"))
THREE = (human("nordic", name="Ana"), automa("saxony"), automa("rusviet"))
PEOPLE = (
    human("nordic", name="Ana"),
    human("crimea", "industrial", name="Bo"),
    automa("saxony"),
)
FOUR_MECH = ("armor", "entrenched", "feint", "foothold")
FOUR_INFRA = ("machinery", "assembly_line", "construction", "propaganda")
NINE = 9
"""An Automa card that gives power 1, coins 1 and a worker in its green half, or some of it."""
TILES = (
    *("upgrades", "mechs", "structures", "recruits", "workers"),
    *("objective", "combat", "popularity", "encounters", "factory_card"),
)
POWER = 3
"""An Automa card that gives power in its green half."""


class Free(Scene):
    """A free game with modules, and what is answered while it is set up."""

    def __init__(
        self,
        *seats: dict[str, Any],
        modules: list[str],
        answers: tuple[Any, ...] = (),
        **setup: Any,
    ) -> None:
        asked = {"abilities": "off", "modules": modules, **setup}
        request = {"game": "scythe", "mode": "automa", "seats": list(seats), **asked}
        _, self.state = self.game.set_up(request, ALL)
        self.asked = []
        self.told: Events = self.do({"do": "new"}, *answers)

    def stars(self, seat: str) -> dict[str, int]:
        """The stars that a seat has placed."""
        return {triumph: n for triumph, n in self.state.seats[seat].stars.items() if n}

    def steps(self) -> list[str]:
        """The rules that the hands carry out before the first turn."""
        rules, setup = self.game.rules_at(self.state), None
        return [one.rule for one in rules.steps(setup, [])]  # type: ignore[arg-type]
