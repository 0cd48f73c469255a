"""A result sheet whose game still asks something else: what was typed waits for its question."""

from typing import Any

from thirdchair.kit.questions import Number
from thirdchair.kit.refusals import not_now
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.web import forms

TYPED = "typed"
"""Where the options of a table keep the numbers of a sheet, and of which step they are."""


def finishing(table: Table) -> bool:
    """Is the end of the game the open command?"""
    journal = table.journal
    return journal.waiting and journal.entries[journal.at].command["do"] == "finish"


def begin_finish(table: Table, by: str) -> None:
    """End the game, unless it is ending already; anything else that is asked comes first."""
    if not table.journal.waiting:
        table.do({"do": "finish"}, by)
    elif not finishing(table) or not isinstance(table.question, Number):
        raise not_now("answer-first")


def numbers(form: dict[str, Any], humans: tuple[str, ...]) -> dict[str, int]:
    """The numbers of a sheet by their fields, as in `vp-you`; those left open are not there."""
    fields = [name for name, value in form.items() if value and name.rpartition("-")[2] in humans]
    return {field: forms.number(form, field) for field in fields}


def kept(position: int, found: dict[str, int]) -> dict[str, Any]:
    """The numbers for the options of a table, for the end of the game at this step."""
    return {TYPED: {"step": position, **found}}


def typed(saved: Saved) -> dict[str, int]:
    """What the sheet of the open end of this game said."""
    found: dict[str, int] = dict(saved.options.get(TYPED, {}))
    here = found.pop("step", None) == saved.table.journal.at
    return found if here and finishing(saved.table) else {}


def typed_answer(saved: Saved) -> int | None:
    """What the sheet said to the question that is open now."""
    question = saved.table.question
    if not isinstance(question, Number):
        return None
    return typed(saved).get(f"{question.about}-{question.seat}")
