"""The story gate: the result is known, the outcome is read from the book, and then it goes on.

Nothing of what follows is on any page before that tap: it is not even computed.
"""

from typing import Any

from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.table.journal import Table
from thirdchair.web.games.scythe.fenris.screen import At

TEMPLATE = "scythe/fenris/outcome.html"


def open_to(state: FenrisState) -> bool:
    """As long as nobody has read it."""
    return True


def show(at: At) -> dict[str, Any]:
    """Which outcome; who has won is known to everybody at the table."""
    return {"winner": at.state.history[-1].winner}


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """It was read, or skipped."""
    if act != "read":
        return False
    table.do({"do": "read"}, by)
    return True
