"""The history: every command with its events, who did it, and ways back and forth.

It comes in pages, so that a long game costs no more than a short one.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
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
from thirdchair.words import Words

ON_A_PAGE = 100
AROUND = 10
"""So many newer steps are shown above the one that somebody looks for."""


@get("/tables/{table_id:str}/history", sync_to_thread=True)
def history(
    visit: Visiting,
    table_id: TableId,
    seat: FromQuery[str] = "",
    step: FromQuery[int | None] = None,
    before: FromQuery[int | None] = None,
) -> Page:
    """The steps, the newest first; with `seat`, those that are about one seat.

    The page shows where the table stands, the surroundings of `step`, or what came `before` one.
    """
    if step is not None:
        before = step + 1 + AROUND
    return _page(visit, table_id, seat, before, asked=step)


@post("/tables/{table_id:str}/history", sync_to_thread=True, status_code=200)
def jumped(
    visit: Visiting, table_id: TableId, data: forms.Form, seat: FromQuery[str] = ""
) -> Answer:
    """Back and forth, and the history again."""
    try:
        changed(visit, table_id, lambda table: perform(visit, table, data), data)
    except Refusal as refusal:
        return _page(visit, table_id, seat, refusal=refusal)
    path = f"/tables/{table_id}/history"
    return visit.see(path, seat=seat) if seat else visit.see(path)


def _page(
    visit: Visit,
    table_id: str,
    seat: str,
    before: int | None = None,
    refusal: Refusal | None = None,
    asked: int | None = None,
) -> Page:
    saved, mode = opened(visit, table_id)
    table = saved.table
    seat = seat if seat in mode.seats(table) else ""
    top, steps = _top(table, before), len(table.journal.entries)
    shown, older = _places(mode, table, seat, top)
    rows = [_row(visit, mode, table, place) for place in shown]
    if seat:
        rows = [{**row, "events": _about(seat, mode.seats(table), row["events"])} for row in rows]
    for row in rows:
        row["chapter"] = _chapter(mode, table, row["position"], visit.words)
    return visit.page(
        "history.html",
        status=STATUS[refusal.code] if refusal else 200,
        notice=visit.sentence(refusal) if refusal else None,
        rows=rows,
        asked=asked,
        seat=seat,
        older=older,
        newer=min(top + ON_A_PAGE, steps) if top < steps else None,
        seats=mode.seats(table),
        tokens=mode.tokens(saved, visit.words),
        shared=visit.house.shared_moments(table.whole, saved.id, shown),
        **common(visit, saved),
    )


def _top(table: Table, before: int | None) -> int:
    """The page shows what stands before this place: by default it shows where the table is."""
    steps, stands = len(table.journal.entries), table.journal.at + table.journal.waiting
    if before is None:
        before = steps if steps - stands < ON_A_PAGE else stands + AROUND
    return min(max(before, 1), steps)


def _places(mode: Mode, table: Table, seat: str, top: int) -> tuple[list[int], int | None]:
    """The places of the steps on a page, the newest first, and where an older page begins."""
    found: list[int] = []
    for place in _backwards(table, top):
        if len(found) == ON_A_PAGE:
            return found, place + 1
        if not seat or seat in _about_whom(mode, table.journal.entries[place]):
            found.append(place)
    return found, None


def _backwards(table: Table, top: int) -> Iterator[int]:
    """The places before this one, whose entries are fetched a page at a time."""
    while top > 0:
        first = max(top - ON_A_PAGE, 0)
        table.journal.entries.fetch(max(first - 1, 0), top)
        yield from range(top - 1, first - 1, -1)
        top = first


def story(visit: Visit, mode: Mode, saved: Saved) -> list[dict[str, Any]]:
    """Every step with its events, the oldest first."""
    steps = len(saved.table.journal.entries)
    return [_row(visit, mode, saved.table, position) for position in range(steps)]


def _row(visit: Visit, mode: Mode, table: Table, position: int) -> dict[str, Any]:
    entry, at = table.journal.entries[position], table.journal.at
    stands = at + table.journal.waiting
    words, measure = mode.words_then(visit.words, table, position), mode.measure(table)
    return {
        "position": position,
        "label": words.command(entry.command),
        "by": who_did(visit, entry),
        "events": _merged(
            (mode.said(event, table, words), reasons(event, words, measure), _seats(mode, [event]))
            for event in entry.events
        ),
        "undone": position >= stands,
        "here": position == stands - 1,
        "open": entry.state is None and entry.own is None,
        "fixable": position < at and (position > 0 or any(a.by != "app" for a in entry.answers)),
    }


def _merged(lines: Iterable[Any]) -> list[Any]:
    """The same thing told several times in a row is one line that says how often."""
    found: list[Any] = []
    for one, same in groupby(lines):
        times = len(list(same))
        found.append((f"{times} × {one[0]}", *one[1:]) if times > 1 else one)
    return found


def _about_whom(mode: Mode, entry: Entry) -> set[str]:
    return _seats(mode, [entry.command, *entry.events])


def _seats(mode: Mode, things: Sequence[Mapping[str, Any]]) -> set[str]:
    """The seats that commands and events are about."""
    named = [thing[key] for thing in things for key in ("who", "seat") if thing.get(key)]
    named += [winner for thing in things for winner in thing.get("winner", ())]
    return {mode.OWNERS.get(seat, seat) for seat in named}


def _about(seat: str, seats: tuple[str, ...], events: list[Any]) -> list[Any]:
    """Those about a seat. What names nobody belongs to whoever is named first in the step.

    Only what comes before every name, the cards that were drawn, is about everybody there.
    """
    named = [about for _, _, about in events if about]
    first = next((one for about in named for one in seats if one in about), seat)
    found, begun = [], False
    for event in events:
        begun = begun or bool(event[2])
        whose = event[2] or ({first} if begun else {seat})
        if seat in whose:
            found.append(event)
    return found


def _chapter(mode: Mode, table: Table, position: int, words: Words) -> str:
    """Under which heading a step stands: the part of the game that it belongs to."""
    if not position:
        return words.text("page-history-begin")
    return mode.chapter(table.state_before(position), words)


def who_did(visit: Visit, entry: Entry) -> str:
    """Whose device, as far as it is known; of what came out of a file that it did."""
    who = visit.words.text(f"page-by-{entry.by}") if entry.by in NOBODY else entry.by
    if not entry.brought:
        return who
    if entry.by == NOBODY[0]:  # another machine, or this one
        return visit.words.text("page-by-file")
    return visit.words.text("page-by-file-there", name=who)
