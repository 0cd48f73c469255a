"""How often the Automa ends with how many points, drawn."""

from collections.abc import Sequence

from markupsafe import Markup

from thirdchair.lab.figures import Column

WIDTH, HEIGHT, TOP, FOOT, EDGE = 320.0, 112.0, 18.0, 18.0, 12.0
NEAR = 24.0
"""Two numbers below the plot that are nearer than this run into each other."""


def points_plot(
    columns: Sequence[Column], spread: Sequence[int], yours: tuple[int, str] | None, label: str
) -> Markup:
    """A column for each range of points; those of eight in ten games are stronger.

    `yours` is a line with its name where your points lie. `label` says all of it in words.
    """
    there = [columns[0].first, columns[-1].last + 1, *([yours[0]] if yours else [])]
    first, last = min(there), max(there)

    def x(points: float) -> float:
        return EDGE + (WIDTH - 2 * EDGE) * (points - first) / max(1, last - first)

    ground = HEIGHT - FOOT
    scale = (ground - TOP) / max(column.share for column in columns)
    parts = [f'<path d="M{EDGE:g} {ground:g}H{WIDTH - EDGE:g}" class="plot-zero"/>']
    for column in columns:
        left, right, tall = x(column.first), x(column.last + 1), column.share * scale
        kind = "usual" if column.last >= spread[0] and column.first <= spread[-1] else "rare"
        parts.append(
            f'<rect x="{left:.1f}" y="{ground - tall:.1f}" width="{max(right - left - 1, 1):.1f}" '
            f'height="{tall:.1f}" class="ahead-{kind}"/>'
        )
    parts += [_number(value, at) for value, at in _apart([(one, x(one + 0.5)) for one in spread])]
    if yours:
        parts.append(_line(x(yours[0]), yours[1], ground))
    return Markup(
        '<svg class="plot ahead-plot" viewBox="0 0 {:g} {:g}" role="img" aria-label="{}">{}</svg>'
    ).format(WIDTH, HEIGHT, label, Markup("".join(parts)))


def _apart(numbers: list[tuple[int, float]]) -> list[tuple[int, float]]:
    """The middle one, and the others where they have room beside it."""
    low, middle, high = numbers
    return [
        *([low] if middle[1] - low[1] >= NEAR else []),
        middle,
        *([high] if high[1] - middle[1] >= NEAR else []),
    ]


def _number(value: int, at: float) -> str:
    return f'<text x="{at:.1f}" y="{HEIGHT - 4:g}" class="plot-mark">{value}</text>'


def _line(at: float, name: str, ground: float) -> str:
    """Your points; the name stands where there is room for it."""
    side = "end" if at > WIDTH * 0.8 else "start" if at < WIDTH * 0.2 else "middle"
    text = Markup('<text x="{:.1f}" y="12" class="ahead-yours-name" text-anchor="{}">{}</text>')
    return (
        f'<path d="M{at:.1f} {TOP:g}V{ground:g}" class="ahead-yours"/>'
        f"{text.format(min(max(at, EDGE), WIDTH - EDGE), side, name)}"
    )
