"""What something costs: statements to the database, and entries of journals that are read."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from thirdchair.table.record import Entry
from thirdchair.table.rows import _entry


@dataclass
class Costs:
    statements: int = 0
    entries: int = 0


@contextmanager
def counted() -> Iterator[Costs]:
    """Counts as long as it lasts."""
    costs = Costs()

    def executed(*_: object) -> None:
        costs.statements += 1

    def read(row: Any) -> Entry:
        costs.entries += 1
        return _entry(row)

    event.listen(Engine, "before_cursor_execute", executed)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("thirdchair.table.rows._entry", read)
            yield costs
    finally:
        event.remove(Engine, "before_cursor_execute", executed)
