"""Marks of an evening that are no part of the game: the prologue was read, somebody is ready.

They are kept with the look of the table, as ticks of a set-up are, and forgotten with the evening.
"""

from collections.abc import Mapping
from typing import Any

from litestar.exceptions import NotFoundException

from thirdchair.kit.refusals import bad_input
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.table.store import Saved
from thirdchair.web import forms
from thirdchair.web.pages.table.opening import opened, restyled
from thirdchair.web.visit import Answer, Visit

OPTION = "evening"


def marks_of(saved: Saved) -> dict[str, Any]:
    """The marks of the evening that is on."""
    return _marks(saved.options, saved.table.state)


def _marks(options: Mapping[str, Any], state: FenrisState) -> dict[str, Any]:
    kept = options.get(OPTION, {})
    if kept.get("evening") != state.evening:
        return {"evening": state.evening, "read": False, "ready": []}
    return {**kept, "ready": list(kept["ready"])}


def act(visit: Visit, table_id: str, data: dict[str, Any]) -> Answer:
    """Set a mark: `read`, or `ready` and a seat."""
    saved, mode = opened(visit, table_id)
    if not isinstance(saved.table.state, FenrisState):
        raise NotFoundException
    what, _, seat = forms.text(data, "act").partition(" ")
    if what not in ("read", "ready") or (what == "ready" and seat not in mode.HUMANS):
        raise bad_input("unknown-value", where="act", value=forms.text(data, "act"))

    def mark(saved: Saved) -> None:
        marks = marks_of(saved)
        if what == "read":
            marks["read"] = True
        elif seat not in marks["ready"]:
            marks["ready"].append(seat)
        saved.options[OPTION] = marks

    restyled(visit, table_id, mark, data)
    return visit.see(f"/tables/{table_id}")
