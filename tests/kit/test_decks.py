"""A deck is the set of cards still in it, never an order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thirdchair.kit.decks import draw, shuffled_in
from thirdchair.kit.questions import Draw


def test_a_draw_offers_all_cards_and_takes_the_one_that_comes() -> None:
    deck = [1, 4, 7]
    drawing = draw("decision", deck, seat="you")
    assert drawing.send(None) == Draw(deck="decision", options=(1, 4, 7), seat="you")
    with pytest.raises(StopIteration) as done:
        drawing.send(4)
    assert done.value.value == 4
    assert deck == [1, 7]


def test_a_shuffle_moves_all_cards_and_asks_nothing() -> None:
    deck, discard = [5], [9, 2, 7]
    shuffled_in(deck, discard)
    assert deck == [2, 5, 7, 9]
    assert discard == []


@given(st.permutations(range(1, 13)), st.integers(0, 12))
def test_no_trace_of_the_order_is_left_after_a_shuffle(cards: list[int], kept: int) -> None:
    deck, discard = sorted(cards[:kept]), list(cards[kept:])
    shuffled_in(deck, discard)
    assert deck == list(range(1, 13))
