"""A bot turn: a pair of decision cards, or an income turn when the deck has run out."""

from thirdchair.kit.decks import draw
from thirdchair.kit.refusals import not_now
from thirdchair.kit.rules import decides
from thirdchair.tapestry.bots.advancing import BOTS
from thirdchair.tapestry.bots.income import BOTS_SEAT, IncomeTurns
from thirdchair.tapestry.content import decision_cards, numbers
from thirdchair.tapestry.events import Drew
from thirdchair.tapestry.hexmap import YOU

PAIR = 2


class Pairs(IncomeTurns):
    """Both bots take their turn together."""

    @decides("tap.bots.turn.first-income", "tap.bots.turn.deck-empty")
    async def bots_turn(self) -> None:
        """The whole turn. The first is an income turn, and so is one without cards to draw."""
        if self.bots_are_done():
            raise not_now("bots-have-finished")
        decision = self.state.decision
        if self.state.era[BOTS_SEAT] == 0 or len(decision.deck) < PAIR:
            await self.income_turn()
        else:
            await self.pair_turn()
        self.state.turn += 1

    @decides(
        "tap.solo.setup.deck.use",
        "tap.pair.def",
        "tap.bots.turn.together",
        "tap.bots.turn.1",
        "tap.bots.turn.2",
        "tap.bots.turn.2.random",
        "tap.bots.turn.3",
        "tap.bots.turn.3.skip",
        "tap.bots.turn.4a",
        "tap.bots.turn.4b",
    )
    async def pair_turn(self) -> None:
        """Steps 1 to 4: the old pair goes, a new one comes, and both bots advance.

        With the last pair of a deck, the hand on the track card means an income turn instead.
        """
        self.discard_pair()
        decision = self.state.decision
        decision.track = await draw("decision", decision.deck, seat=YOU)
        self.tell(Drew(deck="decision", card=decision.track, role="track"))
        decision.tie = await draw("decision", decision.deck, seat=YOU)
        self.tell(Drew(deck="decision", card=decision.tie, role="tie"))
        if not decision.deck and decision_cards()[decision.track].income and self.may_earn():
            await self.income_turn()
            return
        for bot in BOTS:
            await self.advance_by_pair(bot, decision.track, decision.tie)

    def may_earn(self) -> bool:
        """Is there an income turn that the bots take by themselves?"""
        return self.state.era[BOTS_SEAT] < self.own_incomes()

    @decides("tap.end.income5")
    def own_incomes(self) -> int:
        """All five, unless the table lets the fifth wait for the end of your game."""
        waits = self.ruling("automa.final_income") == "with_human"
        return numbers().last_income - 1 if waits else numbers().last_income

    def follows_your_last(self) -> bool:
        """Do the bots play on after your last income turn?"""
        return True

    @decides("tap.end.bots-stop")
    def bots_are_done(self) -> bool:
        """After their last income turn the bots take no more turns while you finish."""
        if self.state.era[BOTS_SEAT] >= numbers().last_income:
            return True
        return not self.may_earn() and len(self.state.decision.deck) < PAIR
