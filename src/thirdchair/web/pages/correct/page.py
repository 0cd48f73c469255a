"""Corrections, and what happens beside the turns: set the table to what lies there."""

from collections.abc import Iterable, Iterator
from typing import Any

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromQuery

from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.tapestry.correcting import LAST_ERA
from thirdchair.web import forms
from thirdchair.web.choices import ruling_value, rulings_of, told_rulings
from thirdchair.web.face import Mode, mode_of, own_game
from thirdchair.web.games.tapestry.boards import courses_of, spaces_of
from thirdchair.web.games.tapestry.correct_parts import NOBODY, Parts
from thirdchair.web.games.tapestry.duel.turns import BESIDE, TOGETHER
from thirdchair.web.games.tapestry.solo.expanded import parts_of
from thirdchair.web.pages.box import mybox
from thirdchair.web.pages.table.opening import changed, common, opened
from thirdchair.web.pages.table.page import CLOSED, ODD, closed, odd_now, refused
from thirdchair.web.visit import Answer, Page, TableId, Visit, Visiting

CHIPS = ("moved", "card", "forgot", "app")
"""Reasons that one tap gives: as `#moved` in the note of a correction."""


@get("/tables/{table_id:str}/correct", sync_to_thread=True)
def correct(visit: Visiting, table_id: TableId, part: FromQuery[str] = "") -> Answer:
    """The table as one form, filled in as the app knows it; with `part`, just that part."""
    saved, mode = opened(visit, table_id)
    head, _, at = part.partition(".")
    if head == "hexes" and at.isdecimal():
        return visit.see(f"/tables/{table_id}/hex/{int(at)}#correct-hex")
    if closed(saved.table):
        return visit.see(f"/tables/{table_id}", note=CLOSED)
    if part:
        return _part(visit, saved, mode, part)
    if own := own_game(saved.table):
        form = own.correction_form(saved, visit.words)
        return visit.page(own.SHEETS["correct"], chips=CHIPS, **form, **common(visit, saved))
    return visit.page(
        mode.SHEETS.get("correct", "tapestry/correct.html"),
        state=saved.table.state,
        tokens=mode.tokens(saved, visit.words),
        track_ids=list(courses_of(saved.table.state)),
        courses=courses_of(saved.table.state),
        spaces_of=spaces_of,
        expanded=parts_of(saved.table.state) if saved.table.setup.mode != "duel" else None,
        humans=mode.HUMANS,
        last_era=LAST_ERA,
        nobody=NOBODY,
        chips=CHIPS,
        **common(visit, saved),
    )


def _part(visit: Visit, saved: Saved, mode: Mode, path: str) -> Page:
    """A sheet of one thing, as it is reached by a tap on that thing."""
    if own_game(saved.table):
        raise NotFoundException
    parts = Parts(saved.table.state, mode.tokens(saved, visit.words), visit.words)
    part = parts.find(path)
    if part is None:
        raise NotFoundException
    others = parts.others(path)
    return visit.page(
        "correct-part.html", part=part, others=others, chips=CHIPS, **common(visit, saved)
    )


@post("/tables/{table_id:str}/correct", sync_to_thread=True, status_code=200)
def corrected(visit: Visiting, table_id: TableId, data: forms.Form) -> Answer:
    """One correction for each field that differs."""
    note = note_from(data)

    def act(table: Table) -> None:
        correct_all(table, list(changes(table, data)), note, visit.by)

    return _done(visit, table_id, act, data)


def correct_all(table: Table, parts: Iterable[tuple[str, Any]], note: str, by: str) -> None:
    """Some corrections of one form, which undo takes back as one."""
    turn = ""
    for path, value in parts:
        table.do({"do": "correct", "path": path, "value": value, "note": note}, by, turn)
        turn = TOGETHER


def note_from(form: dict[str, Any]) -> str:
    """Why, in the chips and the words of a form."""
    chips = [f"#{chip}" for chip in CHIPS if form.get(f"reason-{chip}")]
    return " ".join([*chips, forms.text(form, "note", "")]).strip()


def changes(table: Table, form: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The parts whose field says something else than the table."""
    state = table.state
    if own := own_game(table):
        yield from own.corrections(table, form)
        return
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
def more(visit: Visiting, table_id: TableId) -> Answer:
    """A landmark gained some other way; a token that moves by more than one space, or back."""
    saved, mode = opened(visit, table_id)
    state = saved.table.state
    if own_game(saved.table):
        raise NotFoundException
    if closed(saved.table):
        return visit.see(f"/tables/{table_id}", note=CLOSED)
    return visit.page(
        mode.SHEETS.get("more", "tapestry/duel-more.html"),
        free=[landmark for landmark, owner in state.landmarks.items() if owner is None],
        seats=mode.seats(saved.table),
        humans=mode.HUMANS,
        track_ids=list(courses_of(state)),
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
        rulings=list(told_rulings(saved.table, mybox.owned(visit.store).unlocked).values()),
        in_force=saved.table.state.rulings,
        closed=closed(saved.table),
        chips=CHIPS,
        **common(visit, saved),
    )


@post("/tables/{table_id:str}/rulings", sync_to_thread=True, status_code=200)
def ruled(visit: Visiting, table_id: TableId, data: forms.Form) -> Answer:
    """From now on the table plays it differently; the history keeps it."""

    def act(table: Table) -> None:
        now = table.state.rulings
        told = {
            key: ruling_value(ruling, forms.text(data, f"ruling-{key}", str(now[key])))
            for key, ruling in rulings_of(table).items()
        }
        parts = [(f"rulings.{key}", value) for key, value in told.items() if value != now[key]]
        correct_all(table, parts, note_from(data), visit.by)

    return _done(visit, table_id, act, data)


def _done(visit: Visit, table_id: str, act: Any, data: dict[str, Any]) -> Answer:
    """On to the table, which says so if a correction is odd."""
    try:
        saved = changed(visit, table_id, act, data)
    except Refusal as refusal:
        return refused(visit, table_id, refusal)
    path = f"/tables/{table_id}"
    return visit.see(path, note=ODD) if odd_now(saved.table) else visit.see(path)
