"""What every correction does: say why, set the parts, and lead back to the table."""

from collections.abc import Callable, Iterable
from typing import Any

from thirdchair.kit.refusals import Refusal
from thirdchair.kit.turns import TOGETHER, Said
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.pages.table.opening import changed
from thirdchair.web.pages.table.page import ODD, STALE, odd_now, refused
from thirdchair.web.visit import Answer, Visit

CHIPS = ("moved", "card", "forgot", "app")
"""Reasons that one tap gives: as `#moved` in the note of a correction."""


def correct_all(table: Table, parts: Iterable[tuple[str, Any]], note: str, by: str) -> None:
    """Some corrections of one form, which undo takes back as one."""
    turn: Said = ""
    for path, value in parts:
        try:
            table.do({"do": "correct", "path": path, "value": value, "note": note}, by, turn)
        except Refusal as refusal:
            refusal.add_note(path)  # a form has many fields: people want to know which it is
            raise
        turn = TOGETHER


def note_from(form: dict[str, Any]) -> str:
    """Why, in the chips and the words of a form."""
    chips = [f"#{chip}" for chip in CHIPS if form.get(f"reason-{chip}")]
    return " ".join([*chips, forms.text(form, "note", "")]).strip()


def wrong(visit: Visit, refusal: Refusal) -> str:
    """What does not fit, with the names of the parts: a form has many fields."""
    parts = [visit.words.part(path) for path in getattr(refusal, "__notes__", ())]
    return ": ".join([*parts, visit.sentence(refusal)])


def done(
    visit: Visit,
    table_id: str,
    act: Callable[[Table], object],
    data: dict[str, Any],
    again: Callable[[Refusal], Answer] | None = None,
    **see: str,
) -> Answer:
    """On to the table, which says so if a correction is odd. `again`: the form with what was
    entered, if something in it does not fit; else the table says so.
    `see`: what the table shows first."""
    try:
        saved = changed(visit, table_id, act, data)
    except Refusal as refusal:
        if again is not None and refusal.code != "no_table" and refusal.text != STALE:
            return again(refusal)
        return refused(visit, table_id, refusal)
    path = f"/tables/{table_id}"
    odd = odd_now(visit.mode(saved.table), saved.table)
    return visit.see(path, None, **see, **({"note": ODD} if odd else {}))
