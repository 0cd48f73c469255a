"""Servers and browsers for the tests of the pages."""

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from tests.web.alone import Alone
from tests.web.house import House
from tests.web.moments import Moments
from tests.web.reading import Person
from thirdchair.contract import Session
from thirdchair.games import GAMES
from thirdchair.table.journal import Table
from thirdchair.table.store import Store


class Hasty(House):
    """A house whose reference engine looks ahead for a moment only: the page is the same."""

    MAIN = "from thirdchair.lab import ahead; ahead.SECONDS = 0;" + House.MAIN


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for a walk over very many pages."""
    house = Hasty(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()


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


@pytest.fixture(scope="session")
def moments(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    """Tables at the moments when people need a rule, each made once."""
    with closing(Store(GAMES, tmp_path_factory.mktemp("moments") / "tables.db")) as store:
        yield Moments(store)
