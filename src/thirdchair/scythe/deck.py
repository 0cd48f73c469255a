"""The Automa cards: drawing, and what happens when none is left."""

from thirdchair.kit.decks import draw, shuffled_in
from thirdchair.kit.rules import decides
from thirdchair.scythe.chapter import Chapter
from thirdchair.scythe.content import AutomaCard
from thirdchair.scythe.events import Drew, Reshuffled
from thirdchair.scythe.setup.setups import SHARED
from thirdchair.scythe.state import Deck


class AutomaDeck(Chapter):
    """Each Automa's own deck, or the one that they share."""

    @property
    def cards(self) -> dict[int, AutomaCard]:
        """The Automa cards of this table's printing."""
        return self.material.cards[self.state.printing]

    @decides("fen.multi.deck.own", "fen.multi.deck.shared")
    def deck_of(self, automa: str) -> Deck:
        """The deck that an Automa draws from."""
        return self.state.decks[SHARED if self.state.shared_deck else automa]

    async def draw_card(self, automa: str, purpose: str | None = None) -> AutomaCard:
        """Turn up an Automa card, for the turn or only for a combat."""
        deck = self.deck_of(automa)
        if not deck.cards:
            self.renew(automa, deck)
        number = await draw("automa", deck.cards, seat=automa)
        deck.discard.append(number)
        deck.last = number
        self.in_use.append(number)
        self.tell(Drew(deck="automa", card=number, seat=automa, purpose=purpose))
        return self.cards[number]

    def renew(self, automa: str, deck: Deck) -> None:
        """The deck is empty: all cards but those that lie open are a deck again, or all (p17)."""
        lying = [*self.in_use, deck.last] if self.ruling("p17") == "others" else []
        back = [number for number in deck.discard if number not in lying]
        deck.discard = [number for number in deck.discard if number in lying]
        self.reshuffled(automa, deck, back, "scy.automa.deck.empty")

    def shuffle_all(self, automa: str, rule: str) -> None:
        """All nineteen cards are a deck again."""
        deck = self.deck_of(automa)
        self.reshuffled(automa, deck, deck.discard, rule)

    def reshuffled(self, automa: str, deck: Deck, back: list[int], rule: str) -> None:
        shuffled_in(deck.cards, back)
        self.tell(Reshuffled(deck="automa", seat=automa, cards=len(deck.cards), rule=rule))
