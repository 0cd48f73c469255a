from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.at_home import AtHome


@pytest.fixture
def store(tmp_path: Path) -> Iterator[AtHome]:
    opened = AtHome(tmp_path / "tables.db")
    yield opened
    opened.close()
