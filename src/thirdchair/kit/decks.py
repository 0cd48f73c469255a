"""Decks. A deck is the set of cards that are still in it, never an order.

So a shuffle is no question and leaves nothing hidden that could leak; only the draw decides.
"""

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Draw


async def draw(deck: str, cards: list[int], *, seat: str | None = None) -> int:
    """Take one card off the deck whose remaining cards are `cards`, kept in ascending order."""
    card: int = await ask(Draw(deck=deck, options=tuple(cards), seat=seat))
    cards.remove(card)
    return card


def shuffled_in(cards: list[int], others: list[int]) -> None:
    """Move all `others` into the deck."""
    cards.extend(others)
    cards.sort()
    others.clear()
