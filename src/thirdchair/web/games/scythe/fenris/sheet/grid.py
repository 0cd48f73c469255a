"""The triumph log as a grid: columns with a box for each evening that ticked one."""

from dataclasses import dataclass

from thirdchair.scythe.fenris.campaign import Campaign

LEAST = 4
"""So many rows are drawn as long as nobody has counted those of the printed sheet."""


@dataclass(frozen=True)
class Box:
    """One box: the number of the evening that ticked it, and whether that was this evening."""

    evening: str = ""
    new: bool = False


@dataclass(frozen=True)
class Grid:
    """The boxes of each column, from the top down."""

    columns: dict[str, list[Box]]
    counted: bool
    """Has somebody counted the rows?"""


def grid_of(rules: Campaign, seat: str) -> Grid:
    """The log of a seat."""
    state, log = rules.state, rules.state.sheets[seat].log
    most = max((len(ticks) for ticks in log.values()), default=0)
    rows = state.rows or max(LEAST, most + 1)
    columns = {}
    for column in rules.printed.columns:
        ticks = [Box(one[:1], one == state.evening) for one in log.get(column, [])]
        columns[column] = [*ticks, *[Box()] * (rows - len(ticks))]
    return Grid(columns, state.rows is not None)
