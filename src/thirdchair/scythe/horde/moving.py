"""All figures go the same way: in which order, over what, and who must leave."""

from collections.abc import Collection, Mapping
from functools import cache
from typing import ClassVar

from thirdchair.kit.choices import Reason
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick, Places
from thirdchair.kit.rules import decides
from thirdchair.scythe.chapter import UNITS
from thirdchair.scythe.horde.combat import RESOURCES, Combat
from thirdchair.scythe.horde.events import HordeCarries, HordeStays, HordeTakes
from thirdchair.scythe.horde.state import HORDE, TILE
from thirdchair.scythe.modules.arrows import Arrows

FACTORY = "factory"
"""The ruling: a figure that would leave the map goes there."""
FIRST = "first"
"""The ruling of older tables: of several the one that is named first."""


class Moving(Arrows, Combat):
    """One territory each, if no other figure of the Horde stands there by then."""

    tile: ClassVar[str] = TILE
    face_question: ClassVar[str] = "horde_face"
    box_entry: ClassVar[str] = "horde_arrow"

    @decides(
        "fen.horde.move.rivers",
        "fen.horde.move.lakes",
        "fen.horde.move.no-tunnels",
        "fen.horde.move.no-tokens",
        "fen.horde.move.off-board",
    )
    def ways(self, side: str) -> dict[str, str]:
        """Where each figure would go: over rivers and onto lakes, never through a tunnel, whatever
        lies there. Who would leave the map stays; home bases are off it."""
        ways = {}
        for figure in self.figures():
            end = self.beside(self.where(figure)).get(side)
            if end is None and self.ruling("a69") == FACTORY:
                end = self.board.factory
            if end is not None:
                ways[figure] = end
        return ways

    def where(self, figure: str) -> str:
        """Where a figure stands."""
        return self.state.actors[figure].at or ""

    @decides("fen.horde.move.order", "fen.horde.move.no-stack")
    def order(self, ways: Mapping[str, str]) -> list[str]:
        """An order in which as many of them as possible move. Of several the first that is found:
        it begins with the figure that is named first."""
        stand = {figure: self.where(figure) for figure in self.figures()}

        @cache
        def longest(gone: frozenset[str]) -> tuple[str, ...]:
            taken = {ways[one] if one in gone else at for one, at in stand.items()}
            able = [one for one in ways if one not in gone and ways[one] not in taken]
            orders = [(one, *longest(gone | {one})) for one in able]
            return max(orders, key=len, default=())

        return list(longest(frozenset()))

    @decides("fen.horde.move.order", "fen.horde.move.off-board")
    async def chosen(self, ways: Mapping[str, str]) -> Mapping[str, str]:
        """The order of the moves is the people's: where each of several could be the one that comes
        to the Factory, and as many move in any case, they say which."""
        near = [one for one, end in ways.items() if end == self.board.factory]
        most = len(self.order(ways))
        alone = {one: _without(ways, [other for other in near if other != one]) for one in near}
        able = tuple(one for one in near if len(self.order(alone[one])) == most)
        if len(able) < 2 or self.ruling("a100") == FIRST:
            return ways
        question = Pick(about="horde_returns", seats=tuple(self.humans), options=able)
        return alone[str(await ask(question))]

    async def all_go(self, side: str) -> list[str]:
        """All that can move go, and take resources along; returns the territories they came to."""
        ways = self.ways(side)
        goes = self.order(await self.chosen(ways))
        for figure in goes:
            options = tuple(ways.values())
            rule = "fen.horde.move.order" if len(goes) > 1 else "fen.horde.turn.2"
            reason = Reason(rule, options, (ways[figure],))
            self.move_actor(figure, ways[figure], (reason,))
            self.carry(figure)
        self.take_along(goes)
        for figure in self.figures():
            if figure not in goes:
                rule = "no-stack" if figure in ways else "off-board"
                at = self.where(figure)
                why = (Reason(f"fen.horde.move.{rule}", (at,), (at,)),)
                self.tell(HordeStays(actor=figure, at=at, why=why))
        return [ways[figure] for figure in goes]

    @decides("fen.horde.move.resources")
    def carry(self, figure: str) -> None:
        """What lies where a figure has driven somebody out goes with it."""
        if self.holds_something(figure):
            rule = "fen.horde.move.resources"
            self.tell(HordeCarries(actor=figure, to=self.where(figure), rule=rule))

    @decides("fen.horde.move.resources")
    def take_along(self, figures: list[str]) -> None:
        """Resources may have lain beside any other; the app does not keep them, so it says so once
        for all, when the figures move for the first time: what is said each time nobody reads."""
        first = self.state.band.popularity == self.number("horde.moves_from")
        if first and (others := tuple(one for one in figures if not self.holds_something(one))):
            self.tell(HordeTakes(figures=others, rule="fen.horde.move.resources"))

    def holds_something(self, figure: str) -> bool:
        """Has it stood where people were?"""
        return bool(self.state.actors[figure].holds.get(RESOURCES))

    # Whom they find

    async def look_at(self, places: list[str]) -> None:
        """Where the board is not kept, people say who stands where the Horde has come to: in the
        order of its moves, for the hands move its figures down the same list."""
        if self.state.board is True or not places:
            return
        options = tuple(places)
        known = {place: pieces for place in options if (pieces := self.known_at(place))}
        named = tuple(f"{seat}.{unit}" for seat in self.humans for unit in UNITS)
        question = Places(
            about="units", seat=HORDE, options=options, known=known, pieces=named, first=options
        )
        self.believe(await ask(question), question)

    @decides("fen.horde.move.workers", "fen.horde.move.workers.no-loss")
    async def clear(self, place: str) -> None:
        """Workers without any combat unit go home. It costs the Horde nothing, unless the game is
        the harder one."""
        if self.defenders(place):
            return
        for seat in self.humans:
            if not self.state.over and await self.retreat(
                seat, "worker", place, "fen.horde.move.workers"
            ):
                for figure in self.figures_at(place):
                    self.state.actors[figure].holds[RESOURCES] = 1


def _without(ways: Mapping[str, str], figures: Collection[str]) -> dict[str, str]:
    return {one: end for one, end in ways.items() if one not in figures}
