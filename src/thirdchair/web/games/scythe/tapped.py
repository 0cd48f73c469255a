"""What a button of the table page of Scythe does."""

from typing import Any

from thirdchair.kit.refusals import bad_input
from thirdchair.scythe.doubts import doubts as slips
from thirdchair.table.journal import Table
from thirdchair.web import doubts, forms
from thirdchair.web.games.scythe import turns as scythe_turns
from thirdchair.web.games.scythe.asked import screen as scythe_asking
from thirdchair.web.games.scythe.asked.meeting import arrival
from thirdchair.web.games.scythe.board.picking import picked
from thirdchair.web.games.scythe.correct_parts import ask_abilities
from thirdchair.web.games.scythe.questions import answer_together
from thirdchair.web.games.scythe.turns import rules_of, state_of


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> None:
    """A tap on the table page."""
    kind, *rest = act.split(" ")
    match kind, rest:
        case "automa_turn", [seat]:
            table.do(scythe_turns.automa_turn(seat), by)
        case "actor_turn", [actor]:
            table.do(scythe_turns.actor_turn(actor), by)
        case "surrender", []:
            table.do({"do": "surrender"}, by)
        case "move", []:
            seat = forms.text(form, "who")
            seats = state_of(table).seats
            units = seats[seat].units if seat in seats else {}
            moves = picked(forms.text(form, "moves", ""), units, rules_of(table).board).moves
            _do(table, {"do": "move", "seat": seat, "moves": moves}, form, by)
        case "met", [unit]:
            seat, place = forms.text(form, "who"), forms.text(form, "place")
            table.do(arrival(seat, unit, place), by)
        case "place" | "remove", [unit, place]:
            seat, n = forms.text(form, "who"), forms.number({"n": "1", **form}, "n")
            command = {"do": kind, "seat": seat, "unit": unit, "at": place, "n": n}
            _do(table, command, form, by)
        case "gain", [what, n]:
            amount = forms.number({"n": n}, "n")
            seat = forms.text(form, "who")
            table.do({"do": "gain", "seat": seat, "what": what, "n": amount}, by)
        case "star", [triumph]:
            seat = forms.text(form, "who")
            _do(table, {"do": "star", "seat": seat, "triumph": triumph}, form, by)
        case "unstar", [triumph]:
            scythe_turns.take_star_off(table, forms.text(form, "who"), triumph, by)
        case "abilities", []:
            ask_abilities(table, forms.text(form, "abilities"), by)
        case "together", []:
            answer_together(table, form, by)
        case "looked", []:
            scythe_asking.answer(table, form, by)
        case "undo", ["one"]:
            table.undo()
        case "undo", []:
            table.undo(table.taps)
        case "redo", []:
            table.redo(table.taps_ahead)
        case _:
            raise bad_input("unknown-value", where="act", value=act)


def _do(table: Table, command: dict[str, Any], form: dict[str, Any], by: str) -> None:
    """What people enter, unless it looks like a slip and nobody has said that it is right.

    What the rules refuse is refused at once: nobody is asked first. A doubt drops what was
    done here, for nothing is stored then.
    """
    found = slips(rules_of(table), command)
    table.do(command, by)
    doubts.check(found, form)
