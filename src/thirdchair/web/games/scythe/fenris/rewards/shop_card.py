"""The shop of a seat: how many tiles to draw, what to put back, and what of it is kept.

Real tiles are the rule: only what is kept is entered. The app may draw instead, or the tiles stay
in the pile and are only noted. Nothing that was not kept is ever asked for.
"""

from typing import Any

from thirdchair.scythe.fenris.campaign import Campaign
from thirdchair.scythe.fenris.state import Offer
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.doubts import check
from thirdchair.web.games.scythe.fenris.screen import At, rules_of_campaign
from thirdchair.web.games.scythe.fenris.sheet.naming import slips, typed_tiles

TEMPLATE = "scythe/fenris/cards/shop.html"
WAYS = ("real", "app", "noted")
FIELD = "mod-"


def show(at: At) -> dict[str, Any]:
    """The offer of a seat, by kind."""
    offer, rules = at.state.offers[at.who], at.rules
    drawn, price = rules.drawn_of(offer), rules.printed.mod_price
    paid = sum(drawn.values()) - offer.free
    return {
        "offer": offer,
        "has": at.state.sheets[at.who].balance,
        "price": price,
        "sums": [price * n for n in range(1, paid + 1)],
        "needs_extra": bool(offer.extra) and offer.of is None,
        "needs_draw": offer.way == "app" and offer.drawn is None,
        "draw_ways": WAYS,
        "kinds": [_kind(at, offer, kind, n) for kind, n in drawn.items()],
    }


def _kind(at: At, offer: Offer, kind: str, n: int) -> dict[str, Any]:
    rules = at.rules
    kept = [name for name in offer.kept if rules.mod(name).kind == kind]
    names = [name for name in rules.may_keep(at.who, offer) if rules.mod(name).kind == kind]
    names = [*kept, *(name for name in names if name not in kept)]
    return {
        "kind": kind,
        "n": n,
        "has": len(rules.mods_on(at.who, kind)) - len(kept),
        "most": rules.printed.most_mods,
        "back": [] if offer.way == "app" else rules.put_back(at.who, kind),
        "mods": [_mod(at, offer, name) for name in names],
        "owned": {*names, *rules.mods_on(at.who, kind)},
    }


def _mod(at: At, offer: Offer, name: str) -> dict[str, Any]:
    """A tile by its name, with our short words where we know what it does."""
    does = at.words.text(f"scythe-mod-does-{name}") if at.rules.mod(name).told else ""
    return {
        "id": name,
        "name": at.words.mod(name),
        "does": does,
        "kept": name in offer.kept,
    }


def _typed(rules: Campaign, form: dict[str, Any]) -> list[str]:
    """Real tiles that are named by typing; what is nearly a name that we know is asked first."""
    check([one for kind in rules.mod_kinds for one in slips(rules, kind, form)], form)
    return [one for kind in rules.mod_kinds for one in typed_tiles(rules, kind, form)]


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """A tap in the shop."""
    match act.split(" "):
        case ["extra", kind]:
            table.do({"do": "draw_mods", "seat": forms.text(form, "who"), "extra": kind}, by)
        case ["draw", way]:
            table.do({"do": "draw_mods", "seat": forms.text(form, "who"), "way": way}, by)
        case ["buy"]:
            seat = forms.text(form, "who")
            kept = [field.removeprefix(FIELD) for field in form if field.startswith(FIELD)]
            kept += _typed(rules_of_campaign(table), form)
            table.do({"do": "buy_mods", "seat": seat, "mods": kept, "done": True}, by)
        case _:
            return False
    return True
