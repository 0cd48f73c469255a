"""One rule about hexes as a small map: the candidates, what counted, the way of the scan."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise

import msgspec
from markupsafe import Markup

from thirdchair.kit.hexes import DIRECTIONS
from thirdchair.tapestry.content import decision_cards
from thirdchair.tapestry.maps import board, scan_order
from thirdchair.web.drawing.tokens import Token
from thirdchair.web.games.tapestry.drawing.hexmap import Layout, Place, drawing, outline, pieces


class Narrowing(msgspec.Struct, frozen=True, kw_only=True):
    """What a rule did with some hexes. `by` are the values that counted, in the order of `from_`.

    `card` is the tiebreaker card whose scan decided; None for any other rule.
    """

    from_: Sequence[int]
    to: Sequence[int]
    by: Sequence[int | None] = ()
    card: int | None = None
    marked: int | None = None
    """The hex that somebody asks about."""


def narrowing_map(
    where: Layout,
    what: Narrowing,
    hexes: Mapping[str, str],
    tokens: Mapping[str, Token],
    label: str,
) -> Markup:
    """Kept hexes are full, lost ones crossed; numbers are what counted."""
    values = dict(zip(what.from_, what.by, strict=True)) if what.by else {}
    parts = []
    for place in where.places:
        parts.append(f'<path d="{outline(where, place, 1)}" class="hex {_kind(place.hex, what)}"/>')
    for place in where.places:
        if place.hex not in what.from_ or not what.by:
            parts += pieces(place, hexes.get(str(place.hex), ""), tokens, 0.95)
    if what.card is not None and len(what.to) == 1:
        parts += [_way(where, line, number) for number, line in enumerate(_scanned(what))]
    for place in where.places:
        if place.hex in values:
            parts.append(_value(place, values[place.hex], place.hex in what.to))
        elif place.hex in what.from_ and place.hex not in what.to and len(what.from_) < len(hexes):
            parts.append(_cross(place))
        if place.hex == what.marked:
            parts.append(f'<path d="{outline(where, place, 4)}" class="ring lit"/>')
    return drawing(where, "".join(parts), "map narrowing", label)


def _kind(at: int, what: Narrowing) -> str:
    if at in what.to:
        return "kept"
    return "lost" if at in what.from_ and len(what.from_) < len(board().hexes) else "aside"


def _value(place: Place, value: int | None, kept: bool) -> str:
    text = "∞" if value is None else str(value)
    kind = "value" if kept else "value lost"
    circle = f'<circle cx="{place.x:.1f}" cy="{place.y:.1f}" r="15" class="{kind}"/>'
    y = place.y + 7.5
    return f'{circle}<text x="{place.x:.1f}" y="{y:.1f}" class="{kind}-text">{text}</text>'


def _cross(place: Place) -> str:
    return f'<path d="M{place.x - 7:.1f} {place.y - 7:.1f}l14 14m0-14l-14 14" class="crossed"/>'


def _scanned(what: Narrowing) -> list[tuple[int, ...]]:
    """The lines of hexes that were looked at, the last one as far as the chosen hex."""
    assert what.card is not None
    seen: list[tuple[int, ...]] = []
    for line in lines_of(what.card):
        if what.to[0] in line:
            return [*seen, line[: line.index(what.to[0]) + 1]]
        seen.append(line)
    return seen


@cache
def lines_of(card: int) -> tuple[tuple[int, ...], ...]:
    """The hexes of the map in the order of a card's scan, cut into its lines."""
    step = DIRECTIONS[decision_cards()[card].hexes.scan]
    order, spots = scan_order(card), board().spots
    cuts = [
        place
        for place, (one, other) in enumerate(pairwise(order), start=1)
        if (spots[other].q - spots[one].q, spots[other].r - spots[one].r) != step
    ]
    return tuple(
        tuple(order[start:end]) for start, end in zip([0, *cuts], [*cuts, len(order)], strict=True)
    )


def _way(where: Layout, line: tuple[int, ...], number: int) -> str:
    """An arrow along a line of hexes: the first one is the black arrow of the card."""
    first, last = where.place(line[0]), where.place(line[-1])
    kind = "scan first" if number == 0 else "scan"
    dot = f'<circle cx="{first.x:.1f}" cy="{first.y:.1f}" r="5" class="scan-start"/>'
    if first is last:
        return dot
    path = f"M{first.x:.1f} {first.y:.1f}L{last.x:.1f} {last.y:.1f}"
    return f'{dot}<path d="{path}" class="{kind}"/>{_tip(first, last)}'


def _tip(first: Place, last: Place) -> str:
    """The head of an arrow."""
    dx, dy = last.x - first.x, last.y - first.y
    long = (dx * dx + dy * dy) ** 0.5
    ux, uy = dx / long, dy / long
    corners = [
        (last.x + ux * 4, last.y + uy * 4),
        (last.x - ux * 8 - uy * 7, last.y - uy * 8 + ux * 7),
        (last.x - ux * 8 + uy * 7, last.y - uy * 8 - ux * 7),
    ]
    return f'<path d="M{"L".join(f"{x:.1f} {y:.1f}" for x, y in corners)}z" class="scan-tip"/>'
