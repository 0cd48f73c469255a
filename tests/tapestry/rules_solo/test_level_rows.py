"""Levels: the charts, the growing deck, free advances at the start, the second civilization."""

from itertools import pairwise
from typing import Any

import pytest

from tests.tapestry.builders import kinds, the
from tests.tapestry.rules_solo.reading import DONE, TRACKS, every, moves, options, scores, steps
from tests.tapestry.solo_builders import (
    asks,
    bots_turn,
    do,
    drew,
    fresh,
    income,
    rolled,
    solo,
    standing,
)
from thirdchair.kit.flow import Answer
from thirdchair.kit.refusals import Refusal
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.commands import SetUp
from thirdchair.tapestry.events import (
    Advanced,
    CivilizationGiven,
    Conquered,
    LandmarkTaken,
    LevelStart,
    Refreshed,
    Scored,
    TapestryGained,
)
from thirdchair.tapestry.state import SoloState

game = Tapestry()

FAVORITES, PAIR, CIV, POINTS = "change_favorite", "advance_both_bots", "civ_ability", "score_vp"
CARDS, MAT = "add_progress_cards", "tapestry_onto_mat"
GAIN, SHUFFLE = "gain_tapestry", "shuffle_decision_deck"

ORDER = ["military", "exploration", "technology", "science"]
"""The order of the free advances on levels 1 and 6."""


def added(count: int) -> list[Answer]:
    return [drew("progress", card) for card in range(9, 9 + count)]


def turned(level: int, turn: int) -> list[tuple[str, int]]:
    """The steps of an income turn; both bots have finished, so that nothing else happens."""
    civs = ("engineers", "explorers") if level == 6 else ("engineers",)
    state = solo(
        automa=DONE,
        shadow=DONE,
        level=level,
        civs=civs,
        deck=[],
        pair=(6, 7),
        era=(turn - 1, turn),
        mat=max(0, turn - 2),
    )
    cards = {1: 0, 2: 2, 3: 2, 4: 2, 5: 0}[turn]
    if level == 3 and turn == 2:
        cards = 0
    if level >= 4 and turn in (3, 4):
        cards = 4 if level == 4 else 6
    return steps(income(state, *added(cards)))


def plain(*names: str) -> list[tuple[str, int]]:
    return [(name, 0) for name in names]


TWO, FOUR = (CARDS, 2), (CARDS, 4)


@pytest.mark.rule("tap.level.1.chart")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5])
def test_the_chart_of_level_1(turn: int) -> None:
    middle = [*plain(FAVORITES, POINTS), TWO, *plain(MAT, SHUFFLE)]
    assert turned(1, turn) == {1: [], 5: plain(FAVORITES, POINTS)}.get(turn, middle)


@pytest.mark.rule("tap.level.2.chart")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5])
def test_the_chart_of_level_2(turn: int) -> None:
    middle = [*plain(FAVORITES, CIV, POINTS), TWO, *plain(MAT, GAIN, SHUFFLE)]
    assert turned(2, turn) == {1: plain(GAIN), 5: plain(FAVORITES, CIV, POINTS)}.get(turn, middle)


HEAD, TAIL = plain(FAVORITES, PAIR, CIV, POINTS), plain(MAT, GAIN, SHUFFLE)


@pytest.mark.rule("tap.level.3.chart")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5])
def test_the_chart_of_level_3(turn: int) -> None:
    wanted = {1: plain(GAIN), 2: [*HEAD, *TAIL], 5: HEAD}
    assert turned(3, turn) == wanted.get(turn, [*HEAD, TWO, *TAIL])


@pytest.mark.rule("tap.level.4.chart")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5])
def test_the_chart_of_level_4(turn: int) -> None:
    wanted = {1: plain(GAIN), 2: [*HEAD, TWO, *TAIL], 5: HEAD}
    assert turned(4, turn) == wanted.get(turn, [*HEAD, TWO, TWO, *TAIL])


@pytest.mark.rule("tap.level.56.chart")
@pytest.mark.parametrize("level", [5, 6])
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5])
def test_the_chart_of_levels_5_and_6(level: int, turn: int) -> None:
    wanted = {1: plain(GAIN), 2: [*HEAD, TWO, *TAIL], 5: HEAD}
    assert turned(level, turn) == wanted.get(turn, [*HEAD, TWO, FOUR, *TAIL])


@pytest.mark.rule("tap.level.decksize", "tap.solo.setup.deck.grow")
@pytest.mark.parametrize(
    ("level", "sizes"),
    [
        (1, [8, 10, 12, 14]),
        (2, [8, 10, 12, 14]),
        (3, [8, 8, 10, 12]),
        (4, [8, 10, 14, 18]),
        (5, [8, 10, 16, 22]),
        (6, [8, 10, 16, 22]),
    ],
)
def test_the_decision_deck_of_each_era(level: int, sizes: list[int]) -> None:
    civs = ["engineers", "conquerors"] if level == 6 else ["engineers"]
    state = fresh(level=level, civs=civs)
    state.tracks["automa"] = state.tracks["shadow"] = dict(DONE)
    state.outposts["automa"] = 0
    state = bots_turn(state).state
    found = [len(state.decision.deck)]
    for before, after in pairwise(sizes):
        decision = state.decision
        decision.track, decision.tie = decision.deck[0], decision.deck[1]
        decision.discard, decision.deck = decision.deck[2:], []
        cards = [drew("progress", card) for card in decision.progress[: after - before]]
        state = bots_turn(state, *cards).state
        found.append(len(state.decision.deck))
    assert found == sizes
    assert len(state.decision.progress) == 22 - sizes[-1]


# Free advances


@pytest.mark.rule("tap.level.1.start", "tap.level.1.start.benefit")
def test_level_1_your_first_income_turn_begins_with_four_advances() -> None:
    state = fresh(level=1)
    done = do(state, {"do": "income"})
    assert moves(done) == [("you", track, 1) for track in ORDER]
    assert [event.benefit for event in every(done, Advanced)] == [True] * 4
    assert the(done, LevelStart).rule == "tap.level.1.start"
    assert done.state.tracks["automa"] == dict.fromkeys(TRACKS, 0)
    # they come once, and only on level 1; the bots' own first income turn has none
    assert moves(do(done.state, {"do": "income"})) == []
    assert moves(do(fresh(level=2), {"do": "income"})) == []
    assert moves(bots_turn(state)) == []


@pytest.mark.rule("tap.level.5.start")
def test_level_5_each_bot_advances_on_its_favorite_track() -> None:
    done = bots_turn(fresh(level=5))  # technology and science
    assert moves(done) == [("automa", "technology", 1), ("shadow", "science", 1)]
    assert [(event.benefit, event.tokens) for event in every(done, Advanced)] == [
        (True, 2),
        (False, 2),
    ]
    assert kinds(done)[:4] == ["income", "level_start", "advanced", "refreshed"]
    assert the(done, LevelStart).rule == "tap.level.5.start"
    assert the(done, TapestryGained).to == 1  # the entry marked 1 follows
    assert done.state.tracks["you"] == dict.fromkeys(TRACKS, 0)


@pytest.mark.rule("tap.level.6.start")
def test_level_6_both_bots_advance_on_all_four_tracks() -> None:
    state = fresh(level=6, civs=["engineers", "explorers"])
    done = bots_turn(state, drew("progress", 14), rolled("technology"))
    assert moves(done) == [
        ("automa", "military", 1),
        ("shadow", "military", 1),
        ("automa", "exploration", 1),
        ("shadow", "exploration", 1),
        ("automa", "technology", 1),
        ("shadow", "technology", 1),
        ("automa", "science", 1),
        ("automa", "technology", 2),  # the crossed die of astronomy
        ("shadow", "science", 1),
    ]
    assert (the(done, Conquered).hex, standing(done.state, 19)) == (19, "As")
    assert len(every(done, Refreshed)) == 1
    assert the(done, TapestryGained).to == 1  # carpentry brought none: the die was crossed
    assert the(done, LevelStart).rule == "tap.level.6.start"
    again = bots_turn(
        solo(level=6, civs=("engineers", "explorers"), deck=[], era=(4, 5), mat=3, pair=(6, 7))
    )
    assert not every(again, LevelStart)


@pytest.mark.rule("tap.level.6.start")
def test_free_advances_take_landmarks_and_stop_at_the_end() -> None:
    state = fresh(level=5)
    state.tracks["automa"]["technology"] = 3
    assert the(bots_turn(state), LandmarkTaken).landmark == "technology:4"
    state.tracks["automa"]["technology"] = 12
    assert moves(bots_turn(state)) == [("shadow", "science", 1)]


# The second civilization


def begun(**fields: Any) -> SoloState:
    _, state = game.set_up({"game": "tapestry", "mode": "solo", **fields})
    assert isinstance(state, SoloState)
    return state


@pytest.mark.rule("tap.level.6.civ2", "tap.level.6.civ2.fav")
def test_level_6_has_a_second_civilization_whose_favorite_does_not_count() -> None:
    state = begun(level=6, civs=["scientists", "conquerors"])
    done = do(state, {"do": "new"}, rolled("military"), drew("progress", 8))
    assert [(event.civ, event.place) for event in every(done, CivilizationGiven)] == [
        ("scientists", 1),
        ("conquerors", 2),
    ]
    assert done.state.favorites == {"automa": "science", "shadow": "military"}
    cards = [drew("civilization", civ) for civ in ("scientists", "conquerors")]
    drawn = do(begun(level=6), {"do": "new"}, *cards, rolled("military"), drew("progress", 8))
    assert drawn.state.favorites == {"automa": "science", "shadow": "military"}
    # it is another one than the first, and only level 6 has it
    waiting = asks(begun(level=6), SetUp(), drew("civilization", "scientists"))
    assert options(waiting) == ["conquerors", "engineers", "explorers"]
    for level, civs in ((6, ["scientists"]), (5, ["scientists", "conquerors"])):
        with pytest.raises(Refusal):
            begun(level=level, civs=civs)


@pytest.mark.rule("tap.level.6.civ2.order")
def test_the_first_civilization_acts_before_the_second() -> None:
    def acts(*civs: str) -> list[str]:
        state = solo(
            automa=DONE, shadow=DONE, level=6, civs=civs, deck=[], pair=(6, 8), era=(4, 5), mat=3
        )
        state.landmarks["military:4"] = "automa"
        done = income(state)
        return [event.rule for event in every(done, Scored) if event.for_ == "civilization"]

    assert acts("engineers", "conquerors") == ["tap.civ.engineers.income", "tap.civ.conquerors.vp"]
    assert acts("conquerors", "engineers") == ["tap.civ.conquerors.vp", "tap.civ.engineers.income"]


@pytest.mark.rule("tap.level.1.chart")
def test_on_level_1_the_civilization_only_names_the_favorite() -> None:
    state = solo(level=1, civs=("conquerors",), deck=[], era=(4, 5), mat=3)
    assert scores(income(state)) == [("income", 3)]
