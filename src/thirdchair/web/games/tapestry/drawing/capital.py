"""Your capital as SVG: nine districts of nine plots, what stands there, and the Kaiju."""

from collections.abc import Mapping

import msgspec
from markupsafe import Markup

from thirdchair.tapestry.scenarios.capital import LINE, SIDE, TOKEN, plots_of
from thirdchair.web.games.tapestry.drawing.hexmap import beast

PLOT, GAP, EDGE = 32.0, 8.0, 8.0
WIDTH = 2 * EDGE + len(LINE) * PLOT + (SIDE - 1) * GAP

_SHAPES = {
    "market": '<path d="M-10-2h20v11h-20z"/><path d="M-12-8h24l-2 6h-20z"/>',
    "house": '<path d="M-9-1h18v10h-18z"/><path d="M-12-1L0-11 12-1z"/>',
    "farm": '<path d="M-11 9V-3L-4-9l7 6v12z"/><path d="M3 9V1h9v8z"/>',
    "armory": '<path d="M-10 9V-9h5v4h3v-4h4v4h3v-4h5V9z"/>',
    "landmark": '<path d="M-11 9h22v-3h-2V-3h2v-3L0-12-11-6v3h2v9h-2z"/>',
}
"""A building in its plot, around its middle."""


class City(msgspec.Struct, frozen=True, kw_only=True):
    """What the drawing shows. `last`: where the Kaiju came from; `lost`: what it just destroyed."""

    plots: Mapping[str, str]
    kaiju: int
    last: int | None = None
    lost: str | None = None


def city_map(city: City) -> Markup:
    """The whole mat, for the eye; links and buttons over it say the same in words."""
    parts = [_district(number, city) for number in LINE]
    parts += [_plot(plot, city) for number in LINE for plot in plots_of(number)]
    if city.last is not None:
        parts.append(_way(city.last, city.kaiju))
    parts.append(beast(*_stands(city), 1.7))
    return Markup('<svg class="city" viewBox="0 0 {:g} {:g}" aria-hidden="true">{}</svg>').format(
        WIDTH, WIDTH, Markup("".join(parts))
    )


def _corner(plot: str) -> tuple[float, float]:
    row, column = (int(number) - 1 for number in plot[1:].split("c"))
    return tuple(EDGE + PLOT * one + GAP * (one // SIDE) for one in (column, row))  # type: ignore[return-value]


def _middle(district: int) -> tuple[float, float]:
    x, y = _corner(plots_of(district)[SIDE + 1])
    return x + PLOT / 2, y + PLOT / 2


def _stands(city: City) -> tuple[float, float]:
    """Near the side that it has come from, so that one sees where it will not go."""
    x, y = _middle(city.kaiju)
    if city.last is None:
        return x + PLOT / 2, y - PLOT / 2
    from_x, from_y = _middle(city.last)
    return x + (from_x - x) / 3, y + (from_y - y) / 3


def _district(number: int, city: City) -> str:
    x, y = _corner(plots_of(number)[0])
    kind = "district haunted" if number == city.kaiju else "district"
    return _square(x - 2, y - 2, SIDE * PLOT + 4, kind)


def _square(x: float, y: float, side: float, kind: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{side:g}" height="{side:g}" rx="4" class="{kind}"/>'


def _plot(plot: str, city: City) -> str:
    x, y = _corner(plot)
    piece = city.plots.get(plot)
    kind = f"plot on-{piece}" if piece else "plot"
    parts = [_square(x + 1, y + 1, PLOT - 2, kind)]
    middle = f"translate({x + PLOT / 2:g} {y + PLOT / 2:g})"
    if piece in _SHAPES:
        parts.append(f'<g transform="{middle}" class="building on-{piece}">{_SHAPES[piece]}</g>')
    elif piece == TOKEN:
        ring = " fresh" if plot == city.lost else ""
        parts.append(
            f'<g transform="{middle}" class="ruin{ring}"><path d="M0-9L9 0 0 9-9 0z"/>'
            '<path d="M-4-4l8 8M4-4l-8 8"/></g>'
        )
    return "".join(parts)


def _way(from_: int, to: int) -> str:
    """Where it came from: a trail of claws."""
    (x1, y1), (x2, y2) = _middle(from_), _middle(to)
    steps = [(x1 + (x2 - x1) * part, y1 + (y2 - y1) * part) for part in (0.1, 0.22, 0.34)]
    return "".join(
        f'<path d="M{x - 4:g} {y - 5:g}l3 9m2-11v11m6-9l-3 9" class="claw"/>' for x, y in steps
    )
