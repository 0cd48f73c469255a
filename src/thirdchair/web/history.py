"""The history: every command with its events, who did it, and ways back and forth."""

from typing import Any

from litestar import get, post

from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import Entry
from thirdchair.web import forms
from thirdchair.web.modes import Mode
from thirdchair.web.reasons import reasons
from thirdchair.web.tablepage import perform
from thirdchair.web.tables import changed, common, opened
from thirdchair.web.visit import STATUS, Answer, Page, TableId, Visit, Visiting

SOMEBODY = ("table", "follow", "api")
"""Who did it, where it was no device that has a name."""


@get("/tables/{table_id:str}/history", sync_to_thread=True)
def history(visit: Visiting, table_id: TableId) -> Page:
    """All steps, the newest first."""
    return _page(visit, table_id)


@post("/tables/{table_id:str}/history", sync_to_thread=True, status_code=200)
def jumped(visit: Visiting, table_id: TableId, data: forms.Form) -> Answer:
    """Back and forth, and the history again."""
    try:
        changed(visit, table_id, lambda table: perform(visit, table, data), data)
    except Refusal as refusal:
        return _page(visit, table_id, refusal)
    return visit.see(f"/tables/{table_id}/history")


def _page(visit: Visit, table_id: str, refusal: Refusal | None = None) -> Page:
    saved, mode = opened(visit, table_id)
    journal = saved.table.journal
    stands = journal.at + journal.waiting
    rows = [
        _row(visit, mode, entry, position, stands, journal.at)
        for position, entry in enumerate(journal.entries)
    ]
    return visit.page(
        "history.html",
        status=STATUS[refusal.code] if refusal else 200,
        notice=visit.sentence(refusal) if refusal else None,
        rows=rows[::-1],
        **common(visit, saved),
    )


def _row(
    visit: Visit, mode: Mode, entry: Entry, position: int, stands: int, at: int
) -> dict[str, Any]:
    words = visit.words
    return {
        "position": position,
        "label": words.command(entry.command),
        "by": who_did(visit, entry),
        "events": [
            (words.event(event), reasons(event, words, mode.measure)) for event in entry.events
        ],
        "undone": position >= stands,
        "here": position == stands - 1,
        "open": entry.state is None,
        "fixable": position < at,
    }


def who_did(visit: Visit, entry: Entry) -> str:
    """Whose device, as far as it is known."""
    if entry.by in SOMEBODY:
        return visit.words.text(f"page-by-{entry.by}")
    return entry.by
