"""The tokens of Tapestry: a shape for each kind of seat."""

from collections.abc import Mapping

from thirdchair.web.drawing.tokens import Token
from thirdchair.web.games.tapestry.colors import COLORS

SEAT_SHAPES = {
    "p1": "round",
    "p2": "square",
    "automa": "square",
    "shadow": "pointed",
    "strike": "pointed",
}
LETTERS = {"strike": "2"}
"""What is on a token that is not the first letter of its name: the second set of the same bot."""


def token_of(seat: str, color: str, name: str) -> Token:
    """The token of a seat; a color that is not in the box is gray."""
    known = color if color in COLORS else "gray"
    return Token(seat, known, name, SEAT_SHAPES.get(seat, "round"), LETTERS.get(seat, ""))


def tokens_of(colors: Mapping[str, str], names: Mapping[str, str]) -> dict[str, Token]:
    """The tokens of a table by seat; `names` gives the seats and their order."""
    return {seat: token_of(seat, colors.get(seat, "gray"), name) for seat, name in names.items()}
