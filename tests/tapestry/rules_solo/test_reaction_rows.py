"""Reactions: the Automa's face-down tapestry cards against your conquests."""

import pytest

from tests.tapestry.builders import kinds, the
from tests.tapestry.rules_solo.reading import every, options
from tests.tapestry.solo_builders import asks, conquer, do, reacted, solo, standing, turned_up
from thirdchair.tapestry.events import Conquered, Reacted, Toppled

ATTACK = {"do": "conquer", "hex": 26}


@pytest.mark.rule("tap.automa.reaction.when")
def test_its_cards_are_looked_at_only_when_you_attack_it_and_it_has_some() -> None:
    assert asks(solo(on={26: "A"}, hand=1), ATTACK).question.key == "choice:reaction_card:you"
    without = do(solo(on={26: "A"}, hand=0), ATTACK)
    assert standing(without.state, 26) == "aY"
    neutral = do(solo(on={26: "s"}, hand=3), ATTACK)
    assert (standing(neutral.state, 26), neutral.state.tapestry.automa_hand) == ("sY", 3)
    fallen = do(solo(on={26: "a"}, hand=3), ATTACK)  # it does not control that territory
    assert fallen.state.tapestry.automa_hand == 3


@pytest.mark.rule("tap.automa.reaction.1")
def test_one_of_its_cards_is_discarded() -> None:
    waiting = asks(solo(on={26: "A"}, hand=3), ATTACK)
    assert waiting.state.tapestry.automa_hand == 3, "it goes when it is turned up"
    assert (options(waiting), waiting.question.hex) == (["trap", "other"], 26)
    assert waiting.question.chance is False  # only the table knows


@pytest.mark.rule("tap.automa.reaction.2")
def test_a_trap_keeps_the_territory_and_your_outpost_comes_toppled() -> None:
    done = do(solo(on={26: "A"}, hand=3), ATTACK, turned_up("trap"))
    assert standing(done.state, 26) == "Ay"
    assert done.state.tapestry.automa_hand == 2
    assert done.state.outposts["you"] == 7
    toppled = the(done, Toppled)
    assert (toppled.who, toppled.hex, toppled.by) == ("you", 26, "automa")
    assert toppled.rule == "tap.automa.reaction.2"
    assert [event.card for event in every(done, Reacted)] == ["trap"]


@pytest.mark.rule("tap.automa.reaction.3")
def test_card_after_card_until_a_trap_or_none_is_left() -> None:
    state = solo(on={26: "A"}, hand=3)
    third = do(state, ATTACK, turned_up("other"), turned_up("other"), turned_up("trap"))
    assert (standing(third.state, 26), third.state.tapestry.automa_hand) == ("Ay", 0)
    none = do(state, ATTACK, *[turned_up("other")] * 3)
    assert (standing(none.state, 26), none.state.tapestry.automa_hand) == ("aY", 0)
    assert kinds(none) == ["reaction", "reaction", "reaction", "conquered", "toppled"]
    assert the(none, Conquered).kind == "opponent"


@pytest.mark.rule("tap.automa.reaction.auto")
def test_it_always_reacts_even_after_its_last_income_turn() -> None:
    state = solo(on={26: "A"}, hand=1, era=(5, 4))
    assert asks(state, ATTACK).question.key == "choice:reaction_card:you"
    done = do(state, ATTACK, turned_up("trap"))
    assert standing(done.state, 26) == "Ay"


@pytest.mark.rule("tap.automa.reaction.attack")
def test_its_cards_do_not_help_it_to_attack() -> None:
    done = conquer(solo(on={26: "Y"}, hand=4), reacted("trap"))
    assert standing(done.state, 26) == "Ya"
    assert done.state.tapestry.automa_hand == 4
    assert [event.who for event in every(done, Reacted)] == ["you"]
