"""A set-up bonus: one box more on the sheet, which brings a coin, power or popularity for ever."""

from typing import Any

from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.games.scythe.fenris.screen import At

TEMPLATE = "scythe/fenris/cards/bonus.html"


def show(at: At) -> dict[str, Any]:
    """The three rows of boxes; those that are full cannot be tapped."""
    rules, sheet = at.rules, at.state.sheets[at.who]
    return {
        "due": at.state.bonuses_due.get(at.who, 0),
        "bonuses": [
            {
                "id": one.id,
                "n": sheet.bonuses.get(one.id, 0),
                "most": rules.most_of_bonus(one.id),
                "room": rules.room_for(at.who, one.id),
            }
            for one in rules.printed.bonus
        ],
    }


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """One box is ticked; or the rest stays empty."""
    match act.split(" "):
        case ["bonus", bonus]:
            seat = forms.text(form, "who")
            table.do({"do": "setup_bonus", "seat": seat, "bonus": bonus}, by)
        case ["no-more"]:
            table.do({"do": "done", "seat": forms.text(form, "who")}, by)
        case _:
            return False
    return True
