"""Stars that wait for a column of the triumph log: where each may be ticked.

Whoever has no free box left has nothing to say, and nobody waits for it.
"""

from thirdchair.scythe.fenris import content
from thirdchair.scythe.fenris.state import FenrisState, OpenStar

COMBAT = "combat"
COMBAT_COLUMNS = ("combat_1", "combat_2")


def is_full(state: FenrisState, seat: str, column: str) -> bool:
    """As long as nobody has said how many rows there are, no column is."""
    ticks = len(state.sheets[seat].log.get(column, []))
    return state.rows is not None and ticks >= state.rows


def stands(state: FenrisState, seat: str, one: OpenStar, column: str) -> bool:
    """Is the star ticked there? Somebody may have corrected the log since."""
    return column == one.column and one.evening in state.sheets[seat].log.get(column, [])


def columns_for(state: FenrisState, seat: str, one: OpenStar) -> list[str]:
    """Where a star may be ticked: a triumph is ticked once for an evening."""
    log = state.sheets[seat].log
    columns = COMBAT_COLUMNS if one.star == COMBAT and not one.anywhere else content.sheet().columns
    return [
        column
        for column in columns
        if stands(state, seat, one, column)
        or (one.evening not in log.get(column, []) and not is_full(state, seat, column))
    ]


def open_stars(state: FenrisState, seat: str) -> list[OpenStar]:
    """The stars that a seat may still tick somewhere, the oldest first."""
    mine = state.to_log.get(seat, [])
    return [one for one in mine if one.column is None and columns_for(state, seat, one)]
