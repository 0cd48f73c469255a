"""A house that knows the campaign."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.fenris.pages import games
from thirdchair.table.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store(games(), tmp_path / "tables.sqlite")) as store:
        yield store
