"""A new game: what is played, who sits where, in which color, what the table decides for itself."""

from types import ModuleType
from typing import Any

from litestar import get, post
from litestar.params import FromQuery

from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.modes import duel_new, solo_new
from thirdchair.web.visit import STATUS, Answer, Page, Visit, Visiting

SHEETS: dict[str, ModuleType] = {"solo": solo_new, "duel": duel_new}
"""What can be played, and the module that reads its form."""
LAST_MODE = "new.mode"
PASSING = ("once", "_csrf_token", "table-name", "mode")


@get("/new", sync_to_thread=True)
def new_game(visit: Visiting, mode: FromQuery[str | None] = None) -> Page:
    """The form, as it was filled in last."""
    chosen = mode if mode in SHEETS else visit.store.setting(LAST_MODE, "duel")
    return _form(visit, chosen, visit.store.setting(SHEETS[chosen].REMEMBERED, {}))


@post("/new", sync_to_thread=True, status_code=200)
def start_game(visit: Visiting, data: forms.Form) -> Answer:
    """A new table, and on to its checklist."""
    given = {field: value for field, value in data.items() if isinstance(value, str)}
    mode = forms.text(data, "mode", "duel")
    sheet = SHEETS.get(mode, duel_new)
    try:
        setup, colors = sheet.set_up_from(data), sheet.colors_from(data)
        table = Table.new(setup, visit.by)
        name = forms.text(data, "table-name", "") or sheet.table_name(setup, visit.words)
        options = {"colors": colors, **_habits(visit)}
        saved = visit.store.create(name, table, options, once=forms.once(data))
    except Refusal as refusal:
        return _form(visit, mode, given, visit.sentence(refusal), STATUS[refusal.code])
    passing = (*PASSING, *sheet.PASSING)
    visit.store.set_setting(
        sheet.REMEMBERED, {field: value for field, value in given.items() if field not in passing}
    )
    visit.store.set_setting(LAST_MODE, mode)
    return visit.see(f"/tables/{saved.id}/checklist")


def _habits(visit: Visit) -> dict[str, Any]:
    """What this house does at every table until one says otherwise."""
    return {"follow": True, **visit.store.setting("habits", {})}


def _form(
    visit: Visit, mode: str, given: dict[str, Any], notice: str | None = None, status: int = 200
) -> Page:
    sheet = SHEETS.get(mode, duel_new)
    return visit.page(
        sheet.NEW,
        status=status,
        notice=notice,
        mode=mode,
        modes=list(SHEETS),
        **sheet.new_form(given),
    )
