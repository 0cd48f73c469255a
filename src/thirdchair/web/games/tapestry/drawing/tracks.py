"""A track as a strip of cloth: a thread for each seat, woven as far as its token has come."""

from collections.abc import Mapping, Sequence

import msgspec
from markupsafe import Markup, escape

from thirdchair.web.drawing.symbols import placed
from thirdchair.web.drawing.tokens import Token

FIRST, STEP, WIDTH = 52.0, 24.4, 358
HEAD, LANE = 20.0, 15.5
FEWEST = 3
"""A strip is never lower than with so many lanes: its badge needs the room."""


class Strip(msgspec.Struct, frozen=True, kw_only=True):
    """What one track shows. `landmarks` maps a space to the seat that took it, or None."""

    track: str
    spaces: int
    at: Mapping[str, int]
    landmarks: Mapping[int, str | None]
    start: int = 0
    end: int | None = None
    """Where the walk ends, if that is not the last space: a track can be walked the other way."""
    second: int | None = None
    """Where your second token lies."""
    pieces: Sequence[int] = ()
    """Spaces with a piece of nobody's tokens: an outpost, a blocker."""
    favorite_of: Sequence[str] = ()
    moved: Mapping[str, int] = {}
    """Where tokens that just moved came from."""


def strip(what: Strip, tokens: Mapping[str, Token], label: str) -> Markup:
    """The drawing of a track; `label` says it in words."""
    walking = [token for seat, token in tokens.items() if seat in what.at]
    height = HEAD + LANE * max(len(walking), FEWEST) + 4
    parts = [_ground(what, height), _heading(what, tokens), _standing(what, height)]
    for lane, token in enumerate(walking):
        y = HEAD + LANE * (lane + 0.5)
        parts.append(_thread(what, token, what.at[token.seat], y))
    return Markup(
        '<svg class="strip track-{}" viewBox="0 0 {} {:g}" role="img" aria-label="{}">{}</svg>'
    ).format(what.track, WIDTH, height, label, Markup("".join(parts)))


def _x(space: int) -> float:
    return FIRST + STEP * space


def _ground(what: Strip, height: float) -> str:
    """The cloth: the start, then a field for each tier, and the badge of the track."""
    fields = [
        f'<rect x="{_x(first) - STEP / 2:g}" y="{HEAD:g}" width="{STEP * 3:g}" '
        f'height="{height - HEAD - 3:g}" class="tier tier-{number}"/>'
        for number, first in enumerate(range(1, what.spaces, 3))
    ]
    badge = f'<rect x="1" y="{HEAD:g}" width="29" height="29" rx="7" class="badge"/>' + placed(
        what.track, 5.5, HEAD + 4.5, 20, "on-badge"
    )
    return "".join(fields) + badge


def _heading(what: Strip, tokens: Mapping[str, Token]) -> str:
    """Numbers of the spaces; a landmark is a building around its number."""
    parts = []
    for space in range(what.spaces + 1):
        owner = what.landmarks.get(space)
        x = _x(space)
        if space in what.landmarks:
            taker = tokens.get(owner) if owner else None
            kind = "free" if owner is None else f"taken seat-{taker.color if taker else 'gray'}"
            inside = space if owner is None else escape(taker.letter) if taker else "×"
            house = (
                f"M{x - 11:g} 18h22v-2.4h-1.6V8.4h1.6V6.6L{x:g} .8 {x - 11:g} 6.6v1.8h1.6v7.2h-1.6z"
            )
            parts.append(
                f'<g class="landmark {kind}" data-part="landmarks.{what.track}:{space}">'
                f'<path d="{house}"/>'
                f'<text x="{x:g}" y="15" class="number">{inside}</text></g>'
            )
        else:
            parts.append(f'<text x="{x:g}" y="15" class="number">{space}</text>')
    for place, seat in enumerate(what.favorite_of):
        parts.append(
            f'<g class="seat-{tokens[seat].color}" data-part="favorites.{seat}">'
            f"{placed('favorite', 5 + 13 * place, HEAD + 31, 17, 'heart')}</g>"
        )
    return "".join(parts)


def _standing(what: Strip, height: float) -> str:
    """A piece that stands on a space is a tower through all lanes, wider than the tokens on it."""
    return "".join(
        f'<path d="M{_x(space) - 11.5:g} {HEAD - 2:g}h5v4h4v-4h5v4h4v-4h5V{height - 3:g}h-23z" '
        'class="standing"/>'
        for space in what.pieces
    )


def _thread(what: Strip, token: Token, space: int, y: float) -> str:
    end, last = _x(space), what.spaces if what.end is None else what.end
    parts = [
        f'<path d="M{_x(what.start):g} {y:g}H{_x(last):g}" class="thread"/>',
        f'<path d="M{_x(what.start):g} {y:g}H{end:g}" class="thread woven seat-{token.color}"/>',
    ]
    low, high = sorted((what.start, last))
    knots = "".join(f"M{_x(knot):g} {y:g}h0" for knot in range(low, high + 1) if knot != space)
    parts.append(f'<path d="{knots}" class="knot"/>')
    if token.seat == "you" and what.second is not None:
        second = token.at(_x(what.second), y, "second")
        parts.append(_walking(f"tracks.you2.{what.track}", second))
    came = what.moved.get(token.seat)
    if came is not None and came != space:
        kind = f"came seat-{token.color}"
        parts.append(f'<circle cx="{_x(came):g}" cy="{y:g}" r="4.6" class="{kind}"/>')
        parts.append(f'<circle cx="{end:g}" cy="{y:g}" r="11" class="halo"/>')
    parts.append(_walking(f"tracks.{token.seat}.{what.track}", token.at(end, y)))
    return "".join(parts)


def _walking(part: str, token: str) -> str:
    """A token that a tap corrects, and that walks when it has moved."""
    return f'<g data-part="{part}" data-walks="{part}">{token}</g>'
