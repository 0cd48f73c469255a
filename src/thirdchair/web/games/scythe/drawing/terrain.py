"""The ground of the Scythe board: a pattern and an icon of our own for each kind of territory."""

from functools import cache

from markupsafe import Markup

_PATTERNS = {
    "mountain": (16, 12, '<path d="M1 10l4-6 3 4 2-3 5 5"/>'),
    "farm": (9, 9, '<path d="M0 4.5h9M4.5 0v2.4M0 0"/>'),
    "tundra": (12, 10, '<path d="M1 3h4M7 8h4"/>'),
    "forest": (13, 14, '<path d="M4 12V8M1 8.4L4 2l3 6.4zM10.5 14v-3"/>'),
    "village": (12, 12, '<path d="M2 9.5V6l3-2.6L8 6v3.5z"/>'),
    "lake": (18, 9, '<path d="M0 5q4.5-5 9 0t9 0"/>'),
    "factory": (8, 8, '<path d="M0 8L8 0M-2 2l4-4M6 10l4-4"/>'),
}
"""Width, height and strokes of each pattern."""

ICONS = {
    "mountain": "M-9 6L-2-7l4 6 2-3L10 6z",
    "farm": "M0 8V-8M0-3l5-4M0-3l-5-4M0 3l5-4M0 3l-5-4M0 8l5-4M0 8l-5-4",
    "tundra": "M0-8c4 5 5.5 7 5.5 10a5.5 5.5 0 0 1-11 0C-5.5-1-4-3 0-8z",
    "forest": "M0-9l6 8H3l4 6H-7l4-6h-3zM-1.5 5h3v4h-3z",
    "village": "M-8 7V-1l8-7 8 7v8H3V2h-6v5z",
    "lake": "M-9-2q4.5-5 9 0t9 0M-9 4q4.5-5 9 0t9 0",
    "factory": "M-9 8V-3l5 3.5V-3l5 3.5V-8h4L6 8z",
}
"""Drawn around the middle, about 18 wide."""

LINES = ("farm", "lake")
"""Icons that are strokes, not areas."""


@cache
def patterns() -> Markup:
    """The patterns and arrow heads that all boards of a page share; once per page."""
    parts = [
        f'<pattern id="ground-{name}" patternUnits="userSpaceOnUse" width="{wide}" height="{high}"'
        f' class="ground {name}"><rect width="{wide}" height="{high}"/>{strokes}</pattern>'
        for name, (wide, high, strokes) in _PATTERNS.items()
    ]
    arrow = (
        '<marker id="arrow-tip" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="3.4" '
        'markerHeight="3.4" orient="auto-start-reverse"><path d="M0 0L10 5 0 10z"/></marker>'
    )
    return Markup(
        f'<svg class="sprite" aria-hidden="true"><defs>{"".join(parts)}{arrow}</defs></svg>'
    )


def icon(terrain: str, x: float, y: float, size: float = 1.0) -> str:
    """What grows there, inside a drawing."""
    kind = "terrain-icon line" if terrain in LINES else "terrain-icon"
    how = f"translate({x:.1f} {y:.1f}) scale({size:g})"
    return f'<path d="{ICONS[terrain]}" transform="{how}" class="{kind}"/>'
