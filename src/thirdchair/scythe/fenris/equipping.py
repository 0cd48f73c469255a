"""Before the first turn: what their mods bring the Automas, at every set-up."""

from thirdchair.kit.rules import decides
from thirdchair.scythe.content import GainIcon
from thirdchair.scythe.events import TrackerMoved
from thirdchair.scythe.fenris import events as e
from thirdchair.scythe.fenris.automa_mods import AutomaMods
from thirdchair.scythe.fenris.benefits import Slot
from thirdchair.scythe.fenris.evenings import Evenings
from thirdchair.scythe.fenris.on_the_track import OnTheTrack

ADVANCES = "fenris.a23"


class Equipping(Evenings, AutomaMods):
    """An Automa starts with all that stands in the places of its sheet."""

    @decides("fen.mods.automa.benefit.remove")
    def prepare(self) -> None:
        """Cards that have left a deck are not in it; with real cards the hands take them out."""
        super().prepare()
        self.know_mods()
        for automa in self._automas_of_tonight():
            out = self.cards_out(automa)
            deck = self.rules_of_tonight().deck_of(automa)
            deck.cards = [number for number in deck.cards if number not in out]
            if out:
                rule = "fen.mods.automa.benefit.remove"
                self.tell(e.CardsOut(seat=automa, cards=tuple(out), rule=rule))

    @decides("fen.automa.mods.apply", "fen.mods.automa.record")
    async def equip(self) -> None:
        """Place by place; whatever comes to nothing is said, too."""
        await super().equip()
        for automa in self._automas_of_tonight():
            for slot in self.automa_slots(automa):
                await self._bring(automa, slot)

    def _automas_of_tonight(self) -> list[str]:
        return [seat for seat in self.playing if self.state.sheets[seat].kind == "automa"]

    async def _bring(self, automa: str, slot: Slot) -> None:
        rules = self.rules_of_tonight()
        if slot.gives == "gain":
            rule = "fen.mods.automa.benefit.gain.apply"
            self.tell(e.Benefit(seat=automa, slot=slot.written, rule=rule))
            await self._gain_all(automa, slot, rules)
        elif slot.gives == "tracker":
            await self._advance(automa, rules)

    @decides("fen.automa.mods.cap")
    async def _gain_all(self, automa: str, slot: Slot, rules: OnTheTrack) -> None:
        """As a card of the game gives it: never more than the Automa can have."""
        for what, n in slot.gains.items():
            if rules.state.ended is None:
                await rules.gain(automa, GainIcon(gain=what, n=n))  # type: ignore[arg-type]

    @decides("fen.mods.automa.benefit.tracker.adds")
    async def _advance(self, automa: str, rules: OnTheTrack) -> None:
        """One space on from wherever the marker stands; by default it does there what it always
        does."""
        rule = "fen.mods.automa.benefit.tracker"
        if rules.state.ended is not None:
            return
        if self.ruling(ADVANCES) == "triggers":
            await rules.advance_tracker(automa, rule)
        elif (one := rules.state.seats[automa]).tracker < rules.tracker_card(automa).last:
            one.tracker += 1
            self.tell(TrackerMoved(seat=automa, to=one.tracker, rule=rule))
