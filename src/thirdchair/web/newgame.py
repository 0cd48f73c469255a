"""A new game: who sits where, in which color, and what the table decides for itself."""

from typing import Any

from litestar import get, post

from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import Table
from thirdchair.tapestry import content
from thirdchair.web import forms
from thirdchair.web.drawing.tokens import COLORS
from thirdchair.web.modes import duel
from thirdchair.web.visit import STATUS, Answer, Page, Visit, Visiting

REMEMBERED = "duel.last"


@get("/new", sync_to_thread=True)
def new_game(visit: Visiting) -> Page:
    """The form, as it was filled in last."""
    return _form(visit, visit.store.setting(REMEMBERED, {}))


@post("/new", sync_to_thread=True, status_code=200)
def start_game(visit: Visiting, data: forms.Form) -> Answer:
    """A new table, and on to its checklist."""
    given = {field: value for field, value in data.items() if isinstance(value, str)}
    try:
        setup, colors = duel.set_up_from(data), duel.colors_from(data)
        table = Table.new(setup, visit.by)
        name = forms.text(data, "table-name", "") or " & ".join(setup["players"])
        saved = visit.store.create(
            name, table, {"colors": colors, "follow": True}, once=forms.text(data, "once")
        )
    except Refusal as refusal:
        return _form(visit, given, visit.sentence(refusal), STATUS[refusal.code])
    passing = ("once", "_csrf_token", "table-name", "favorite")
    visit.store.set_setting(
        REMEMBERED, {field: value for field, value in given.items() if field not in passing}
    )
    return visit.see(f"/tables/{saved.id}/checklist")


def _form(
    visit: Visit, given: dict[str, Any], notice: str | None = None, status: int = 200
) -> Page:
    defaults: dict[str, str] = {
        f"color-{seat}": color for seat, color in duel.DEFAULT_COLORS.items()
    }
    rulings = content.rulings("duel")
    defaults |= {f"ruling-{key}": str(ruling.default) for key, ruling in rulings.items()}
    return visit.page(
        "new.html",
        status=status,
        notice=notice,
        given={"order": "last", "chance": "app", "favorite": "", **defaults, **given},
        seats=duel.SEATS,
        humans=duel.HUMANS,
        colors=COLORS,
        orders=list(duel.ORDERS),
        track_ids=list(content.tracks()),
        rulings=list(rulings.values()),
    )
