"""Before the first turn: what mods bring an Automa, in a campaign and in a free game."""

from collections.abc import Sequence

from thirdchair.kit.rules import decides
from thirdchair.scythe.benefits import Slot
from thirdchair.scythe.content import GainIcon
from thirdchair.scythe.events import Benefit, CardsOut, TrackerMoved
from thirdchair.scythe.turn import Turn


class Equipped(Turn):
    """Benefits as the table of the book has them."""

    @decides("fen.mods.automa.benefit.remove")
    def take_out(self, automa: str, cards: Sequence[int]) -> None:
        """Cards that are not in its deck; with real cards the hands take them out. From a deck that
        Automas share, somebody else's mods may have taken them already."""
        deck = self.deck_of(automa)
        there = tuple(number for number in cards if number in deck.cards)
        deck.cards = [number for number in deck.cards if number not in there]
        if there:
            rule = "fen.mods.automa.benefit.remove"
            self.tell(CardsOut(seat=automa, cards=there, rule=rule))

    async def bring(self, automa: str, slot: Slot, *, triggers: bool = True) -> None:
        """What one mod brings, if the game is not over yet. Cards are out before anybody draws."""
        if slot.gives == "gain":
            rule = "fen.mods.automa.benefit.gain.apply"
            self.tell(Benefit(seat=automa, slot=slot.written, rule=rule))
            await self._gain_all(automa, slot)
        elif slot.gives == "tracker":
            await self._advance(automa, triggers=triggers)

    @decides("fen.automa.mods.cap")
    async def _gain_all(self, automa: str, slot: Slot) -> None:
        """As a card of the game gives it: never more than the Automa can have."""
        for what, n in slot.gains.items():
            if self.state.ended is None:
                await self.gain(automa, GainIcon(gain=what, n=n))  # type: ignore[arg-type]

    @decides("fen.mods.automa.benefit.tracker.adds")
    async def _advance(self, automa: str, *, triggers: bool) -> None:
        """One space on from wherever the marker stands; by default it does there what it always
        does."""
        rule = "fen.mods.automa.benefit.tracker"
        if self.state.ended is not None:
            return
        if triggers:
            await self.advance_tracker(automa, rule)
        elif (one := self.state.seats[automa]).tracker < self.tracker_card(automa).last:
            one.tracker += 1
            self.tell(TrackerMoved(seat=automa, to=one.tracker, rule=rule))
