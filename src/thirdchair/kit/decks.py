"""Decks. A deck is the set of cards that are still in it, never an order.

So a shuffle is no question and leaves nothing hidden that could leak; only the draw decides.
"""

from collections.abc import Generator
from types import coroutine
from typing import Any

from thirdchair.kit.questions import Draw, Question


@coroutine
def draw(deck: str, cards: list[int], *, seat: str | None = None) -> Generator[Question, Any, int]:
    """Take one card off the deck whose remaining cards are `cards`, kept in ascending order.

    It suspends the rule itself, as `ask` does: no question is more frequent, and one step less
    on the way to it can be measured.
    """
    card: int = yield Draw(deck=deck, options=tuple(cards), seat=seat)
    cards.remove(card)
    return card


def shuffled_in(cards: list[int], others: list[int]) -> None:
    """Move all `others` into the deck."""
    cards.extend(others)
    cards.sort()
    others.clear()
