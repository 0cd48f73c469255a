"""A change of factions: first all say keep or give up, then those who gave up choose in their
order, with what it came from; home bases last."""

from typing import Any

from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.games.scythe.fenris.open_points import waits_for
from thirdchair.web.games.scythe.fenris.screen import At, do_for

TEMPLATE = "scythe/fenris/cards/faction.html"


def show(at: At) -> dict[str, Any]:
    """What a seat is asked now: keep, choose, or where to start from."""
    change, rules = at.state.change, at.rules
    waiting = list(change.waiting) if change else []
    return {
        "asks": waits_for(at.state, at.who),
        "faction": at.state.sheets[at.who].faction,
        "answered": bool(change and change.answered),
        "thinking": [one for one in change.order if one not in change.gives_up] if change else [],
        "waiting": waiting,
        "by": {seat: change.by[seat] for seat in waiting} if change else {},
        "next_seat": next(iter(waiting), None),
        "pool": at.words.reader.listed(rules.pool(), rules.factions) if change else [],
        "bases": rules.free_bases(at.who),
    }


def draws(at: At) -> str | None:
    """The Automa that is next to have a new faction: somebody taps, and it draws one."""
    waiting = at.state.change.waiting[:1] if at.state.change else []
    return next((seat for seat in waiting if at.state.sheets[seat].kind == "automa"), None)


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """Keep or give up; a new faction, of a human or drawn for an Automa; a home base."""
    match act.split(" "):
        case ["keep" | "give_up" as what]:
            table.do({"do": what, "seat": forms.text(form, "who")}, by)
        case ["choose", faction]:
            seat = forms.text(form, "who")
            do_for(table, {"do": "change_faction", "seat": seat, "faction": faction}, by)
        case ["draws", automa]:
            table.do({"do": "change_faction", "seat": automa}, by)
        case ["base", faction]:
            table.do({"do": "base", "seat": forms.text(form, "who"), "faction": faction}, by)
        case _:
            return False
    return True
