"""A Shadow Empire turn from its first step to its last."""

import pytest

from tests.tapestry.builders import asking, at, bots_turn, drew, duel, kinds, the, why
from thirdchair.kit.questions import Draw
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.commands import BotsTurn
from thirdchair.tapestry.events import Advanced, Drew

game = Tapestry()

ALL = "tap.shadow2p.adv.icon.all"
LANDMARK = "tap.shadow2p.adv.icon.landmark"
ENDED = "tap.shadow2p.adv.icon.landmark.ended"
TIE = "tap.shadow2p.adv.tie"
TRACKS = ["exploration", "science", "military", "technology"]


@pytest.mark.rule("tap.shadow2p.turn.first")
def test_the_first_turn_is_an_ordinary_pair_turn() -> None:
    """No income turn, no era: two cards, one advance."""
    result = bots_turn(duel(), 1, 4)
    assert kinds(result) == ["drew", "drew", "advanced"]
    assert result.state.era == {"p1": 0, "p2": 0}
    assert "shadow" not in result.state.era


@pytest.mark.rule("tap.shadow2p.turn.2", "tap.shadow2p.turn.2.sides")
def test_two_cards_are_drawn_first_the_track_card_then_the_tiebreaker_card() -> None:
    first = asking(duel(), BotsTurn())
    assert isinstance(first.question, Draw)
    second = asking(duel(), BotsTurn(), *drew(9))
    assert isinstance(second.question, Draw)
    assert second.events == [Drew(deck="decision", card=9, role="track")]
    assert game.view(second.state)["decision"]["pair"] == {"track": 9, "tie": None}
    result = bots_turn(duel(), 9, 6)
    assert result.events[:2] == [
        Drew(deck="decision", card=9, role="track"),
        Drew(deck="decision", card=6, role="tie"),
    ]


@pytest.mark.rule("tap.shadow2p.pair.left", "tap.shadow2p.pair.right", "tap.shadow2p.pair.active")
@pytest.mark.rule("tap.shadow2p.card.indicator", "tap.shadow2p.card.tiebreakers")
def test_the_left_card_gives_the_indicator_and_the_right_card_the_list() -> None:
    """The same two cards, once in this order, once in the other."""
    state = duel(shadow=at(technology=2, science=2), favorite="military")
    landmark_card, all_card = 5, 12

    advanced = the(bots_turn(state, landmark_card, all_card), Advanced)
    assert why(advanced) == [
        (ENDED, TRACKS, TRACKS, []),
        (LANDMARK, TRACKS, ["science", "technology"], [4, 2, 4, 2]),
        # card 12 upward: exploration, military, heart, technology, science
        (TIE, ["science", "technology"], ["technology"], [5, 4]),
    ]
    assert advanced.track == "technology"

    advanced = the(bots_turn(state, all_card, landmark_card), Advanced)
    assert why(advanced) == [
        (ALL, TRACKS, TRACKS, []),
        # card 5 upward: heart, science, technology, military, exploration
        (TIE, TRACKS, ["military"], [5, 2, 1, 3]),
    ]
    assert advanced.track == "military"


@pytest.mark.rule("tap.shadow2p.pair.use", "tap.shadow2p.turn.3")
def test_the_pair_decides_and_the_empire_advances_once() -> None:
    state = duel(shadow=at(exploration=1, science=2, military=3, technology=5))
    result = bots_turn(state, 1, 7)
    advanced = the(result, Advanced)
    assert (advanced.who, advanced.track) == ("shadow", "science")
    assert (advanced.from_, advanced.to) == (2, 3)
    assert result.state.tracks["shadow"] == at(exploration=1, science=3, military=3, technology=5)
    assert result.state.turn == 1
    # Card 12 beside the same track card decides otherwise.
    assert the(bots_turn(state, 1, 12), Advanced).track == "exploration"


@pytest.mark.rule("tap.shadow2p.turn.4")
def test_the_pair_is_discarded_at_the_end_of_the_turn() -> None:
    result = bots_turn(duel(discard=[3, 5]), 9, 6)
    assert result.state.decision.discard == [3, 5, 9, 6]
    assert result.state.decision.deck == [1, 2, 4, 7, 8, 10, 11, 12]
    assert result.state.decision.track is None
    assert result.state.decision.tie is None
    assert game.view(result.state)["decision"]["pair"] is None


@pytest.mark.rule("tap.shadow2p.turn.look")
def test_everybody_may_look_through_the_discard_pile_but_not_the_deck() -> None:
    decision = game.view(duel(discard=[9, 6, 1, 2]))["decision"]
    assert decision["discard"] == [9, 6, 1, 2]
    assert decision["deck"] == 8, "a count, no cards"


@pytest.mark.rule("tap.shadow2p.turn.1")
@pytest.mark.parametrize("left", [2, 4, 12])
def test_with_cards_in_the_deck_step_1_does_not_happen(left: int) -> None:
    """Though the favorite track is finished, it stays until the deck is empty."""
    played = list(range(1, 13))[: 12 - left]
    state = duel(shadow=at(exploration=12), favorite="exploration", discard=played)
    result = bots_turn(state, 11, 12)
    assert kinds(result)[:2] == ["drew", "drew"]
    assert result.state.favorites == {"shadow": "exploration"}
    assert result.state.decision.discard == [*played, 11, 12]
