"""Mods at the table: which mech mods a seat uses tonight, and its infrastructure mods."""

from thirdchair.kit.refusals import Refusal, not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.commands import Use
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.sheet.supply import Supply
from thirdchair.scythe.fenris.tonight.evenings import Evenings
from thirdchair.scythe.mods import mod_of, mods
from thirdchair.scythe.modules.events import Worn
from thirdchair.scythe.modules.infrastructure_mods import InfrastructureMods
from thirdchair.scythe.modules.worn_mods import WornMods


class Wearing(Evenings, Supply):
    """Tonight's game knows what lies on the mats; the sheets keep all of it."""

    @decides("fen.mods.mech.use.locked", "fen.vesna.tokens.locked")
    async def wear(self, command: c.Wear) -> None:
        """A seat chooses until its first turn; a later choice replaces an earlier one."""
        seat = command.seat
        sheet = self.sheet_of(seat, [one for one in self.humans if one in self.playing])
        if seat not in self.state.wishes:
            raise not_now("fenris-wear-late", where="do.seat", seat=seat)
        rules = self.rules_of_tonight()
        if not isinstance(rules, WornMods):
            raise not_now("fenris-no-mods-tonight", where="do.mods")
        rules.wear(seat, command.mods, sheet.mech_mods)
        worn = rules.state.seats[seat].worn
        self.state.worn = self.by_seat({**self.state.worn, seat: dict(worn)})
        self.tell(Worn(seat=seat, mods=dict(worn), rule="fen.mods.mech.use.setup"))

    @decides("fen.mods.mech.use.setup")
    def mods_changed(self, seat: str) -> None:
        """What a seat no longer has it does not wear, and what is new lies ready, until its first
        turn and after a correction."""
        super().mods_changed(seat)
        if self.state.phase != "play" or seat not in self.playing:
            return
        rules, sheet = self.rules_of_tonight(), self.state.sheets[seat]
        if sheet.kind == "human" and isinstance(rules, WornMods):
            self._take_off(seat, rules, sheet.mech_mods)
        if sheet.kind == "human" and isinstance(rules, InfrastructureMods):
            used = rules.state.seats[seat].turned
            rules.lay_out(seat, self._laid_out(seat))
            now = rules.state.seats[seat].turned
            rules.state.seats[seat].turned = {one: used.get(one, False) for one in now}

    def _take_off(self, seat: str, rules: WornMods, owned: list[str]) -> None:
        """The tiles that are gone; if what is left could not be chosen so, all of them."""
        worn = rules.state.seats[seat].worn
        left = {one: mod for one, mod in worn.items() if mod in owned or mod_of(mod) is None}
        if left == worn:
            return
        try:
            rules.wear(seat, left, owned)
        except Refusal:
            rules.wear(seat, {}, owned)
        now = dict(rules.state.seats[seat].worn)
        self.state.worn = self.by_seat({**self.state.worn, seat: now})
        self.tell(Worn(seat=seat, mods=now, rule="fen.mods.mech.use.setup"))

    async def use(self, command: Use) -> None:
        """A seat turns an infrastructure mod over, or back."""
        rules = self.rules_of_tonight()
        if not isinstance(rules, InfrastructureMods):
            raise not_now("fenris-no-mods-tonight", where="do.mod")
        await rules.do_use(command)

    async def equip(self) -> None:
        """As last time, as far as it still fits; infrastructure mods are all laid out."""
        await super().equip()
        rules = self.rules_of_tonight()
        for seat in self.playing:
            sheet = self.state.sheets[seat]
            if sheet.kind == "human" and isinstance(rules, WornMods):
                worn = self.state.worn.get(seat, {})
                fits = rules.as_last_time(seat, worn, sheet.mech_mods)
                rules.wear(seat, fits, sheet.mech_mods)
            if sheet.kind == "human" and isinstance(rules, InfrastructureMods):
                rules.lay_out(seat, self._laid_out(seat))

    def _laid_out(self, seat: str) -> list[str]:
        """All but those that stay out of games with an Automa."""
        automas = any(self.state.sheets[one].kind == "automa" for one in self.playing)
        out = [name for name, one in mods().items() if one.without_automa and automas]
        return [one for one in self.state.sheets[seat].infrastructure_mods if one not in out]
