"""Bars and curves of a finished game, for a page and for a picture.

A page paints with the colors of its theme, a picture with fixed ones: `Paint` is told which.
Nothing here uses a style sheet, so that the same drawing stands alone in a file.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from markupsafe import Markup, escape

from thirdchair.web.ending import Curve, Side

DYES = {
    "red": "#b23a2e",
    "yellow": "#dfae2f",
    "green": "#3f7d46",
    "blue": "#2f62a8",
    "gray": "#6f6b75",
    "purple": "#7a4aa5",
    "black": "#35323a",
    "white": "#978c79",
    "orange": "#b4540a",
    "cyan": "#0a7483",
}
YARNS = ("thread", "ochre", "moss", "rust", "indigo", "gray", "soft")
"""What the parts of a bar are painted with, in their order."""

Paint = Mapping[str, str]

PAGE: Paint = {
    **{name: f"var(--{name})" for name in DYES},
    **{
        name: f"var(--{name})"
        for name in ("ink", "soft", "line", "panel", "thread", "moss", "indigo", "rust", "ochre")
    },
    "sans": "inherit",
}
"""As the page is painted, by day or by night."""

MARKS = ("", "7 5", "2 5", "12 4 2 4", "1 4", "9 3", "4 8")
"""Dashes tell the lines of a curve apart without their colors."""


def bar(
    side: Side, colors: Mapping[str, str], most: int, width: float, high: float, paint: Paint
) -> Markup:
    """A bar as long as its points among the `most` of all; what takes points away has no length.

    Where nobody knows what the points came from, it has the color of the seat.
    """
    long = width * max(side.points, 0) / max(most, 1)
    shown = [(paint[colors[part.name]], part.points) for part in side.parts if part.points > 0]
    shown = shown if len(side.parts) > 1 else [(paint[side.color], max(side.points, 0))]
    total, x, drawn = max(sum(points for _, points in shown), 1), 0.0, []
    for fill, points in shown:
        wide = long * points / total
        drawn.append(
            f'<rect x="{x:.1f}" width="{max(wide - 2, 1):.1f}" height="{high:g}" rx="3" '
            f'fill="{fill}"/>'
        )
        x += wide
    return Markup("".join(drawn))


def yarns(sides: Sequence[Side]) -> dict[str, str]:
    """What is painted how: the same source has the same color in every bar."""
    names = dict.fromkeys(part.name for side in sides for part in side.parts)
    return {name: YARNS[place % len(YARNS)] for place, name in enumerate(names)}


class Frame:
    """Where a curve lies: turns to the right, numbers up."""

    def __init__(self, curve: Curve, width: float, height: float, size: float) -> None:
        told = [value for line in curve.lines for value in line.values if value is not None]
        self.size = size
        self.left, self.right = size * 2.6, width - size * 2.6
        self.top, self.bottom = size * 1.2, height - size * 1.7
        self.high, self.low = max([1, *told]), min([0, *told])
        self.turns = max(curve.turns, 1)

    def at(self, turn: int, value: float) -> tuple[float, float]:
        """The point of a value after a turn, from the first on."""
        x = self.left + (self.right - self.left) * (turn - 1) / max(self.turns - 1, 1)
        share = (value - self.low) / (self.high - self.low)
        return x, self.bottom - (self.bottom - self.top) * share


def curve(one: Curve, width: float, height: float, size: float, paint: Paint) -> Markup:
    """The course of a game; `size` is that of its letters."""
    frame = Frame(one, width, height, size)
    drawn = [*_grid(frame, paint)]
    ends: dict[str, float] = {}
    for place, line in enumerate(one.lines):
        fill = paint[line.color]
        known = [
            (turn, value) for turn, value in enumerate(line.values, start=1) if value is not None
        ]
        points = [frame.at(turn, value) for turn, value in known]
        drawn += _line(points, fill, MARKS[place % len(MARKS)], size, paint)
        if points:
            ends[str(known[-1][1])] = points[-1][1]
    drawn += _ends(ends, frame, paint)
    return Markup("".join(drawn))


def _grid(frame: Frame, paint: Paint) -> list[str]:
    drawn = []
    for value in sorted({frame.low, 0, round((frame.high + frame.low) / 2), frame.high}):
        x, y = frame.at(1, value)
        drawn.append(
            f'<path d="M{x:.1f} {y:.1f}H{frame.right:.1f}" stroke="{paint["line"]}" '
            f'stroke-width="1"/>'
        )
        drawn.append(
            _text(x - frame.size * 0.5, y + frame.size * 0.35, str(value), "end", frame, paint)
        )
    for turn in sorted({1, max(1, frame.turns // 2), frame.turns}):
        x, _ = frame.at(turn, 0)
        drawn.append(_text(x, frame.bottom + frame.size * 1.4, str(turn), "middle", frame, paint))
    return drawn


def _line(
    points: Sequence[tuple[float, float]], fill: str, dashes: str, size: float, paint: Paint
) -> list[str]:
    thick = size / 4
    way = "".join(f"{'ML'[place > 0]}{x:.1f} {y:.1f}" for place, (x, y) in enumerate(points))
    drawn = []
    if len(points) > 1:
        dashed = f' stroke-dasharray="{stretched(dashes, thick / 3)}"' if dashes else ""
        drawn.append(
            f'<path d="{way}" fill="none" stroke="{fill}" stroke-width="{thick:.1f}" '
            f'stroke-linejoin="round"{dashed}/>'
        )
    for x, y in points[-1:]:
        drawn.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{thick * 1.7:.1f}" fill="{fill}" '
            f'stroke="{paint["panel"]}" stroke-width="{thick / 2:.1f}"/>'
        )
    return drawn


def stretched(dashes: str, by: float) -> str:
    """The dashes of a thicker line."""
    return " ".join(f"{float(one) * by:.1f}" for one in dashes.split())


def _ends(ends: Mapping[str, float], frame: Frame, paint: Paint) -> list[str]:
    """The last numbers beside the lines, moved apart where they would cover each other."""
    told = sorted(ends, key=ends.__getitem__)
    at = [ends[text] for text in told]
    apart = frame.size * 1.05
    for _ in told:
        for upper, lower in pairwise(range(len(at))):
            if (gap := at[lower] - at[upper]) < apart:
                at[upper] -= (apart - gap) / 2
                at[lower] += (apart - gap) / 2
    x = frame.right + frame.size * 0.6
    return [
        _text(x, y + frame.size * 0.35, text, "start", frame, paint, bold=True)
        for y, text in zip(at, told, strict=True)
    ]


def _text(
    x: float, y: float, text: str, anchor: str, frame: Frame, paint: Paint, *, bold: bool = False
) -> str:
    fill, weight = (paint["ink"], 700) if bold else (paint["soft"], 400)
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-family="{paint["sans"]}" '
        f'font-size="{frame.size:g}" font-weight="{weight}" fill="{fill}">{escape(text)}</text>'
    )
