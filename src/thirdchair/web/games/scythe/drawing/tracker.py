"""A star tracker card as a strip: spaces, stars, the change of scheme, water, and the marker."""

from markupsafe import Markup, escape

from thirdchair.scythe.content import Tracker
from thirdchair.web.games.scythe.drawing.units import FactionToken

STEP = 26.0
PER_ROW = 12
_STAR = "M0-8l2.3 4.9 5.4.6-4 3.7 1.1 5.3L0 3.9l-4.8 2.6 1.1-5.3-4-3.7 5.4-.6z"


def tracker(one: Tracker, at: int, token: FactionToken, label: str) -> Markup:
    """The strip in rows; a marker that has not entered the card stands before it."""
    rows = -(-(one.last + 1) // PER_ROW)
    wide, high = PER_ROW * STEP + 8, rows * STEP + 8
    parts = [_space(one, space) for space in range(one.last + 1)]
    x, y = _place(max(at, 0))
    parts.append(
        f'<circle cx="{x:g}" cy="{y:g}" r="10.5" class="marker seat-{token.color}"/>'
        f'<text x="{x:g}" y="{y + 4:g}" class="marker-text seat-{token.color}">'
        f"{escape(at if at < 0 else token.letter)}</text>"
    )
    return Markup(
        '<svg class="tracker" viewBox="0 0 {:g} {:g}" role="img" aria-label="{}">{}</svg>'
    ).format(wide, high, label, Markup("".join(parts)))


def _place(space: int) -> tuple[float, float]:
    return 17 + space % PER_ROW * STEP, 17 + space // PER_ROW * STEP


def _space(one: Tracker, space: int) -> str:
    x, y = _place(space)
    dry = "space wet" if space < one.dry_from else "space"
    parts = [f'<rect x="{x - 12:g}" y="{y - 12:g}" width="24" height="24" rx="6" class="{dry}"/>']
    if space < one.dry_from:
        parts.append(f'<path d="M{x - 7:g} {y + 6:g}q3.5-4 7 0t7 0" class="no-water"/>')
    if space in one.stars:
        parts.append(f'<path d="{_STAR}" transform="translate({x:g} {y:g})" class="tracker-star"/>')
    if space == one.scheme:
        parts.append(f'<text x="{x:g}" y="{y + 3.5:g}" class="scheme-two">II</text>')
    return "".join(parts)
