"""An Automa card as a drawing of our own: both schemes, the half that counts, the used line."""

from collections.abc import Callable, Sequence

import msgspec
from markupsafe import Markup, escape

from thirdchair.scythe.content import AutomaCard, GainIcon, Half, Move
from thirdchair.web.games.scythe.drawing.units import SHAPES

WIDE, HIGH = 300.0, 214.0
HALF_HIGH = 86.0
LEFT = 58.0
ROOM = WIDE - LEFT - 22

Emblem = Callable[[str], tuple[str, str]]
"""The letter and the color of a faction, for the brackets on a card."""

_ENCOUNTER = "M0-9l7.8 4.5v9L0 9l-7.8-4.5v-9z"
_SWORDS = "M-9-8l12 12M9-8L-3 4M-6 7l-3 3M6 7l3 3M-8 4l5 5M8 4L3 9"
_BOLT = "M2-10L-6 1h5l-3 9L6-2H1z"
_COIN = "M0-8a8 8 0 1 1 0 16A8 8 0 0 1 0-8zM0-5a5 5 0 1 0 0 10A5 5 0 0 0 0-5zM-1-3h2v6h-2z"
_CARDS = "M-7-8h10v14H-7zM-3-5h10V9H-3z"
_HEART = "M0 8C-12-1-8-9-3.5-8-1.5-7.5 0-5 0-5s1.5-2.5 3.5-3C8-9 12-1 0 8z"
GAINS = {"power": _BOLT, "coins": _COIN, "cards": _CARDS, "popularity": _HEART}


class Reading(msgspec.Struct, frozen=True, kw_only=True):
    """How an Automa read a card: which half, and what became of its move line."""

    card: AutomaCard
    scheme: int
    faction: str
    tried: Sequence[str] = ()
    done: str | None = None
    skipped: bool = False


def card(read: Reading, emblem: Emblem, label: str) -> Markup:
    """The whole card."""
    parts = [
        f'<rect x="1" y="1" width="{WIDE - 2:g}" height="{HIGH - 2:g}" rx="14" class="card"/>',
        _head(read.card),
        _half(read.card.one, 1, read, emblem),
        _half(read.card.two, 2, read, emblem),
    ]
    return Markup(
        '<svg class="automa-card" viewBox="0 0 {:g} {:g}" role="img" aria-label="{}" data-turns>'
        "{}</svg>"
    ).format(WIDE, HIGH, label, Markup("".join(parts)))


def _head(one: AutomaCard) -> str:
    """Number, what it spends in a combat, what is found, and whether the tracker goes on."""
    numbers = "/".join(str(part) for part in one.power)
    crossed = "" if one.advances else '<path d="M-8 8L8-8" class="strike-out"/>'
    star = "M0-9l2.6 5.6 6.100.7-4.5 4.200 1.200 6L0 4.5l-5.400 3 1.200-6L-8.7-2.7l6.100-.7z"
    return (
        f'<circle cx="25" cy="25" r="15" class="card-id"/>'
        f'<text x="25" y="30" class="card-number">{one.number}</text>'
        f'<g transform="translate(62 25)" class="card-star"><path d="{star}"/>{crossed}</g>'
        f"{_icon(_BOLT, 98, 25, 'card-icon')}"
        f'<text x="110" y="30" class="card-text">{numbers}</text>'
        f"{_icon(_CARDS, 182, 25, 'card-icon line')}"
        f'<text x="196" y="30" class="card-text">{one.cards}</text>'
        f'<rect x="226" y="17" width="15" height="15" rx="3" class="card-cube"/>'
        f'<text x="249" y="30" class="card-text">{one.resources}</text>'
        + ('<text x="272" y="30" class="card-text skip">⊘</text>' if one.skips else "")
    )


def _half(half: Half, scheme: int, read: Reading, emblem: Emblem) -> str:
    counts = scheme == read.scheme and not read.skipped
    top = 42 + (scheme - 1) * (HALF_HIGH - 2)
    kind = f"half scheme-{scheme}" + (" counts" if counts else " idle")
    ground = (
        f'<rect x="8" y="{top + 2:g}" width="{WIDE - 16:g}" '
        f'height="{HALF_HIGH - 8:g}" rx="10" class="half-ground"/>'
        f'<text x="31" y="{top + HALF_HIGH / 2 + 5:g}" class="scheme-mark">{"I" * scheme}</text>'
    )
    entries = [*_moves(half, top, read, emblem, counts=counts), *_gains(half, top, read, emblem)]
    return f'<g class="{kind}">{ground}{"".join(entries)}</g>'


def _moves(half: Half, top: float, read: Reading, emblem: Emblem, *, counts: bool) -> list[str]:
    """The move line from left to right. Tried in vain is struck out, what was done is framed."""
    own = [one for one in half.moves if one.faction in (None, read.faction)]
    done_at = next((one for one in own if one.do == read.done), None) if counts else None
    step = min(58.0, ROOM / max(1, len(half.moves)))
    parts = []
    for number, move in enumerate(half.moves):
        x, y = LEFT + 22 + number * step, top + 24
        idle = move not in own
        failed = counts and not idle and move is not done_at and move.do in read.tried
        kind = "idle" if idle else "done" if move is done_at else "tried" if failed else ""
        parts.append(_move(move, x, y, min(26.0, step / 2 - 1), kind, emblem))
    return parts


def _move(move: Move, x: float, y: float, half: float, kind: str, emblem: Emblem) -> str:
    frame = (
        f'<rect x="{-half:g}" y="-17" width="{2 * half:g}" height="34" rx="8" class="entry-frame"/>'
    )
    shapes = {
        "move_worker": _unit("worker", -5) + _arrow(10),
        "move_mech": _unit("mech", -5) + _arrow(10),
        "move_character": _unit("character", -5) + _arrow(10),
        "encounter_factory": _icon(_ENCOUNTER, -8, 0, "card-icon line")
        + '<text x="-8" y="5" class="tiny">?</text>'
        + _icon("M-7 7V-2l4 3v-3l4 3V-7h3L6 7z", 9, 0, "card-icon"),
        "attack": _icon(_SWORDS, -6, 0, "card-icon line")
        + f'<text x="14" y="5" class="card-small">{move.power or ""}</text>',
        "worker_attack": _icon(_SWORDS, -8, 0, "card-icon line") + _unit("worker", 11, 0.8),
    }
    struck = (
        f'<path d="M{-half + 3:g} 13L{half - 3:g}-13" class="strike-out"/>'
        if kind == "tried"
        else ""
    )
    return (
        f'<g transform="translate({x:g} {y:g})" class="entry {kind}">{frame}{shapes[move.do]}'
        f"{_bracket(move, half, emblem)}{struck}</g>"
    )


def _gains(half: Half, top: float, read: Reading, emblem: Emblem) -> list[str]:
    parts, x = [], LEFT + 14
    for gain in half.gains:
        idle = " idle" if gain.faction not in (None, read.faction) else ""
        parts.append(
            f'<g transform="translate({x:g} {top + 60:g})" class="gain{idle}">{_gain(gain)}'
            f"{_bracket(gain, 17, emblem)}</g>"
        )
        x += 46
    if half.recruit:
        x, line = WIDE - 40, " line" if half.recruit == "cards" else ""
        parts.append(
            f'<g transform="translate({x:g} {top + 60:g})" class="recruit">'
            f'<circle cx="0" cy="0" r="15" class="recruit-ring"/>'
            f"{_icon(GAINS[half.recruit], 0, 0, f'card-icon{line}', 0.8)}</g>"
        )
    return parts


def _gain(gain: GainIcon) -> str:
    text = f'<text x="-14" y="5" class="card-small">{gain.n}</text>'
    if gain.gain == "worker":
        return text + _unit("worker", 6, 0.9)
    if gain.gain == "combat_unit":
        return text + _unit("character", 1, 0.75) + _unit("mech", 16, 0.75)
    line = " line" if gain.gain == "cards" else ""
    return text + _icon(GAINS[gain.gain], 6, 0, f"card-icon{line}", 0.9)


def _bracket(entry: Move | GainIcon, half: float, emblem: Emblem) -> str:
    """What stands in brackets belongs to one faction."""
    if entry.faction is None:
        return ""
    letter, color = emblem(entry.faction)
    return (
        f'<g transform="translate({half - 5:g} -13)" class="seat-{color}">'
        '<circle r="7" class="emblem"/>'
        f'<text y="3.6" class="emblem-letter">{escape(letter)}</text></g>'
    )


def _unit(unit: str, x: float, size: float = 0.95) -> str:
    return _icon(SHAPES[unit], x, 0, "card-icon", size)


def _arrow(x: float) -> str:
    return f'<path d="M{x - 4:g} 0h9m-4-4l4 4-4 4" class="card-icon line"/>'


def _icon(shape: str, x: float, y: float, kind: str, size: float = 1.0) -> str:
    return f'<path d="{shape}" transform="translate({x:g} {y:g}) scale({size:g})" class="{kind}"/>'
