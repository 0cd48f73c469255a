"""The end of a game: one sheet that asks for both results."""

from typing import Any

from litestar import get, post

from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.modes import mode_of
from thirdchair.web.tablepage import refused
from thirdchair.web.tables import changed, common, opened
from thirdchair.web.visit import STATUS, Answer, Page, TableId, Visit, Visiting


@get("/tables/{table_id:str}/finish", sync_to_thread=True)
def finish(visit: Visiting, table_id: TableId) -> Page:
    return _sheet(visit, table_id, {})


@post("/tables/{table_id:str}/finish", sync_to_thread=True, status_code=200)
def finished(visit: Visiting, table_id: TableId, data: forms.Form) -> Answer:
    """The result; a tie asks for the resources that are left."""

    class StillTied(Exception):
        """Nothing is stored before the sheet is complete."""

    def act(table: Table) -> None:
        if not mode_of(table).finish(table, data, visit.by):
            raise StillTied

    try:
        changed(visit, table_id, act, data)
    except StillTied:
        return _sheet(visit, table_id, data, tied=True)
    except Refusal as refusal:
        if refusal.code == "bad_input":
            return _sheet(visit, table_id, data, visit.sentence(refusal), STATUS[refusal.code])
        return refused(visit, table_id, refusal)
    return visit.see(f"/tables/{table_id}")


def _sheet(
    visit: Visit,
    table_id: str,
    given: dict[str, Any],
    notice: str | None = None,
    status: int = 200,
    *,
    tied: bool = False,
) -> Page:
    saved, mode = opened(visit, table_id)
    return visit.page(
        mode.SHEETS.get("finish", "finish.html"),
        status=status,
        notice=notice,
        given=given,
        tied=tied or any(given.get(f"resources-{seat}") for seat in mode.HUMANS),
        humans=mode.HUMANS,
        **mode.sheet(saved),
        tokens=mode.tokens(saved, visit.words),
        **common(visit, saved),
    )
