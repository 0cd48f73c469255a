"""Corrections of a Scythe table, and turning its board."""

from typing import Any

from litestar.exceptions import NotFoundException

from thirdchair.kit.hexes import POINTED
from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.scythe.horde.state import FIGURES, HordeState
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.games.scythe.board.looks import tokens_of
from thirdchair.web.games.scythe.box import late
from thirdchair.web.games.scythe.correct_parts import (
    HELD,
    arrows_of,
    corrections,
    rival_fields,
    tiles_of,
    token_kinds,
    track_fields,
    worn_fields,
)
from thirdchair.web.games.scythe.drawing.layout import SIDES
from thirdchair.web.games.scythe.only import playing
from thirdchair.web.games.scythe.turns import rules_of, state_of
from thirdchair.web.pages.correct.correcting import CHIPS, correct_all, done, note_from, wrong
from thirdchair.web.pages.table.opening import common, opened
from thirdchair.web.pages.table.page import CLOSED, closed
from thirdchair.web.visit import SIDE, STATUS, Answer, Visit, kept


def look(visit: Visit, table_id: str) -> Answer:
    """All seats, tokens and the recruit marker as one form, filled in as the app knows them."""
    return _form(visit, table_id, {})


def _form(
    visit: Visit, table_id: str, given: dict[str, Any], refusal: Refusal | None = None
) -> Answer:
    """`given` was entered and is refused: it stays, with the field and what is wrong with it."""
    saved, _ = opened(visit, table_id)
    if closed(saved.table) or not playing(saved.table):
        return visit.see(f"/tables/{table_id}", note=CLOSED)
    if visit.request.query_params.get("part"):
        raise NotFoundException
    state = state_of(saved.table)
    return visit.page(
        "scythe/correct.html",
        status=STATUS[refusal.code] if refusal else 200,
        given=given,
        wrong=wrong(visit, refusal) if refusal else "",
        state=state,
        tokens=tokens_of(saved, visit.words),
        held=HELD,
        rules=rules_of(saved.table),
        arrows=arrows_of(rules_of(saved.table)),
        track=dict(zip(track_fields(rules_of(saved.table)), state.track, strict=False)),
        worn_fields=worn_fields,
        rival_fields=rival_fields,
        tiles=tiles_of(rules_of(saved.table)),
        band=state.band if isinstance(state, HordeState) else None,
        figures=FIGURES,
        ways=POINTED,
        token_kinds=token_kinds(rules_of(saved.table)),
        chips=CHIPS,
        **common(visit, saved),
    )


def act(visit: Visit, table_id: str, data: dict[str, Any]) -> Answer:
    """One correction for each field that differs."""
    note = note_from(data)

    corrected: list[str] = []

    def correct(table: Table) -> None:
        parts = list(corrections(table, data))
        correct_all(table, parts, note, visit.by)
        corrected.extend(path for path, _ in parts)

    answer = done(
        visit, table_id, correct, data, again=lambda why: _form(visit, table_id, data, why)
    )
    late.remember_arrows(visit, visit.house.load(table_id).table, corrected)
    return answer


def turn(visit: Visit, table_id: str, data: dict[str, Any]) -> Answer:
    """A board with a seat at each side is turned for this device alone."""
    here, side = f"/tables/{table_id}", forms.text(data, "side")
    if side not in SIDES:
        raise bad_input("unknown-value", where="side", value=side)
    return visit.see(here, [kept(SIDE, side, visit.to(here))], see="board")
