"""Tiles with six numbers and six arrows. Which is which only the printed tile says."""

from typing import Any, ClassVar

from thirdchair.kit.checks import one_of
from thirdchair.kit.flow import ask
from thirdchair.kit.hexes import POINTED
from thirdchair.kit.questions import Pick
from thirdchair.kit.refusals import bad_input
from thirdchair.scythe.answers import FACES
from thirdchair.scythe.correcting import Corrector
from thirdchair.scythe.events import Corrected
from thirdchair.scythe.modules.module import Module

SIDES = tuple(POINTED)


class Arrow(Pick, frozen=True, kw_only=True, tag="choice"):
    """Where a number points: a side of its own, unless what was told of another one was a slip."""

    doubts: ClassVar[str] = "arrow"


class Arrows(Module):
    """What is known of the tile lies among what is laid out: sides by number."""

    tile: ClassVar[str]
    """Under which name it lies there."""
    face_question: ClassVar[str]
    """How the question after a number is called, before the number."""
    box_entry: ClassVar[str]
    """The same of its entries in a box."""

    async def laid_out(self) -> None:
        """What the owner's box says of the printed tile nobody is asked."""
        await super().laid_out()
        for face in map(str, FACES):
            side = self.state.box.get(f"{self.box_entry}.{face}")
            if side is not None and side not in self.arrows().values():
                self._point(face, side)

    def beside(self, place: str) -> dict[str, str]:
        """The territories around one, by the side on which they lie, lakes among them."""
        named = {one.at: one.id for one in self.material.sheet.territory}
        q, r = next(one.at for one in self.material.sheet.territory if one.id == place)
        around = {side: named.get((q + dq, r + dr)) for side, (dq, dr) in POINTED.items()}
        return {side: other for side, other in around.items() if other is not None}

    async def arrow_of(self, face: int, *others: str) -> str:
        """Where the arrow of a number points, or one of the `others`. Asked when it comes up for
        the first time."""
        if str(face) not in self.arrows():
            known = self.arrows().values()
            question = Arrow(
                about=f"{self.face_question}_{face}",
                options=(*(side for side in SIDES if side not in known), *others),
                anyway=tuple(side for side in SIDES if side in known),
                box=f"{self.box_entry}.{face}",
            )
            side = str(await ask(question))
            if side in others:
                return side
            self._point(str(face), side)
        return self.arrows()[str(face)]

    def arrows(self) -> dict[str, str]:
        """What is known of the tile: the sides to which its numbers point."""
        return {face: SIDES[way] for face, way in self.state.laid.get(self.tile, {}).items()}

    def tile_shown(self) -> dict[str, str | None]:
        """The tile in the view, as corrections name it: None where nobody has told it yet."""
        known = self.arrows()
        return {str(face): known.get(str(face)) for face in FACES}

    def _point(self, face: str, side: str | None) -> None:
        """A number points there; to no side if that is not known any more. No two numbers have the
        same: if it was told of another one, that was a slip, and that number is asked about again;
        else a die could be rolled for ever without leading there."""
        known = self.arrows()
        others = {one: to for one, to in known.items() if one != face and to != side}
        for slip in known.keys() - others.keys() - {face}:
            self.tell(Corrected(path=f"tile.{slip}", from_=known[slip], to=None))
        now = others if side is None else {**others, face: side}
        self.state.laid[self.tile] = {one: SIDES.index(to) for one, to in sorted(now.items())}

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
