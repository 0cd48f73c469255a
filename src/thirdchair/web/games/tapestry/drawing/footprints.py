"""The footprint of a landmark, by which a hand finds it among the others."""

from collections.abc import Sequence

from markupsafe import Markup

CELL = 8


def footprint(shape: Sequence[str]) -> Markup:
    """The squares that a landmark covers."""
    width, height = max(map(len, shape)) * CELL, len(shape) * CELL
    cells = "".join(
        f"M{column * CELL + 0.6:g} {row * CELL + 0.6:g}h6.8v6.8h-6.8z"
        for row, line in enumerate(shape)
        for column, mark in enumerate(line)
        if mark == "#"
    )
    return Markup(
        '<svg class="footprint" viewBox="0 0 {0} {1}" width="{0}" height="{1}" aria-hidden="true">'
        '<path d="{2}"/></svg>'
    ).format(width, height, cells)
