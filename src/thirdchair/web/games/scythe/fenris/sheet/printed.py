"""What only the owner's sheet says: rows of its lowest table, boxes for coins. Asked once, where it
is first drawn, and kept in My box; whoever has no sheet at hand says it later."""

from typing import Any

from litestar.exceptions import NotFoundException

from thirdchair.kit.refusals import bad_input
from thirdchair.scythe.box import MOST_COINS, MOST_ROWS
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.table.store import Saved
from thirdchair.web import forms
from thirdchair.web.pages.box import mybox
from thirdchair.web.pages.table.opening import changed, opened, restyled
from thirdchair.web.visit import Answer, Visit

LATER = "later"
OPTION = "printed_later"
"""The evening on which somebody had no sheet at hand."""
ENTRIES = {"rows": MOST_ROWS, "most_coins": MOST_COINS}
KEYS = {"rows": range(2, 8), "most_coins": range(3, 11)}
"""The numbers that are one tap away; all others are typed."""
BACK = ("table", "sheets", "write")


def campaign_at(visit: Visit, table_id: str) -> Saved:
    """A campaign; no other table has sheets."""
    saved, _ = opened(visit, table_id)
    if not isinstance(saved.table.state, FenrisState):
        raise NotFoundException
    return saved


def asked_late(saved: Saved) -> dict[str, Any]:
    """What is still to be read off a printed sheet, unless somebody said tonight: later."""
    state: FenrisState = saved.table.state
    later = saved.options.get(OPTION) == state.evening
    known = {"rows": state.rows, "most_coins": state.most_coins}
    open_ = () if later else tuple(one for one, value in known.items() if value is None)
    return {"unread": open_, "unread_keys": KEYS, "unread_most": ENTRIES}


def keep(visit: Visit, saved: Saved, what: str, value: int) -> None:
    """The owner's next campaign knows it from the start."""
    mybox.keep(visit.house, visit.room.face(saved.table.game.name), {what: value})


def act(visit: Visit, table_id: str, data: dict[str, Any]) -> Answer:
    """A number that was read off, for this campaign and for those to come; or not now."""
    saved = campaign_at(visit, table_id)
    what, _, n = forms.text(data, "act").partition(" ")
    if what == LATER:
        evening = saved.table.state.evening
        restyled(visit, table_id, lambda one: one.options.update({OPTION: evening}), data)
    elif what in ENTRIES:
        value = forms.number({"n": n or forms.text(data, what)}, "n")
        command = {"do": "correct", "path": what, "value": value}
        changed(visit, table_id, lambda table: table.do(command, visit.by), data)
        keep(visit, saved, what, value)
    else:
        raise bad_input("unknown-value", where="act", value=what)
    back, seat = forms.text(data, "back", "table"), forms.text(data, "seat", "")
    here = f"/tables/{table_id}"
    if back not in BACK:
        raise bad_input("unknown-value", where="back", value=back)
    return visit.see(here if back == "table" else f"{here}/{back}", seat=seat)
