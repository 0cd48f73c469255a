"""Income turns: favorites, the last pair, points with the multipliers, tapestry and the cards.

`mat` is the number of tapestry cards on the Automa's mat: before income turn 2 none lies there, and
turns 2, 3 and 4 lay one each.
"""

from typing import Any

import pytest

from tests.tapestry.builders import kinds, the
from tests.tapestry.rules_solo.reading import (
    DONE,
    TRACKS,
    because,
    every,
    moves,
    only,
    said,
    scores,
    steps,
)
from tests.tapestry.solo_builders import (
    bots_turn,
    do,
    drew,
    income,
    pair,
    reacted,
    solo,
    standing,
)
from thirdchair.kit.flow import Answer, Done
from thirdchair.tapestry.events import (
    Advanced,
    Conquered,
    Drew,
    EraBonus,
    FavoriteChosen,
    FavoriteKept,
    IncomeStep,
    Refreshed,
    Reshuffled,
    Scored,
    TapestryGained,
)
from thirdchair.tapestry.state import SoloState

ENDED, CHOOSE = "tap.bots.adv.icon.landmark.ended", "tap.income.fav.choose"
AUTOMA, SHADOW = "tap.bots.adv.tie.automa", "tap.bots.adv.tie.shadow"


def added(*cards: int) -> list[Answer]:
    """These cards come off the progress deck."""
    return [drew("progress", card) for card in cards]


def era(turn: int, **fields: Any) -> SoloState:
    """A table whose deck has run out: the bots are about to take this income turn.

    You have started that era already, and the last pair was 6 and 7.
    """
    given: dict[str, Any] = {
        "deck": [],
        "pair": (6, 7),
        "level": 1,
        "mat": turn - 2,
        "era": (turn - 1, turn),
    }
    return solo(**given | fields)


def chosen(done: Done[Any]) -> list[tuple[str, str, str | None]]:
    """The new favorites: whose, which track, and what asked for it."""
    return [(event.who, event.track, event.trigger) for event in every(done, FavoriteChosen)]


# Favorite tracks


@pytest.mark.rule("tap.income.fav.who", "tap.income.fav.end")
def test_both_bots_look_at_their_favorite_and_leave_a_finished_one() -> None:
    state = era(5, automa={"technology": 12}, shadow={"science": 12})
    done = income(state)
    assert chosen(done) == [
        ("automa", "exploration", "tap.income.fav.end"),
        ("shadow", "military", "tap.income.fav.end"),
    ]
    # one step before the end it stays; each bot is looked at on its own
    done = income(era(5, automa={"technology": 11}, shadow={"science": 12}))
    assert [(event.who, event.track) for event in every(done, FavoriteKept)] == [
        ("automa", "technology")
    ]
    assert [who for who, _, _ in chosen(done)] == ["shadow"]


@pytest.mark.rule("tap.income.fav.passed")
@pytest.mark.parametrize(
    ("tokens", "passed"),
    [
        ({"you": {"technology": 5}}, False),  # level with it
        ({"you": {"technology": 6}}, True),
        ({"shadow": {"technology": 6}}, True),  # the other bot is somebody else too
        ({"you": {"military": 12, "science": 12}}, False),  # ahead elsewhere
    ],
)
def test_another_token_strictly_ahead_asks_for_a_new_favorite(
    tokens: dict[str, dict[str, int]], passed: bool
) -> None:
    shadow = {"science": 12} | tokens.get("shadow", {})
    state = era(5, automa={"technology": 5}, shadow=shadow, you=tokens.get("you"))
    automa = [one for one in chosen(income(state)) if one[0] == "automa"]
    assert [trigger for _, _, trigger in automa] == (["tap.income.fav.passed"] if passed else [])


@pytest.mark.rule("tap.income.fav.passed")
def test_your_second_token_on_a_track_counts() -> None:
    state = era(5, automa={"technology": 5}, you={"technology": 1})
    state.tracks["you2"] = {"technology": 6}
    assert chosen(income(state))[0][2] == "tap.income.fav.passed"


@pytest.mark.rule("tap.income.fav.choose", "tap.income.fav.same")
def test_the_nearest_landmark_or_end_may_lead_back_to_the_same_track() -> None:
    state = era(5, automa={"technology": 3, "military": 8}, you={"technology": 4})
    first = every(income(state), FavoriteChosen)[0]
    assert because(first) == [
        (ENDED, TRACKS, TRACKS, []),
        (CHOOSE, TRACKS, ["technology"], [4, 4, 2, 1]),
    ]
    assert (first.track, first.trigger) == ("technology", "tap.income.fav.passed")
    state.landmarks["technology:4"] = "you"  # now military 10 is the nearest
    first = every(income(state), FavoriteChosen)[0]
    assert because(first)[1] == (CHOOSE, TRACKS, ["military"], [4, 4, 2, 4])
    assert income(state).state.favorites["automa"] == "military"


@pytest.mark.rule("tap.income.fav.choose")
@pytest.mark.parametrize(
    ("icon", "track"), [("landmark", "military"), ("end", "science"), ("all", "exploration")]
)
def test_the_icon_for_a_new_favorite_is_a_ruling(icon: str, track: str) -> None:
    state = era(
        5,
        automa={"technology": 12, "military": 3, "science": 8},
        rulings={"bots.new_favorite_icon": icon},
    )
    # all: the list of 7 below the heart, which is finished: exploration comes next
    assert chosen(income(state))[0][1] == track


@pytest.mark.rule("tap.income.fav.other")
def test_both_bots_may_share_a_favorite() -> None:
    done = income(era(5, automa={"technology": 12, "science": 3}))
    assert done.state.favorites == {"automa": "science", "shadow": "science"}


@pytest.mark.rule("tap.income.fav.move")
def test_one_of_the_two_tokens_changes_the_track_and_no_token_advances() -> None:
    state = era(5, automa={"technology": 12, "science": 3})
    done = income(state)
    assert done.state.tracks == state.tracks
    en, de, cs = said(every(done, FavoriteChosen)[0])
    assert ("second token" in en, "zweite Marker" in de, "žeton" in cs) == (True, True, True)
    # from now on two tokens move on science, and one elsewhere
    on = solo(automa=only(science=3), favorites=("science", "military"), shadow=DONE)
    assert the(bots_turn(on, *pair(6, 7)), Advanced).tokens == 2


@pytest.mark.rule("tap.income.fav.allended")
def test_a_bot_that_has_finished_everything_keeps_its_favorite() -> None:
    done = income(era(5, automa=DONE))
    kept = every(done, FavoriteKept)[0]
    assert (kept.who, kept.track, kept.rule) == (
        "automa",
        "technology",
        "tap.income.fav.allended",
    )


@pytest.mark.rule("tap.income.tiecard")
def test_ties_in_income_turns_are_broken_by_the_last_tiebreaker_card() -> None:
    state = era(5, pair=(6, 9), automa={"technology": 12}, shadow={"science": 12})
    automa, shadow = every(income(state), FavoriteChosen)
    three = ["exploration", "science", "military"]
    # 9: technology science heart exploration military; the heart is the old favorite
    assert because(automa)[1:] == [
        (CHOOSE, three, three, [4, 4, 4]),
        (AUTOMA, three, ["science"], [4, 2, 5]),
    ]
    others = ["exploration", "military", "technology"]
    assert because(shadow)[1:] == [
        (CHOOSE, others, others, [4, 4, 4]),
        (SHADOW, others, ["military"], [2, 1, 5]),
    ]
    # the hexes too: the Conquerors' conquest reads the arrows of 9
    done = income(
        era(
            5,
            level=2,
            civs=("conquerors",),
            pair=(6, 9),
            on={15: "Y", 26: "Y"},
            achievements={"middle_island": ["automa"]},
        ),
        reacted("none"),
    )
    assert because(the(done, Conquered))[-1] == (
        "tap.automa.conquer.opp.tie.2",
        [15, 26],
        [26],
        [29, 22],
    )
    assert not every(done, Drew)


# The last pair and the civilization


@pytest.mark.rule("tap.income.pair", "tap.income.pair.benefit")
def test_both_bots_advance_by_the_last_pair_and_the_automa_gains_the_benefit() -> None:
    state = era(5, level=3, automa={"military": 4}, favorites=("military", "science"))
    done = income(state)
    assert moves(done) == [("automa", "military", 5), ("shadow", "science", 1)]
    automa, shadow = every(done, Advanced)
    assert (automa.benefit, shadow.benefit) == (True, False)
    assert because(automa) == [
        ("tap.bots.adv.icon.all", TRACKS, TRACKS, []),
        (AUTOMA, TRACKS, ["military"], [3, 5, 1, 2]),
    ]
    assert the(done, Conquered).kind == "neutral"
    assert not every(done, Drew)
    # levels 1 and 2 have no such step
    assert moves(income(era(5, level=2))) == []


@pytest.mark.rule("tap.income.pair.same-turn")
def test_the_same_pair_is_used_twice_after_an_empty_deck_and_once_after_the_hand() -> None:
    state = solo(level=3, deck=[5, 7], era=(4, 5), mat=3)
    turn = bots_turn(state, *pair(5, 7))  # no hand: the bots advance
    income_turn = bots_turn(turn.state)
    assert [(who, track) for who, track, _ in moves(turn)] == [
        (who, track) for who, track, _ in moves(income_turn)
    ]
    state = solo(level=3, deck=[4, 7], era=(4, 5), mat=3)
    assert len(moves(bots_turn(state, *pair(4, 7)))) == 2  # 4 has the hand: only in the income turn


@pytest.mark.rule("tap.income.civ")
def test_the_civilization_acts_in_its_step() -> None:
    taken = {"technology:4": "automa"}
    done = income(era(5, level=2, taken=taken))
    names = kinds(done)
    step = [
        place
        for place, event in enumerate(done.events)
        if isinstance(event, IncomeStep) and event.step == "civ_ability"
    ]
    assert names[step[0] : step[0] + 2] == ["income_step", "scored"]
    assert scores(done)[0] == ("civilization", 1)
    assert ("civilization", 1) not in scores(income(era(5, level=1, taken=taken)))


# Points


@pytest.mark.rule("tap.income.vp.mult", "tap.income.first-era", "tap.income.vp.row1")
def test_the_example_of_income_turn_3() -> None:
    """x2, x1 and x1, and 3 points more because the Automa is first in the third era."""
    state = era(
        3,
        era=(2, 2),
        automa={"military": 5, "science": 1, "technology": 6, "exploration": 2},
        on={26: "As", 15: "A", 25: "aY"},  # with its capital three territories
        taken={"technology:4": "automa", "military:4": "shadow", "science:4": "you"},
        points=10,
    )
    done = income(state, *added(9, 10))
    assert scores(done) == [("income", 2 * (2 + 3) + (5 + 1) + (6 + 2)), ("era", 3)]
    first, bonus = every(done, Scored)
    assert [(row.counts, row.times, row.points) for row in first.rows] == [
        ({"landmarks": 2, "territories": 3}, 2, 10),
        ({"military": 5, "science": 1}, 1, 6),
        ({"technology": 6, "exploration": 2}, 1, 8),
    ]
    assert (first.from_, first.to, first.rule) == (10, 34, "tap.income.vp.mult")
    assert (bonus.from_, bonus.to, bonus.rule) == (34, 37, "tap.income.first-era")


def check_mat(level: int, turn: int, times: list[int]) -> None:
    """One landmark, two territories; 7 and 4 spaces on the tracks of row 2, 3 and 2 of row 3."""
    walked = {"military": 7, "science": 4, "technology": 3, "exploration": 2}
    if level > 2:
        walked["technology"] = 2  # the step with the last pair comes first and makes it 3
    state = era(turn, level=level, automa=walked, shadow=DONE, on={26: "A"})
    state.landmarks["military:7"] = "shadow"
    cards = 0 if turn == 5 else 2 if turn == 2 or level == 2 else 6
    done = income(state, *added(*range(9, 9 + cards)))
    (mat,) = [event for event in every(done, Scored) if event.for_ == "income"]
    assert [(row.counts, row.times) for row in mat.rows] == [
        ({"landmarks": 1, "territories": 2}, times[0]),
        ({"military": 7, "science": 4}, times[1]),
        ({"technology": 3, "exploration": 2}, times[2]),
    ]
    assert mat.points == times[0] * 3 + times[1] * 11 + times[2] * 5


@pytest.mark.rule(
    "tap.income.vp.row23",
    "tap.income.mat.normal.row1",
    "tap.income.mat.normal.row2",
    "tap.income.mat.normal.row3",
)
@pytest.mark.parametrize(
    ("turn", "times"), [(2, [1, 0, 1]), (3, [2, 1, 1]), (4, [2, 1, 2]), (5, [3, 2, 3])]
)
def test_the_multipliers_of_the_normal_mat(turn: int, times: list[int]) -> None:
    check_mat(2, turn, times)


@pytest.mark.rule(
    "tap.income.mat.hard.row1", "tap.income.mat.hard.row2", "tap.income.mat.hard.row3"
)
@pytest.mark.parametrize("level", [5, 6])
@pytest.mark.parametrize(
    ("turn", "times"), [(2, [1, 0, 1]), (3, [2, 1, 2]), (4, [2, 2, 2]), (5, [3, 3, 4])]
)
def test_the_multipliers_of_the_hard_mat(level: int, turn: int, times: list[int]) -> None:
    check_mat(level, turn, times)


@pytest.mark.rule("tap.income.vp")
def test_the_leftmost_multiplier_that_no_card_covers_counts() -> None:
    state = era(3, mat=2, automa={"technology": 4})  # one card more lies there than usual
    done = income(state, *added(9, 10))
    assert [row.times for row in every(done, Scored)[0].rows] == [2, 1, 2]
    assert done.state.tapestry.mat == 3


@pytest.mark.rule("tap.income.vp.civ-extra")
def test_points_of_a_civilization_are_not_multiplied() -> None:
    taken = {"technology:4": "automa", "military:4": "shadow"}
    assert scores(income(era(5, level=2, taken=taken))) == [
        ("civilization", 2),
        ("income", 3 * (2 + 1)),
    ]


@pytest.mark.rule("tap.income.vp.before-tapestry", "tap.income.mat-tapestry")
def test_it_scores_before_the_next_tapestry_card_covers_the_multipliers() -> None:
    done = income(era(2, automa={"technology": 4}), *added(9, 10))
    names = kinds(done)
    assert names.index("scored") < names.index("tapestry")
    assert scores(done) == [("income", 1 + 4)]  # the column of turn 2, not that of turn 3
    card = the(done, TapestryGained)
    assert (card.where, card.from_, card.to) == ("mat", 0, 1)
    assert done.state.tapestry.mat == 1


@pytest.mark.rule("tap.income.first-era")
@pytest.mark.parametrize(
    ("turn", "yours", "bonus"),
    [(2, 1, [2]), (3, 2, [3]), (4, 3, [4]), (5, 4, []), (2, 2, []), (4, 4, []), (3, 1, [3])],
)
def test_points_for_starting_an_era_before_you(turn: int, yours: int, bonus: list[int]) -> None:
    state = era(turn, era=(turn - 1, yours))
    cards = added(9, 10) if turn < 5 else []
    done = income(state, *cards)
    assert [points for what, points in scores(done) if what == "era"] == bonus


@pytest.mark.rule("tap.income.firstera.you")
@pytest.mark.parametrize(("turn", "resources"), [(2, 1), (3, 2), (4, 3)])
def test_your_own_bonus_if_you_are_first(turn: int, resources: int) -> None:
    first = do(solo(era=(turn - 1, turn - 1)), {"do": "income"})
    bonus = the(first, EraBonus)
    assert (bonus.turn, bonus.resources, bonus.rule) == (
        turn,
        resources,
        "tap.income.firstera.you",
    )
    late = do(solo(era=(turn, turn - 1)), {"do": "income"})
    assert not every(late, EraBonus)
    assert not every(do(solo(era=(0, 0)), {"do": "income"}), EraBonus)
    assert not every(do(solo(era=(4, 4)), {"do": "income"}), EraBonus)


# Cards


@pytest.mark.rule("tap.income.addcards", "tap.income.reshuffle")
def test_two_cards_join_the_discard_pile_and_all_are_the_new_deck() -> None:
    state = era(2, discard=[1, 2, 3, 4, 5, 8])
    done = income(state, *added(21, 11))
    names = [event for event in done.events if isinstance(event, Drew | Reshuffled)]
    assert names == [
        Drew(deck="progress", card=21, goes="discard"),
        Drew(deck="progress", card=11, goes="discard"),
        Reshuffled(deck="decision", cards=10),
    ]
    decision = done.state.decision
    assert decision.deck == [1, 2, 3, 4, 5, 6, 7, 8, 11, 21]
    assert (decision.discard, decision.track, decision.tie) == ([], None, None)
    assert decision.progress == [9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22]


@pytest.mark.rule("tap.income.reshuffle")
def test_after_the_hand_the_unused_pair_is_shuffled_in_too() -> None:
    state = solo(deck=[4, 5], discard=[1, 2, 3, 6], pair=(7, 8), level=1)
    done = bots_turn(state, *pair(4, 5), *added(9, 10))
    assert done.state.decision.deck == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


@pytest.mark.rule("tap.income.mat-tapestry.source", "tap.income.gain-tapestry")
def test_the_card_on_the_mat_comes_from_the_deck_and_another_beside_the_mat() -> None:
    done = income(era(3, level=2, hand=4), *added(9, 10))
    assert [(event.where, event.from_, event.to) for event in every(done, TapestryGained)] == [
        ("mat", 1, 2),
        ("hand", 4, 5),
    ]
    none_gained = income(era(3, level=1, hand=4), *added(9, 10))
    assert none_gained.state.tapestry.automa_hand == 4  # none of its own went onto the mat
    mat, hand = (said(event) for event in every(done, TapestryGained))
    assert "tapestry deck" in mat[0]
    assert "tapestry deck" in hand[0]


@pytest.mark.rule("tap.income.order", "tap.income.order.l2")
def test_level_2_from_the_favorites_to_the_reshuffle() -> None:
    done = income(era(3, level=2), *added(9, 10))
    assert steps(done) == [
        ("change_favorite", 0),
        ("civ_ability", 0),
        ("score_vp", 0),
        ("add_progress_cards", 2),
        ("tapestry_onto_mat", 0),
        ("gain_tapestry", 0),
        ("shuffle_decision_deck", 0),
    ]


@pytest.mark.rule("tap.income.order", "tap.income.chart")
def test_the_left_column_comes_first_so_what_it_brings_is_scored() -> None:
    """Level 3, turn 5: the new favorite moves by the pair, the Explorers conquer, then points."""
    state = era(
        5,
        level=3,
        civs=("explorers",),
        automa={"technology": 12, "military": 2},
        shadow=DONE,
        on={26: "A"},
    )
    done = income(state)
    # flag and building: military is two spaces from its landmark; the heart of 7 is military now
    assert chosen(done)[0] == ("automa", "military", "tap.income.fav.end")
    assert moves(done) == [("automa", "military", 3), ("automa", "military", 4)]
    assert done.state.landmarks["military:4"] == "automa"
    conquest = the(done, Conquered)
    assert standing(done.state, conquest.hex) == "A"
    assert scores(done) == [("income", 3 * (1 + 3) + 2 * 4 + 3 * 12)]


@pytest.mark.rule("tap.income.chart")
def test_the_fifth_income_turn_has_only_the_entries_marked_5() -> None:
    done = income(era(5, level=2))
    assert steps(done) == [("change_favorite", 0), ("civ_ability", 0), ("score_vp", 0)]
    assert not every(done, Refreshed)
    assert (done.state.tapestry.mat, done.state.decision.track) == (3, 6)  # the pair stays
