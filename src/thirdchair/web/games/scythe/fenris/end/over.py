"""The end of a campaign: its card, how everybody led, the evenings, and what comes next."""

from typing import Any

from thirdchair.scythe.fenris.end.reckoning import chapters
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.table.journal import Table
from thirdchair.web.games.scythe.fenris.end.ending import changes, evenings, votes
from thirdchair.web.games.scythe.fenris.screen import At
from thirdchair.web.games.scythe.fenris.sheet.grid import grid_of

TEMPLATE = "scythe/fenris/over.html"


def open_to(state: FenrisState) -> bool:
    """Once it is over."""
    return state.result is not None


def show(at: At) -> dict[str, Any]:
    """Who reads which texts of the book, the logs with their full lines, and the way there."""
    end = at.state.result
    seats = {} if end is None else end.seats
    return {
        "led": {seat: chapters(one) for seat, one in seats.items()},
        "values": {seat: one.values for seat, one in seats.items()},
        "logs": {seat: grid_of(at.rules, seat) for seat in seats},
        "lines": {seat: one.lines for seat, one in seats.items()},
        "evenings": evenings(at.state, at.words),
        "cast": [*votes(at.state, at.words), *changes(at.table, at.words)],
    }


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """Nothing is left to do."""
    return False
