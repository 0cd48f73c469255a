"""Before the first turn: what their mods bring the Automas, at every set-up."""

from thirdchair.kit.rules import decides
from thirdchair.scythe.fenris.automa_mods import AutomaMods
from thirdchair.scythe.fenris.evenings import Evenings

ADVANCES = "fenris.a23"


class Equipping(Evenings, AutomaMods):
    """An Automa starts with all that stands in the places of its sheet."""

    def prepare(self) -> None:
        """Cards that have left a deck are not in it."""
        super().prepare()
        self.know_mods()
        for automa in self._automas_of_tonight():
            self.rules_of_tonight().take_out(automa, self.cards_out(automa))

    @decides("fen.automa.mods.apply", "fen.mods.automa.record")
    async def equip(self) -> None:
        """Place by place; whatever comes to nothing is said, too."""
        await super().equip()
        rules, triggers = self.rules_of_tonight(), self.ruling(ADVANCES) == "triggers"
        for automa in self._automas_of_tonight():
            for slot in self.automa_slots(automa):
                await rules.bring(automa, slot, triggers=triggers)

    def _automas_of_tonight(self) -> list[str]:
        return [seat for seat in self.playing if self.state.sheets[seat].kind == "automa"]
