"""What the set-up of Tapestry lays beside the map: the Automa's mat, tokens where tracks begin."""

from markupsafe import Markup

from thirdchair.web.drawing.stuff import drawn, mat, slot
from thirdchair.web.drawing.tokens import Token

WIDE, HIGH = 150.0, 92.0
ROWS, BUILDINGS, CARDS = 4, 6, 5
"""The rows of buildings on an income mat, and its places for tapestry cards."""


def income_mat(token: Token, *, covered: bool = False) -> Markup:
    """An income mat; `covered`: a card lies over its overview, on the right."""
    cards = [slot(8 + 27.4 * n, 7, 24, 24) for n in range(CARDS)]
    buildings = [
        slot(8 + 14 * column, 36 + 12.5 * row, 10, 9)
        for row in range(ROWS)
        for column in range(BUILDINGS)
    ]
    overview = slot(96, 35, 46, 50, "over" if covered else "")
    return drawn(WIDE, HIGH, mat(WIDE, HIGH, token.color), *cards, *buildings, overview)


def on_start_spaces(token: Token, tracks: int) -> Markup:
    """A token on the first space of each track."""
    rows = [18 + 21 * row for row in range(tracks)]
    lines = [f'<path d="M16 {y}H134" class="stuff-line"/>' for y in rows]
    knots = [slot(14 + 24 * n, y - 3, 6, 6) for y in rows for n in range(1, 6)]
    return drawn(150, 18 + 21 * tracks, *lines, *knots, *(token.at(17, y) for y in rows))
