"""Looking ahead with the reference engine: against what is known exactly, and by hand."""

from itertools import islice
from math import sqrt

import msgspec
import pytest

from tests.lab.tables import duel, solo
from thirdchair.kit.flow import frozen
from thirdchair.lab.ahead import look_ahead
from thirdchair.lab.futures import Pace, futures
from thirdchair.tapestry.forecast import next_pair
from thirdchair.tapestry.state import State

STILL = Pace()
SIGMAS = 4
GAMES = 600


def near(share: float, exact: float, games: int = GAMES) -> bool:
    """Within four standard deviations of what so many games can show."""
    return abs(share - exact) <= SIGMAS * sqrt(max(exact * (1 - exact), 0.001) / games)


@pytest.mark.parametrize("state", [solo(2), solo(5), duel(3)], ids=["early", "later", "duel"])
def test_the_next_turn_is_as_the_exact_odds_have_it(state: State) -> None:
    """Which tracks the bots advance on is known exactly for one turn: the samples must agree."""
    found = list(islice(futures(state, STILL, turns=1), GAMES))
    for bot, chances in next_pair(state).items():
        for track in state.tracks[bot]:
            here = state.tracks[bot][track]
            moved = sum(one.moments[0].tracks[bot][track] > here for one in found) / GAMES
            exact = float(chances.get(track, 0))
            # A benefit may move the Automa's token again, never back before its space.
            assert near(moved, exact) or (bot == "automa" and moved > exact)


def test_who_stands_still_stands_still_and_the_table_is_untouched() -> None:
    state = solo(3)
    before = frozen(state)
    for future in islice(futures(state, STILL), 5):
        assert all(moment.tracks["you"] == state.tracks["you"] for moment in future.moments)
    assert frozen(state) == before


def test_with_a_pace_people_advance_one_space_a_turn_and_take_income() -> None:
    state = solo(1)
    state.era["you"] = 1
    future = next(futures(state, Pace(3), turns=8))
    spaces = [sum(moment.tracks["you"].values()) for moment in future.moments]
    assert spaces == [1, 2, 3, 3, 4, 5, 6, 6]


def test_when_the_bots_begin_nobody_moves_before_them() -> None:
    state = solo(1)
    state.era["you"] = 1
    future = next(futures(state, Pace(3), turns=2, bots_begin=True))
    assert [sum(moment.tracks["you"].values()) for moment in future.moments] == [0, 1]


def test_an_income_turn_comes_when_the_deck_has_run_out() -> None:
    """Four cards are two pairs; only the hand on the last track card takes the second one away."""
    state = solo(2)
    ahead = look_ahead(state, STILL, games=GAMES)
    assert ahead is not None
    pairs = len(state.decision.deck) // 2
    assert set(ahead.income) <= {pairs, pairs + 1}
    assert sum(share.hits for share in ahead.income.values()) == GAMES


def test_a_landmark_is_never_given_back() -> None:
    ahead = look_ahead(solo(6), STILL, games=100)
    assert ahead is not None
    for one in ahead.landmarks.values():
        hits = [one.before[n].hits for n in (1, 2, 3)]
        assert hits == sorted(hits)


def test_the_points_of_the_automa_are_those_of_whole_games() -> None:
    state = solo(4)
    ahead = look_ahead(state, STILL, games=60)
    assert ahead is not None
    assert ahead.points.total() == 60
    assert min(ahead.points) >= state.vp["automa"]
    low, middle, high = ahead.spread
    assert low <= middle <= high
    assert ahead.chance_to_win(max(ahead.points) + 1).value == 1
    assert ahead.chance_to_win(min(ahead.points)).value == 0


def test_the_shadow_empire_of_two_has_no_points_and_no_income() -> None:
    ahead = look_ahead(duel(4), Pace(5), games=30)
    assert ahead is not None
    assert (ahead.points.total(), ahead.income) == (0, {})
    assert all(one.this_era is None for one in ahead.landmarks.values())


@pytest.mark.parametrize("level", range(1, 7))
def test_games_of_every_level_end(level: int) -> None:
    civs = ["engineers", "explorers"][: 2 if level == 6 else 1]
    ahead = look_ahead(solo(1, level=level, civs=civs), Pace(4), games=3)
    assert ahead is not None
    assert ahead.points.total() == 3
    assert msgspec.to_builtins(ahead.spread)
