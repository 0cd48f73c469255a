"""The set-up, step by step. A tick is no command: it is kept with the look of the table."""

from litestar import get, post

from thirdchair.web import forms
from thirdchair.web.tables import common, opened
from thirdchair.web.visit import Answer, Page, TableId, Visiting


@get("/tables/{table_id:str}/checklist", sync_to_thread=True)
def checklist(visit: Visiting, table_id: TableId) -> Page:
    """What to prepare at the table."""
    saved, mode = opened(visit, table_id)
    found = mode.checklist(saved, visit.words)
    return visit.page(
        "checklist.html",
        checklist_steps=found["steps"],
        reminders=found["reminders"],
        **common(visit, saved),
    )


@post("/tables/{table_id:str}/checklist", sync_to_thread=True, status_code=200)
def tick(visit: Visiting, table_id: TableId, data: forms.Form) -> Answer:
    """Tick a step, or take the tick away. A repeat sets the same again."""
    saved, mode = opened(visit, table_id)
    steps = {step["id"] for step in mode.checklist(saved, visit.words)["steps"]}
    act, _, step = forms.text(data, "act").partition(" ")
    if step in steps:
        ticks = {**saved.options.get("ticks", {}), step: act == "tick"}
        visit.moved(table_id, visit.store.set_options(table_id, ticks=ticks).revision)
    return visit.see(f"/tables/{table_id}/checklist")
