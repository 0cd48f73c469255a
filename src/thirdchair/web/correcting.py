"""Corrections, and what happens beside the turns: set the table to what lies there."""

from collections.abc import Iterator
from typing import Any

from litestar import get, post

from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.table.journal import Table
from thirdchair.tapestry import content
from thirdchair.tapestry.correcting import LAST_ERA
from thirdchair.web import forms
from thirdchair.web.modes import mode_of
from thirdchair.web.modes.choices import ruling_value
from thirdchair.web.modes.turns import BESIDE
from thirdchair.web.tablepage import refused
from thirdchair.web.tables import changed, common, opened
from thirdchair.web.visit import Answer, Page, TableId, Visit, Visiting

NOBODY = "-"


@get("/tables/{table_id:str}/correct", sync_to_thread=True)
def correct(visit: Visiting, table_id: TableId) -> Page:
    """The whole table as one form, filled in as the app knows it."""
    saved, mode = opened(visit, table_id)
    return visit.page(
        mode.SHEETS.get("correct", "correct.html"),
        state=saved.table.state,
        tokens=mode.tokens(saved, visit.words),
        track_ids=list(content.tracks()),
        courses=content.courses(),
        humans=mode.HUMANS,
        last_era=LAST_ERA,
        nobody=NOBODY,
        **common(visit, saved),
    )


@post("/tables/{table_id:str}/correct", sync_to_thread=True, status_code=200)
def corrected(visit: Visiting, table_id: TableId, data: forms.Form) -> Answer:
    """One correction for each field that differs."""
    note = forms.text(data, "note", "")

    def act(table: Table) -> None:
        for path, value in list(changes(table, data)):
            table.do({"do": "correct", "path": path, "value": value, "note": note}, visit.by)

    return _done(visit, table_id, act, data)


def changes(table: Table, form: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The parts whose field says something else than the table."""
    state = table.state
    for seat, at in state.tracks.items():
        for track, space in at.items():
            yield from _number(form, f"tracks.{seat}.{track}", space)
    for seat, favorite in state.favorites.items():
        yield from _word(form, f"favorites.{seat}", favorite)
    for landmark, owner in state.landmarks.items():
        yield from _word(form, f"landmarks.{landmark}", owner)
    for seat, era in state.era.items():
        yield from _number(form, f"era.{seat}", era)
    for which, seats in state.achievements.items():
        path = f"achievements.{which}"
        if f"{path}.1" in form:
            sent = [forms.text(form, f"{path}.{place}", NOBODY) for place in (1, 2)]
            now = [seat for seat in sent if seat != NOBODY]
            if now != seats:
                yield path, now
    yield from mode_of(table).corrections(table, form)


def _number(form: dict[str, Any], path: str, now: int) -> Iterator[tuple[str, int]]:
    if path in form and (sent := forms.number(form, path)) != now:
        yield path, sent


def _word(form: dict[str, Any], path: str, now: str | None) -> Iterator[tuple[str, str | None]]:
    if path in form:
        sent = forms.text(form, path)
        value = None if sent == NOBODY else sent
        if value != now:
            yield path, value


@get("/tables/{table_id:str}/more", sync_to_thread=True)
def more(visit: Visiting, table_id: TableId) -> Page:
    """A landmark gained some other way; a token that moves by more than one space, or back."""
    saved, mode = opened(visit, table_id)
    state = saved.table.state
    return visit.page(
        mode.SHEETS.get("more", "more.html"),
        free=[landmark for landmark, owner in state.landmarks.items() if owner is None],
        seats=mode.SEATS,
        humans=mode.HUMANS,
        track_ids=list(content.tracks()),
        tokens=mode.tokens(saved, visit.words),
        **common(visit, saved),
    )


@post("/tables/{table_id:str}/more", sync_to_thread=True, status_code=200)
def did_more(visit: Visiting, table_id: TableId, data: forms.Form) -> Answer:
    """The turn of nobody ends by it."""
    command: dict[str, Any] = {"who": forms.text(data, "who")}
    match forms.text(data, "act"):
        case "landmark":
            command |= {"do": "landmark", "landmark": forms.text(data, "landmark")}
        case "vp":
            command |= {"do": "vp", "add": forms.number(data, "add")}
        case "steps":
            track, steps = forms.text(data, "track"), forms.number(data, "steps")
            command |= {"do": "advance", "track": track, "steps": steps}
        case act:
            raise bad_input("unknown-value", where="act", value=act)
    return _done(visit, table_id, lambda table: table.do(command, visit.by, BESIDE), data)


@get("/tables/{table_id:str}/rulings", sync_to_thread=True)
def rulings(visit: Visiting, table_id: TableId) -> Page:
    """How this table decides what the books leave open."""
    saved, _ = opened(visit, table_id)
    return visit.page(
        "rulings.html",
        rulings=list(content.rulings(saved.table.journal.setup["mode"]).values()),
        in_force=saved.table.state.rulings,
        **common(visit, saved),
    )


@post("/tables/{table_id:str}/rulings", sync_to_thread=True, status_code=200)
def ruled(visit: Visiting, table_id: TableId, data: forms.Form) -> Answer:
    """From now on the table plays it differently; the history keeps it."""

    def act(table: Table) -> None:
        for key, ruling in content.rulings(table.journal.setup["mode"]).items():
            sent = forms.text(data, f"ruling-{key}", str(table.state.rulings[key]))
            value = ruling_value(ruling, sent)
            if value != table.state.rulings[key]:
                table.do({"do": "correct", "path": f"rulings.{key}", "value": value}, visit.by)

    return _done(visit, table_id, act, data)


def _done(visit: Visit, table_id: str, act: Any, data: dict[str, Any]) -> Answer:
    try:
        changed(visit, table_id, act, data)
    except Refusal as refusal:
        return refused(visit, table_id, refusal)
    return visit.see(f"/tables/{table_id}")
