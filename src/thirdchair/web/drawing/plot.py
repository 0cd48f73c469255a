"""Margins of games as bars: up for a victory, down for a defeat, in the order of the games."""

from collections.abc import Sequence

import msgspec
from markupsafe import Markup, escape

WIDTH, HEIGHT, LEFT, FOOT = 358.0, 150.0, 34.0, 16.0
WIDEST = 22.0
APART = 14.0
"""A number nearer to that of the zero line would run into it."""


class Bar(msgspec.Struct, frozen=True):
    """One game. `mark` is a letter below it; `kind` is won, shared or lost."""

    value: int
    mark: str
    kind: str


def plot(bars: Sequence[Bar], label: str) -> Markup:
    """The drawing; `label` says in words what it shows."""
    high = max(1, *(bar.value for bar in bars))
    low = min(0, *(bar.value for bar in bars))
    scale = (HEIGHT - FOOT - 12) / (high - low)
    zero = 6 + high * scale
    step = min(WIDEST, (WIDTH - LEFT - 4) / len(bars))
    parts = [
        f'<path d="M{LEFT:g} {zero:.1f}H{WIDTH:g}" class="plot-zero"/>',
        _number(0, zero),
        *(
            _number(value, zero - value * scale)
            for value in (high, low)
            if abs(value) * scale >= APART
        ),
    ]
    for place, bar in enumerate(bars):
        x, tall = LEFT + 4 + place * step, abs(bar.value) * scale
        top = zero - tall if bar.value > 0 else zero
        parts.append(
            f'<rect x="{x:.1f}" y="{top:.1f}" width="{step * 0.74:.1f}" '
            f'height="{max(tall, 2):.1f}" class="bar-{bar.kind}"/>'
        )
        parts.append(
            f'<text x="{x + step * 0.37:.1f}" y="{HEIGHT - 3:g}" class="plot-mark">'
            f"{escape(bar.mark)}</text>"
        )
    return Markup(
        '<svg class="plot" viewBox="0 0 {:g} {:g}" role="img" aria-label="{}">{}</svg>'
    ).format(WIDTH, HEIGHT, label, Markup("".join(parts)))


def _number(value: int, y: float) -> str:
    sign = "+" if value > 0 else "−" if value < 0 else ""
    return f'<text x="{LEFT - 6:g}" y="{y + 4:.1f}" class="plot-number">{sign}{abs(value)}</text>'
