"""Where the places of the Scythe board are drawn, seen from any side of the table."""

from collections.abc import Iterable
from functools import cache
from math import cos, pi, sin, sqrt

import msgspec

from thirdchair.kit.hexes import POINTED
from thirdchair.scythe.board import base_of
from thirdchair.scythe.material import Material

CORNER = 40.0
"""From the middle of a hex to its corners."""
FRAME = 16.0
LEAST_VIEW = 290.0
"""A closer look shows at least so much of the board."""
SIDES = ("bottom", "right", "top", "left")
"""The sides of the board; as many quarter turns bring each one to the bottom."""

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, width and height."""

_EDGES = {side: number for number, side in enumerate(POINTED)}
"""The sides of a hex, clockwise from the top right; side n lies between corners n and n + 1."""

_HEADINGS = ("n", "ne", "ne", "e", "se", "se", "s", "sw", "sw", "w", "nw", "nw")
"""As the hours of a clock."""


class Spot(msgspec.Struct, frozen=True):
    """A territory or a home base on the drawing."""

    place: str
    x: float
    y: float
    corners: tuple[Point, ...]
    """From the top, clockwise as the board is printed."""


class Layout(msgspec.Struct, frozen=True):
    """The board after some quarter turns; `spots` are in reading order, home bases last."""

    material: Material
    turn: int
    width: float
    height: float
    spots: dict[str, Spot]
    rivers: tuple[tuple[Point, Point], ...]

    @property
    def whole(self) -> Box:
        """All of the board."""
        return (0.0, 0.0, self.width, self.height)

    def close(self, places: Iterable[str]) -> Box:
        """The part of the board around these places; all of it if there are none."""
        seen = [self.spots[place] for place in places if place in self.spots]
        if not seen:
            return self.whole
        left, right = min(one.x for one in seen), max(one.x for one in seen)
        top, bottom = min(one.y for one in seen), max(one.y for one in seen)
        size = max(right - left + 3.2 * CORNER, bottom - top + 3.2 * CORNER, LEAST_VIEW)
        wide, high = min(size, self.width), min(size, self.height)
        x = min(max((left + right - wide) / 2, 0), self.width - wide)
        y = min(max((top + bottom - high) / 2, 0), self.height - high)
        return (round(x, 1), round(y, 1), round(wide, 1), round(high, 1))


@cache
def layout(material: Material, turn: int) -> Layout:
    """The board of this material with another side at the bottom."""
    sheet = material.sheet
    at = {one.id: one.at for one in sheet.territory}
    at |= {base_of(one.faction): one.at for one in sheet.base}
    centers = {place: _turned(_center(*axial), turn) for place, axial in at.items()}
    wide, high = (CORNER, CORNER * sqrt(3) / 2) if turn % 2 else (CORNER * sqrt(3) / 2, CORNER)
    left = min(x for x, _ in centers.values()) - wide - FRAME
    top = min(y for _, y in centers.values()) - high - FRAME
    spots = {
        place: Spot(place, x - left, y - top, _corners((x - left, y - top), turn))
        for place, (x, y) in centers.items()
    }
    rivers = {
        tuple(sorted(_edge(spots[one.id], side))) for one in sheet.territory for side in one.rivers
    }
    return Layout(
        material,
        turn,
        max(x for x, _ in centers.values()) + wide + FRAME - left,
        max(y for _, y in centers.values()) + high + FRAME - top,
        spots,
        tuple(sorted(_once(rivers))),  # type: ignore[arg-type]
    )


def side_of(material: Material, faction: str) -> str:
    """The side of the board at which a faction's home base lies."""
    base = next((one for one in material.sheet.base if one.faction == faction), None)
    if base is None:
        return SIDES[0]
    x, y = _center(*base.at)
    if abs(x) > abs(y):
        return "right" if x > 0 else "left"
    return "bottom" if y > 0 else "top"


def heading(side: str, bottom: str) -> str:
    """Where a side of a hex points on the drawing with that side of the board at the bottom:
    after a quarter turn up and down take the place of right and left."""
    degrees = 30 + 60 * _EDGES[side] + 90 * SIDES.index(bottom)
    return _HEADINGS[degrees % 360 // 30]


def outline(spot: Spot, shrink: float = 0.0) -> str:
    """The path of a hex, perhaps a little smaller."""
    part = 1 - shrink / CORNER
    points = [
        f"{spot.x + (x - spot.x) * part:.1f} {spot.y + (y - spot.y) * part:.1f}"
        for x, y in spot.corners
    ]
    return "M" + "L".join(points) + "z"


def _center(q: int, r: int) -> Point:
    return sqrt(3) * CORNER * (q + r / 2), 1.5 * CORNER * r


def _turned(point: Point, turn: int) -> Point:
    """Quarter turns clockwise: the right side of the board comes to the bottom first."""
    x, y = point
    for _ in range(turn % 4):
        x, y = -y, x
    return x, y


def _corners(center: Point, turn: int) -> tuple[Point, ...]:
    corners = []
    for number in range(6):
        angle = pi / 3 * number - pi / 2
        x, y = _turned((CORNER * cos(angle), CORNER * sin(angle)), turn)
        corners.append((center[0] + x, center[1] + y))
    return tuple(corners)


def _edge(spot: Spot, side: str) -> tuple[Point, Point]:
    number = _EDGES[side]
    one, other = spot.corners[number], spot.corners[(number + 1) % 6]
    return (round(one[0], 1), round(one[1], 1)), (round(other[0], 1), round(other[1], 1))


def _once(edges: Iterable[tuple[Point, ...]]) -> list[tuple[Point, ...]]:
    """A river between two territories is written on both; rounding may tell them apart."""
    kept: dict[tuple[int, ...], tuple[Point, ...]] = {}
    for edge in sorted(edges):
        key = tuple(round(value / 2) for point in edge for value in point)
        kept.setdefault(key, edge)
    return list(kept.values())
