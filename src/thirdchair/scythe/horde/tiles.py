"""The triumph tiles of a game against the Horde: how many lie out, and what some of them ask."""

from collections.abc import Sequence
from typing import Any, ClassVar

from thirdchair.kit.game import Ruled
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.commands import PlaceStar
from thirdchair.scythe.events import Why
from thirdchair.scythe.horde.events import TileReplaced
from thirdchair.scythe.horde.state import HordeState
from thirdchair.scythe.modules.module import Module
from thirdchair.scythe.modules.triumph_tiles import COMBAT, TriumphTiles

FIVE_STARS, TERRITORIES, STRUCTURES, OBJECTIVE = (
    "five_stars",
    "territories",
    "structure_bonus",
    "objective",
)
JOINTLY = "jointly"
NEED_TILES = {"victories": (COMBAT,), "both": (COMBAT, OBJECTIVE), "neither": ()}
"""The ruling: which stars of whoever may have any number of them need a tile."""


class Tiles(TriumphTiles):
    """Any player's star counts for all."""

    state: HordeState
    laid_by: ClassVar[str] = "fen.horde.setup.tiles.reveal"

    @property
    def alone(self) -> bool:
        """Does somebody play by themselves?"""
        return len(self.state.seats) == 1

    # Laying them out

    @decides("fen.horde.setup.tiles", "fen.horde.setup.tiles.1p.no-five")
    def own_tiles(self) -> tuple[str, ...]:
        """All 21; who plays alone can never have a sixth star for five others in a game of five."""
        tiles = (*super().own_tiles(), *_own(type(self)))
        return tuple(one for one in tiles if not (self.alone and one == FIVE_STARS))

    @decides(
        "fen.horde.setup.tiles.1p",
        "fen.horde.setup.tiles.2p",
        "fen.horde.setup.tiles.3p",
        "fen.horde.setup.tiles.4p",
        "fen.horde.setup.tiles.5p",
        "fen.horde.setup.tiles.6p",
        "fen.horde.setup.tiles.7p",
    )
    def spaces(self) -> int:
        """By the number of players."""
        return self.number(f"horde.tiles_{len(self.state.seats)}")

    @decides("fen.horde.setup.tiles.1p.objective", "fen.horde.setup.tiles.reveal")
    async def next_tile(self, left: list[str], laid: Sequence[str]) -> str:
        """Who plays alone replaces the second tile for an objective."""
        tile = await super().next_tile(left, laid)
        if self.alone and tile == OBJECTIVE and OBJECTIVE in laid:
            self.tell(TileReplaced(triumph=tile, rule="fen.horde.setup.tiles.1p.objective"))
            return await super().next_tile(left, laid)
        return tile

    @decides("fen.horde.setup.tiles.1p.objective")
    def _correct_track(self, rest: list[str], value: Any) -> list[str]:
        """Laid out by hand, too."""
        if self.alone and isinstance(value, list) and value.count(OBJECTIVE) > 1:
            raise bad_input("horde-one-objective", where="do.value")
        return super()._correct_track(rest, value)

    # What they ask

    def covered(self, triumph: str) -> int:
        """On how many of the tiles of a triumph a star lies: two players use two of them."""
        stars = sum(one.stars.get(triumph, 0) for one in self.state.seats.values())
        return min(stars, self.state.track.count(triumph))

    @decides("fen.horde.combat.win.star")
    def star_limit(self, seat: str, triumph: str) -> int:
        """A star for a victory lies on a tile, here also that of whoever may have any number."""
        if triumph in self._on_tiles():
            return self.state.track.count(triumph)
        return super().star_limit(seat, triumph)

    def endless(self, seat: str) -> tuple[str, ...]:
        """Objectives need no tile, victories do, unless the table has it otherwise."""
        return tuple(one for one in super().endless(seat) if one not in self._on_tiles())

    def _on_tiles(self) -> tuple[str, ...]:
        return NEED_TILES[str(self.ruling("a98"))]

    def _correct_ruling(self, rest: list[str], value: Any) -> Ruled:
        """What else people may place stars for from now on; stars that lie there stay."""
        was = super()._correct_ruling(rest, value)
        for seat, one in self.state.seats.items():
            one.stars = {**dict.fromkeys(self.triumphs(seat), 0), **one.stars}
        return was

    @decides("fen.horde.goal.tiles")
    def bare(self) -> list[str]:
        """The tiles that still need a star, each as often as it lies there."""
        kinds = dict.fromkeys(self.state.track)
        lacking = {one: self.state.track.count(one) - self.covered(one) for one in kinds}
        return [one for one, n in lacking.items() for _ in range(n)]

    @decides("fen.horde.tile.five-stars")
    async def place_star(self, seat: str, triumph: str, why: Why = ()) -> bool:
        """The fifth star brings the sixth with it, where the tile for it lies out."""
        placed = await super().place_star(seat, triumph, why)
        five = self.star_count(seat) == self.number("horde.five")
        if placed and five and not self.state.over and self.may_star(seat, FIVE_STARS):
            await super().place_star(seat, FIVE_STARS, why)
        return placed

    async def do_star(self, command: PlaceStar) -> None:
        """A human places a star; where the board is kept, what it shows must allow it."""
        if self.known_seat(command.seat, self.humans) and command.triumph in self.state.track:
            self.check_tile(command.seat, command.triumph)
        await super().do_star(command)

    @decides(
        "fen.horde.tile.five-stars",
        "fen.horde.tile.seven-territories",
        "fen.horde.tile.structure-bonus",
    )
    def check_tile(self, seat: str, triumph: str) -> None:
        """What a tile needs that the app can see. A move is over before anybody places a star."""
        if triumph == FIVE_STARS and self.star_count(seat) < (five := self.number("horde.five")):
            raise not_now("horde-five-stars", where="do.triumph", n=five)
        if self.state.board is not True:
            return
        most = self.numbers.pieces["structure"]
        if triumph == STRUCTURES and (built := self.deployed(seat, "structure")) < most:
            raise not_now("horde-structures", where="do.triumph", n=built, most=most)
        need = self.number("horde.territories")
        if triumph == TERRITORIES and (n := self.territories_of(seat)) < need:
            raise not_now("horde-territories", where="do.triumph", n=n, most=need)

    @decides("fen.horde.tile.seven-territories.factory", "fen.horde.coop.control")
    def territories_of(self, seat: str) -> int:
        """Territories that the players control, each as one; the table may count a seat's alone."""
        joint = self.ruling("a84") == JOINTLY
        seats = self.humans if joint else [seat]
        return len({place for one in seats for place in self.controlled(one)})


def _own(rules: type[Module]) -> tuple[str, ...]:
    """The tiles that only this game has."""
    return next(one.tiles for one in rules.sheets if one.id == "horde")
