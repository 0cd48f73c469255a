"""An evening that begins and still asks something: its prologue first, then the question.

What stands on the table by then is shown above it, as in which order people choose.
"""

from typing import Any

from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.table.journal import Table
from thirdchair.web.games.scythe.fenris.screen import At
from thirdchair.web.games.scythe.fenris.tonight.different import different
from thirdchair.web.games.scythe.fenris.tonight.prologue import prologue

TEMPLATE = "scythe/fenris/beginning.html"
ORDER = "mat_order"
CHOSEN = ("mat_chosen", "drew")
"""What happened since the order was told."""


def open_to(state: FenrisState) -> bool:
    """There is a table of tonight before the evening is set up only while something is asked."""
    return state.phase == "setup" and state.tonight is not None


def show(at: At) -> dict[str, Any]:
    """Nothing is asked before the prologue is read."""
    shown = prologue(at)
    if not shown["read"]:
        return {**shown, "question": None}
    events = at.table.events()
    order = next((one for one in events if one["type"] == ORDER), None)
    return {
        **shown,
        "goals": different(at),
        "order": order,
        "reason": "" if order is None else at.words.rule(order["rule"]),
        "chosen": [at.words.event(one) for one in events if one["type"] in CHOSEN],
    }


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """Its question is answered as any other."""
    return False
