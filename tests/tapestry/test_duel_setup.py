"""Two humans and the Shadow Empire: the set-up."""

from typing import Any

import pytest

from tests.tapestry.builders import LANDMARKS, TRACKS, asking, drew, duel, kinds, play, the
from thirdchair.kit.flow import Answer
from thirdchair.kit.questions import Draw, Roll
from thirdchair.kit.refusals import Refusal
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.commands import BotsTurn, SetUp
from thirdchair.tapestry.events import FavoriteChosen, Rolled
from thirdchair.tapestry.state import State

game = Tapestry()

REQUEST = {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bert"]}


def begin(**fields: Any) -> State:
    return game.set_up(REQUEST | fields)[1]


def started(**fields: Any) -> State:
    """A table whose set-up is complete, without a roll."""
    return play(begin(**({"favorite": "military"} | fields)), SetUp()).state


@pytest.mark.rule("tap.shadow2p.intro.players")
@pytest.mark.parametrize("players", [[], ["Ana"], ["Ana", "Bert", "Cleo"]])
def test_the_variant_is_for_exactly_two_humans(players: list[str]) -> None:
    with pytest.raises(Refusal) as refused:
        begin(players=players)
    assert (refused.value.text, refused.value.where) == ("wrong-number-of-players", "new.players")
    assert list(begin().tracks) == ["shadow", "p1", "p2"]


@pytest.mark.rule("tap.shadow2p.setup.2a")
def test_one_token_of_the_shadow_empire_starts_on_every_track() -> None:
    assert started().tracks["shadow"] == dict.fromkeys(TRACKS, 0)


def test_all_landmarks_are_free_and_nothing_is_achieved() -> None:
    state = started()
    assert state.landmarks == dict.fromkeys(LANDMARKS)
    assert state.achievements == {"end_of_track": []}
    assert state.era == {"p1": 0, "p2": 0}
    assert state.turn == 0


@pytest.mark.rule("tap.shadow2p.setup.3a")
def test_the_science_die_names_the_favorite_track() -> None:
    question = asking(begin(), SetUp()).question
    assert question == Roll(die="science", options=TRACKS, seat="shadow")
    result = play(begin(), SetUp(), Answer("die:science", "technology", "table"))
    assert the(result, Rolled) == Rolled(die="science", face="technology")
    assert result.state.favorites == {"shadow": "technology"}


@pytest.mark.rule("tap.shadow2p.setup.3b")
def test_an_outpost_is_placed_beside_the_favorite_track() -> None:
    result = play(begin(), SetUp(), Answer("die:science", "science", "table"))
    assert kinds(result) == ["rolled", "favorite"]
    assert the(result, FavoriteChosen) == FavoriteChosen(who="shadow", track="science", why=())


def test_a_given_favorite_is_not_rolled_for() -> None:
    result = play(begin(favorite="science"), SetUp())
    assert result.state.favorites == {"shadow": "science"}
    assert "rolled" not in kinds(result)


@pytest.mark.rule("tap.shadow2p.setup.4a", "tap.shadow2p.setup.4d")
def test_the_deck_is_cards_1_to_12_and_the_others_stay_out() -> None:
    decision = started().decision
    assert decision.deck == list(range(1, 13))
    assert decision.discard == []
    assert decision.progress == []


@pytest.mark.rule("tap.shadow2p.setup.4b")
def test_cards_of_both_shapes_are_in_the_deck() -> None:
    """Cards 1 to 7 are circles, 8 to 12 rectangles."""
    deck = started().decision.deck
    assert 7 in deck
    assert 8 in deck
    after = play(duel(), BotsTurn(), *drew(7, 8)).state
    assert after.decision.discard == [7, 8]


@pytest.mark.rule("tap.shadow2p.setup.4c")
def test_the_deck_is_shuffled_any_card_may_come_first_with_equal_chance() -> None:
    first = asking(started(), BotsTurn()).question
    assert first == Draw(deck="decision", seat="shadow", options=tuple(range(1, 13)))
    second = asking(started(), BotsTurn(), *drew(4)).question
    assert second == Draw(
        deck="decision", seat="shadow", options=(1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12)
    )


@pytest.mark.rule("tap.shadow2p.turn.order")
def test_the_shadow_empire_has_a_place_in_the_order_of_turns() -> None:
    assert game.view(started())["order"] == ["p1", "p2", "shadow"]
    order = ["p2", "shadow", "p1"]
    assert game.view(started(order=order))["order"] == order


@pytest.mark.parametrize(
    "order",
    [[], ["p1", "p2"], ["p1", "p2", "p2"], ["p1", "p2", "shadow", "shadow"], ["p1", "p2", "p3"]],
)
def test_an_order_names_each_seat_once(order: list[str]) -> None:
    with pytest.raises(Refusal) as refused:
        begin(order=order)
    assert (refused.value.text, refused.value.where) == ("bad-order", "new.order")


@pytest.mark.rule("tap.shadow2p.neighbour")
def test_the_shadow_empire_counts_as_a_neighbor_unless_the_table_decides_otherwise() -> None:
    assert game.view(started())["rulings"]["shadow2p.counts_as_neighbor"] is True
    chosen = started(rulings={"shadow2p.counts_as_neighbor": False})
    assert game.view(chosen)["rulings"]["shadow2p.counts_as_neighbor"] is False


@pytest.mark.parametrize(
    ("rulings", "text"),
    [
        ({"shadow2p.counts_as_neighbor": 1}, "not-an-option"),
        ({"shadow2p.counts_as_neighbor": "true"}, "not-an-option"),
        ({"shadow2p.empty_deck_order": "both"}, "not-an-option"),
        ({"shadow2p.heads_or_tails": "heads"}, "unknown-ruling"),
    ],
)
def test_a_ruling_takes_only_its_values(rulings: dict[str, Any], text: str) -> None:
    with pytest.raises(Refusal) as refused:
        begin(rulings=rulings)
    assert refused.value.text in (text, "wrong-type")
    assert (refused.value.where or "").startswith("new.rulings")


def test_rulings_are_written_down_with_their_defaults() -> None:
    assert started().rulings == {
        "shadow2p.empty_deck_order": "favorite_first",
        "bots.new_favorite_icon": "landmark",
        "shadow2p.counts_as_neighbor": True,
    }


@pytest.mark.parametrize("players", [["Ana", "Ana"], ["Ana", ""], ["Ana", "  "], ["Ana", "x" * 41]])
def test_names_are_short_present_and_different(players: list[str]) -> None:
    with pytest.raises(Refusal) as refused:
        begin(players=players)
    assert refused.value.where == "new.players"
