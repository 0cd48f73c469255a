"""Decision cards as they lie: the indicator of the left card meets the list of the right one."""

from collections.abc import Collection

import msgspec
from markupsafe import Markup

from thirdchair.tapestry.content import DecisionCard
from thirdchair.web.drawing.symbols import placed

CARD_WIDTH, HEIGHT, GAP = 88, 132, 4
SECTION = 46
ROW = 23.6


class Reading(msgspec.Struct, frozen=True, kw_only=True):
    """What the pair decided. `valid` are the tracks that the indicator left."""

    chosen: str | None = None
    valid: Collection[str] = ()
    favorite: str | None = None
    upwards: bool = True
    tie: bool = True
    """Was the list needed?"""
    bot: str = "shadow"
    """Whose indicator counts."""


def pair(left: DecisionCard, right: DecisionCard, reading: Reading, label: str) -> Markup:
    """Both cards side by side, the chosen symbol marked; `label` says it in words."""
    width = CARD_WIDTH * 2 + GAP
    body = (
        _left(left, reading)
        + f'<g transform="translate({CARD_WIDTH + GAP} 0)">{_right(right, reading)}</g>'
    )
    return _drawing(width, body, label, "pair", " data-turns")


def single(card: DecisionCard, label: str, *, solo: bool = False) -> Markup:
    """One card of the discard pile: its list on the left, what it shows for the bots right."""
    width = SECTION * 2 + 12
    shows = _both_bots if solo else _indicator
    body = (
        f'<rect x="1" y="1" width="{width - 2}" height="{HEIGHT - 2}" rx="9" class="card"/>'
        + _section(5)
        + _list(card, Reading(tie=False), 5)
        + _number(card, width - SECTION - 3, 5)
        + shows(card, width - SECTION - 5)
    )
    return _drawing(width, body, label, "single-card")


def _drawing(width: float, body: str, label: str, kind: str, moves: str = "") -> Markup:
    return Markup(
        '<svg class="{}" viewBox="0 0 {:g} {:g}" role="img" aria-label="{}"{}>{}</svg>'
    ).format(kind, width, HEIGHT, label, Markup(moves), Markup(body))


def _left(card: DecisionCard, reading: Reading) -> str:
    start = CARD_WIDTH - SECTION - 4
    return (
        f'<rect x="1" y="1" width="{CARD_WIDTH - 2}" height="{HEIGHT - 2}" rx="9" class="card"/>'
        + _weave(6, start - 10)
        + _section(start)
        + _number(card, 6, 6)
        + _indicator(card, start, reading.bot)
    )


def _right(card: DecisionCard, reading: Reading) -> str:
    return (
        f'<rect x="1" y="1" width="{CARD_WIDTH - 2}" height="{HEIGHT - 2}" rx="9" class="card"/>'
        + _weave(SECTION + 10, CARD_WIDTH - SECTION - 16)
        + _section(5)
        + _number(card, CARD_WIDTH - 29, 6)
        + _list(card, reading, 5)
    )


def _section(x: float) -> str:
    """The part of a card that counts: where the two cards meet."""
    size = f'width="{SECTION}" height="{HEIGHT - 10}"'
    return f'<rect x="{x:g}" y="5" {size} rx="6" class="section"/>'


def _weave(x: float, width: float) -> str:
    """The part of a card that does not count here is plain cloth."""
    lines = "".join(f"M{x:g} {y}h{width:g}" for y in range(36, HEIGHT - 8, 8))
    return f'<path d="{lines}" class="weave"/>'


def _number(card: DecisionCard, x: float, y: float) -> str:
    radius = 11.5 if card.circle else 4
    return (
        f'<rect x="{x:g}" y="{y:g}" width="23" height="23" rx="{radius:g}" class="card-id"/>'
        f'<text x="{x + 11.5:g}" y="{y + 16:g}" class="card-number">{card.id}</text>'
    )


def _indicator(card: DecisionCard, x: float, bot: str = "shadow") -> str:
    icon, letter = (card.automa, "A") if bot == "automa" else (card.shadow, "S")
    return placed(icon, x + 5, 34, 36, "indicator") + (
        f'<text x="{x + SECTION / 2:g}" y="98" class="indicator-letter">{letter}</text>'
    )


def _both_bots(card: DecisionCard, x: float) -> str:
    """The indicators of the Automa and the Shadow Empire, income and the toppled outpost."""
    parts = []
    for y, icon, letter in ((32, card.automa, "A"), (64, card.shadow, "S")):
        parts.append(placed(icon, x + 1, y, 28, "indicator"))
        parts.append(f'<text x="{x + 38:g}" y="{y + 20}" class="indicator-small">{letter}</text>')
    if card.income:
        parts.append(placed("income", x + 3, 98, 22, "indicator"))
    if card.topple:
        parts.append(placed("toppled", x + 27, 100, 18, "indicator"))
    return "".join(parts)


def _list(card: DecisionCard, reading: Reading, x: float) -> str:
    """The symbols; the ones that were passed over are crossed, the taken one is framed."""
    parts = []
    symbols = list(card.tiebreakers)
    walk = symbols[::-1] if reading.upwards else symbols
    passed: set[str] = set()
    taken = None
    if reading.tie and reading.chosen:
        for symbol in walk:
            track = reading.favorite if symbol == "favorite" else symbol
            if track == reading.chosen:
                taken = symbol
                break
            passed.add(symbol)
    row = min(ROW, (HEIGHT - 14) / len(symbols))
    for place, symbol in enumerate(symbols):
        y = 8 + row * place
        state = "taken" if symbol == taken else "passed" if symbol in passed else "plain"
        if symbol == taken:
            frame = f'x="{x + 10:g}" y="{y - 1:g}" width="26" height="{row - 0.6:g}" rx="6"'
            parts.append(f'<rect {frame} class="taken-frame"/>')
        size = row - 4.6
        left = x + 23 - size / 2
        parts.append(placed(symbol, left, y + 1.5, size, f"list-symbol {state} on-{symbol}"))
        if state == "passed":
            parts.append(f'<path d="M{x + 12:g} {y + 20:g}l22-18" class="strike"/>')
    if reading.tie:
        tip = "M{0:g} 12l-3.4 6h6.8z" if reading.upwards else "M{0:g} 122l-3.4-6h6.8z"
        parts.append(f'<path d="M{x + 5.5:g} 118V16" class="walk"/>')
        parts.append(f'<path d="{tip.format(x + 5.5)}" class="walk-tip"/>')
    return "".join(parts)
