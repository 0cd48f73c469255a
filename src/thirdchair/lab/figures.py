"""What a forecast shows, as figures: percent with an error, words by their ids, columns of a plot.

A page draws them and a terminal prints them; both say them with the same sentences.
"""

from collections import Counter
from math import ceil

import msgspec

from thirdchair.lab.counting import Ahead, By, Landmark
from thirdchair.lab.shares import Share

STEPS = (1, 2, 5, 10, 20, 50, 100)
"""So many points a column of the plot may be wide."""
COLUMNS = 24


class Chance(msgspec.Struct, frozen=True):
    """How likely something is: in percent with its error, and how people say it (`chance-…`)."""

    share: float
    percent: float
    error: float
    """The true chance lies no further away, to the larger side; as many digits as `percent`."""
    plain: str


class Taken(msgspec.Struct, frozen=True):
    """A landmark that a bot may take: before your n-th next turn, and in this era of theirs."""

    name: str
    before: dict[int, Chance]
    this_era: Chance | None

    @property
    def track(self) -> str:
        return self.name.partition(":")[0]


class Column(msgspec.Struct, frozen=True):
    """Games that end with points from `first` to `last`, as a share of all."""

    first: int
    last: int
    share: float


class Figures(msgspec.Struct, frozen=True):
    """All of it, without a word."""

    games: int
    by: By
    taken: list[Taken]
    places: dict[str, dict[str, list[int]]]
    income: dict[int, Chance]
    spread: list[int] | None
    """The Automa's points in a low, a middle and a high game; None where it has none."""
    spread_error: int
    places_error: int
    """So far away each of these may lie in truth."""
    columns: list[Column]
    win: Chance | None


def figures(ahead: Ahead, points: int | None = None) -> Figures:
    """With the points that somebody expects, the chance to win with them."""
    return Figures(
        games=ahead.games,
        by=ahead.by,
        taken=[_taken(name, one) for name, one in ahead.landmarks.items() if _may_come(one)],
        places=ahead.places,
        income={turn: chance(share) for turn, share in ahead.income.items()},
        spread=ahead.spread if ahead.points else None,
        spread_error=ahead.spread_error,
        places_error=ahead.places_error,
        columns=columns(ahead.points),
        win=chance(ahead.chance_to_win(points)) if ahead.points and points is not None else None,
    )


def chance(share: Share) -> Chance:
    """What is said holds what may be true: the error is rounded up. Below one it has a tenth."""
    low, value, high = (100 * part for part in (share.low, share.value, share.high))
    tenths = 10 if max(high - value, value - low) < 1 else 1
    percent = round(value * tenths) / tenths
    error = ceil(max(high - percent, percent - low) * tenths) / tenths
    return Chance(share.value, percent, error, share.plain)


def columns(points: Counter[int]) -> list[Column]:
    """At most `COLUMNS` of them, all of one width, from the lowest to the highest."""
    if not points:
        return []
    low, high = min(points), max(points)
    step = next((one for one in STEPS if high // one - low // one < COLUMNS), STEPS[-1])
    games: Counter[int] = Counter()
    for value, count in points.items():
        games[value // step] += count
    places = range(low // step, high // step + 1)
    return [
        Column(place * step, place * step + step - 1, games[place] / points.total())
        for place in places
    ]


def _may_come(one: Landmark) -> bool:
    shares = [*one.before.values(), *([one.this_era] if one.this_era else [])]
    return any(share.hits for share in shares)


def _taken(name: str, one: Landmark) -> Taken:
    before = {n: chance(share) for n, share in one.before.items()}
    return Taken(name, before, chance(one.this_era) if one.this_era else None)
