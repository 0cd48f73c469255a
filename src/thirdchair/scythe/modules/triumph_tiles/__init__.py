"""Triumph tiles: the triumph track is laid out anew for every game."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from thirdchair.kit.flow import Event, ask
from thirdchair.kit.game import BaseSetup
from thirdchair.kit.questions import Draw
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.commands import Gain
from thirdchair.scythe.correcting import Corrector
from thirdchair.scythe.material import material_of
from thirdchair.scythe.modules.events import MayStar
from thirdchair.scythe.modules.meeting import ENCOUNTERS, FACTORY, Meeting
from thirdchair.scythe.moves.arriving import Gone
from thirdchair.scythe.setup.preparing import Told
from thirdchair.scythe.setup.steps import Step

TILE = "tile"
CARDS = "combat_cards"
COMBAT = "combat"
THREE = 3
"""How many tiles for victories an English book lets the Automa skip."""


class TilesLaid(Event, frozen=True, tag="tiles_laid"):
    """The tiles on the triumph track from left to right."""

    spaces: tuple[str, ...]
    rule: str


class TriumphTiles(Meeting):
    """Whatever lies there counts; of two tiles for victories each has its own star."""

    star_rules: ClassVar[Mapping[tuple[str, str], str]] = {
        (ENCOUNTERS, "human"): "fen.tiles.encounters3.timing",
        (ENCOUNTERS, "automa"): "fen.tiles.encounters3",
        (FACTORY, "human"): "fen.tiles.factory.timing",
        (FACTORY, "automa"): "fen.tiles.factory",
        (CARDS, "human"): "fen.tiles.combat-cards8",
    }
    enough = "triumph_tiles.encounters"
    laid_by: ClassVar[str] = "fen.tiles.setup"
    """The rule by which they are laid out."""

    @classmethod
    def earned(cls) -> tuple[str, ...]:
        return TriumphTiles.own_sheet.earned

    # Laying them out

    @decides("fen.tiles.setup", "fen.tiles.purpose", "fen.modules.tiles")
    async def set_up(self) -> None:
        """Before all else tiles are drawn, face down, and laid out from left to right."""
        left, laid = list(self.own_tiles()), list[str]()
        for _ in range(self.spaces()):
            laid.append(await self.next_tile(left, laid))
        self.lay_tiles(laid)
        self.tell(TilesLaid(spaces=tuple(laid), rule=self.laid_by))
        await super().set_up()

    def steps(self, setup: BaseSetup, told: Told) -> Iterator[Step]:
        """Once they are drawn, the step says which they are."""
        laid = tuple(one for one in told if one["type"] == "tiles_laid")
        for step in super().steps(setup, told):
            yield replace(step, says=laid) if laid and step.rule == "fen.modules.tiles" else step

    async def next_tile(self, left: list[str], laid: Sequence[str]) -> str:
        """Point: a tile is drawn from those that are left, to lie beside those that are laid."""
        kinds = Counter(left)
        options, weights = tuple(sorted(kinds)), tuple(kinds[one] for one in sorted(kinds))
        tile: str = await ask(Draw(deck=TILE, options=options, weights=weights))
        left.remove(tile)
        return tile

    @decides("fen.tiles.count")
    def own_tiles(self) -> tuple[str, ...]:
        """Point: all that there are; other modules may have tiles of another kind."""
        return TriumphTiles.own_sheet.tiles

    def spaces(self) -> int:
        """Point: how many of them are laid out."""
        return self.number("triumph_tiles.spaces")

    def lay_tiles(self, tiles: Sequence[str]) -> None:
        """This is the triumph track now. Stars that lie on a tile stay with it."""
        self.state.track = list(tiles)
        self.material = material_of(type(self), tiles)
        for seat, one in self.state.seats.items():
            one.stars = {triumph: one.stars.get(triumph, 0) for triumph in self.triumphs(seat)}

    @decides("fen.tiles.purpose")
    def correctable(self) -> dict[str, Corrector]:
        """People may have laid them out by their own chance, or as they like."""
        return {**super().correctable(), "track": self._correct_track}

    def _correct_track(self, rest: list[str], value: Any) -> list[str]:
        spaces, tiles = self.spaces(), Counter(self.own_tiles())
        fits = isinstance(value, list) and len(value) == spaces and not rest
        if not fits or any(not isinstance(one, str) for one in value) or Counter(value) - tiles:
            raise bad_input("not-these-tiles", where="do.value", n=spaces, options=sorted(tiles))
        was = self.state.track
        for seat, one in self.state.seats.items():
            for triumph, n in one.stars.items():
                if triumph in was and n > Counter(value)[triumph]:
                    raise not_now("star-on-tile", where="do.value", seat=seat, triumph=triumph)
        self.lay_tiles(value)
        return was

    # Whose star, and how many

    @decides("fen.tiles.saxony")
    def triumphs(self, seat: str) -> list[str]:
        """Also those without a tile, for whoever has no limit there."""
        return [*dict.fromkeys([*super().triumphs(seat), *self.endless(seat)])]

    @decides("fen.tiles.saxony")
    def star_limit(self, seat: str, triumph: str) -> int:
        """No tile is needed for a triumph that has no limit."""
        endless = triumph in self.endless(seat)
        return self.numbers.stars if endless else super().star_limit(seat, triumph)

    def endless(self, seat: str) -> tuple[str, ...]:
        """Point: the triumphs that bring this seat any number of stars; an Automa has none."""
        one = self.state.seats[seat]
        return self.faction(seat).unlimited if one.kind == "human" and one.faction else ()

    def seat_down(self, seat: str) -> None:
        """Only now its faction is known."""
        super().seat_down(seat)
        self.state.seats[seat].stars = dict.fromkeys(self.triumphs(seat), 0)

    @decides("fen.e8a.automa.skip")
    def earns(self, place: int) -> bool:
        """All that it can reach in play; by a later English book only three of the victories."""
        earned = super().earns(place)
        if self.material.track[place - 1] != COMBAT or self.ruling("a57") == "all":
            return earned
        return self.material.track[:place].count(COMBAT) <= THREE

    # What people are told that they may

    @decides("fen.tiles.combat-cards8")
    async def do_gain(self, command: Gain) -> None:
        """In their own turn people may place a star for their combat cards."""
        await super().do_gain(command)
        seat = command.seat
        enough = self.state.seats[seat].cards >= self.number("triumph_tiles.cards")
        if command.what == "cards" and command.n > 0 and enough and seat in self.humans:
            await self.reached(seat, CARDS)

    @decides("fen.tiles.factory", "fen.tiles.factory.timing")
    async def after_move(self, seat: str, moves: Sequence[Gone]) -> None:
        """A human whose character has come to the Factory may take a card, and then a star."""
        await super().after_move(seat, moves)
        came = any(one.unit == "character" and one.end == self.board.factory for one in moves)
        may = came and seat in self.humans and self.state.ended is None
        if may and self.may_star(seat, FACTORY):
            rule = "fen.tiles.factory.timing"
            self.tell(MayStar(seat=seat, triumph=FACTORY, rule=rule))

    def character_matters(self, human: str, gone: Gone) -> bool:
        """A character takes a card at the Factory, and a star for it."""
        card = gone.end == self.board.factory and self.may_star(human, FACTORY)
        return card or super().character_matters(human, gone)
