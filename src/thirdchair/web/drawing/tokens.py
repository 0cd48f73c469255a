"""Player tokens: a shape and a letter for each seat, so that the color is not needed."""

from collections.abc import Mapping

from markupsafe import Markup, escape

COLORS = ("red", "yellow", "green", "blue", "gray")

_SHAPES = {
    "round": '<circle r="7.2" class="token-shape"/>',
    "square": '<rect x="-6.6" y="-6.6" width="13.2" height="13.2" rx="2" class="token-shape"/>',
    "pointed": '<path d="M0-8.6L8.6 0 0 8.6-8.6 0z" class="token-shape"/>',
}
SEAT_SHAPES = {
    "p1": "round",
    "p2": "square",
    "automa": "square",
    "shadow": "pointed",
    "strike": "pointed",
}
LETTERS = {"strike": "2"}
"""What is on a token that is not the first letter of its name: the second set of the same bot."""


class Token:
    """How the token of one seat looks."""

    def __init__(self, seat: str, color: str, name: str) -> None:
        self.seat = seat
        self.color = color if color in COLORS else "gray"
        self.name = name
        self.letter = LETTERS.get(seat) or name.strip()[:1].upper()
        self.shape = SEAT_SHAPES.get(seat, "round")

    def at(self, x: float, y: float, extra: str = "") -> str:
        """The token inside a drawing."""
        return (
            f'<g transform="translate({x:g} {y:g})" class="token seat-{self.color} {extra}">'
            f"{_SHAPES[self.shape]}"
            f'<text y="3.3" class="token-letter">{escape(self.letter)}</text></g>'
        )

    @property
    def picture(self) -> Markup:
        """The token beside its name."""
        return Markup(
            '<svg class="token-picture" viewBox="-10 -10 20 20" aria-hidden="true">{}</svg>'
        ).format(Markup(self.at(0, 0)))


def tokens_of(colors: Mapping[str, str], names: Mapping[str, str]) -> dict[str, Token]:
    """The tokens of a table by seat; `names` gives the seats and their order."""
    return {seat: Token(seat, colors.get(seat, "gray"), name) for seat, name in names.items()}
