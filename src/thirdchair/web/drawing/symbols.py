"""Symbols: kept once per page, used by name. The host has some, and each face may bring its own."""

import re
from functools import cache
from importlib.resources.abc import Traversable

from markupsafe import Markup

FILE = "symbols.svg"


def sprite(*folders: Traversable) -> Markup:
    """The symbols of these folders, for the top of a page."""
    files = [folder / FILE for folder in folders]
    text = "".join(file.read_text(encoding="utf-8") for file in files if file.is_file())
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
