"""A forecast as figures: honest errors, and columns of a plot."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lab.tables import duel, solo
from thirdchair.lab.ahead import look_ahead
from thirdchair.lab.figures import COLUMNS, Column, chance, columns, figures
from thirdchair.lab.futures import Pace
from thirdchair.lab.shares import Share


@pytest.mark.parametrize(
    ("share", "percent", "error"),
    [
        (Share(5, 10), 50, 27),  # 23.7 to 76.3
        (Share(50, 100), 50, 10),  # 40.4 to 59.6
        (Share(10_000, 20_000), 50, 0.7),
        (Share(350, 10_000), 3.5, 0.4),  # 3.16 to 3.88
        (Share(40, 10_000), 0.4, 0.2),  # 0.29 to 0.54
        (Share(0, 20_000), 0, 0.1),
        (Share(0, 20), 0, 17),  # up to 16.1
        (Share(0, 60), 0, 7),  # up to 6.02
        (Share(0, 0), 0, 100),
    ],
)
def test_an_error_is_told_as_finely_as_it_is(share: Share, percent: float, error: float) -> None:
    found = chance(share)
    assert (found.percent, found.error, found.plain) == (percent, error, share.plain)
    assert found.share == share.value


@given(st.integers(1, 20_000), st.data())
def test_what_is_told_holds_what_may_be_true(games: int, data: st.DataObject) -> None:
    share = Share(data.draw(st.integers(0, games)), games)
    told = chance(share)
    assert told.percent - told.error <= 100 * share.low + 1e-9
    assert told.percent + told.error >= 100 * share.high - 1e-9


def test_few_values_have_a_column_each() -> None:
    found = columns(Counter({10: 1, 12: 3}))
    assert found == [Column(10, 10, 0.25), Column(11, 11, 0.0), Column(12, 12, 0.75)]


@pytest.mark.parametrize("last", [23, 24, 40, 119, 400, 4_000])
def test_many_values_share_columns_of_one_width(last: int) -> None:
    found = columns(Counter(dict.fromkeys(range(last + 1), 1)))
    widths = {column.last - column.first for column in found}
    assert len(widths) == 1
    assert len(found) <= COLUMNS or last > 100 * COLUMNS
    assert sum(column.share for column in found) == pytest.approx(1)
    assert found[0].first == 0
    assert found[-1].first <= last <= found[-1].last


def test_without_points_there_is_no_plot() -> None:
    assert columns(Counter()) == []
    ahead = look_ahead(duel(6), Pace(4), games=40)
    assert ahead is not None
    found = figures(ahead, points=100)
    assert (found.spread, found.columns, found.win, found.income) == (None, [], None, {})


def test_it_has_what_was_counted_and_only_landmarks_that_may_be_taken() -> None:
    ahead = look_ahead(solo(6), Pace(5), games=80)
    assert ahead is not None
    found = figures(ahead, points=max(ahead.points) + 1)
    assert (found.games, found.by, found.places) == (80, ahead.by, ahead.places)
    assert found.win is not None
    assert (found.win.percent, found.win.plain) == (100, "always")
    assert figures(ahead).win is None
    told = {one.name for one in found.taken}
    for name, one in ahead.landmarks.items():
        assert one.this_era is not None
        assert (name in told) == bool(one.before[3].hits or one.this_era.hits)
    first = found.taken[0]
    assert first.track == first.name.partition(":")[0]
    assert {turn: one.percent for turn, one in found.income.items()} == {
        turn: round(100 * share.value)
        for turn, share in ahead.income.items()  # in whole percent
    }
