"""What the set-up of Scythe lays beside the board: what waits on the faction mat of an Automa."""

from markupsafe import Markup

from thirdchair.web.drawing.stuff import drawn, mat
from thirdchair.web.games.scythe.drawing.units import FactionToken

WIDE, HIGH = 170.0, 104.0
_STAR = "M0-8l2.3 4.9 5.4.6-4 3.7 1.1 5.3L0 3.9l-4.8 2.6 1.1-5.3-4-3.7 5.4-.6z"


def faction_mat(token: FactionToken, workers: int, mechs: int, stars: int) -> Markup:
    """A mat with its mechs, workers and stars, as many as there are."""
    pieces = [token.piece("mech", 24 + 36 * n, 24) for n in range(mechs)]
    pieces += [token.piece("worker", 22 + 25 * n, 54) for n in range(workers)]
    lying = [
        f'<path d="{_STAR}" transform="translate({22 + 25 * n} 84)" '
        f'class="stuff-star seat-{token.color}"/>'
        for n in range(stars)
    ]
    return drawn(WIDE, HIGH, mat(WIDE, HIGH, token.color), *pieces, *lying)
