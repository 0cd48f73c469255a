"""What a button of the solo table does, and the sheet of the result."""

from typing import Any

from thirdchair.kit.questions import Number
from thirdchair.kit.refusals import bad_input
from thirdchair.table.journal import Table
from thirdchair.tapestry.hexmap import YOU
from thirdchair.tapestry.yourside import SECOND
from thirdchair.web import doubts, forms
from thirdchair.web.games.tapestry.extra import extra
from thirdchair.web.games.tapestry.solo import asking as solo_asking
from thirdchair.web.games.tapestry.solo.map import act_on, slips
from thirdchair.web.games.tapestry.solo.turns import BOTS_TURN
from thirdchair.web.games.tapestry.typed import begin_finish


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> None:
    """A tap on the table page."""
    kind, _, rest = act.partition(" ")
    match kind:
        case "income" | "bots_turn" | "undo" | "redo" if rest and act != "undo one":
            raise bad_input("unknown-value", where="act", value=act)
        case "advance":
            table.do({"do": "advance", "track": rest}, by)
        case "advance2":
            table.do({"do": "advance", "track": rest, "who": SECOND}, by)
        case "income":
            table.do({"do": "income"}, by)
        case "bots_turn":
            table.do(BOTS_TURN, by)
        case "hex":
            at = forms.number({"hex": rest}, "hex")
            act_here = act_on(table.state, at)
            doubts.check(slips(table, at, act_here), form)
            table.do({"do": "explore" if act_here == "explore" else "conquer", "hex": at}, by)
        case "extra":
            now = extra(table)
            steps = {"steps": -1} if now and now.back else {}
            table.do({"do": "advance", "track": rest, **steps}, by)
        case "explore" | "conquer":
            table.do({"do": kind, "hex": forms.number({"hex": rest}, "hex")}, by)
        case "take":
            table.do({"do": "take", "item": rest}, by)
        case "traps":
            solo_asking.answer_traps(table, rest, by)
        case "undo":
            table.undo(1 if rest == "one" else table.taps)
        case "redo":
            table.redo(table.taps_ahead)
        case _:
            raise bad_input("unknown-value", where="act", value=act)


def finish(table: Table, form: dict[str, Any], by: str) -> bool:
    """The result from one sheet. False, and nothing done, while a tie still needs the resources."""
    begin_finish(table, by)
    while isinstance(question := table.question, Number):
        field = f"{question.about}-{YOU}"
        if question.about == "resources" and not form.get(field):
            return False
        table.answer(forms.number(form, field), by)
    return True
