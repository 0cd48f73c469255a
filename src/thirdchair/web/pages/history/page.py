"""The history: every command with its events, who did it, and ways back and forth."""

from collections.abc import Mapping, Sequence
from typing import Any

from litestar import get, post
from litestar.params import FromQuery

from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import Entry, Table
from thirdchair.table.store import Saved
from thirdchair.web import forms
from thirdchair.web.devices import NOBODY
from thirdchair.web.face import Mode
from thirdchair.web.pages.table.opening import changed, common, opened
from thirdchair.web.pages.table.page import perform
from thirdchair.web.reasons import reasons
from thirdchair.web.visit import STATUS, Answer, Page, TableId, Visit, Visiting


@get("/tables/{table_id:str}/history", sync_to_thread=True)
def history(visit: Visiting, table_id: TableId, seat: FromQuery[str] = "") -> Page:
    """All steps, the newest first; with `seat`, those that are about one seat."""
    return _page(visit, table_id, seat)


@post("/tables/{table_id:str}/history", sync_to_thread=True, status_code=200)
def jumped(
    visit: Visiting, table_id: TableId, data: forms.Form, seat: FromQuery[str] = ""
) -> Answer:
    """Back and forth, and the history again."""
    try:
        changed(visit, table_id, lambda table: perform(visit, table, data), data)
    except Refusal as refusal:
        return _page(visit, table_id, seat, refusal)
    path = f"/tables/{table_id}/history"
    return visit.see(path, seat=seat) if seat else visit.see(path)


def _page(visit: Visit, table_id: str, seat: str, refusal: Refusal | None = None) -> Page:
    saved, mode = opened(visit, table_id, whole=True)
    seat = seat if seat in mode.seats(saved.table) else ""
    rows = [
        {**row, "events": _about(seat, row["events"])} if seat else row
        for row in story(visit, mode, saved)
        if not seat or seat in row["seats"]
    ]
    return visit.page(
        "history.html",
        status=STATUS[refusal.code] if refusal else 200,
        notice=visit.sentence(refusal) if refusal else None,
        rows=rows[::-1],
        seat=seat,
        seats=mode.seats(saved.table),
        tokens=mode.tokens(saved, visit.words),
        shared=visit.house.shared_moments(saved.table.whole, saved.id),
        **common(visit, saved),
    )


def story(visit: Visit, mode: Mode, saved: Saved) -> list[dict[str, Any]]:
    """Every step with its events, the oldest first."""
    journal = saved.table.journal
    stands = journal.at + journal.waiting
    return [
        _row(visit, mode, saved.table, position, stands) for position in range(len(journal.entries))
    ]


def _row(visit: Visit, mode: Mode, table: Table, position: int, stands: int) -> dict[str, Any]:
    entry, at = table.journal.entries[position], table.journal.at
    words, measure = mode.words_then(visit.words, table, position), mode.measure(table)
    return {
        "position": position,
        "label": words.command(entry.command),
        "by": who_did(visit, entry),
        "events": [
            (mode.said(event, table, words), reasons(event, words, measure), _seats(mode, [event]))
            for event in entry.events
        ],
        "seats": _seats(mode, [entry.command, *entry.events]),
        "undone": position >= stands,
        "here": position == stands - 1,
        "open": entry.state is None and entry.own is None,
        "fixable": position < at and (position > 0 or any(a.by != "app" for a in entry.answers)),
    }


def _seats(mode: Mode, things: Sequence[Mapping[str, Any]]) -> set[str]:
    """The seats that commands and events are about."""
    named = [thing[key] for thing in things for key in ("who", "seat") if thing.get(key)]
    named += [winner for thing in things for winner in thing.get("winner", ())]
    return {mode.OWNERS.get(seat, seat) for seat in named}


def _about(seat: str, events: list[Any]) -> list[Any]:
    """Those about a seat, and those about nobody: the cards that were drawn."""
    return [event for event in events if not event[2] or seat in event[2]]


def who_did(visit: Visit, entry: Entry) -> str:
    """Whose device, as far as it is known."""
    if entry.by in NOBODY:
        return visit.words.text(f"page-by-{entry.by}")
    return entry.by
