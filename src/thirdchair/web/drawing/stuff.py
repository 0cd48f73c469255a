"""What lies beside a board, for the set-up: piles of cards and mats, as plain shapes of our own."""

from markupsafe import Markup

PILE_WIDE, PILE_HIGH = 46.0, 58.0
ARROW = 26.0
_LAYERS = 3
_OFF = 3.0
"""How far each card of a pile lies aside of the one below it."""


def drawn(width: float, height: float, *parts: str) -> Markup:
    """Parts as one drawing; what it shows is said in words beside it."""
    return Markup(
        '<svg class="stuff" viewBox="0 0 {:g} {:g}" aria-hidden="true" focusable="false">{}</svg>'
    ).format(width, height, Markup("".join(parts)))


def pile(x: float = 0.0, y: float = 0.0) -> str:
    """Cards face down, one on the other."""
    wide, high = PILE_WIDE - _LAYERS * _OFF, PILE_HIGH - _LAYERS * _OFF
    cards = [
        f'<rect x="{x + 1 + _OFF * layer:g}" y="{y + PILE_HIGH - high - 1 - _OFF * layer:g}" '
        f'width="{wide:g}" height="{high:g}" rx="4" class="stuff-card"/>'
        for layer in range(_LAYERS)
    ]
    left, top = x + 6 + _OFF * (_LAYERS - 1), y + PILE_HIGH - high + 4 - _OFF * (_LAYERS - 1)
    edge = f"M{left:g} {top:g}h{wide - 10:g}v{high - 10:g}h-{wide - 10:g}z"
    back = f'<path d="{edge}" class="stuff-back"/>'
    return "".join([*cards, back])


def one_pile() -> Markup:
    """A pile of cards, face down."""
    return drawn(2 * PILE_WIDE + ARROW, PILE_HIGH, pile(PILE_WIDE + ARROW))


def from_pile_to_pile() -> Markup:
    """The top card of one pile goes to another."""
    middle = PILE_HIGH / 2
    way = f'<path d="M{PILE_WIDE:g} {middle:g}h{ARROW - 7:g}m-6-6l7 6-7 6" class="stuff-way"/>'
    return drawn(2 * PILE_WIDE + ARROW, PILE_HIGH, pile(), way, pile(PILE_WIDE + ARROW))


def mat(width: float, height: float, color: str) -> str:
    """The outline of a mat in the color of its seat."""
    return (
        f'<rect x="1.5" y="1.5" width="{width - 3:g}" height="{height - 3:g}" rx="7" '
        f'class="stuff-mat seat-{color}"/>'
    )


def slot(x: float, y: float, wide: float, high: float, kind: str = "") -> str:
    """A place on a mat, or something that covers it."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="2" '
        f'class="stuff-slot {kind}"/>'
    )
