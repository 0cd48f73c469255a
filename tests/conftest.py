"""What all tests share: data of their own, servers, browsers, and the count of proven rules."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from tests.web.browsers import BROWSERS
from tests.web.house import House
from tests.web.reading import Person
from thirdchair.cli.rules import coverage, placed_rules, proven_by, rules_by_game

TESTS = Path(__file__).parent

# Compiled modules are kept, whatever the environment says: more than a hundred servers start here,
# and each would compile them anew.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# The reference engine looks ahead, unless a test asks for the kernel: each of those servers would
# load it, too.
os.environ.setdefault("THIRDCHAIR_KERNEL", "off")

# A time limit for each example would make a busy machine fail.
settings.register_profile("thirdchair", deadline=None)
settings.load_profile("thirdchair")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, so that no core waits at the end; browsers in a row."""
    BROWSERS.expect(items)
    items.sort(key=lambda item: (not _is_long(item), (TESTS / "web") not in item.path.parents))


def _is_long(item: pytest.Item) -> bool:
    return BROWSERS.needed_in(item) or item.get_closest_marker("journey") is not None


def pytest_runtest_setup(item: pytest.Item) -> None:
    if not BROWSERS.needed_in(item):
        BROWSERS.close()


def pytest_sessionfinish() -> None:
    BROWSERS.close()


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test sees the tables of whoever runs it, nor those of another test."""
    monkeypatch.setenv("THIRDCHAIR_DATA", str(tmp_path / "data"))


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
    """Somebody without script: pages are read and forms are sent."""
    with house.client() as client:
        yield Person(client)


@pytest.fixture
def chromium() -> Any:
    """A browser, in which each test opens its own windows."""
    return BROWSERS.opened()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How many rules have a test and a place. With xdist only the controller says it."""
    terminalreporter.write_sep("-", "rules with a test and a place")
    for line in coverage(rules_by_game(), proven_by(TESTS), placed_rules()):
        terminalreporter.write_line(line)
