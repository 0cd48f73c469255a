"""The Scythe board as SVG: ground, rivers, tokens and pieces, and every place as a link."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from math import hypot

import msgspec
from markupsafe import Markup, escape

from thirdchair.scythe.board import base_of
from thirdchair.scythe.material import Material
from thirdchair.web.games.scythe.drawing.layout import CORNER, Box, Layout, Spot, layout, outline
from thirdchair.web.games.scythe.drawing.terrain import icon
from thirdchair.web.games.scythe.drawing.units import ORDER, SHAPES, FactionToken, count_mark

Units = Mapping[str, Mapping[str, Mapping[str, int]]]
"""How many pieces there are, by seat, kind and place."""

_TOKENS = {
    "encounter": '<path d="M0-9l7.8 4.5v9L0 9l-7.8-4.5v-9z"/><text y="4.4">?</text>',
    "influence": '<circle r="7.5"/><path d="M-3.5 0h7M0-3.5v7" class="mark"/>',
    "flag": '<path d="M-5 9V-9l11 4.5-9 4V9z"/>',
    "trap": '<path d="M-8 6h16L4-1 6-7 0-2-6-7l2 6z"/>',
    "marker": '<circle r="10"/><path d="M-5.5 6.5a5.5 5.5 0 0 1 11 0z"/><circle r="3.2" cy="-3"/>',
    "box": '<path d="M-9-5h18v13h-18z"/><path d="M-9-5l3-4h12l3 4M0-5v5" class="mark"/>',
    "stars": '<path fill="#e2b23a" d="M0-9l3 6 6 1-4 4 1 6L0 5l-6 3 1-6-4-4 6-1z"/>',
    "sprung": '<path d="M-8-2h16L4 5-4 5z"/>',
    "agents": f'<path fill="#e08a3c" d="{SHAPES["worker"]}"/>',
}


class Way(msgspec.Struct, frozen=True):
    """An arrow from one place to another."""

    start: str
    end: str
    color: str


class Figure(msgspec.Struct, frozen=True):
    """A figure that the game plays: where it stands, and its strength, its health or its sign."""

    at: str
    says: str


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """What the board shows. `links` gives each place that can be tapped its address."""

    units: Units
    tokens: Mapping[str, Collection[str]]
    figures: Mapping[str, Figure] = {}
    labels: Mapping[str, str] = {}
    links: Mapping[str, str] = {}
    ways: Sequence[Way] = ()
    lit: Collection[str] = ()
    """Where something happened just now."""
    picked: Collection[str] = ()
    """What the reader has chosen."""
    shaded: Collection[str] = ()
    """The candidates of a rule, and those that it kept; `values` are what counted."""
    kept: Collection[str] = ()
    values: Mapping[str, object] = {}
    numbers: Mapping[str, int] = {}
    """Marks that a list beside the board refers to."""
    view: Box | None = None


def board(where: Layout, scene: Scene, tokens: Mapping[str, FactionToken], label: str) -> Markup:
    """The whole board; the part in `view` fills the drawing."""
    parts = [_ground(where.material, where.turn)]
    parts += [_mark(where.spots[place], scene) for place in where.spots]
    parts += [_tokens(where.spots[place], scene.tokens) for place in where.spots]
    parts += [_way(where, way) for way in scene.ways if way.start != way.end]
    parts += [
        drawn
        for place in where.spots
        if place not in scene.values
        for drawn in _pieces(where.spots[place], scene.units, tokens)
    ]
    parts += [
        _figure(where.spots[one.at], one, tokens[name])
        for name, one in scene.figures.items()
        if one.at in where.spots and one.at not in scene.values
    ]
    parts += [_value(where.spots[place], scene) for place in scene.values if place in where.spots]
    stands = {one.at for one in scene.figures.values()}
    parts += [_number(where.spots[one], n, one in stands) for one, n in scene.numbers.items()]
    parts += [_link(where.spots[place], scene) for place in where.spots if place in scene.labels]
    box = scene.view or where.whole
    return Markup(
        '<svg class="scythe-board" viewBox="{}" data-whole="{}" data-close="{}" {} aria-label="{}">'
        "{}</svg>"
    ).format(
        _box(box),
        _box(where.whole),
        _box(box),
        Markup('role="group"' if scene.links else 'role="img"'),
        label,
        Markup("".join(parts)),
    )


def compass(turn: int, north: str) -> Markup:
    """Where north is after some quarter turns of the board; places are named by it."""
    far = 23.0
    x, y = [(0.0, -far), (far, 0.0), (0.0, far), (-far, 0.0)][turn % 4]
    return Markup(
        '<svg class="compass" viewBox="-34 -34 68 68" aria-hidden="true" focusable="false">'
        '<circle r="32" class="compass-ring"/><g transform="rotate({})">'
        '<path d="M0-16L7 6H-7z" class="compass-north"/><path d="M0 22L7 6H-7z"/></g>'
        '<text x="{:g}" y="{:g}" dy=".35em">{}</text></svg>'
    ).format(90 * (turn % 4), x, y, north)


def _box(box: Box) -> str:
    return " ".join(f"{part:g}" for part in box)


@cache
def _ground(material: Material, turn: int) -> str:
    """All that is printed."""
    where, sheet = layout(material, turn), material.sheet
    parts = []
    for base in sheet.base:
        color = material.factions[base.faction].color
        spot = where.spots[base_of(base.faction)]
        parts += [_contact(spot, where.spots[place]) for place in base.land]
        parts.append(
            f'<path d="{outline(spot, 9)}" class="home seat-{color}"/>'
            f'<path d="{outline(spot, 13)}" class="home inner seat-{color}"/>'
        )
    for one in sheet.territory:
        spot = where.spots[one.id]
        parts.append(
            f'<path d="{outline(spot, 0.8)}" class="land" fill="url(#ground-{one.terrain})"/>'
        )
        big = one.terrain == "factory"
        low = spot.y + (0 if big else CORNER * 0.66 if where.turn % 2 == 0 else CORNER * 0.62)
        parts.append(icon(one.terrain, spot.x, low, 2.2 if big else 0.78))
        if one.tunnel:
            x, y = spot.x - CORNER * 0.42, spot.y + CORNER * 0.5
            parts.append(
                f'<path d="M{x - 6:.1f} {y + 4:.1f}v-4a6 6 0 0 1 12 0v4z" class="tunnel"/>'
            )
    rivers = "".join(f"M{a[0]:g} {a[1]:g}L{b[0]:g} {b[1]:g}" for a, b in where.rivers)
    parts.append(f'<path d="{rivers}" class="river"/><path d="{rivers}" class="river shine"/>')
    return "".join(parts)


def _contact(base: Spot, land: Spot) -> str:
    """The way from a home base onto the board."""
    x, y = (base.x + land.x) / 2, (base.y + land.y) / 2
    return f'<path d="M{base.x:.1f} {base.y:.1f}L{x:.1f} {y:.1f}" class="contact"/>'


def _mark(spot: Spot, scene: Scene) -> str:
    kinds = []
    if scene.shaded and spot.place in scene.shaded:
        kinds.append("kept" if spot.place in scene.kept else "lost")
    elif scene.shaded:
        kinds.append("aside")
    kinds += ["lit"] * (spot.place in scene.lit) + ["picked"] * (spot.place in scene.picked)
    return "".join(f'<path d="{outline(spot, 3)}" class="mark {kind}"/>' for kind in kinds)


def _tokens(spot: Spot, tokens: Mapping[str, Collection[str]]) -> str:
    lying = [(kind, places) for kind, places in tokens.items() if spot.place in places]
    return "".join(
        f'<g transform="translate({spot.x + 21:.1f} {spot.y + 15 - 15 * number:.1f}) scale(.8)" '
        f'class="board-token {kind}">{_TOKENS[kind]}{_how_many(spot, places)}</g>'
        for number, (kind, places) in enumerate(lying)
    )


def _how_many(spot: Spot, places: Collection[str]) -> str:
    """Of some things several lie on one place."""
    return count_mark(places[spot.place]) if isinstance(places, Mapping) else ""


def token_picture(kind: str) -> Markup:
    """A token beside words."""
    return Markup(
        '<svg class="unit-picture" viewBox="-12 -12 24 24" aria-hidden="true">'
        '<g class="board-token {}">{}</g></svg>'
    ).format(kind, Markup(_TOKENS[kind]))


def _pieces(spot: Spot, units: Units, tokens: Mapping[str, FactionToken]) -> list[str]:
    """Kinds side by side, at most three in a row; many of them are drawn smaller."""
    found = [
        (seat, unit, n)
        for seat, kinds in units.items()
        for unit in ORDER
        if (n := kinds.get(unit, {}).get(spot.place, 0))
    ]
    per_row = 2 if len(found) in (2, 4) else 3
    rows = [found[start : start + per_row] for start in range(0, len(found), per_row)]
    size = 1.08 if len(rows) < 2 else 0.9 if len(rows) == 2 else 0.66
    return [
        tokens[seat].piece(
            unit,
            spot.x + (column - (len(row) - 1) / 2) * 21 * size,
            spot.y - 5 + (number - (len(rows) - 1) / 2) * 22 * size,
            n,
            size,
        )
        for number, row in enumerate(rows)
        for column, (seat, unit, n) in enumerate(row)
    ]


def _figure(spot: Spot, figure: Figure, token: FactionToken) -> str:
    """Above the pieces, with its marker; nobody else stands there for long."""
    return token.figure(spot.x, spot.y - 22, figure.says)


def _way(where: Layout, way: Way) -> str:
    """An arrow that leaves room for the pieces at both ends."""
    one, other = where.spots.get(way.start), where.spots.get(way.end)
    if one is None or other is None:
        return ""
    far = hypot(other.x - one.x, other.y - one.y)
    bend_x, bend_y = (other.y - one.y) / far * 16, (one.x - other.x) / far * 16
    cut = 17 / far
    x1, y1 = one.x + (other.x - one.x) * cut, one.y + (other.y - one.y) * cut
    x2, y2 = other.x - (other.x - one.x) * cut * 1.2, other.y - (other.y - one.y) * cut * 1.2
    mx, my = (one.x + other.x) / 2 + bend_x, (one.y + other.y) / 2 + bend_y
    line = f"M{x1:.1f} {y1:.1f}Q{mx:.1f} {my:.1f} {x2:.1f} {y2:.1f}"
    return (
        f'<path d="{line}" class="way-edge"/>'
        f'<path d="{line}" class="way seat-{way.color}" marker-end="url(#arrow-tip)"/>'
    )


def _value(spot: Spot, scene: Scene) -> str:
    """What counted there, for a rule that compares."""
    kind = "value" if spot.place in scene.kept else "value lost"
    return (
        f'<circle cx="{spot.x:.1f}" cy="{spot.y - 3:.1f}" r="16" class="{kind}"/>'
        f'<text x="{spot.x:.1f}" y="{spot.y + 4.5:.1f}" class="{kind} text">'
        f"{escape(scene.values[spot.place])}</text>"
    )


def _number(spot: Spot, number: int, aside: bool) -> str:
    """A small mark at the top of a territory; beside a figure that stands there."""
    x, y = spot.x + (24 if aside else 0), spot.y - (12 if aside else 27)
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="11" class="value"/>'
        f'<text x="{x:.1f}" y="{y + 4.5:.1f}" class="value text small">{number}</text>'
    )


def _link(spot: Spot, scene: Scene) -> str:
    if spot.place not in scene.links:
        return ""
    name, address = spot.place.replace(":", "-"), escape(scene.links[spot.place])
    return (
        f'<a id="at-{name}" class="spot" href="{address}" aria-label="'
        f'{escape(scene.labels[spot.place])}"><path d="{outline(spot, 2)}" class="touch"/></a>'
    )
