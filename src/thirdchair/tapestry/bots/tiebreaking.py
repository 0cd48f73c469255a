"""The tiebreaker card: the one that lies open, else one that is drawn and goes back."""

from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Draw
from thirdchair.kit.rules import decides
from thirdchair.tapestry.events import Drew
from thirdchair.tapestry.hexmap import YOU, Hexmap


class Tiebreaking(Hexmap):
    """Ties between hexes, with and without an open card."""

    @decides("tap.nocard.draw", "tap.nocard.return", "tap.nocard.devempty", "tap.income.tiecard")
    async def tie_card(self) -> int:
        """The open tiebreaker card; if there is none, a card of the progress deck serves once.

        When that deck is empty the decision deck serves (and after a correction that emptied it
        too, its discard pile).
        """
        decision = self.state.decision
        if decision.tie is not None:
            return decision.tie
        deck = "progress" if decision.progress else "decision"
        cards = decision.progress or decision.deck or decision.discard
        card: int = await ask(Draw(deck=deck, options=tuple(sorted(cards)), seat=YOU))
        self.tell(Drew(deck=deck, card=card))
        return card

    @decides("tap.hex.use", "tap.hex.pick")
    async def break_hex_tie(self, choice: Choice[int], rule: str, card: int | None = None) -> None:
        """Take the first valid hex in the order of the hex tiebreaker; `by` are the places in it.

        The card is only looked for if there is a tie.
        """
        if choice.open:
            ranks = self.board.ranks[await self.tie_card() if card is None else card]
            choice.keep_nearest(rule, ranks.__getitem__)
