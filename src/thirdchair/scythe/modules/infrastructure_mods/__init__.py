"""Infrastructure mods: tiles that help once in a game."""

from collections.abc import Iterator
from typing import ClassVar

from thirdchair.kit.commands import Command
from thirdchair.kit.flow import Event, Rule, ask
from thirdchair.kit.game import BaseSetup
from thirdchair.kit.questions import Pick
from thirdchair.kit.refusals import not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.commands import Use
from thirdchair.scythe.mods import INFRASTRUCTURE, as_tile
from thirdchair.scythe.modules.events import Used
from thirdchair.scythe.modules.mod_tiles import ENOUGH, ModTiles
from thirdchair.scythe.setup.preparing import Told
from thirdchair.scythe.setup.steps import Step


class ModsLaid(Event, frozen=True, tag="mods_laid"):
    """The infrastructure mods that lie open before a seat in this game."""

    seat: str
    mods: tuple[str, ...]
    rule: str


class InfrastructureMods(ModTiles):
    """They lie open before their seat, and are turned over when they are used."""

    own_commands: ClassVar[tuple[type[Command], ...]] = (Use,)

    def carry_out(self, command: Command) -> Rule:
        return self.do_use(command) if isinstance(command, Use) else super().carry_out(command)

    async def do_use(self, command: Use) -> None:
        """A seat turns one over, or back."""
        seat, mod, back = command.seat, command.mod, command.unused or command.back
        self.known_seat(seat, self.humans)
        self.use_mod(seat, mod, back=back)
        self.tell(Used(seat=seat, mod=mod, back=back, rule="fen.mods.infra.use.once"))

    def foreseen(self) -> Iterator[str]:
        """A tile lies before somebody."""
        yield from super().foreseen()
        if any(one.turned for one in self.state.seats.values()):
            yield "use"

    def steps(self, setup: BaseSetup, told: Told) -> Iterator[Step]:
        """Hands that draw the tiles take some out before, if an Automa plays."""
        for step in super().steps(setup, told):
            yield step
            if step.rule == "fen.modules.infra.where" and self.automas:
                yield Step("fen.modules.automa.mods.spy", with_cards=True)

    async def begin_with(self) -> None:
        """In a free game everybody draws some, and keeps a few of them."""
        await super().begin_with()
        for human in self.humans if self.state.episode is None else ():
            await self.keep_some(human)

    @decides(
        "fen.modules.infra.use",
        "fen.modules.infra.redraw",
        "fen.modules.infra.keep2",
        "fen.modules.infra.rules",
    )
    async def keep_some(self, seat: str) -> None:
        """Up to two of four; the others are discarded."""
        left = await self.draw_mods(seat, INFRASTRUCTURE, "fen.modules.infra.use")
        kept: list[str] = []
        while len(kept) < self.number("infrastructure_mods.kept"):
            options = (*sorted(left), ENOUGH)
            question = Pick(about="infrastructure_mod", seat=seat, options=options)
            if (mod := str(await ask(question))) == ENOUGH:
                break
            kept.append(mod)
            left.remove(mod)
        self.lay_out(seat, kept)
        self.tell(ModsLaid(seat=seat, mods=tuple(kept), rule="fen.modules.infra.keep2"))

    @decides("fen.mods.infra.use.refresh")
    def lay_out(self, seat: str, mods: list[str]) -> None:
        """All that a seat has, none of them used yet."""
        self.state.seats[seat].turned = dict.fromkeys(mods, False)

    @decides("fen.mods.infra.once", "fen.mods.infra.use.once")
    def use_mod(self, seat: str, mod: str, *, back: bool) -> None:
        """Once; a slip is taken back. When a tile may be used stands on the tile."""
        turned = self.state.seats[seat].turned
        if mod not in turned:
            raise not_now(
                "fenris-mod-not-laid", where="do.mod", seat=seat, mod=as_tile(INFRASTRUCTURE, mod)
            )
        if turned[mod] is not back:
            text = "fenris-mod-unused" if back else "fenris-mod-used"
            raise not_now(text, where="do.mod", seat=seat, mod=mod)
        turned[mod] = not back
