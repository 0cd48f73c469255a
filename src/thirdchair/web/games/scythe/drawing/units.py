"""Pieces of Scythe as shapes of our own: the kind by its outline, the seat by color and letter."""

from collections.abc import Mapping

from markupsafe import Markup, escape

from thirdchair.web.drawing.tokens import Token

SHAPES = {
    "character": "M0-11l2.6 5.4 5.9.7-4.3 4.1 1.1 5.9h2.2V10H-7.5V6.1h2.2l1.1-5.9-4.3-4.1 5.9-.7z",
    "mech": "M-6.5-9h13v7h2.8v6.5H7V10H2.4V5.5h-4.8V10H-7V4.5h-2.3V-2h2.8z",
    "worker": "M0-9.5a4.2 4.2 0 0 1 3 7.1q4.6 2 4.6 11.9H-7.6q0-9.9 4.6-11.9a4.2 4.2 0 0 1 3-7.1z",
    "structure": "M-8.5 9V-1.5L-2-8v4l5.5-4.5V-3l5-3.5V9z",
}
"""Around the middle, about 18 wide."""
FIGURE = "M-4-11h8v4h6v9H7.5v8H2.8V5h-5.6v5h-4.7V2H-10v-9h6z"
"""A figure that the game plays."""
ORDER = ("character", "mech", "worker", "structure")
LETTER_AT = {"character": 4.2, "mech": 3.4, "worker": 6.8, "structure": 6.6}
EITHER = "either"
"""A mech or the character, whichever it is: both, side by side."""
FEW = 2
"""One piece has the letter of its seat, several their number as well."""


class FactionToken(Token):
    """The token of a seat in its faction's color, with a letter that no other seat has."""

    def __init__(
        self, seat: str, faction: str, color: str, name: str, letter: str, shape: str = "round"
    ) -> None:
        super().__init__(seat, color, name, shape, letter)
        self.faction = faction

    def piece(self, unit: str, x: float, y: float, n: int = 1, size: float = 1.0) -> str:
        """A piece, or several of a kind on one spot."""
        if unit == EITHER:
            both = (("mech", -5.5, -1.5), ("character", 6.5, 2.0))
            return "".join(self.piece(one, x + dx, y + dy, 1, 0.72) for one, dx, dy in both)
        how = f"translate({x:.1f} {y:.1f}) scale({size:g})"
        return (
            f'<g transform="{how}" class="unit {unit} seat-{self.color}" '
            f'data-slides="{unit} {self.color}"><path d="{SHAPES[unit]}"/>'
            f'<text y="{LETTER_AT[unit]:g}" class="unit-letter">{escape(self.letter)}</text>'
            f"{count_mark(n)}</g>"
        )

    def figure(self, x: float, y: float, says: str) -> str:
        """A figure that the game plays, larger than the pieces, with its marker or its sign."""
        return (
            f'<g transform="translate({x:.1f} {y:.1f}) scale(1.35)" class="unit figure '
            f'seat-{self.color}" data-slides="figure {self.seat}"><path d="{FIGURE}"/>'
            f'<text y="4.6" class="unit-letter">{says}</text></g>'
        )

    def picture_of(self, unit: str, n: int = 1) -> Markup:
        """A piece beside words."""
        return Markup(
            '<svg class="unit-picture" viewBox="-12 -13 27 27" aria-hidden="true">{}</svg>'
        ).format(Markup(self.piece(unit, 0, 0, n)))


class Piece(Token):
    """A piece of a seat, or several of a kind, in place of its token."""

    def __init__(self, of: FactionToken, unit: str, n: int = 1) -> None:
        super().__init__(of.seat, of.color, of.name, of.shape, of.letter)
        self._drawn = of.picture_of(unit, n)

    @property
    def picture(self) -> Markup:
        return self._drawn


def count_mark(n: int) -> str:
    """How many pieces of a kind stand on one spot, if they are several."""
    if n < FEW:
        return ""
    return (
        '<circle cx="8.4" cy="7.6" r="5.6" class="count"/>'
        f'<text x="8.4" y="10.9" class="count-text">{n}</text>'
    )


def letters(names: Mapping[str, str]) -> dict[str, str]:
    """A letter for each faction, the same at every table: of its name, unless two begin alike."""
    found = {faction: name.strip()[:1].upper() for faction, name in names.items()}
    if len(set(found.values())) < len(found):
        found = {faction: faction[:1].upper() for faction in names}
    return found
