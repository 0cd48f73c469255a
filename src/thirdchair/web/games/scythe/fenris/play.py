"""The game of tonight: the page of any table of Scythe, with the campaign around it."""

from typing import Any

from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.table.journal import Table
from thirdchair.web.games.scythe.fenris.screen import At
from thirdchair.web.games.scythe.table import Pages

TEMPLATE = "scythe/fenris/play.html"


def open_to(state: FenrisState) -> bool:
    """While a game is on the board."""
    return state.tonight is not None


def show(at: At) -> dict[str, Any]:
    """What the page of the board needs."""
    board = Pages(at.table, at.who, at.side)
    return board.show(at.saved, at.words, at.base, at.who, at.see)


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """A tap at the board."""
    Pages(table, None, None).perform(table, act, form, by)
    return True
