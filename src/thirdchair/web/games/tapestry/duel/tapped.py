"""What a button of the duel does, and the sheet of the result."""

from typing import Any

from thirdchair.kit.questions import Number
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.turns import BESIDE, GOES_ON, Said
from thirdchair.table.journal import Table
from thirdchair.tapestry.duel import MOST_POINTS, MOST_RESOURCES, Duel
from thirdchair.web import forms
from thirdchair.web.games.tapestry.duel import turns as turning
from thirdchair.web.games.tapestry.extra import extra_of_two


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> None:
    """A tap on the table page: a turn, and what follows from it by itself."""
    kind, _, rest = act.partition(" ")
    turn: Said = GOES_ON if form.get("stay") else ""
    match kind:
        case "advance":
            table.do({"do": "advance", "who": forms.text(form, "who"), "track": rest}, by, turn)
        case "income":
            table.do({"do": "income", "who": forms.text(form, "who")}, by, turn)
        case "extra":
            now = extra_of_two(table)
            steps = {"steps": -1} if now and now.back else {}
            command = {"do": "advance", "who": forms.text(form, "who"), "track": rest, **steps}
            table.do(command, by, BESIDE)
            return
        case "bots_turn":
            table.do(turning.BOTS_TURN, by)
            return
        case "undo":
            table.undo(1 if rest == "one" else table.taps)
            return
        case "redo":
            table.redo(table.taps_ahead)
            return
        case _:
            raise bad_input("unknown-value", where="act", value=act)
    if form.get("follow"):
        turning.follow(table)


def finish(table: Table, form: dict[str, Any], by: str) -> bool:
    """The result from one sheet. False, and nothing done, while a tie still needs the resources."""
    fields = {"vp": MOST_POINTS, "resources": MOST_RESOURCES}
    given = {
        (about, seat): forms.number(form, f"{about}-{seat}")
        for about in fields
        for seat in Duel.humans
        if form.get(f"{about}-{seat}")
    }
    points = [given.get(("vp", seat)) for seat in Duel.humans]
    if None not in points and len(set(points)) == 1:
        missing = [seat for seat in Duel.humans if ("resources", seat) not in given]
        if missing:
            return False
    if not isinstance(table.question, Number):
        table.do({"do": "finish"}, by)
    while isinstance(question := table.question, Number):
        table.answer(_given(given, question), by)
    return True


def _given(given: dict[tuple[str, str], int], question: Number) -> int:
    key = (question.about, question.seat or "")
    if key not in given:
        raise bad_input("missing-field", where=question.about, field=question.about)
    return given[key]
