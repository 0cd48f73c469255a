"""The set-up, step by step. A tick is no command: it is kept with the look of the table."""

from litestar import get, post
from litestar.params import FromQuery

from thirdchair.kit.refusals import bad_input
from thirdchair.web import forms
from thirdchair.web.pages.box import mybox
from thirdchair.web.pages.table.lent import lent
from thirdchair.web.pages.table.lying import as_set_up
from thirdchair.web.pages.table.opening import common, habit, opened, restyled
from thirdchair.web.pages.table.since_last_time import mark, only_differing
from thirdchair.web.pages.table.ticks import shown_ids
from thirdchair.web.visit import Answer, TableId, Visiting

DIFFERS = "differs"
"""Show only what differs from last time."""


@get("/tables/{table_id:str}/checklist", sync_to_thread=True)
def checklist(visit: Visiting, table_id: TableId, only: FromQuery[str | None] = None) -> Answer:
    """What to prepare at the table, and what of it differs from the last game; where there is
    nothing to prepare yet, the table itself."""
    saved, mode = opened(visit, table_id)
    found = mode.checklist(saved, visit.words)
    if not found["steps"]:
        return visit.see(f"/tables/{table_id}")
    fetched = lent(visit, saved).fetch
    differing = mark(visit, saved, mode, found["steps"])
    narrow = only == DIFFERS and differing is not None
    shown_ids(found["steps"], visit.words)
    if narrow:
        found = only_differing(found)
    return visit.page(
        mode.CHECKLIST,
        checklist_steps=[*fetched, *found["steps"]],
        checklist=found,
        reminders=found["reminders"],
        promos=mybox.promos_in(saved.table, visit.words),
        differing=differing,
        lying=found.get("lying") or mode.lying(as_set_up(saved), visit.words),
        tokens=mode.tokens(saved, visit.words),
        only="?only=" + DIFFERS if narrow else "",
        **common(visit, saved),
    )


@post("/tables/{table_id:str}/checklist", sync_to_thread=True, status_code=200)
def tick(
    visit: Visiting, table_id: TableId, data: forms.Form, only: FromQuery[str | None] = None
) -> Answer:
    """Tick a step, or several at once, or take the tick away."""
    saved, mode = opened(visit, table_id)
    rows = [*lent(visit, saved).fetch, *mode.checklist(saved, visit.words)["steps"]]
    steps = shown_ids(rows, visit.words)
    act, *named = forms.text(data, "act").split() or [""]
    if act in mode.HABITS:
        habit(visit, saved.id, data, **{act: named == ["yes"]})
    elif act in ("tick", "untick") and named and all(one in steps for one in named):
        ticked = {steps[one]: act == "tick" for one in named}
        restyled(
            visit,
            table_id,
            lambda saved: saved.options.setdefault("ticks", {}).update(ticked),
            data,
        )
    else:
        raise bad_input("unknown-value", where="act", value=forms.text(data, "act"))
    here = f"/tables/{table_id}/checklist"
    return visit.see(here, only=DIFFERS) if only == DIFFERS else visit.see(here)
