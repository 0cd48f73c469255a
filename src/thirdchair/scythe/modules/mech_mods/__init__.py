"""Mech mods in a game of its own: everybody draws some, and chooses."""

from thirdchair.kit.rules import decides
from thirdchair.scythe.mods import MECH
from thirdchair.scythe.modules.mod_tiles import ModTiles
from thirdchair.scythe.modules.worn_mods import WornMods


class MechMods(WornMods, ModTiles):
    """A campaign hands the tiles out one by one; in a free game four are drawn."""

    @decides(
        "fen.modules.mech.use",
        "fen.modules.mech.redraw",
        "fen.modules.mech.keep2",
        "fen.modules.mech.rules",
    )
    async def offered_to(self, seat: str) -> list[str]:
        return await self.draw_mods(seat, MECH, "fen.modules.mech.use")
