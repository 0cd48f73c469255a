"""Infrastructure mods: tiles that help once in a game."""

from thirdchair.kit.refusals import not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.modules.module import Module


class InfrastructureMods(Module):
    """They lie open before their seat, and are turned over when they are used."""

    @decides("fen.mods.infra.use.refresh")
    def lay_out(self, seat: str, mods: list[str]) -> None:
        """All that a seat has, none of them used yet."""
        self.state.seats[seat].turned = dict.fromkeys(mods, False)

    @decides("fen.mods.infra.once", "fen.mods.infra.use.once")
    def use_mod(self, seat: str, mod: str, *, back: bool) -> None:
        """Once; a slip is taken back. When a tile may be used stands on the tile."""
        turned = self.state.seats[seat].turned
        if mod not in turned:
            raise not_now("fenris-mod-not-laid", where="do.mod", seat=seat, value=mod)
        if turned[mod] is not back:
            text = "fenris-mod-unused" if back else "fenris-mod-used"
            raise not_now(text, where="do.mod", seat=seat, mod=mod)
        turned[mod] = not back
