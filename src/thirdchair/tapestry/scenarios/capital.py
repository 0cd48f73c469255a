"""Your capital: three by three districts of three by three plots, numbered by reading order.

A plot is its row and column, as in `r1c7`; within its district it has a number from 1 to 9.
"""

import re
from collections.abc import Mapping

from thirdchair.kit.rules import decides

SIDE = 3
LAST = SIDE * SIDE
LINE = range(1, LAST + 1)

INCOME_BUILDINGS = ("market", "house", "farm", "armory")
PIECES = (*INCOME_BUILDINGS, "landmark", "printed")
"""What you place; `printed` marks a plot that the mat itself fills."""
TOKEN = "token"
"""Lies for good where the Kaiju has destroyed a building."""

UPPER_RIGHT = SIDE

DIRECTIONS = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}

_PLOT = re.compile(r"r([1-9])c([1-9])")


def known_plot(plot: str) -> bool:
    """Is there such a plot?"""
    return _PLOT.fullmatch(plot) is not None


def district_of(plot: str) -> int:
    """The district that a plot lies in."""
    row, column = (int(number) - 1 for number in plot[1:].split("c"))
    return row // SIDE * SIDE + column // SIDE + 1


@decides("tap.kaiju.s1.district.grid")
def plots_of(district: int) -> list[str]:
    """The nine plots of a district by reading order."""
    top, left = (SIDE * part for part in divmod(district - 1, SIDE))
    return [
        f"r{top + row}c{left + column}"
        for row in range(1, SIDE + 1)
        for column in range(1, SIDE + 1)
    ]


@decides("tap.kaiju.s1.district.grid")
def beside(district: int, direction: str) -> int | None:
    """The district next to this one; None where the capital ends."""
    down, right = DIRECTIONS[direction]
    row, column = divmod(district - 1, SIDE)
    row, column = row + down, column + right
    inside = 0 <= row < SIDE and 0 <= column < SIDE
    return row * SIDE + column + 1 if inside else None


def opposite(direction: str) -> str:
    """The other way."""
    names = list(DIRECTIONS)
    return names[(names.index(direction) + 2) % len(names)]


def first_building(plots: Mapping[str, str], district: int) -> str | None:
    """What the Kaiju destroys there: nothing without an empty plot and an income building."""
    own = plots_of(district)
    if all(plot in plots for plot in own):
        return None
    return next((plot for plot in own if plots.get(plot) in INCOME_BUILDINGS), None)


def rows() -> list[list[str]]:
    """The nine rows, from the top."""
    return [[f"r{row}c{column}" for column in LINE] for row in LINE]


def lines() -> list[list[str]]:
    """The nine rows and the nine columns."""
    return rows() + [list(column) for column in zip(*rows(), strict=True)]


def full_lines(plots: Mapping[str, str]) -> tuple[int, int]:
    """How many complete rows and columns score, and how many a token voids."""
    complete = [line for line in lines() if all(plot in plots for plot in line)]
    void = sum(any(plots[plot] == TOKEN for plot in line) for line in complete)
    return len(complete) - void, void


@decides("tap.kaiju.s1.destroy.buildings")
def buildings(plots: Mapping[str, str]) -> dict[str, int]:
    """The income buildings that stand; destroyed ones no longer count."""
    standing = list(plots.values())
    return {piece: standing.count(piece) for piece in INCOME_BUILDINGS}
