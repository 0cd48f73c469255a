"""Twenty places where the bots on Board Game Arena depart from the book. We follow the book.

Each test is a position in which the two differ; its docstring says what the other program does.
"""

from typing import Any

import pytest

from tests.tapestry import builders
from tests.tapestry.builders import kinds, the
from tests.tapestry.rules_solo.reading import (
    DONE,
    TRACKS,
    because,
    every,
    moves,
    only,
    scores,
    steps,
)
from tests.tapestry.solo_builders import (
    bots_turn,
    conquer,
    do,
    drew,
    explore,
    fresh,
    income,
    pair,
    reacted,
    rolled,
    rule,
    solo,
    standing,
)
from thirdchair.kit.flow import Answer, Done
from thirdchair.tapestry.content import decision_cards
from thirdchair.tapestry.events import (
    Achievement,
    Advanced,
    Conquered,
    Drew,
    Explored,
    FavoriteKept,
    Protected,
    Regressed,
    Result,
    Rolled,
    Scored,
    Skipped,
    TileLaid,
)
from thirdchair.tapestry.state import SoloState, State

EARNED = {"middle_island": ["automa"]}


def added(*cards: int) -> list[Answer]:
    return [drew("progress", card) for card in cards]


# Choosing tracks


def test_01_the_landmark_icon_looks_ahead() -> None:
    """There, it checks the landmark of the current space and so equals the icon for the end."""
    at = only(exploration=3, technology=8)
    state = solo(automa=at, shadow=DONE, taken={"technology:10": "you"}, deck=[10, 7, 1, 2])
    automa = the(bots_turn(state, *pair(10, 7)), Advanced)
    assert because(automa)[1] == (
        "tap.bots.adv.icon.landmark",
        ["exploration", "technology"],
        ["exploration"],
        [1, 4],
    )


def test_02_cards_8_19_and_21_are_as_printed() -> None:
    """There, 8 shows the topple icon, and two symbols of 19 and of 21 are swapped."""
    assert decision_cards()[8].topple is False
    with_icon = [card.id for card in decision_cards().values() if card.topple]
    assert with_icon == [1, 3, 6, 9, 10, 12, 14, 15, 19, 21, 22]
    assert decision_cards()[19].tiebreakers[1:3] == ("technology", "science")
    assert decision_cards()[21].tiebreakers[3:] == ("science", "military")


def test_03_a_favorite_changes_only_when_finished_or_passed() -> None:
    """There, it is computed anew in every income turn."""
    # science is one space from a landmark, but nobody has passed the Automa on technology
    state = solo(deck=[], level=1, automa={"technology": 5, "science": 3}, you={"technology": 5})
    done = income(state, *added(9, 10))
    assert (every(done, FavoriteKept)[0].track, done.state.favorites["automa"]) == (
        "technology",
        "technology",
    )


# The map


@pytest.mark.parametrize(
    ("card", "tile", "conquest", "protected"), [(8, 29, 26, 26), (5, 18, 15, 25)]
)
def test_04_the_hex_tiebreaker_decides(card: int, tile: int, conquest: int, protected: int) -> None:
    """There, a random valid hex is taken."""
    last = (3, card)
    assert the(explore(solo(favorites=("military", "science"), pair=last)), Explored).hex == tile
    attack = solo(on={15: "Y", 26: "Y"}, pair=last, achievements=EARNED)
    assert the(conquer(attack, reacted("none")), Conquered).hex == conquest
    guarded = solo(
        on={15: "A", 25: "A", 26: "A"}, civs=("conquerors",), era=(3, 4), deck=[], mat=2, pair=last
    )
    assert the(income(guarded, *added(9, 10)), Protected).hex == protected


def test_05_explore_looks_for_the_hex_farthest_from_you() -> None:
    """There, distance does not matter for exploring."""
    explored = the(explore(solo(favorites=("science", "military"))), Explored)
    assert (explored.hex, because(explored)[1][3]) == (18, [5, 3, 4])


def test_06_without_a_single_piece_the_nearest_to_any_territory_of_yours() -> None:
    """There, territories with two pieces count as blocked goals, so nothing is narrowed."""
    conquered = the(conquer(solo(on={6: "Yy"}, achievements=EARNED)), Conquered)
    (third,) = [one for one in because(conquered) if one[0] == "tap.automa.conquer.neutral.tie.3"]
    assert third[2:] == ([15, 19], [2, 3, 2, 4, 3, 4])


def test_07_a_candidate_without_a_way_does_not_silence_the_others() -> None:
    """There, one unreachable candidate drops the whole rule."""
    on = {11: "Yy", 15: "Yy", 18: "Y", 25: "Yy", 26: "Y"}
    conquered = the(conquer(solo(on=on), reacted("none")), Conquered)
    assert because(conquered)[1][2:] == ([26], [None, 2])


def test_07_a_way_may_be_longer_than_eight_steps() -> None:
    """There, the search ends after eight steps."""
    # only the rim is open, from 18 over 11 8 3 1 0 2 5 10 14 21 to your outpost on 28
    shut = (4, 6, 7, 9, 12, 13, 15, 16, 17, 19, 20, 23, 26, 27, 29, 30, 31, 32, 33)
    state = solo(on=dict.fromkeys(shut, "yy") | {28: "Y"}, achievements=EARNED)
    conquered = the(conquer(state), Conquered)
    (second,) = [one for one in because(conquered) if one[0] == "tap.automa.conquer.neutral.tie.2"]
    assert second[1:] == ([18, 25], [18], [11, 12])


def test_08_every_empty_hex_that_is_conquered_gets_a_tile() -> None:
    """There, the first hex of the list of unexplored ones gets none."""
    shut = dict.fromkeys((15, 19, 25, 26, 29), "yy")
    done = conquer(solo(on=shut))
    assert kinds(done) == ["tile_laid", "conquered"]
    assert (the(done, TileLaid).hex, standing(done.state, 18)) == (18, "A")


# Benefits


def entered(state: SoloState, track: str, *answers: Answer) -> Done[Any]:
    """The Automa advances there and gains what its table leaves of the space."""
    return rule(state, lambda solo: solo.advance("automa", track, benefit=True), *answers)


def test_09_quantum_physics_counts_once() -> None:
    """There, it advances twice."""
    done = entered(solo(automa={"science": 10, "exploration": 4}), "science", rolled("exploration"))
    assert moves(done) == [("automa", "science", 11), ("automa", "exploration", 5)]


def test_10_the_die_decides_for_neuroscience() -> None:
    """There, it is always military."""
    state = solo(automa={"science": 9, "military": 5, "technology": 6})
    done = entered(state, "science", rolled("technology"))
    assert (the(done, Rolled).face, the(done, Regressed).track) == ("technology", "technology")
    assert done.state.tracks["automa"]["military"] == 5


def test_11_alien_biology_on_a_finished_track_brings_nothing() -> None:
    """There, it brings the Automa 5 points."""
    state = solo(
        automa={"science": 11, "military": 12}, achievements={"end_of_track": ["automa", "you"]}
    )
    done = entered(state, "science", rolled("military"))
    assert the(done, Skipped).rule == "tap.automa.benefit.die.end"
    assert (scores(done), done.state.vp["automa"]) == ([], 0)


# Income


def test_12_the_chart_is_done_column_by_column() -> None:
    """There, points come before the advance and the civilization."""
    state = solo(deck=[], pair=(6, 7), level=4, era=(2, 3), mat=1, civs=("explorers",))
    done = income(state, *added(9, 10, 11, 12))
    assert [step for step, _ in steps(done)] == [
        "change_favorite",
        "advance_both_bots",
        "civ_ability",
        "score_vp",
        "add_progress_cards",
        "add_progress_cards",
        "tapestry_onto_mat",
        "gain_tapestry",
        "shuffle_decision_deck",
    ]
    # technology 1 by the pair, military 1 and a conquest by the Explorers, then x2, x1, x1
    assert scores(done) == [("income", 2 * 2 + 1 + 1)]


@pytest.mark.parametrize("level", [3, 4, 5, 6])
def test_13_the_extra_advance_moves_both_bots(level: int) -> None:
    """There, only the Automa moves."""
    civs = ("engineers", "scientists") if level == 6 else ("engineers",)
    state = solo(deck=[], pair=(6, 7), level=level, era=(1, 2), civs=civs)
    done = income(state, *(() if level == 3 else added(9, 10)))
    assert moves(done) == [("automa", "technology", 1), ("shadow", "science", 1)]


@pytest.mark.parametrize(("turn", "count"), [(2, 0), (3, 2), (4, 2)])
def test_14_level_3_adds_no_cards_then_two_and_two(turn: int, count: int) -> None:
    """There, it adds 2, then 4 and 4."""
    state = solo(
        automa=DONE, shadow=DONE, deck=[], pair=(6, 7), level=3, era=(turn - 1, turn), mat=turn - 2
    )
    done = income(state, *added(9, 10)[:count])
    assert [event.card for event in every(done, Drew)] == [9, 10][:count]


def test_15_levels_1_5_and_6_begin_with_free_advances() -> None:
    """There, they are missing, and so is the second civilization."""
    one = do(fresh(level=1), {"do": "income"})
    assert [track for _, track, _ in moves(one)] == [
        "military",
        "exploration",
        "technology",
        "science",
    ]
    five = bots_turn(fresh(level=5))
    assert moves(five) == [("automa", "technology", 1), ("shadow", "science", 1)]
    two_civs = fresh(level=6, civs=["engineers", "scientists"])
    assert two_civs.civs == ["engineers", "scientists"]
    six = bots_turn(two_civs, drew("progress", 13), rolled("exploration"))
    assert sorted(track for who, track, _ in moves(six) if who == "shadow") == sorted(TRACKS)


def test_16_an_empty_deck_still_uses_the_last_pair() -> None:
    """There, the pair is gone and one random card serves for both."""
    state = solo(deck=[], pair=(22, 5), level=3, era=(4, 5), mat=3, automa={"exploration": 9})
    done = bots_turn(state)
    automa, shadow = every(done, Advanced)
    assert because(automa)[1][:1] == ("tap.bots.adv.icon.end",)  # 22 on the left
    assert because(shadow)[1] == (  # 5 on the right, upwards: the heart first
        "tap.bots.adv.tie.shadow",
        TRACKS,
        ["science"],
        [5, 1, 4, 3],
    )
    assert not every(done, Drew)


def test_17_conquerors_score_their_territories_and_explorers_advance() -> None:
    """There, the points are never paid, and Explorers explore or conquer instead."""
    held = {25: "As", 0: "As", 7: "As", 15: "As"}
    conquerors = income(solo(deck=[], era=(4, 5), mat=3, civs=("conquerors",), on=held))
    assert scores(conquerors)[0] == ("civilization", 5)
    explorers = solo(deck=[], era=(3, 4), mat=2, civs=("explorers",), automa={"exploration": 4})
    done = income(explorers, *added(9, 10))
    assert moves(done) == [("automa", "exploration", 5)]
    assert not every(done, Explored)  # ships have no effect


# The Shadow Empire alone


def test_18_with_two_humans_every_turn_advances_and_the_deck_never_ends() -> None:
    """There, the first turn and every reshuffle are spent on a kind of income turn."""
    state: State = builders.duel(favorite="exploration")
    deck = list(range(1, 13))
    for turn in range(40):  # six full decks and more
        if turn % 6 == 0:
            cards = list(deck)
        track, tie = cards.pop(), cards.pop()
        done = builders.bots_turn(state, track, tie)
        assert len(every(done, Advanced)) == 1
        assert not [name for name in kinds(done) if name.startswith("income")]
        state = done.state
    assert sum(state.tracks["shadow"].values()) == 40


def test_18_with_two_humans_the_last_tiebreaker_card_decides_about_the_favorite() -> None:
    """There, the favorite changes each time, by a random card."""
    played = [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 9]  # 9 was the last tiebreaker card
    kept = builders.bots_turn(builders.duel(favorite="military", discard=played), 6, 7)
    assert the(kept, FavoriteKept).track == "military"
    passed = builders.duel(favorite="military", discard=played, p1={"military": 1})
    # all are four spaces from a landmark; 9, upwards: military, the old favorite, again
    assert builders.bots_turn(passed, 6, 7).state.favorites["shadow"] == "military"


# The end


@pytest.mark.parametrize(("resources", "winner"), [(1, ["you"]), (0, ["automa", "you"])])
def test_19_a_tie_goes_to_whoever_has_resources_left_else_it_is_shared(
    resources: int, winner: list[str]
) -> None:
    """There, a tie is a win for the human."""
    answers = (
        Answer("number:vp:you", 88, "you"),
        Answer("number:resources:you", resources, "you"),
    )
    done = do(solo(points=88, era=(5, 5)), {"do": "finish"}, *answers)
    assert list(the(done, Result).winner) == winner


def test_20_the_shadow_empire_gains_no_points_for_its_achievement() -> None:
    """There, they are booked."""
    done = bots_turn(solo(automa=DONE, shadow=only(military=11)), *pair(6, 7))
    assert the(done, Achievement).vp == 0
    assert (every(done, Scored), done.state.vp) == ([], {"automa": 0, "you": 0})
