"""Ties without an open card: one of the progress deck serves and goes back."""

import pytest

from tests.tapestry.builders import the
from tests.tapestry.rules_solo.reading import because, every, options
from tests.tapestry.solo_builders import (
    asks,
    bots_turn,
    conquer,
    drew,
    explore,
    fresh,
    reacted,
    rolled,
    solo,
    standing,
)
from thirdchair.tapestry.commands import BotsTurn
from thirdchair.tapestry.events import Conquered, Drew, Explored

EARNED = {"middle_island": ["automa"]}


@pytest.mark.rule("tap.nocard.draw", "tap.nocard.return")
def test_a_card_of_the_progress_deck_breaks_the_tie_and_goes_back() -> None:
    state = solo(pair=None, on={15: "Y", 26: "Y"})
    done = conquer(state, drew("progress", 10), reacted("none"))
    assert every(done, Drew) == [Drew(deck="progress", card=10)]
    # 10 looks at 25 18 11 | 29 22 15 8 3 | 32 26 …
    assert because(the(done, Conquered))[2] == (
        "tap.automa.conquer.opp.tie.2",
        [15, 26],
        [15],
        [6, 10],
    )
    assert done.state.decision == state.decision  # all cards are where they were


@pytest.mark.rule("tap.nocard.draw")
def test_nothing_is_drawn_without_a_tie_or_with_a_card_on_the_table() -> None:
    assert not every(conquer(solo(pair=None, on={26: "Y"}), reacted("none")), Drew)
    assert not every(explore(solo(pair=None, favorites=("science", "military"))), Drew)
    done = conquer(solo(pair=(3, 8), on={15: "Y", 26: "Y"}), reacted("none"))
    assert not every(done, Drew)


@pytest.mark.rule("tap.nocard.draw", "tap.income.tiecard")
def test_in_income_turn_1_no_card_lies_open() -> None:
    """Level 5: the Conquerors' free advance on military is a conquest."""
    state = fresh(level=5, civs=["conquerors"])
    waiting = asks(state, BotsTurn())
    assert (waiting.question.key, len(options(waiting))) == ("draw:progress", 14)
    done = bots_turn(state, drew("progress", 13))
    assert (the(done, Conquered).hex, standing(done.state, 19)) == (19, "A")  # 13: no icon
    assert len(done.state.decision.progress) == 14


@pytest.mark.rule("tap.nocard.topple")
def test_the_one_card_serves_the_whole_action_with_its_icon() -> None:
    # the topple icon of 14 counts, though nothing was tied: 19 alone is nearest to the island
    icon = conquer(solo(pair=None), drew("progress", 14))
    assert standing(icon.state, 19) == "As"
    plain = conquer(solo(pair=None), drew("progress", 13))
    assert standing(plain.state, 19) == "A"
    # and the same card breaks the tie: no second one is drawn
    tied = conquer(solo(pair=None, on={6: "Y"}, achievements=EARNED), drew("progress", 10))
    assert because(the(tied, Conquered))[-1] == (
        "tap.automa.conquer.neutral.tie.4",
        [15, 19],
        [15],
        [6, 11],
    )
    assert standing(tied.state, 15) == "As"


@pytest.mark.rule("tap.nocard.return")
def test_each_action_draws_its_own_card() -> None:
    """Level 6: military conquers, then the die of science leads to another conquest."""
    state = fresh(level=6, civs=["scientists", "engineers"], favorites={"shadow": "military"})
    state.tracks["automa"]["military"] = 4  # cavalry first, gunpowder would be next
    state.tracks["automa"]["science"] = 4
    done = bots_turn(
        state,
        drew("progress", 10),
        rolled("military"),
        drew("progress", 10),  # it is back in the deck and may come again
    )
    assert [event.card for event in every(done, Drew)] == [10, 10]
    assert len(every(done, Conquered)) == 2


@pytest.mark.rule("tap.nocard.devempty")
def test_with_an_empty_progress_deck_a_card_of_the_decision_deck_serves() -> None:
    state = solo(pair=None, deck=range(1, 23), favorites=("military", "science"), era=(4, 4))
    assert state.decision.progress == []
    done = explore(state, drew("decision", 8))
    assert every(done, Drew) == [Drew(deck="decision", card=8)]
    assert because(the(done, Explored))[-1][2:] == ([29], [21, 17, 9])
    assert done.state.decision.deck == list(range(1, 23))
