"""Servers and browsers for the tests of the pages."""

from typing import Any

import pytest

from tests.web.alone import Alone
from tests.web.reading import Person
from thirdchair.contract import Session
from thirdchair.table.journal import Table


@pytest.fixture
def me(ana: Person) -> Alone:
    """The same person, alone at a table."""
    return Alone(ana.client)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Table | Session]:
    """Every table and every conversation that a test begins."""
    begun: list[Table | Session] = []
    for kind in (Table, Session):
        first = kind.__init__

        def noted(self: Any, *args: Any, first: Any = first, **named: Any) -> None:
            first(self, *args, **named)
            begun.append(self)

        monkeypatch.setattr(kind, "__init__", noted)
    return begun
