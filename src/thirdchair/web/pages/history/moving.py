"""The ticks of the list for the hand, the end of it, and of turns that are missing. They are no
command."""

import re

from litestar import post

from thirdchair.kit.refusals import Refusal, bad_input, not_now
from thirdchair.table import missing
from thirdchair.table.store import Saved
from thirdchair.web import forms
from thirdchair.web.pages.history import hands
from thirdchair.web.pages.table.opening import restyled
from thirdchair.web.pages.table.page import STALE, refused
from thirdchair.web.visit import Answer, TableId, Visiting

TICK, UNTICK, AWAY, LET_BE = "tick", "untick", "away", "let-be"
HISTORY = "history"
_SIGN = re.compile(f"[0-9a-f]{{{hands.SIGN}}}", re.ASCII)


@post("/tables/{table_id:str}/hands", sync_to_thread=True, status_code=200)
def act(visit: Visiting, table_id: TableId, data: forms.Form) -> Answer:
    """A tick, or the list is done. Back to the page that it stood on."""
    sent = forms.text(data, "act")
    kind, _, sign = sent.partition(" ")

    def act(saved: Saved) -> None:
        if sent == AWAY:
            if forms.number(data, "at") != saved.revision:
                raise not_now(STALE)  # there may be another list by now
            saved.options.pop(hands.OPTION, None)
        elif sent == LET_BE:
            saved.options.pop(missing.OPTION, None)
        elif kind in (TICK, UNTICK) and _SIGN.fullmatch(sign):
            hands.tick(saved, visit.mode(saved.table).hands, sign, on=kind == TICK)
        else:
            raise bad_input("unknown-value", where="act", value=sent)

    try:
        restyled(visit, table_id, act, data)
    except Refusal as refusal:
        if refusal.text != STALE:
            raise
        return refused(visit, table_id, refusal)
    below = f"/{HISTORY}" if forms.text(data, "page", "") == HISTORY else ""
    return visit.see(f"/tables/{table_id}{below}")
