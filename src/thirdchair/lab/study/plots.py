"""Plots of a report as SVG, drawn by matplotlib without a screen; nothing in them leads outside."""

import re
from collections.abc import Sequence
from io import StringIO
from typing import Any

from matplotlib import rc_context
from matplotlib.figure import Figure as Canvas
from matplotlib.ticker import MaxNLocator

from thirdchair.lab.study.figures import Figure

INK, PALE = "#1f5f8b", "#a9cbe0"
SHADES = ("#1f5f8b", "#c2571a", "#5b8c2a", "#8a4f9e", "#b08d00", "#777777")
ROW = 0.32
WIDE = 4.6
"""Inches: on a phone the letters are as large as those beside the plot, or nearly."""
MOST_ROWS = 60
"""More bars than that nobody compares by eye."""

_STYLE: Any = {"svg.fonttype": "none", "svg.hashsalt": "thirdchair", "font.family": "sans-serif"}
_NOTHING = {"Date": None, "Creator": None, "Format": None, "Type": None}


def spreads(labels: Sequence[str], figures: Sequence[Figure]) -> str:
    """For each cell a bar from low to high, and the mean with its error as a point on it."""
    canvas, axes = _canvas(len(labels))
    for place, figure in enumerate(figures):
        if figure.mean is None:
            continue
        low, _, high = figure.spread
        axes.barh(place, high - low, left=low, height=0.6, color=PALE)
        axes.errorbar(figure.mean, place, xerr=figure.error, fmt="o", color=INK, capsize=3)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    return _drawn(canvas, axes, labels)


def stacked(labels: Sequence[str], shares: Sequence[Sequence[float]], names: Sequence[str]) -> str:
    """For each cell one bar that is divided among these names."""
    canvas, axes = _canvas(len(labels))
    for place, parts in enumerate(shares):
        left = 0.0
        for n, part in enumerate(parts):
            label = names[n] if not place else None
            shade = SHADES[n % len(SHADES)]
            axes.barh(place, part * 100, left=left, height=0.7, color=shade, label=label)
            left += part * 100
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.12), ncols=2, frameon=False)
    return _drawn(canvas, axes, labels)


def _canvas(rows: int):  # type: ignore[no-untyped-def]
    canvas = Canvas(figsize=(WIDE, 1.2 + ROW * rows))
    return canvas, canvas.subplots()


def _drawn(canvas: Canvas, axes, labels: Sequence[str]) -> str:  # type: ignore[no-untyped-def]
    axes.set_yticks(range(len(labels)), labels)
    axes.invert_yaxis()
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="x", alpha=0.3)
    out = StringIO()
    with rc_context(_STYLE):
        canvas.savefig(out, format="svg", bbox_inches="tight", metadata=_NOTHING, transparent=True)
    return _bare(out.getvalue())


def _bare(svg: str) -> str:
    """Only the drawing: no declaration, no metadata, no names of schemas; what is black has the
    color of the page's text, by day and by night."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = svg.replace("xlink:href", "href").replace("#000000", "currentColor")
    return re.sub(r' xmlns(:\w+)?="[^"]*"', "", svg)
