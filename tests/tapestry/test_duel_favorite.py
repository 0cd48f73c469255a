"""The deck is empty: the favorite track is looked at again, and the cards are a deck again."""

import pytest

from tests.tapestry.builders import TRACKS as FOUR
from tests.tapestry.builders import asking, at, bots_turn, drew, duel, kinds, the, why
from thirdchair.kit.questions import Draw
from thirdchair.tapestry.commands import BotsTurn
from thirdchair.tapestry.events import Drew, FavoriteChosen, FavoriteKept, Reshuffled
from thirdchair.tapestry.state import DuelState

CHOOSE = "tap.shadow2p.turn.1.fav.choose"
ENDED = "tap.shadow2p.adv.icon.landmark.ended"
TIE = "tap.shadow2p.turn.1.fav.tie"
BY_END = "tap.shadow2p.turn.1.fav.end"
BY_PASSED = "tap.shadow2p.turn.1.fav.passed"
TRACKS = list(FOUR)
ORDER = "shadow2p.empty_deck_order"
ICON = "bots.new_favorite_icon"


def played_with(last: int) -> list[int]:
    """All twelve cards, this one the tiebreaker card of the last pair."""
    return [card for card in range(1, 13) if card != last] + [last]


PLAYED = played_with(12)


def empty(**fields: object) -> DuelState:
    return duel(**({"discard": PLAYED} | fields))  # type: ignore[arg-type]


@pytest.mark.rule("tap.shadow2p.turn.1", "tap.shadow2p.turn.1.reshuffle")
def test_an_empty_deck_is_made_anew_from_all_twelve_cards() -> None:
    result = bots_turn(empty(), 1, 4)
    assert kinds(result) == ["favorite_kept", "reshuffled", "drew", "drew", "advanced"]
    assert the(result, Reshuffled) == Reshuffled(deck="decision", cards=12)
    assert result.state.decision.deck == [2, 3, 5, 6, 7, 8, 9, 10, 11, 12]
    assert result.state.decision.discard == [1, 4]


@pytest.mark.rule("tap.shadow2p.turn.1.reshuffle")
def test_after_the_shuffle_any_of_the_twelve_may_come_first() -> None:
    question = asking(empty(), BotsTurn()).question
    assert question == Draw(deck="decision", seat="shadow", options=tuple(range(1, 13)))


@pytest.mark.rule("tap.shadow2p.turn.1.fav.keep")
def test_the_favorite_stays_while_it_is_unfinished_and_nobody_is_ahead() -> None:
    state = empty(
        shadow=at(science=5, military=3),
        p1=at(science=5, military=12),
        p2=at(science=4),
        favorite="science",
    )
    result = bots_turn(state, 1, 4)
    assert the(result, FavoriteKept) == FavoriteKept(
        who="shadow", track="science", rule="tap.shadow2p.turn.1.fav.keep"
    )
    assert result.state.favorites == {"shadow": "science"}


@pytest.mark.rule("tap.shadow2p.turn.1.fav.end")
def test_the_favorite_changes_when_its_end_is_reached() -> None:
    state = empty(shadow=at(science=12, military=6), favorite="science", completed=["shadow"])
    chosen = the(bots_turn(state, 1, 4), FavoriteChosen)
    assert (chosen.who, chosen.track, chosen.trigger) == ("shadow", "military", BY_END)


@pytest.mark.rule("tap.shadow2p.turn.1.fav.passed")
@pytest.mark.parametrize("human", ["p1", "p2"])
def test_the_favorite_changes_when_somebody_is_further_there(human: str) -> None:
    state = empty(shadow=at(science=4, military=6), **{human: at(science=5)}, favorite="science")
    chosen = the(bots_turn(state, 1, 4), FavoriteChosen)
    assert (chosen.track, chosen.trigger) == ("military", BY_PASSED)


@pytest.mark.rule("tap.shadow2p.turn.1.fav.passed")
def test_a_token_on_the_same_space_is_not_further() -> None:
    state = empty(shadow=at(science=4), p1=at(science=4), p2=at(science=4), favorite="science")
    result = bots_turn(state, 1, 4)
    assert "favorite" not in kinds(result)
    assert result.state.favorites == {"shadow": "science"}


def test_at_the_end_its_own_token_is_the_reason_though_a_human_is_there_too() -> None:
    state = empty(shadow=at(science=12, military=6), p1=at(science=12), favorite="science")
    assert the(bots_turn(state, 1, 4), FavoriteChosen).trigger == BY_END


@pytest.mark.rule("tap.shadow2p.turn.1.fav.choose")
def test_the_new_favorite_is_nearest_to_a_free_landmark_or_the_end() -> None:
    state = empty(
        shadow=at(exploration=12, science=3, military=6, technology=5),
        p2=at(science=4),
        taken={"science:4": "p2"},
        favorite="exploration",
    )
    chosen = the(bots_turn(state, 1, 4), FavoriteChosen)
    assert why(chosen) == [
        (ENDED, TRACKS, ["science", "military", "technology"], []),
        # science 4 is taken, so 7; military 7; technology 7
        (CHOOSE, ["science", "military", "technology"], ["military"], [4, 1, 2]),
    ]
    assert chosen.track == "military"


@pytest.mark.rule("tap.shadow2p.turn.1.fav.choose")
@pytest.mark.parametrize(
    ("icon", "rules", "favorite"),
    [
        ("landmark", [ENDED, CHOOSE], "military"),
        ("end", ["tap.shadow2p.adv.icon.end.ended", CHOOSE], "technology"),
        ("all", [CHOOSE, TIE], "science"),
    ],
)
def test_a_table_may_choose_another_icon(icon: str, rules: list[str], favorite: str) -> None:
    """Military is next to a landmark, technology nearest to its end; card 1 has science lowest."""
    state = empty(
        shadow=at(exploration=12, military=6, technology=8),
        discard=played_with(1),
        rulings={ICON: icon},
    )
    result = bots_turn(state, 2, 5)
    chosen = the(result, FavoriteChosen)
    assert [rule for rule, *_ in why(chosen)] == rules
    assert chosen.track == favorite
    assert result.state.favorites == {"shadow": favorite}


@pytest.mark.rule("tap.shadow2p.turn.1.fav.move")
def test_the_outpost_moves_and_counts_from_this_turn_on() -> None:
    """Card 10 has the heart lowest: in the same turn it already stands for the new favorite."""
    state = empty(shadow=at(exploration=12, science=3), favorite="exploration")
    result = bots_turn(state, 1, 10)
    assert kinds(result) == ["favorite", "reshuffled", "drew", "drew", "advanced", "landmark"]
    assert result.state.favorites == {"shadow": "science"}
    assert result.state.tracks["shadow"] == at(exploration=12, science=4)


@pytest.mark.rule("tap.shadow2p.turn.1.fav.same")
def test_the_same_track_may_be_chosen_again() -> None:
    """A human leads on science, yet it is still the nearest to a landmark."""
    state = empty(shadow=at(science=6), p1=at(science=9), favorite="science")
    result = bots_turn(state, 1, 4)
    chosen = the(result, FavoriteChosen)
    assert (chosen.track, chosen.trigger) == ("science", BY_PASSED)
    assert why(chosen)[-1] == (CHOOSE, TRACKS, ["science"], [4, 1, 4, 4])
    assert result.state.favorites == {"shadow": "science"}


@pytest.mark.rule("tap.shadow2p.turn.1.fav.tie", "tap.shadow2p.turn.1.order.de")
@pytest.mark.parametrize(
    ("last", "favorite", "places"),
    [
        (12, "military", [5, 2, 4]),  # exploration, military, heart (exploration), technology, …
        (11, "technology", [2, 3, 1]),
        (1, "science", [1, 4, 2]),
    ],
)
def test_favorite_first_a_tie_is_broken_by_the_last_tiebreaker_card(
    last: int, favorite: str, places: list[int]
) -> None:
    state = empty(shadow=at(exploration=12), discard=played_with(last), favorite="exploration")
    result = bots_turn(state, 2, 5)
    assert kinds(result)[:3] == ["favorite", "reshuffled", "drew"]
    rest = ["science", "military", "technology"]
    assert why(the(result, FavoriteChosen)) == [
        (ENDED, TRACKS, rest, []),
        (CHOOSE, rest, rest, [4, 4, 4]),
        (TIE, rest, [favorite], places),
    ]


@pytest.mark.rule("tap.shadow2p.turn.1.fav.tie")
def test_in_that_tie_the_heart_is_the_old_favorite() -> None:
    """Science is passed but still tied for nearest; card 10 has the heart lowest."""
    state = empty(p1=at(science=1), discard=played_with(10), favorite="science")
    chosen = the(bots_turn(state, 1, 4), FavoriteChosen)
    assert chosen.track == "science"
    assert why(chosen)[-1] == (TIE, TRACKS, ["science"], [4, 1, 5, 3])


@pytest.mark.rule(
    "tap.shadow2p.turn.1.order.en", "tap.shadow2p.turn.1.order.cz", "tap.shadow2p.turn.1.fav.tie"
)
def test_shuffle_first_a_tie_is_broken_by_a_fresh_card_that_goes_back() -> None:
    state = empty(
        shadow=at(exploration=12), discard=played_with(12), rulings={ORDER: "shuffle_first"}
    )
    pending = asking(state, BotsTurn())
    assert pending.events == [Reshuffled(deck="decision", cards=12)]
    assert pending.question == Draw(deck="decision", seat="shadow", options=tuple(range(1, 13)))

    result = bots_turn(state, 11, 2, 11)
    assert kinds(result)[:3] == ["reshuffled", "drew", "favorite"]
    assert result.events[1] == Drew(deck="decision", card=11), "for the tie, not part of a pair"
    chosen = the(result, FavoriteChosen)
    assert chosen.track == "technology"
    assert why(chosen)[-1][0] == TIE
    # card 11 was shuffled back and came again as the tiebreaker card of the pair
    assert result.state.decision.discard == [2, 11]


@pytest.mark.rule("tap.shadow2p.turn.1.order.en", "tap.shadow2p.turn.1.order.cz")
def test_shuffle_first_without_a_tie_no_card_is_looked_at() -> None:
    state = empty(shadow=at(exploration=12, military=6), rulings={ORDER: "shuffle_first"})
    result = bots_turn(state, 1, 4)
    assert kinds(result)[:4] == ["reshuffled", "favorite", "drew", "drew"]
    assert result.state.favorites == {"shadow": "military"}


@pytest.mark.rule("tap.shadow2p.turn.1.order.ruling")
@pytest.mark.parametrize(
    ("order", "first"),
    [("favorite_first", "favorite_kept"), ("shuffle_first", "reshuffled")],
)
def test_the_order_is_a_ruling_of_the_table(order: str, first: str) -> None:
    result = bots_turn(empty(rulings={ORDER: order}), 1, 4)
    assert kinds(result)[0] == first
    assert sorted(kinds(result)[:2]) == ["favorite_kept", "reshuffled"]


@pytest.mark.rule("tap.shadow2p.turn.1.order.ruling")
def test_our_ruling_is_the_favorite_first() -> None:
    assert kinds(bots_turn(empty(), 1, 4))[:2] == ["favorite_kept", "reshuffled"]


def test_with_every_track_finished_the_favorite_stays() -> None:
    state = empty(shadow=dict.fromkeys(TRACKS, 12), favorite="science", completed=["shadow"])
    result = bots_turn(state, 1, 4)
    assert kinds(result) == ["favorite_kept", "reshuffled", "drew", "drew", "skipped"]
    assert the(result, FavoriteKept).rule == "tap.shadow2p.adv.none"
    assert result.state.favorites == {"shadow": "science"}


def test_a_fresh_card_is_not_lost_when_its_draw_is_the_open_question() -> None:
    """The deck holds all twelve again while the card for the tie is asked for."""
    state = empty(shadow=at(exploration=12), rulings={ORDER: "shuffle_first"})
    after = asking(state, BotsTurn(), *drew(7))
    assert after.state.decision.deck == list(range(1, 13))
