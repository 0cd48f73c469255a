"""Tiles that cover printed mech abilities for one game: mech mods, and what counts as they do."""

from typing import Any

from thirdchair.kit.checks import one_of
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.content import Ability
from thirdchair.scythe.mods import MECH, as_tile, mods, mods_of
from thirdchair.scythe.modules.events import Worn
from thirdchair.scythe.modules.mod_tiles import ENOUGH
from thirdchair.scythe.modules.module import Module


class WornMods(Module):
    """What a covered ability can do is gone for this game; what the tile says counts instead."""

    @decides("fen.mods.mech.replace")
    def abilities_of(self, seat: str) -> tuple[Ability, ...]:
        """A combat asks about the tiles whose ability some faction prints. Of the others the app
        knows too little: people say what they change."""
        worn = self.state.seats[seat].worn
        if not worn:
            return super().abilities_of(seat)
        printed = {one.id: one for each in self.material.factions.values() for one in each.ability}
        kept = (one for one in super().abilities_of(seat) if one.id not in worn)
        return (*kept, *(printed[mod] for mod in worn.values() if mod in printed))

    def allows_one_more(self, seat: str, at: str) -> bool:
        """Of tiles whose text we do not know, one may allow it."""
        unknown = any(mod not in mods() or not mods()[mod].told for mod in self._worn(seat))
        return (unknown and self.has_mechs(seat)) or super().allows_one_more(seat, at)

    def _worn(self, seat: str) -> list[str]:
        return list(self.state.seats[seat].worn.values())

    def covers(self, seat: str) -> tuple[str, ...]:
        """Point: what a tile may cover on a seat's faction mat. Asked when tiles are chosen."""
        return self.faction(seat).mechs

    def as_last_time(self, seat: str, worn: dict[str, str], owned: list[str]) -> dict[str, str]:
        """Point: what of the tiles of last time still fits."""
        covers = self.covers(seat)
        return {one: mod for one, mod in worn.items() if one in covers and mod in owned}

    @decides("fen.mods.mech.use.setup", "fen.mods.mech.use.rest")
    def wear(self, seat: str, worn: dict[str, str], owned: list[str]) -> None:
        """None up to all abilities, each with one of the seat's tiles; the others lie aside."""
        mods = list(worn.values())
        for ability, mod in worn.items():
            if ability not in (options := self.covers(seat)):
                raise bad_input(
                    "not-an-option", where="do.mods", answer=ability, options=list(options)
                )
            if mod not in owned:
                raise not_now(
                    "fenris-mod-not-owned", where="do.mods", seat=seat, mod=as_tile(MECH, mod)
                )
            if mods.count(mod) > 1:
                raise bad_input("fenris-mod-twice", where="do.mods", mod=mod)
        self.state.seats[seat].worn = {one: worn[one] for one in self.covers(seat) if one in worn}

    # What lies there can be set right, where nobody owns it

    def wearable(self, seat: str) -> list[str]:
        """Any mech mod, for people in a free game; a campaign has it on their sheets."""
        free = self.state.episode is None and seat in self.humans
        return list(mods_of(MECH)) if free and f"{MECH}_mods" in self.state.modules else []

    def correct_worn(self, seat: str, value: Any) -> dict[str, str]:
        """All of a seat at once: tiles change places more often than they come."""
        if not isinstance(value, dict):
            raise bad_input("malformed", where="do.value")
        options = self.wearable(seat)
        worn = {str(ability): one_of(mod, options) for ability, mod in value.items()}
        for mod in worn.values():
            others = [one for key, one in self.state.seats.items() if key != seat]
            lying = sum(list(one.worn.values()).count(mod) for one in others)
            if mod in mods() and lying >= mods()[mod].copies:
                raise not_now("fenris-mod-gone", where="do.value", mod=mod)
        was = dict(self.state.seats[seat].worn)
        self.wear(seat, worn, options)
        return was

    # Free games: people choose before the first turn, and nobody owns anything

    async def begin_with(self) -> None:
        await super().begin_with()
        for human in self.humans if self.state.episode is None else ():
            await self.choose(human, await self.offered_to(human))

    async def offered_to(self, seat: str) -> list[str]:
        """Point: the tiles that a seat may choose from in a free game."""
        return []

    async def choose(self, seat: str, offered: list[str]) -> None:
        """Point: a seat lays what it likes of them on its faction mat, at most so many."""
        worn: dict[str, str] = {}
        left = list(offered)
        while left and len(worn) < self.number("mech_mods.kept"):
            question = Pick(about="mech_mod", seat=seat, options=(*sorted(left), ENOUGH))
            if (mod := str(await ask(question))) == ENOUGH:
                break
            free = tuple(one for one in self.covers(seat) if one not in worn)
            worn[str(await ask(Pick(about="mod_covers", seat=seat, options=free)))] = mod
            left.remove(mod)
        if offered:
            self.wear(seat, worn, offered)
            now, rule = dict(self.state.seats[seat].worn), "fen.modules.mech.keep2"
            self.tell(Worn(seat=seat, mods=now, rule=rule))
