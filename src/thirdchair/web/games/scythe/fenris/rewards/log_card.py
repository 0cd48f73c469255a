"""A star that may be ticked in one of several columns: one tap takes what we propose."""

from typing import Any

from thirdchair.kit.turns import TOGETHER
from thirdchair.scythe.fenris.sheet.open_stars import open_stars
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.games.scythe.fenris.screen import At, rules_of_campaign
from thirdchair.web.games.scythe.fenris.sheet.grid import grid_of

TEMPLATE = "scythe/fenris/cards/log.html"


def show(at: At) -> dict[str, Any]:
    """The first open star, its columns from the fullest to the emptiest, and the whole log."""
    star = open_stars(at.state, at.who)[0]
    log = at.state.sheets[at.who].log
    columns = at.rules.columns_for(at.who, star)
    fullest = sorted(columns, key=lambda one: -len(log.get(one, [])))
    return {
        "star": star.star,
        "columns": columns,
        "proposed": fullest[0] if fullest else None,
        "boxes": {one: len(log.get(one, [])) + 1 for one in columns},
        "grid": grid_of(at.rules, at.who),
        "all_of_them": at.rules.proposal(at.who),
    }


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """Where a star is ticked; a star behind a tick asks anew."""
    match act.split(" "):
        case ["log", star, column]:
            seat = forms.text(form, "who")
            table.do({"do": "log", "seat": seat, "star": star, "column": column}, by)
        case ["log-all"]:
            seat = forms.text(form, "who")
            for star, column in rules_of_campaign(table).proposal(seat):
                log = {"do": "log", "seat": seat, "star": star, "column": column}
                table.do(log, by, TOGETHER)
        case _:
            return False
    return True
