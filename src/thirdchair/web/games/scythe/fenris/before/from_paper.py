"""A campaign that comes from paper, before its first evening here: whose sheets are still to be
copied, and who plays which faction by now."""

from typing import Any

from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.games.scythe.fenris.screen import At, campaign_of

ACT = "factions"


def is_new_here(state: FenrisState) -> bool:
    """Has the group come from paper, and played no evening here yet?"""
    return state.on_paper > 0 and not state.history


def show(at: At) -> dict[str, Any]:
    """All sheets, the factions that the campaign knows, and the sheet that this phone goes on
    with: its own, or with one phone for all the next one."""
    state = at.state
    if not is_new_here(state):
        return {"from_paper": False, "copies": None}
    open_ = state.untold if at.mine is None else [one for one in state.untold if one == at.mine]
    return {
        "from_paper": True,
        "copies": next(iter(open_), None),
        "known_factions": at.words.reader.shown(at.rules.met_factions),
    }


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """Who plays which faction: all are told at once, for some may have exchanged theirs."""
    if act != ACT:
        return False
    state = campaign_of(table)
    named = {
        seat: forms.text(form, f"faction-{seat}", sheet.faction)
        for seat, sheet in state.sheets.items()
    }
    table.do({"do": "correct", "path": ACT, "value": named}, by)
    return True
