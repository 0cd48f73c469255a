"""Somebody new draws as many mods as the others have on average: the tiles are ticked here."""

from typing import Any

from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.games.scythe.fenris.screen import At, rules_of_campaign
from thirdchair.web.games.scythe.fenris.sheet.copying import FIELDS

TEMPLATE = "scythe/fenris/cards/mods.html"


def show(at: At) -> dict[str, Any]:
    """How many are missing, and every tile that the campaign knows and this sheet does not have."""
    rules, seat = at.rules, at.who
    return {
        "mods_due": rules.mods_to_draw(seat),
        "tiles": {
            kind: [one for one in rules.known_tiles(kind) if one not in rules.mods_on(seat, kind)]
            for kind in rules.mod_kinds
        },
    }


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """A tile that was drawn stands on the sheet."""
    match act.split(" ", 2):
        case ["drawn", kind, tile] if kind in FIELDS:
            seat = forms.text(form, "who")
            rules = rules_of_campaign(table)
            rules.sheet_of(seat)
            tiles = [*rules.mods_on(seat, kind), tile]
            table.do({"do": "correct", "path": f"sheets.{seat}.{FIELDS[kind]}", "value": tiles}, by)
        case _:
            return False
    return True
