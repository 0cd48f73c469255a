"""Pages that only a table of Scythe has."""

from litestar.exceptions import NotFoundException

from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.scythe.state import AutomaState
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.web.pages.table.opening import opened
from thirdchair.web.visit import Visit


def scythe_table(visit: Visit, table_id: str) -> Saved:
    """The table; another game does not have this page, nor a table that is still being set up.

    A campaign has it while a game is played.
    """
    saved, _ = opened(visit, table_id)
    if not playing(saved.table):
        raise NotFoundException
    return saved


def playing(table: Table) -> bool:
    """Is a game on the board? A campaign has one from its set-up to its result."""
    state = table.state
    if isinstance(state, FenrisState):
        return state.phase == "play" and state.tonight is not None and state.tonight.ready
    return isinstance(state, AutomaState) and table.ready
