"""Pages that only a table of Scythe has."""

from litestar.exceptions import NotFoundException

from thirdchair.scythe.state import AutomaState
from thirdchair.table.store import Saved
from thirdchair.web.pages.table.opening import opened
from thirdchair.web.visit import Visit


def scythe_table(visit: Visit, table_id: str) -> Saved:
    """The table; another game does not have this page, nor a table that is still being set up."""
    saved, _ = opened(visit, table_id)
    if not isinstance(saved.table.state, AutomaState) or not saved.table.ready:
        raise NotFoundException
    return saved
