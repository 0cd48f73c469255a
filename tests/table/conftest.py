from collections.abc import Iterator
from pathlib import Path

import pytest

from thirdchair.games import GAMES
from thirdchair.table.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(GAMES, tmp_path / "tables.db")
    yield opened
    opened.close()
