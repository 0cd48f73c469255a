"""Somebody new in the middle of a campaign: a sheet is proposed, and all of it can be changed.

What is not on this form is written on the sheet itself.
"""

from typing import Any

from thirdchair.kit.turns import TOGETHER
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.games.scythe.fenris.screen import At, campaign_of, rules_of_campaign

ACT = "join"


def show(at: At) -> dict[str, Any]:
    """The seat that is free next, and what its sheet would begin with."""
    return {"new_seat": f"s{len(at.state.sheets) + 1}", "begins": at.rules.proposed()}


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """A new seat, and what its sheet says otherwise than proposed."""
    if act != ACT:
        return False
    seat = f"s{len(campaign_of(table).sheets) + 1}"
    kind = forms.text(form, "kind", "human")
    command = {
        "do": "seat",
        "seat": seat,
        "kind": kind,
        "name": forms.text(form, "name", "") if kind == "human" else "",
        "faction": forms.text(form, "faction"),
    }
    table.do(command, by)
    while table.question is not None:
        table.let_app()  # what an Automa's mods bring: its sheet is complete at once
    if fields := _otherwise(table, seat, form):
        speaker, table.speaker = table.speaker, seat
        try:
            table.do({"do": "sheet", "seat": seat, "fields": fields}, by, TOGETHER)
        finally:
            table.speaker = speaker
    return True


def _otherwise(table: Table, seat: str, form: dict[str, Any]) -> dict[str, Any]:
    rules = rules_of_campaign(table)
    sheet = rules.sheet_of(seat)
    fields: dict[str, Any] = {}
    if forms.text(form, "wealth", "") and forms.number(form, "wealth") != sheet.balance:
        fields["wealth"] = forms.number(form, "wealth")
    if forms.text(form, "bonuses", ""):
        bonuses = rules.bonuses_of(sheet.kind, forms.number(form, "bonuses"))
        if bonuses != sheet.bonuses:
            fields["bonuses"] = bonuses
    return fields
