"""Where a hex lies, at a glance: the map at the size of a thumb, with one hex and both capitals."""

from collections.abc import Mapping

from markupsafe import Markup

from thirdchair.tapestry.maps import board
from thirdchair.web.drawing.tokens import Token
from thirdchair.web.games.tapestry.drawing.hexmap import Layout, drawing, outline


def pinpoint(where: Layout, at: int, tokens: Mapping[str, Token]) -> Markup:
    """For the eye only: the words beside it say the same."""
    ground = "".join(outline(where, place, 1) for place in where.places)
    parts = [
        f'<path d="{ground}" class="pin-ground"/>',
        f'<path d="{outline(where, where.place(at))}" class="pin-here"/>',
    ]
    for seat, home in board().capitals.items():
        place = where.place(home)
        parts.append(
            f'<circle cx="{place.x:.1f}" cy="{place.y:.1f}" r="15" '
            f'class="pin-home seat-{tokens[seat].color}"/>'
        )
    return drawing(where, "".join(parts), "pinpoint")
