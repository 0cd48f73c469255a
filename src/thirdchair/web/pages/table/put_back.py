"""After the game: what to put back, to tick off. A tick is no command."""

from typing import Any

from litestar import get, post

from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.table.store import Saved
from thirdchair.web import forms
from thirdchair.web.face import Mode
from thirdchair.web.pages.table.lent import lent
from thirdchair.web.pages.table.opening import common, opened, restyled
from thirdchair.web.pages.table.ticks import shown_ids
from thirdchair.web.visit import Answer, Page, TableId, Visit, Visiting

TICKS = "back"
"""The option of a table that keeps the ticks of this page."""


@get("/tables/{table_id:str}/put-back", sync_to_thread=True)
def look(visit: Visiting, table_id: TableId) -> Page:
    """What goes back where."""
    saved, mode = opened(visit, table_id)
    ticks = saved.options.get(TICKS, {})
    parts: dict[str, list[dict[str, Any]]] = {}
    rows = _rows(visit, saved, mode)
    kept = shown_ids(rows, visit.words)
    for row in rows:
        done = bool(ticks.get(kept[row["id"]]))
        parts.setdefault(row["part"], []).append({**row, "done": done})
    return visit.page("put-back.html", parts=parts, **common(visit, saved))


@post("/tables/{table_id:str}/put-back", sync_to_thread=True, status_code=200)
def act(visit: Visiting, table_id: TableId, data: forms.Form) -> Answer:
    """Tick it off, or take the tick away."""
    saved, mode = opened(visit, table_id)
    act, _, row = forms.text(data, "act").partition(" ")
    rows = shown_ids(_rows(visit, saved, mode), visit.words)
    if act not in ("tick", "untick") or row not in rows:
        raise bad_input("unknown-value", where="act", value=forms.text(data, "act"))

    def tick(saved: Saved) -> None:
        saved.options.setdefault(TICKS, {})[rows[row]] = act == "tick"

    restyled(visit, table_id, tick, data)
    return visit.see(f"/tables/{table_id}/put-back")


def _rows(visit: Visit, saved: Saved, mode: Mode) -> list[dict[str, Any]]:
    """Everything that lies on the table; while something is asked, that is not settled."""
    if saved.table.question is not None:
        raise not_now("answer-first")
    return [*lent(visit, saved).back, *mode.put_back(saved, visit.words)]
