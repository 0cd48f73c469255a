"""Amounts beside words: an icon, how much, and what there is now."""

from markupsafe import Markup

from thirdchair.web.drawing.tokens import Token
from thirdchair.web.games.scythe.drawing.card import GAINS

OPEN = ("cards",)
"""Icons that are drawn as lines."""


def icon(what: str) -> Markup:
    """The sign of power, coins, combat cards or popularity."""
    kind = "amount-icon line" if what in OPEN else "amount-icon"
    return Markup('<svg class="{}" viewBox="-11 -11 22 22"><path d="{}"/></svg>').format(
        kind, GAINS[what]
    )


def amount(what: str, n: int, said: str, after: int | None) -> Markup:
    """So much more or less of something, `said` in words; before and after where it is known."""
    sign = "+" if n > 0 else "−"
    change = Markup("")
    if after is not None:
        change = Markup('<small class="amount-was">{}→<b>{}</b></small>').format(after - n, after)
    return Markup('<span class="amount" title="{}{}">{}{}{} {}</span>').format(
        sign, said, icon(what), sign, abs(n), change
    )


def faced(token: Token, total: int) -> Markup:
    """A figure of the game in a combat: what it came to. It pays nothing."""
    return Markup('<span class="amount">{} {}{}</span>').format(token.picture, total, icon("power"))


def paid(
    token: Token, power: int, cards: int, value: int, found: int, had: int | None = None
) -> Markup:
    """What a side of a combat pays: power, of what it `had`, and its combat cards, if known how
    many; then what the loser draws."""
    played = Markup("")
    if cards or value:
        many = Markup("−{}").format(cards) if cards else Markup("−")
        worth = Markup("<small>({})</small>").format(value)
        played = Markup(" {}{} {}").format(many, icon("cards"), worth)
    drawn = Markup(" +{}{}").format(found, icon("cards")) if found else Markup("")
    change = Markup("")
    if had is not None and power:
        change = Markup(' <small class="amount-was">{}→<b>{}</b></small>').format(had, had - power)
    return Markup('<span class="amount">{} −{}{}{}{}{}</span>').format(
        token.picture, power, icon("power"), change, played, drawn
    )
