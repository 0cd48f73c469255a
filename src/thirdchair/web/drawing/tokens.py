"""Player tokens: a shape and a letter for each seat, so that the color is not needed."""

from markupsafe import Markup, escape

SHAPES = {
    "round": '<circle r="7.2" class="token-shape"/>',
    "square": '<rect x="-6.6" y="-6.6" width="13.2" height="13.2" rx="2" class="token-shape"/>',
    "pointed": '<path d="M0-8.6L8.6 0 0 8.6-8.6 0z" class="token-shape"/>',
}


class Token:
    """How the token of one seat looks."""

    def __init__(
        self, seat: str, color: str, name: str, shape: str = "round", letter: str = ""
    ) -> None:
        """Without a letter of its own it has the first one of its name."""
        self.seat = seat
        self.color = color
        self.name = name
        self.shape = shape
        self.letter = letter or name.strip()[:1].upper()

    def at(self, x: float, y: float, extra: str = "") -> str:
        """The token inside a drawing."""
        return (
            f'<g transform="translate({x:g} {y:g})" class="token seat-{self.color} {extra}">'
            f"{SHAPES[self.shape]}"
            f'<text y="3.3" class="token-letter">{escape(self.letter)}</text></g>'
        )

    @property
    def picture(self) -> Markup:
        """The token beside its name."""
        return Markup(
            '<svg class="token-picture" viewBox="-10 -10 20 20" aria-hidden="true">{}</svg>'
        ).format(Markup(self.at(0, 0)))
