"""What an evening brings: the result for all, and for each seat the next card, never how many.

The cards of a seat lie in one order: stars that need a column, what may be opened, the vote where
there is one, what the evening has laid there (`agenda`). When a seat has none left, the evening can
be closed.
"""

from collections.abc import Mapping
from typing import Any

from thirdchair.scythe.fenris.episodes.lasts import LastEvening
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.table.journal import Table
from thirdchair.web.games.scythe.fenris import by_hand
from thirdchair.web.games.scythe.fenris.open_points import BOX, goes_on_with, waits_for
from thirdchair.web.games.scythe.fenris.rewards import (
    bonus_card,
    closing,
    faction_card,
    log_card,
    mods_card,
    opening,
    shop_card,
    vote,
)
from thirdchair.web.games.scythe.fenris.rewards.cards import Card
from thirdchair.web.games.scythe.fenris.screen import At
from thirdchair.web.games.scythe.fenris.sheet.bought import bought
from thirdchair.web.games.scythe.fenris.sheet.printed import asked_late

TEMPLATE = "scythe/fenris/rewards.html"
REST = "rest"
STAYS = "seat"
"""What `see` says where a page stays with a seat after its tap; no screen of another phase."""
CARDS: Mapping[str, Card] = {
    "log": log_card,
    BOX: opening,
    "vote": vote,
    "bonus": bonus_card,
    "switch": faction_card,
    "choose": faction_card,
    "base": faction_card,
    "shop": shop_card,
    "mods": mods_card,
    REST: closing,
}
"""The cards by their names in the agenda."""


def open_to(state: FenrisState) -> bool:
    """After the outcome was read; before an evening while something of the last one is open."""
    waits = any(waits_for(state, seat) for seat in state.sheets)
    return state.phase == "rewards" or waits or bool(state.to_open)


def card_of(state: FenrisState, seat: str) -> str:
    """What lies before a seat now."""
    card = waits_for(state, seat)
    if card == "log":
        return card
    if opening.may_open(state, seat):
        return BOX
    if state.phase == "rewards" and vote.is_open(state):
        return "vote"
    return card if card is not None and card in CARDS else REST


def show(at: At) -> dict[str, Any]:
    """The card of a seat, and how everybody stands."""
    name = REST if at.see == REST else card_of(at.state, at.who)
    card = CARDS[name]
    return {
        "card": name,
        "card_template": card.TEMPLATE,
        "chips": _chips(at.state),
        "opened": vote.opened(at),
        "decided": vote.decided(at) if at.state.phase == "rewards" and at.state.leads else "",
        "draws": faction_card.draws(at),
        "goes_on": goes_on_with(at),
        "stays": STAYS if at.state.phase == "rewards" else "cards",
        "closes": name != REST and closing.may_close(at),
        "by_hand": by_hand.told_since_the_outcome(at) if at.state.phase == "rewards" else [],
        "result": _result(at) if at.state.phase == "rewards" else None,
        **asked_late(at.saved),
        **card.show(at),
    }


def _chips(state: FenrisState) -> dict[str, str]:
    """Who is done and who is not; nothing of what they chose."""
    voting = state.phase == "rewards" and vote.is_open(state)
    found = {}
    for seat, sheet in state.sheets.items():
        if sheet.kind == "human" and sheet.presence != "left":
            open_ = bool(waits_for(state, seat))
            if voting and seat in state.influence:
                open_ = open_ or seat not in state.votes
            found[seat] = "away" if sheet.presence == "away" else "open" if open_ else "done"
    return found


def _result(at: At) -> dict[str, Any]:
    """The winner, everybody's coins as bars, and their wealth before and after this evening; at
    the last one wealth is void, and only the coins count."""
    last = at.state.history[-1]
    most = max(last.coins.values(), default=0) or 1
    rows = []
    for seat, coins in sorted(last.coins.items(), key=lambda one: -one[1]):
        sheet = at.state.sheets[seat]
        tonight = [one for one in sheet.wealth if one.evening == at.state.evening]
        here = sum(one.amount for one in tonight)
        rows.append(
            {
                "seat": seat,
                "coins": coins,
                "bar": round(100 * coins / most),
                "before": sheet.balance - here,
                "after": sheet.balance,
                "bought": bought(at.words, tonight),
            }
        )
    counts = not isinstance(at.rules, LastEvening)
    return {"winner": last.winner, "rows": rows, "wealth": counts}


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """A tap on one of the cards."""
    return any(card.perform(table, act, form, by) for card in CARDS.values())
