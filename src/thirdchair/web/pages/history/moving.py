"""The ticks of the list for the hand, and the end of it. They are no command."""

from litestar import post

from thirdchair.kit.refusals import bad_input
from thirdchair.table.store import Saved
from thirdchair.web import forms
from thirdchair.web.pages.history import hands
from thirdchair.web.pages.table.opening import restyled
from thirdchair.web.visit import Answer, TableId, Visiting

TICK, UNTICK, AWAY = "tick", "untick", "away"
HISTORY = "history"


@post("/tables/{table_id:str}/hands", sync_to_thread=True, status_code=200)
def act(visit: Visiting, table_id: TableId, data: forms.Form) -> Answer:
    """A tick, or the list is done. Back to the page that it stood on."""
    sent = forms.text(data, "act")
    kind, _, number = sent.partition(" ")

    def act(saved: Saved) -> None:
        if kind == AWAY:
            saved.options.pop(hands.OPTION, None)
        elif kind in (TICK, UNTICK):
            hands.tick(saved, forms.number({"act": number}, "act"), on=kind == TICK)
        else:
            raise bad_input("unknown-value", where="act", value=sent)

    restyled(visit, table_id, act, data)
    below = f"/{HISTORY}" if forms.text(data, "page", "") == HISTORY else ""
    return visit.see(f"/tables/{table_id}{below}")
