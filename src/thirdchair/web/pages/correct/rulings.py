"""How a table decides what the books leave open, and choosing otherwise during the game."""

from litestar import get, post

from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.choices import ruling_value, told_rulings
from thirdchair.web.pages.correct.correcting import CHIPS, correct_all, done, note_from
from thirdchair.web.pages.table.opening import common, opened
from thirdchair.web.pages.table.page import closed
from thirdchair.web.visit import Answer, Page, TableId, Visiting


@get("/tables/{table_id:str}/rulings", sync_to_thread=True)
def rulings(visit: Visiting, table_id: TableId) -> Page:
    """How this table decides what the books leave open."""
    saved, _ = opened(visit, table_id)
    return visit.page(
        "rulings.html",
        rulings=list(told_rulings(saved.table, visit.reader).values()),
        in_force=saved.table.state.rulings,
        closed=closed(saved.table),
        chips=CHIPS,
        **common(visit, saved),
    )


@post("/tables/{table_id:str}/rulings", sync_to_thread=True, status_code=200)
def ruled(visit: Visiting, table_id: TableId, data: forms.Form) -> Answer:
    """From now on the table plays it differently; the history keeps it."""

    reader = visit.reader

    def act(table: Table) -> None:
        now = table.state.rulings
        told = {
            key: ruling_value(ruling, forms.text(data, f"ruling-{key}", str(now[key])))
            for key, ruling in told_rulings(table, reader).items()
        }
        parts = [(f"rulings.{key}", value) for key, value in told.items() if value != now[key]]
        correct_all(table, parts, note_from(data), visit.by)

    return done(visit, table_id, act, data)
