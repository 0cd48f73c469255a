"""The tile that steers him: six numbers, six arrows. Which is which only the printed tile says."""

from collections.abc import Iterator
from typing import Any

from thirdchair.kit.checks import one_of
from thirdchair.kit.choices import Reason
from thirdchair.kit.flow import ask
from thirdchair.kit.hexes import POINTED
from thirdchair.kit.questions import Pick, Roll
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.scythe.correcting import Corrector
from thirdchair.scythe.events import Rolled
from thirdchair.scythe.modules.module import Module

TESLA = "mad_tesla"
TILE = "tesla_tile"
"""What is known of the tile, among what is laid out: sides by number."""
SIDES = tuple(POINTED)
SHOWN, OFF = "shown", "off"
FACES = (1, 2, 3, 4, 5, 6)
BLUE, ORANGE = "blue", "orange"


class Tile(Module):
    """A number is asked about once; or the table looks at the tile for every move."""

    async def roll(self, die: str, rule: str) -> int:
        """One of his two dice."""
        face: int = await ask(Roll(die=die, options=FACES))
        self.tell(Rolled(seat=TESLA, dice=(face,), counts=face, rule=rule))
        return face

    def here(self) -> str:
        """Where he stands."""
        return self.state.actors[TESLA].at or ""

    def beside(self, place: str) -> dict[str, str]:
        """The territories around one, by the side on which they lie, lakes among them."""
        named = {one.at: one.id for one in self.material.sheet.territory}
        q, r = next(one.at for one in self.material.sheet.territory if one.id == place)
        around = {side: named.get((q + dq, r + dr)) for side, (dq, dr) in POINTED.items()}
        return {side: other for side, other in around.items() if other is not None}

    @decides(
        "fen.madtesla.move.direction",
        "fen.madtesla.move.off-board",
        "fen.madtesla.move.rivers",
        "fen.madtesla.move.lakes",
        "fen.madtesla.move.no-tunnels",
    )
    async def way_of(self, face: int) -> tuple[str, Reason]:
        """The territory that a number leads to, over rivers and onto lakes, never through a tunnel.
        Whatever lies outside leads back to the Factory, home bases too."""
        beside = self.beside(self.here())
        side = await self.arrow(face)
        end = await self._as_shown(beside) if side == SHOWN else beside.get(side)
        options = tuple(beside.values())
        if end is None:
            rule, factory = "fen.madtesla.move.off-board", self.board.factory
            return factory, Reason(rule, options, (factory,))
        return end, Reason("fen.madtesla.move.direction", options, (end,))

    async def arrow(self, face: int) -> str:
        """Where the arrow of a number points. Asked when it comes up for the first time, proposed
        from My box and kept there."""
        if str(face) not in self.arrows():
            options = (*SIDES, SHOWN)
            about, box = f"tesla_face_{face}", f"arrow.{face}"
            side = str(await ask(Pick(about=about, options=options, box=box)))
            if side == SHOWN:
                return SHOWN
            self._point(str(face), side)
        return self.arrows()[str(face)]

    def arrows(self) -> dict[str, str]:
        """What is known of the tile: the sides to which its numbers point."""
        return {face: SIDES[way] for face, way in self.state.laid.get(TILE, {}).items()}

    def _point(self, face: str, side: str | None) -> None:
        """A number points there; to no side if that is not known any more. No two numbers have the
        same: if it was told of another one, that was a slip, and that number is asked about again;
        else a die could be rolled for ever without leading there."""
        known = self.arrows()
        others = {one: to for one, to in known.items() if one != face and to != side}
        now = others if side is None else {**others, face: side}
        self.state.laid[TILE] = {one: SIDES.index(to) for one, to in sorted(now.items())}

    def correctable(self) -> dict[str, Corrector]:
        """An arrow that was told wrong is set right, or told again when it comes up."""
        return {**super().correctable(), "tile": self._correct_arrow}

    def _correct_arrow(self, rest: list[str], value: Any) -> str | None:
        faces = [str(face) for face in FACES]
        if len(rest) != 1 or rest[0] not in faces:
            raise bad_input("unknown-part", where="do.path", options=faces)
        was = self.arrows().get(rest[0])
        self._point(rest[0], one_of(value, (*SIDES, None)))
        return was

    async def _as_shown(self, beside: dict[str, str]) -> str | None:
        """People look at their tile, and say where he has gone."""
        options = (*beside.values(), *self._edge(beside))
        end = str(await ask(Pick(about="tesla_goes", at=self.here(), options=options)))
        return None if end == OFF else end

    def _edge(self, beside: dict[str, str]) -> Iterator[str]:
        if len(beside) < len(SIDES):
            yield OFF
