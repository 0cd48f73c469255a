"""Servers and browsers for the tests of the pages."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.alone import Alone
from tests.web.house import House
from tests.web.reading import Person

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")


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


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """One browser for all tests of a module; each test opens its own windows.

    Playwright keeps an event loop running meanwhile, which other modules' tests cannot have.
    """
    if not Path(CHROMIUM).exists():
        pytest.skip(f"No Chromium at {CHROMIUM}: 'make browser' gets it")
    from playwright.sync_api import sync_playwright

    quiet = ["background-networking", "component-update", "sync", "gpu"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=["--no-sandbox", "--no-first-run", *(f"--disable-{one}" for one in quiet)],
        )
        yield browser
        browser.close()
