"""Servers and browsers for the tests of the pages."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.alone import Alone
from tests.web.browsers import BROWSERS
from tests.web.house import House
from tests.web.reading import Person


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests of a module."""
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for one test, which may kill it."""
    house = House(tmp_path / "house")
    yield house
    house.stop()


@pytest.fixture
def ana(house: House) -> Iterator[Person]:
    with house.client() as client:
        yield Person(client)


@pytest.fixture
def me(ana: Person) -> Alone:
    """The same person, alone at a table."""
    return Alone(ana.client)


@pytest.fixture
def chromium() -> Any:
    """A browser, in which each test opens its own windows."""
    return BROWSERS.opened()
