"""The tile that steers him: six numbers, six arrows. Which is which only the printed tile says."""

from collections.abc import Iterator
from typing import ClassVar

from thirdchair.kit.choices import Reason
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick, Roll
from thirdchair.kit.rules import decides
from thirdchair.scythe.answers import FACES
from thirdchair.scythe.events import Rolled
from thirdchair.scythe.modules.arrows import SIDES, Arrows

TESLA = "mad_tesla"
TILE = "tesla_tile"
"""What is known of the tile, among what is laid out: sides by number."""
SHOWN, OFF = "shown", "off"
BLUE, ORANGE = "blue", "orange"


class Tile(Arrows):
    """A number is asked about once; or the table looks at the tile for every move."""

    tile: ClassVar[str] = TILE
    face_question: ClassVar[str] = "tesla_face"
    box_entry: ClassVar[str] = "arrow"

    async def roll(self, die: str, rule: str) -> int:
        """One of his two dice."""
        face: int = await ask(Roll(die=die, options=FACES))
        self.tell(Rolled(seat=TESLA, dice=(face,), counts=face, rule=rule))
        return face

    def here(self) -> str:
        """Where he stands."""
        return self.state.actors[TESLA].at or ""

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
        """Where the arrow of a number points, proposed from My box and kept there; or that people
        look at the tile for every move."""
        return await self.arrow_of(face, SHOWN)

    async def _as_shown(self, beside: dict[str, str]) -> str | None:
        """People look at their tile, and say where he has gone."""
        options = (*beside.values(), *self._edge(beside))
        end = str(await ask(Pick(about="tesla_goes", at=self.here(), options=options)))
        return None if end == OFF else end

    def _edge(self, beside: dict[str, str]) -> Iterator[str]:
        if len(beside) < len(SIDES):
            yield OFF
