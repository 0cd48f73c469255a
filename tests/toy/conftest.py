"""A house that knows the toy."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.toy.handed_in import games
from thirdchair.table.store import HOME, House, Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store(games(), tmp_path / "tables.sqlite")) as store:
        yield store


@pytest.fixture
def house(store: Store) -> House:
    return store.of(HOME)
