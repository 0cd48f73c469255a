"""The symbols of `symbols.svg`: kept once per page, used by name."""

import re
from functools import cache
from importlib.resources import files

from markupsafe import Markup


@cache
def sprite() -> Markup:
    """All symbols, for the top of a page."""
    text = files("thirdchair.web.drawing").joinpath("symbols.svg").read_text(encoding="utf-8")
    symbols = re.sub(r"<!--.*?-->|\n\s*", "", text, flags=re.DOTALL)
    return Markup(f'<svg class="sprite" aria-hidden="true" focusable="false">{symbols}</svg>')


@cache
def symbol(name: str) -> Markup:
    """A symbol beside words that say the same."""
    return Markup(
        '<svg class="symbol" aria-hidden="true" focusable="false"><use href="#s-{}"/></svg>'
    ).format(name)


def placed(name: str, x: float, y: float, size: float, extra: str = "") -> str:
    """A symbol inside a drawing."""
    place = f'x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"'
    return f'<use href="#s-{name}" {place} class="{extra}"/>'
