"""Looking ahead with the kernel: counted over columns as it is counted game by game."""

from typing import Any

import pytest

from tests.lab.both_engines import is_over
from tests.lab.tables import duel, solo
from thirdchair.lab import ahead, counting
from thirdchair.lab.futures import MOST_TURNS, Future, Moment, Pace, alike
from thirdchair.lab.kernel import batch
from thirdchair.lab.kernel.batches import Batch
from thirdchair.lab.kernel.looking import look_ahead
from thirdchair.tapestry.content import rulings
from thirdchair.tapestry.state import DuelState, SoloState, State

SEEDS = range(60)
MANY = range(4_000)


@pytest.mark.parametrize("pace", [Pace(), Pace(turns=4)], ids=["still", "with a pace"])
@pytest.mark.parametrize("bots_begin", [True, False])
@pytest.mark.parametrize(
    "table",
    [solo(1), solo(12), solo(24, level=5), duel(8)],
    ids=["first era", "second era", "level 5", "duel"],
)
def test_it_counts_what_the_other_counts(table: State, pace: Pace, bots_begin: bool) -> None:
    tables = alike(table)
    games = batch(tables, SEEDS)
    futures = [future(games, game, pace, bots_begin=bots_begin) for game in SEEDS]
    counted = counting.summed_up(table, futures)
    assert look_ahead(tables, SEEDS, pace, bots_begin=bots_begin) == counted


@pytest.mark.parametrize(
    ("key", "value"),
    [(key, value) for key, one in rulings("solo").items() for value in one.values[1:]],
)
def test_it_comes_to_an_end_whatever_is_ruled(key: str, value: Any) -> None:
    """In the last era, whose income people may bring to the bots."""
    table = solo(20, rulings={key: value})
    found = look_ahead(alike(table), SEEDS, Pace(turns=5))
    assert found is not None
    assert found.points.total() == len(SEEDS)


def future(games: Batch, game: int, pace: Pace, *, bots_begin: bool) -> Future:
    """One game of the batch by itself, looked at as a table after each turn."""
    table = games.tables[game % len(games.tables)]
    turns = ahead.WITHIN if isinstance(table, DuelState) else MOST_TURNS
    alone = batch(table, [game])
    moments: list[Moment] = []
    while len(moments) < turns and not is_over(alone.state(0)):
        alone.turns(1, None if bots_begin and not moments else pace.turns)
        now = alone.state(0)
        era = now.era.get("bots", 0)
        moments.append(Moment(len(moments) + 1, era, now.tracks, now.landmarks))
    alone.finish()
    last = alone.state(0)
    return Future(moments, last.vp["automa"] if isinstance(last, SoloState) else None)


@pytest.mark.parametrize("pace", [Pace(), Pace(turns=5)], ids=["still", "with a pace"])
def test_both_engines_foresee_the_same_within_the_error(pace: Pace) -> None:
    table = solo(6)
    kernel = look_ahead(alike(table), MANY, pace)
    reference = ahead.look_ahead(table, pace, games=300)
    assert reference is not None
    assert kernel is not None
    assert kernel.landmarks.keys() == reference.landmarks.keys()
    for name, landmark in kernel.landmarks.items():
        for n, share in landmark.before.items():
            other = reference.landmarks[name].before[n]
            assert abs(share.value - other.value) < 0.13, (name, n)
    assert abs(mean(kernel) - mean(reference)) < 8


def mean(found: counting.Ahead) -> float:
    """The Automa's points on the average."""
    return sum(points * games for points, games in found.points.items()) / found.points.total()
