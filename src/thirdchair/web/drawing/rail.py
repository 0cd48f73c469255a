"""A number on its track, before and after: where the token stood, where it is, what comes next."""

from collections.abc import Mapping

import msgspec
from markupsafe import Markup

from thirdchair.web.drawing.symbols import placed
from thirdchair.web.drawing.tokens import Token

WIDTH, EDGE, LINE, FOOT = 320.0, 18.0, 46.0, 66.0
MOST_NUMBERS = 14
"""A longer track has numbers only where something is."""


class Rail(msgspec.Struct, frozen=True, kw_only=True):
    """A track from `first` to `last`. `marks` has symbols for spaces that matter: the next star."""

    first: int = 0
    last: int
    before: int
    after: int
    marks: Mapping[int, str] = {}

    def x(self, space: int) -> float:
        """Where a space lies in the drawing."""
        return EDGE + (WIDTH - 2 * EDGE) * (space - self.first) / max(1, self.last - self.first)


def rail(what: Rail, token: Token | None, label: str) -> Markup:
    """The drawing; `label` says it in words. Without a token a dot stands for it."""
    color = f"seat-{token.color}" if token else ""
    was, there = what.x(what.before), what.x(what.after)
    parts = [
        f'<path d="M{what.x(what.first):g} {LINE:g}H{what.x(what.last):g}" class="rail-line"/>',
        f'<path d="M{was:g} {LINE:g}H{there:g}" class="rail-way {color}"/>',
        *_spaces(what),
    ]
    if what.before != what.after:
        parts.append(f'<circle cx="{was:g}" cy="{LINE:g}" r="6" class="rail-came {color}"/>')
    parts.append(
        f'<g class="rail-token">{token.at(there, LINE)}</g>'
        if token
        else f'<circle cx="{there:g}" cy="{LINE:g}" r="8" class="rail-dot"/>'
    )
    return Markup(
        '<svg class="rail" viewBox="0 0 {:g} {:g}" role="img" aria-label="{}">{}</svg>'
    ).format(WIDTH, FOOT + 4, label, Markup("".join(parts)))


def _spaces(what: Rail) -> list[str]:
    many = what.last - what.first >= MOST_NUMBERS
    told = {what.first, what.last, what.before, what.after, *what.marks}
    parts = []
    for space in range(what.first, what.last + 1):
        x = what.x(space)
        parts.append(f'<path d="M{x:g} {LINE:g}h0" class="rail-knot"/>')
        if space in what.marks:
            parts.append(placed(what.marks[space], x - 10, LINE - 34, 20, "rail-mark"))
        if not many or space in told:
            parts.append(f'<text x="{x:g}" y="{FOOT:g}" class="rail-number">{space}</text>')
    return parts
