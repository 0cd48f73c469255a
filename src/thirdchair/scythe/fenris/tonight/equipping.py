"""Before the first turn: what their mods bring the Automas, and what people lay ready."""

from collections.abc import Iterator

from thirdchair.kit.rules import decides
from thirdchair.scythe.fenris.events import StepToDo
from thirdchair.scythe.fenris.sheet.automa_mods import AutomaMods
from thirdchair.scythe.fenris.tonight.evenings import Evenings

ADVANCES = "fenris.a23"


class Equipping(Evenings, AutomaMods):
    """An Automa starts with all that stands in the places of its sheet."""

    def prepare(self) -> None:
        """Cards that have left a deck are not in it."""
        super().prepare()
        self.know_mods()
        for automa in self._automas_of_tonight():
            self.rules_of_tonight().take_out(automa, self.cards_out(automa))

    @decides("fen.automa.mods.apply")
    async def equip(self) -> None:
        """Place by place; whatever comes to nothing is said, too."""
        await super().equip()
        rules, triggers = self.rules_of_tonight(), self.ruling(ADVANCES) == "triggers"
        for automa in self._automas_of_tonight():
            for slot in self.automa_slots(automa):
                await rules.bring(automa, slot, triggers=triggers)

    # What the hands lay ready, seat by seat. `rows` is where the rules of an evening stand, as in
    # `fen.e4`.

    def kept_by(self, seat: str, rows: str, home: str = "setup.home") -> Iterator[StepToDo]:
        """What stands on a sheet lies ready; a faction out of a box begins where it did before."""
        sheet = self.state.sheets[seat]
        if self.material.factions[sheet.faction].lock is not None:
            yield StepToDo(rule=f"{rows}.{home}", seat=seat)
        if any(sheet.bonuses.values()):
            yield StepToDo(rule=f"{rows}.setup.bonuses", seat=seat)
        yield from self.mods_of(seat, rows)

    def mods_of(self, seat: str, rows: str) -> Iterator[StepToDo]:
        """What people have bought; an Automa that plays for somebody tonight uses no tiles."""
        sheet = self.state.sheets[seat]
        if seat in self.people and sheet.infrastructure_mods:
            yield StepToDo(rule=f"{rows}.setup.infra", seat=seat)
        if seat in self.people and sheet.mech_mods:
            yield StepToDo(rule=f"{rows}.setup.mech", seat=seat)

    def perks_for(self, rows: str) -> Iterator[StepToDo]:
        """Everybody who plays tonight may buy one."""
        for seat in self.people:
            yield StepToDo(rule=f"{rows}.setup.perk", seat=seat)

    def _automas_of_tonight(self) -> list[str]:
        return [seat for seat in self.playing if self.state.sheets[seat].kind == "automa"]
