"""The correction form of a table of Tapestry: the whole of it, or one part that was tapped."""

from collections.abc import Iterator
from typing import Any

from litestar.exceptions import NotFoundException

from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.tapestry.content import numbers
from thirdchair.web import forms
from thirdchair.web.games.tapestry.boards import courses_of, game_of, spaces_of
from thirdchair.web.games.tapestry.correct_parts import NOBODY, Parts
from thirdchair.web.games.tapestry.modes import TapestryMode, mode_of
from thirdchair.web.games.tapestry.scenario.parts import fields
from thirdchair.web.games.tapestry.solo.expanded import parts_of
from thirdchair.web.pages.correct.correcting import CHIPS, correct_all, done, note_from, wrong
from thirdchair.web.pages.table.opening import common, opened
from thirdchair.web.pages.table.page import CLOSED, closed
from thirdchair.web.visit import STATUS, Answer, Page, Visit


def look(visit: Visit, table_id: str) -> Answer:
    """The table as one form, filled in as the app knows it; with `part`, just that part."""
    return _form(visit, table_id, visit.request.query_params.get("part", ""), {})


def _form(
    visit: Visit,
    table_id: str,
    part: str,
    given: dict[str, Any],
    refusal: Refusal | None = None,
) -> Answer:
    """`given` was entered and is refused: it stays, with the field and what is wrong with it."""
    saved, _ = opened(visit, table_id)
    mode = mode_of(saved.table)
    head, _, at = part.partition(".")
    if head == "hexes" and at.isdecimal():
        return visit.see(f"/tables/{table_id}/hex/{int(at)}#correct-hex")
    if closed(saved.table):
        return visit.see(f"/tables/{table_id}", note=CLOSED)
    answered: dict[str, Any] = {
        "status": STATUS[refusal.code] if refusal else 200,
        "given": given,
        "wrong": wrong(visit, refusal) if refusal else "",
        "chips": CHIPS,
    }
    if part:
        return _part(visit, saved, mode, part, answered)
    return visit.page(
        mode.CORRECT,
        **answered,
        state=saved.table.state,
        tokens=mode.tokens(saved, visit.words),
        track_ids=list(courses_of(saved.table.state)),
        courses=courses_of(saved.table.state),
        spaces_of=spaces_of,
        expanded=parts_of(saved.table.state) if saved.table.setup.mode != "duel" else None,
        humans=mode.HUMANS,
        last_era=numbers().last_income,
        nobody=NOBODY,
        asks_your_civ=_asks_your_civ(saved.table),
        scenario_fields=list(fields(saved.table.state, visit.words)),
        **common(visit, saved),
    )


def _asks_your_civ(table: Table) -> bool:
    """May you say which civilization you play? Some scenarios say it."""
    scenario = game_of(table).scenario(table.state)
    return scenario is None or not scenario.sheet.you


def _part(
    visit: Visit, saved: Saved, mode: TapestryMode, path: str, answered: dict[str, Any]
) -> Page:
    """A sheet of one thing, as it is reached by a tap on that thing."""
    parts = Parts(saved.table.state, mode.tokens(saved, visit.words), visit.words)
    part = parts.find(path)
    if part is None:
        raise NotFoundException
    others = parts.others(path)
    return visit.page(
        "correct-part.html", part=part, others=others, **answered, **common(visit, saved)
    )


def act(visit: Visit, table_id: str, data: dict[str, Any]) -> Answer:
    """One correction for each field that differs."""
    note = note_from(data)

    def correct(table: Table) -> None:
        correct_all(table, list(changes(table, data)), note, visit.by)

    def again(refusal: Refusal) -> Answer:
        return _form(visit, table_id, forms.text(data, "part", ""), data, refusal)

    return done(visit, table_id, correct, data, again=again)


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
