"""Marks of an evening that are no part of the game: the prologue was read, somebody is ready.

They are kept with the look of the table, as ticks of a set-up are, and hold for the beginning that
they were made at: they go with an undo, come back with a redo, and are forgotten with the evening.
"""

from collections.abc import Mapping
from typing import Any

from litestar.exceptions import NotFoundException

from thirdchair.kit.refusals import bad_input
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.table.journal import Table
from thirdchair.table.record import Journal
from thirdchair.table.store import Saved
from thirdchair.web import forms
from thirdchair.web.pages.table.opening import opened, restyled
from thirdchair.web.visit import Answer, Visit

OPTION = "evening"


def marks_of(saved: Saved) -> dict[str, Any]:
    """The marks of the evening that is on."""
    kept = saved.options.get(OPTION, {})
    if kept.get("evening") == saved.table.state.evening and _holds(saved.table, kept):
        return {**kept, "ready": list(kept["ready"])}
    return {"evening": saved.table.state.evening, "read": False, "ready": []}


def _holds(table: Table, kept: Mapping[str, Any]) -> bool:
    """Does the step stand at which the evening began? Older marks do not name it."""
    journal, step = table.journal, kept.get("step", 0)
    stands = step < journal.at + journal.waiting
    return "begun" not in kept or (stands and journal.entries[step].command == kept["begun"])


def beginning(journal: Journal) -> int | None:
    """The step at which the evening has begun that is on; a set-up may still ask something."""
    stands = range(journal.at + journal.waiting)
    return next((n for n in reversed(stands) if journal.entries[n].command["do"] == "setup"), None)


def keep(saved: Saved, marks: dict[str, Any]) -> None:
    """Marks of the evening as it has begun now."""
    journal = saved.table.journal
    if (step := beginning(journal)) is not None:
        marks |= {"step": step, "begun": dict(journal.entries[step].command)}
    saved.options[OPTION] = marks


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
        keep(saved, marks)

    restyled(visit, table_id, mark, data)
    return visit.see(f"/tables/{table_id}")
