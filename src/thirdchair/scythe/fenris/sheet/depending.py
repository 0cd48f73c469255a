"""What has followed from an entry of somebody's wealth that turns out to be wrong.

Nothing of it is changed by mending the entry: people see it, and decide.
"""

from collections.abc import Iterator
from typing import Literal

import msgspec

from thirdchair.scythe.fenris.sheet.fields import number_of
from thirdchair.scythe.fenris.state import Booking, FenrisState

RESULT = "fen.campaign.wealth.add"


class Followed(msgspec.Struct, frozen=True, kw_only=True):
    """Something that depended on an entry.

    `won`: with it, `seat` would have won that evening. `paid`: it was paid with it, `short`: and
    could not have been paid without.
    """

    what: Literal["won", "paid", "short"]
    evening: int
    seat: str
    n: int = 0
    entry: Booking | None = None
    """The entry that paid."""


def followed(state: FenrisState, seat: str, at: int, more: int) -> list[Followed]:
    """What depended on the entry `at` of a seat's wealth, if it had been `more`, or less."""
    entry = state.sheets[seat].wealth[at]
    return [*_victories(state, seat, entry, more), *_purchases(state, seat, at, more)]


def _victories(state: FenrisState, seat: str, entry: Booking, more: int) -> Iterator[Followed]:
    """An evening's coins decide who wins it; of the last one the whole campaign does, which may
    still be open, or shared."""
    for one in state.history if entry.why == RESULT else ():
        if one.evening != entry.evening or seat not in one.coins or not one.winner:
            continue
        coins = {**one.coins, seat: one.coins[seat] + more}
        best = max(coins.values())
        if coins[one.winner] < best:
            winner = next(other for other in coins if coins[other] == best)
            yield Followed(what="won", evening=number_of(one.evening), seat=winner, n=best)


def _purchases(state: FenrisState, seat: str, at: int, more: int) -> Iterator[Followed]:
    """What was paid since; with less wealth some of it would have been too dear."""
    balance = more
    for place, one in enumerate(state.sheets[seat].wealth):
        balance += one.amount
        if place > at and one.amount < 0:
            what: Literal["short", "paid"] = "short" if balance < 0 else "paid"
            evening = number_of(one.evening)
            yield Followed(
                what=what,
                evening=evening,
                seat=seat,
                n=-one.amount,
                entry=one,
            )
