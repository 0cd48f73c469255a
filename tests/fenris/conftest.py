"""A house that knows the campaign."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.fenris.house import CampaignHouse
from tests.fenris.pages import games
from tests.web.reading import Person
from thirdchair.table.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store(games(), tmp_path / "tables.sqlite")) as store:
        yield store


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CampaignHouse]:
    """One server for all tests of a module."""
    house = CampaignHouse(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()


@pytest.fixture
def ana(house: CampaignHouse) -> Iterator[Person]:
    """Somebody without script: pages are read and forms are sent."""
    with house.client() as client:
        yield Person(client)
