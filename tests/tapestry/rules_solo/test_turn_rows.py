"""A bot turn: the pair, what of it counts, and when it is an income turn instead.

Cards used here, each as (Automa's icon, Shadow Empire's icon, list from top to bottom):
1 (end, all; heart military exploration technology science; hand), 2 (all, landmark; military
exploration heart science technology; hand), 6 (all, all; military science heart technology
exploration), 7 (all, all; heart technology exploration military science).
"""

import pytest

from tests.tapestry.builders import kinds, the
from tests.tapestry.rules_solo.reading import TRACKS, because, every, moves, options, steps
from tests.tapestry.solo_builders import asks, bots_turn, do, drew, fresh, pair, solo
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.commands import BotsTurn
from thirdchair.tapestry.content import decision_cards
from thirdchair.tapestry.events import Advanced, Drew, Income, Reshuffled, TapestryGained

game = Tapestry()

PRINTED_CARDS = """
 1 end      all      hand topple  heart military exploration technology science
 2 all      landmark hand -       military exploration heart science technology
 3 landmark end      -    topple  science technology military exploration heart
 4 landmark all      hand -       technology science heart military exploration
 5 all      landmark -    -       exploration military technology science heart
 6 all      all      -    topple  military science heart technology exploration
 7 all      all      -    -       heart technology exploration military science
 8 all      all      hand -       exploration military technology heart science
 9 all      all      hand topple  technology science heart exploration military
10 landmark all      -    topple  military exploration technology science heart
11 all      landmark -    -       heart exploration military science technology
12 all      all      hand topple  science technology heart military exploration
13 all      landmark -    -       science technology military heart exploration
14 landmark all      hand topple  exploration heart science military technology
15 landmark landmark -    topple  heart military technology exploration science
16 all      landmark hand -       technology exploration heart science military
17 all      all      hand -       exploration heart technology military science
18 landmark all      -    -       heart exploration military science technology
19 all      all      hand topple  military technology science exploration heart
20 all      all      -    -       technology exploration science military heart
21 all      end      hand topple  exploration technology heart science military
22 end      all      -    topple  military exploration technology heart science
"""
"""Both halves of every decision card, as printed."""


@pytest.mark.rule("tap.card.parts.left", "tap.card.parts.right")
@pytest.mark.parametrize("line", PRINTED_CARDS.strip().splitlines())
def test_both_halves_of_a_card_are_as_printed(line: str) -> None:
    number, automa, shadow, hand, topple, *symbols = line.split()
    card = decision_cards()[int(number)]
    assert (card.automa, card.shadow) == (automa, shadow)
    assert (card.income, card.topple) == (hand == "hand", topple == "topple")
    assert ["heart" if one == "favorite" else one for one in card.tiebreakers] == symbols


AHEAD = {"technology": 5, "military": 4, "exploration": 3, "science": 1}


@pytest.mark.rule("tap.pair.def", "tap.pair.left", "tap.pair.right", "tap.pair.active")
def test_the_left_card_says_where_and_the_right_card_breaks_ties() -> None:
    state = solo(automa=AHEAD, shadow=AHEAD, favorites=("science", "military"))
    # 1 lies left: the Automa goes to the nearest end; the list of 2, upwards: technology
    assert moves(bots_turn(state, *pair(1, 2))) == [
        ("automa", "technology", 6),
        ("shadow", "technology", 6),
    ]
    # 2 lies left: the list of 1, the heart first; the nearest landmark: exploration
    assert moves(bots_turn(state, *pair(2, 1))) == [
        ("automa", "science", 2),
        ("shadow", "exploration", 4),
    ]


@pytest.mark.rule("tap.solo.setup.deck.use")
def test_the_cards_that_are_drawn_decide_what_the_bots_do() -> None:
    assert moves(bots_turn(solo(), *pair(6, 7))) == [
        ("automa", "technology", 1),
        ("shadow", "science", 1),
    ]
    assert moves(bots_turn(solo(), *pair(7, 6)))[1] == ("shadow", "exploration", 1)


@pytest.mark.rule("tap.bots.turn.together")
def test_both_bots_move_in_one_turn() -> None:
    done = do(solo(), {"do": "bots_turn"}, *pair(6, 7))
    assert [who for who, _, _ in moves(done)] == ["automa", "shadow"]
    assert (done.state.turn, done.state.tracks["you"]) == (1, dict.fromkeys(TRACKS, 0))


@pytest.mark.rule("tap.bots.turn.first-income", "tap.income.first")
@pytest.mark.parametrize("level", [2, 3, 4])
def test_the_first_turn_is_an_income_turn_with_the_entries_marked_1(level: int) -> None:
    done = bots_turn(fresh(level=level))
    assert the(done, Income).turn == 1
    assert steps(done) == [("gain_tapestry", 0)]
    assert done.state.tapestry.automa_hand == 1
    assert not every(done, Drew)


@pytest.mark.rule("tap.income.first")
def test_on_level_1_the_first_income_turn_is_empty() -> None:
    done = bots_turn(fresh(level=1))
    assert kinds(done) == ["income"]
    assert done.state.era == {"bots": 1, "you": 0}


@pytest.mark.rule("tap.bots.turn.deck-empty")
def test_without_a_card_to_draw_the_bots_take_income_and_the_old_pair_stays_open() -> None:
    state = solo(deck=[], pair=(6, 7), discard=[1, 2, 3, 4, 5, 8], level=3)
    done = bots_turn(state)
    assert [event.turn for event in every(done, Income)] == [2]
    # the pair step still reads 6 and 7: heart first, upwards science
    assert [(who, track) for who, track, _ in moves(done)] == [
        ("automa", "technology"),
        ("shadow", "science"),
    ]
    assert not every(done, Drew)


@pytest.mark.rule("tap.bots.turn.1", "tap.bots.turn.2")
def test_the_old_pair_goes_to_the_discard_pile_and_two_cards_are_turned_up() -> None:
    done = bots_turn(solo(pair=(3, 8), discard=[9, 10], deck=[5, 6, 7, 11]), *pair(6, 7))
    decision = done.state.decision
    assert decision.discard == [9, 10, 3, 8]
    assert (decision.track, decision.tie, decision.deck) == (6, 7, [5, 11])
    assert every(done, Drew) == [
        Drew(deck="decision", card=6, role="track"),
        Drew(deck="decision", card=7, role="tie"),
    ]
    first = bots_turn(solo(pair=None, deck=[5, 6, 7, 11]), *pair(6, 7))
    assert first.state.decision.discard == []  # nothing to discard yet


@pytest.mark.rule("tap.bots.turn.2.random")
def test_every_card_may_come_to_lie_left_or_right() -> None:
    state = solo(deck=[2, 5, 6])
    left = asks(state, BotsTurn())
    assert (left.question.chance, options(left)) == (True, [2, 5, 6])
    right = asks(state, BotsTurn(), drew("decision", 5))
    assert (right.question.chance, options(right)) == (True, [2, 6])
    assert left.question.weights is None  # type: ignore[attr-defined]
    assert right.question.weights is None  # type: ignore[attr-defined]


@pytest.mark.rule("tap.bots.turn.3", "tap.bots.turn.3.skip")
def test_the_hand_on_the_track_card_of_the_last_pair_brings_income_and_no_advance() -> None:
    hand_left = bots_turn(solo(deck=[4, 5], era=(4, 4)), *pair(4, 5))
    assert [event.turn for event in every(hand_left, Income)] == [5]
    assert moves(hand_left) == []
    assert (hand_left.state.turn, hand_left.state.era["bots"]) == (1, 5)
    # the hand of the right card does not count, and not the hand of an earlier pair
    hand_right = bots_turn(solo(deck=[4, 5], era=(4, 4)), *pair(5, 4))
    assert (every(hand_right, Income), len(moves(hand_right))) == ([], 2)
    too_early = bots_turn(solo(deck=[4, 5, 6, 7], era=(4, 4)), *pair(4, 5))
    assert (every(too_early, Income), len(moves(too_early))) == ([], 2)


@pytest.mark.rule("tap.bots.turn.4a", "tap.bots.turn.4b")
def test_the_automa_goes_first_and_takes_the_landmark_that_both_would_reach() -> None:
    near = {"exploration": 3, "science": 12, "military": 12, "technology": 12}
    done = bots_turn(solo(automa=near, shadow=near), *pair(6, 7))
    assert moves(done) == [("automa", "exploration", 4), ("shadow", "exploration", 4)]
    assert done.state.landmarks["exploration:4"] == "automa"
    assert [because(event) for event in every(done, Advanced)] == [
        [("tap.bots.adv.icon.all", TRACKS, ["exploration"], [])]
    ] * 2


@pytest.mark.rule("tap.bots.turn.look")
def test_the_discard_pile_lies_open() -> None:
    view = game.view(bots_turn(solo(discard=[9, 14, 2], deck=[5, 6, 7, 4]), *pair(6, 7)).state)
    assert view["decision"]["discard"] == [9, 14, 2, 3, 8]
    assert view["decision"]["deck"] == 2  # only how many


@pytest.mark.rule("tap.bots.turn.eras", "tap.solo.setup.deck.grow")
def test_era_1_has_four_pairs_and_the_next_deck_two_cards_more() -> None:
    state = fresh()  # cards 1 to 8
    state = bots_turn(state).state
    for cards in ((1, 2), (3, 4), (6, 7)):
        turn = bots_turn(state, *pair(*cards))
        assert not every(turn, Income)
        state = turn.state
    fourth = bots_turn(state, *pair(5, 8))  # 5 shows no hand
    assert not every(fourth, Income)
    assert fourth.state.decision.deck == []
    income = bots_turn(fourth.state, drew("progress", 20), drew("progress", 11))
    assert every(income, Reshuffled)[0].cards == 10
    assert income.state.decision.deck == [1, 2, 3, 4, 5, 6, 7, 8, 11, 20]
    assert [event.where for event in every(income, TapestryGained)] == ["mat", "hand"]
    early = bots_turn(state, *pair(8, 5), drew("progress", 20), drew("progress", 11))
    assert (the(early, Income).turn, len(early.state.decision.deck)) == (2, 10)
