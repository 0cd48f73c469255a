"""The card of an evening that is played: who has won, with how much, and what it did to wealth."""

from collections.abc import Iterator

import msgspec

from thirdchair.scythe.fenris.state import FenrisState, Sheet

INCOME = "fen.campaign.wealth.add"
"""The booking of what an evening brings."""


class Bar(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's evening. `part` is its coins in parts of a hundred of the best."""

    seat: str
    coins: int
    part: int
    stars: int
    won: bool
    before: int
    after: int


def evening_card(state: FenrisState) -> list[Bar]:
    """The best first; only once the outcome was read."""
    if state.phase != "rewards" or not state.history:
        return []
    return sorted(_bars(state), key=lambda bar: (not bar.won, -bar.coins))


def _bars(state: FenrisState) -> Iterator[Bar]:
    played = state.history[-1]
    best = max(1, *played.coins.values())
    for seat, coins in played.coins.items():
        before, after = _wealth(state.sheets[seat], played.evening)
        yield Bar(
            seat=seat,
            coins=coins,
            part=round(100 * coins / best),
            stars=len(played.stars[seat]),
            won=seat == played.winner,
            before=before,
            after=after,
        )


def _wealth(sheet: Sheet, evening: str) -> tuple[int, int]:
    """Before and after the booking of an evening's coins."""
    balance = 0
    for one in sheet.wealth:
        if one.evening == evening and one.why == INCOME:
            return balance, balance + one.amount
        balance += one.amount
    return balance, balance
