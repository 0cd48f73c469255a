"""What the record counts: how games ended, in rows of numbers and as a plot.

A face makes sections of it from the finished games of its game.
"""

from collections.abc import Iterable, Mapping

import msgspec
from markupsafe import Markup

from thirdchair.table.moments import Finished
from thirdchair.web.drawing.plot import Bar, plot
from thirdchair.web.pages.record.numbers import signed
from thirdchair.words import Words

MOST_BARS = 30
"""The plot shows so many games, the last ones."""


class Ended(msgspec.Struct, frozen=True):
    """A game that is over, and the words of its table, with what its box calls things."""

    game: Finished
    words: Words


class Result(msgspec.Struct, frozen=True):
    """How a game ended for one seat.

    `margin` is over the best other, None where nobody else has points; `outcome` is won, shared
    or lost.
    """

    margin: int | None
    outcome: str


class Row(msgspec.Struct, frozen=True):
    """Some games in numbers."""

    name: str
    games: int
    won: int
    shared: int
    margin: str


class Numbers(msgspec.Struct, frozen=True):
    """A table of rows; `name` says what they are counted by."""

    name: str
    rows: list[Row]


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the record. `id` is its place on the page, `hint` explains the plot."""

    id: str
    title: str
    numbers: list[Numbers]
    plot: Markup | None = None
    hint: str = ""


def result(seat: str, points: Mapping[str, int], winners: list[str]) -> Result:
    """How a game ended for a seat."""
    others = [value for other, value in points.items() if other != seat]
    return Result(points[seat] - max(others) if others else None, outcome(seat, winners))


def outcome(seat: str, winners: list[str]) -> str:
    """Has a seat won, alone or with others?"""
    if seat not in winners:
        return "lost"
    return "won" if winners == [seat] else "shared"


def rows(named: Iterable[tuple[str, Result]], language: str) -> list[Row]:
    """The results by their names."""
    by_name: dict[str, list[Result]] = {}
    for name, one in named:
        by_name.setdefault(name, []).append(one)
    return [
        Row(
            name,
            len(some),
            sum(one.outcome == "won" for one in some),
            sum(one.outcome == "shared" for one in some),
            _mean([one.margin for one in some if one.margin is not None], language),
        )
        for name, some in sorted(by_name.items())
    ]


def _mean(margins: list[int], language: str) -> str:
    return signed(sum(margins) / len(margins), language) if margins else "–"


def margins(marked: Iterable[tuple[str, Result]], words: Words) -> Markup | None:
    """The margins of the last games as bars, each with its mark below it; None if none has any."""
    bars = [Bar(one.margin, mark, one.outcome) for mark, one in marked if one.margin is not None][
        -MOST_BARS:
    ]
    if not bars:
        return None
    listed = ", ".join(str(bar.value) for bar in bars)
    return plot(bars, words.text("page-record-plot", count=len(bars), part=listed))
