"""What something costs: statements to the database, and entries of journals that are read."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from sqlalchemy import Row, Select, event
from sqlalchemy.engine import Engine

from thirdchair.table.record import Entry
from thirdchair.table.rows import _entry
from thirdchair.table.shelf import Shelf

_all = Shelf.all


@dataclass
class Costs:
    statements: int = 0
    entries: int = 0
    rows: int = 0
    """All that a house got out of the database."""


@contextmanager
def counted() -> Iterator[Costs]:
    """Counts as long as it lasts."""
    costs = Costs()

    def executed(*_: object) -> None:
        costs.statements += 1

    def read(row: Any) -> Entry:
        costs.entries += 1
        return _entry(row)

    def all_of(shelf: Shelf, query: Select[Any], **known: Any) -> Sequence[Row[Any]]:
        found = _all(shelf, query, **known)
        costs.rows += len(found)
        return found

    event.listen(Engine, "before_cursor_execute", executed)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("thirdchair.table.rows._entry", read)
            patch.setattr(Shelf, "all", all_of)
            yield costs
    finally:
        event.remove(Engine, "before_cursor_execute", executed)
