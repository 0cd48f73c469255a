"""Hexes: axial coordinates and shortest ways over any map of neighbors."""

from collections import deque
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from typing import TypeVar

Axial = tuple[int, int]
P = TypeVar("P", bound=Hashable)

DIRECTIONS: dict[str, Axial] = {
    "N": (0, -1),
    "NE": (1, -1),
    "SE": (1, 0),
    "S": (0, 1),
    "SW": (-1, 1),
    "NW": (-1, 0),
}
"""Flat-topped hexes, clockwise from the top."""

POINTED: dict[str, Axial] = {
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (0, -1),
}
"""Pointy-topped hexes, clockwise from the top right: the same six steps under other names."""


def neighbors(at: Axial) -> list[Axial]:
    """The six hexes around one, clockwise from the top."""
    q, r = at
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS.values()]


def distance(a: Axial, b: Axial) -> int:
    """Steps between two hexes on an endless empty map."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def steps(
    around: Mapping[P, Sequence[P]],
    start: P,
    goals: Collection[P],
    passable: Callable[[P], bool] = lambda place: True,
) -> int | None:
    """Length of the shortest way from `start` to the nearest goal, None if there is none.

    Every place between start and goal must be passable; start and goal themselves are exempt.
    """
    if start in goals:
        return 0
    seen = {start}
    edge = deque([(start, 0)])
    while edge:
        place, far = edge.popleft()
        for beside in around[place]:
            if beside in goals:
                return far + 1
            if beside not in seen and passable(beside):
                seen.add(beside)
                edge.append((beside, far + 1))
    return None
