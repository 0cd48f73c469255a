"""The map as SVG, seen from any side of the table: hexes, what lies on them, what is lit."""

from collections.abc import Collection, Mapping
from functools import cache
from math import sqrt

import msgspec
from markupsafe import Markup, escape

from thirdchair.tapestry.content import tracks
from thirdchair.tapestry.maps import board
from thirdchair.tapestry.packs import ARTS
from thirdchair.tapestry.pieces import BUILDING, STANDING
from thirdchair.web.drawing.symbols import placed
from thirdchair.web.drawing.tokens import Token

CORNER = 30.0
"""From the middle of a hex to its corners."""
HALF = CORNER * sqrt(3) / 2
FRAME = 16.0
BADGE, BUTTON = 18.0, 36.0
"""How far the badges of the tracks and the buttons in the corners keep from the edge."""
SIDES = ("bottom", "right", "top", "left")
"""The sides of the board; as many quarter turns bring each one to the bottom."""

Point = tuple[float, float]
Bar = tuple[float, float, float, float]

_LETTERS = {letter: seat for seat, letter in STANDING.items()}
_TOWER = "M-6.5-9h3v2.6h2.2V-9h2.6v2.6H3.5V-9h3v5.4L5-2.2 6.2 9H-6.2L-5-2.2l-1.5-1.4z"
_HOUSE = "M-7.5-1L0-8 7.5-1v9h-15z"


class Place(msgspec.Struct, frozen=True):
    """Where a hex is drawn, and the cell of the grid of buttons that lies over it."""

    hex: int
    x: float
    y: float
    column: int
    row: int


class Layout(msgspec.Struct, frozen=True):
    """The map after some quarter turns. `places` are in reading order."""

    turn: int
    width: float
    height: float
    places: tuple[Place, ...]

    @property
    def sideways(self) -> bool:
        """Do the hexes stand on a corner?"""
        return self.turn % 2 == 1

    def place(self, at: int) -> Place:
        return next(one for one in self.places if one.hex == at)


@cache
def layout(turn: int) -> Layout:
    """The map with another side of the board at the bottom."""
    spots = {spot.id: _turned(*_center(spot.q, spot.r), turn) for spot in board().spots}
    wide, high = (HALF, CORNER) if turn % 2 else (CORNER, HALF)
    left = min(x for x, _ in spots.values()) - wide
    top = min(y for _, y in spots.values()) - high
    places = [
        Place(
            at,
            x - left + FRAME,
            y - top + FRAME,
            round((x - left - wide) / (wide if turn % 2 else wide / 2)),
            round((y - top - high) / (high / 2 if turn % 2 else high)),
        )
        for at, (x, y) in spots.items()
    ]
    return Layout(
        turn,
        max(x for x, _ in spots.values()) + wide - left + 2 * FRAME,
        max(y for _, y in spots.values()) + high - top + 2 * FRAME,
        tuple(sorted(places, key=lambda place: (place.row, place.column))),
    )


def _center(q: int, r: int) -> Point:
    return 1.5 * CORNER * q, 2 * HALF * (r + q / 2)


def _turned(x: float, y: float, turn: int) -> Point:
    for _ in range(turn):
        x, y = -y, x
    return x, y


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """What the map shows. `hexes` are the tiles with their pieces, as the table keeps them."""

    hexes: Mapping[str, str]
    lit: Collection[int] = ()
    """Where the bots did something just now."""
    can: Collection[int] = ()
    """Where you may do something now."""
    arts: str | None = None
    """The track that the arts track lies beside."""
    kaiju: Collection[int] = ()
    """Where a Kaiju stands."""


def hexmap(where: Layout, scene: Scene, tokens: Mapping[str, Token]) -> Markup:
    """The whole map, for the eye; the buttons over it say the same in words."""
    parts = [_frame(where, scene.arts)]
    parts += [_hex(where, place, scene) for place in where.places]
    parts += [_ring(where, place, "lit") for place in where.places if place.hex in scene.lit]
    parts += [_number(where, place, scene) for place in where.places]
    parts += [
        drawn
        for place in where.places
        for drawn in pieces(place, scene.hexes.get(str(place.hex), ""), tokens)
    ]
    parts += [beast(place.x, place.y - 3) for place in where.places if place.hex in scene.kaiju]
    return drawing(where, "".join(parts))


def drawing(where: Layout, body: str, kind: str = "map", label: str = "") -> Markup:
    """The frame of every drawing of the map; without a label it is for the eye only."""
    says = Markup('role="img" aria-label="{}"').format(label) if label else 'aria-hidden="true"'
    return Markup('<svg class="{}" viewBox="0 0 {:g} {:g}" {}>{}</svg>').format(
        kind, round(where.width, 1), round(where.height, 1), Markup(says), Markup(body)
    )


def outline(where: Layout, place: Place, shrink: float = 0.0) -> str:
    """The path of a hex, perhaps a little smaller."""
    corner, half = CORNER - shrink, HALF - shrink * sqrt(3) / 2
    if where.sideways:
        return (
            f"M{place.x:.1f} {place.y - corner:.1f}l{half:.1f} {corner / 2:g}v{corner:g}"
            f"l-{half:.1f} {corner / 2:g}-{half:.1f}-{corner / 2:g}v-{corner:g}z"
        )
    return (
        f"M{place.x - corner:.1f} {place.y:.1f}l{corner / 2:g}-{half:.1f}h{corner:g}"
        f"l{corner / 2:g} {half:.1f}-{corner / 2:g} {half:.1f}h-{corner:g}z"
    )


def _hex(where: Layout, place: Place, scene: Scene) -> str:
    printed = place.hex in board().printed
    kind = "printed" if printed else "tile" if str(place.hex) in scene.hexes else "empty"
    parts = [f'<path d="{outline(where, place, 1)}" class="hex {kind}"/>']
    if place.hex == board().island:
        parts.append(f'<circle cx="{place.x:.1f}" cy="{place.y:.1f}" r="17" class="island"/>')
    if place.hex in scene.can:
        parts.append(_ring(where, place, "can"))
    return "".join(parts)


def _number(where: Layout, place: Place, scene: Scene) -> str:
    """The number of a hex, which stays readable on a ring."""
    low = place.y + (21 if where.sideways else 22)
    label = board().labels.get(place.hex)
    text = f"{place.hex} · {label}" if label else f"{place.hex}"
    kind = "hex-number on-ring" if place.hex in scene.lit else "hex-number"
    return f'<text x="{place.x:.1f}" y="{low:.1f}" class="{kind}">{text}</text>'


def _ring(where: Layout, place: Place, kind: str) -> str:
    return f'<path d="{outline(where, place, 4)}" class="ring {kind}"/>'


def pieces(place: Place, on: str, tokens: Mapping[str, Token], size: float = 1.15) -> list[str]:
    """The outposts and buildings on a hex, side by side; a toppled one lies."""
    drawn = []
    for number, letter in enumerate(on):
        x = place.x + (number - (len(on) - 1) / 2) * 19 * size
        seat = "you" if letter == BUILDING else _LETTERS[letter.upper()]
        lies = letter.islower()
        shape = _HOUSE if letter == BUILDING else _TOWER
        token = tokens[seat]
        how = f"translate({x:.1f} {place.y - 3:.1f}) scale({size:g})" + " rotate(90)" * lies
        kind = "piece toppled" if lies else "piece"
        drawn.append(
            f'<g transform="{how}" class="{kind} seat-{token.color}" '
            f'data-lands="{place.hex}.{number}{letter.upper()}"{" data-lies" * lies}>'
            f'<path d="{shape}"/>'
            f'<text y="5.6" class="piece-letter">{escape(token.letter)}</text></g>'
        )
    return drawn


def beast(x: float, y: float, size: float = 1.0) -> str:
    """A Kaiju: jaws, a ridge of spikes, an eye."""
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({size:g})" class="beast">'
        '<path d="M-15 8C-15-2-10-8-3-9l1-5 4 4 4-5 2 6 5-2-1 6c3 2 4 4 4 7l-6-1 4 4-5 1-2-3'
        '-2 5-4-4-2 4-3-4-4 3-1-5z"/><circle cx="7" cy="-4" r="1.7"/></g>'
    )


@cache
def _frame(where: Layout, arts: str | None) -> str:
    """The tracks around the map, as they lie on the table; two share the side of the arts track."""
    by_side = {track.side: track.id for track in tracks().values()}
    width, height = where.width, where.height
    bars = {
        "bottom": (24.0, height - 9, width - 48, 6.0),
        "top": (24.0, 3.0, width - 48, 6.0),
        "left": (3.0, 24.0, 6.0, height - 48),
        "right": (width - 9, 24.0, 6.0, height - 48),
    }
    taken = [(place.x, place.y) for place in where.places]
    taken += [(BUTTON, BUTTON), (width - BUTTON, height - BUTTON)]
    parts = []
    for number, side in enumerate(SIDES):
        track = by_side[side]  # type: ignore[index]
        shown = SIDES[(number - where.turn) % 4]
        lying = (track, ARTS) if track == arts else (track,)
        for one, (x, y, wide, high) in zip(lying, _shared(bars[shown], len(lying)), strict=True):
            cx, cy = _free_spot(where, shown, taken, (x, y, wide, high))
            taken.append((cx, cy))
            parts.append(
                f'<g class="side track-{one}"><rect x="{x:g}" y="{y:.1f}" width="{wide:.1f}" '
                f'height="{high:.1f}" rx="3"/><circle cx="{cx:.1f}" cy="{cy:.1f}" r="14"/>'
                f"{placed(one, cx - 9, cy - 9, 18, 'on-badge')}</g>"
            )
    return "".join(parts)


def _shared(bar: Bar, count: int) -> list[Bar]:
    """A bar cut into so many along its length."""
    x, y, wide, high = bar
    if wide > high:
        return [(x + wide * part / count, y, wide / count, high) for part in range(count)]
    return [(x, y + high * part / count, wide, high / count) for part in range(count)]


def _free_spot(where: Layout, side: str, taken: list[Point], bar: Bar) -> Point:
    """Where on its bar the badge of a track is farthest from all that is there already."""
    width, height = where.width, where.height
    spots = {
        "bottom": [(width * part / 20, height - BADGE) for part in range(2, 19)],
        "top": [(width * part / 20, BADGE) for part in range(2, 19)],
        "left": [(BADGE, height * part / 20) for part in range(2, 19)],
        "right": [(width - BADGE, height * part / 20) for part in range(2, 19)],
    }[side]

    x, y, wide, high = bar
    if side in ("top", "bottom"):
        spots = [spot for spot in spots if x <= spot[0] <= x + wide]
    else:
        spots = [spot for spot in spots if y <= spot[1] <= y + high]

    def room(spot: Point) -> float:
        return min((spot[0] - x) ** 2 + (spot[1] - y) ** 2 for x, y in taken)

    return max(spots, key=room)
