"""What two seats have with each other tonight, to be tapped: stars before a rival, an alliance."""

from typing import Any

import msgspec

from thirdchair.scythe.modules.rivals import Rivals
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.games.scythe.at_hand import BOTH
from thirdchair.web.games.scythe.fenris.screen import At, do_for
from thirdchair.web.games.scythe.turns import rules_of


class Stars(msgspec.Struct, frozen=True, kw_only=True):
    """The stars of a seat on the home bases of others, before its first turn."""

    laid: dict[str, int]
    """How many before each of the others."""
    left: int
    most: int


def stars_of(at: At, seat: str) -> Stars | None:
    """To lay out before the first turn; None where tonight has no rivals, or it is too late."""
    rules = rules_of(at.table)
    if not isinstance(rules, Rivals) or seat not in at.state.wishes or seat not in rules.humans:
        return None
    abroad = rules.abroad(seat)
    laid = {other: abroad.get(other, 0) for other in rules.state.seats if other != seat}
    most = rules.most_rivals()
    return Stars(laid=laid, left=most - sum(laid.values()), most=most)


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """A star before somebody, or back; an alliance proposed, agreed to, withdrawn or broken."""
    match act.split(" "):
        case ["pair" | "unpair" as do, other]:
            seat = forms.text(form, "who")
            do_for(table, {"do": do, "seat": seat, "with": other}, by)
            if do == "pair" and forms.text(form, BOTH, "") and table.question is None:
                do_for(table, {"do": do, "seat": other, "with": seat}, by)
        case _:
            return False
    return True
