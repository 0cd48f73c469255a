"""One browser for all modules in a row that need one; each test opens its own windows.

Playwright keeps an event loop running meanwhile, which other modules' tests cannot have.
"""

import os
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
QUIET = ("background-networking", "component-update", "sync", "gpu")
FIXTURE = "chromium"


class Browsers:
    """Opens a browser when a test wants one, and closes it when a module does not."""

    def __init__(self) -> None:
        self._used_in: set[Path] = set()
        self._browser: Any = None
        self._closing = ExitStack()

    def expect(self, items: list[pytest.Item]) -> None:
        """Learn which modules need a browser."""
        self._used_in = {item.path for item in items if FIXTURE in _fixtures(item)}

    def needed_in(self, item: pytest.Item) -> bool:
        """Does a test of this one's module need a browser?"""
        return item.path in self._used_in

    def opened(self) -> Any:
        if not Path(CHROMIUM).exists():
            pytest.skip(f"No Chromium at {CHROMIUM}: 'make browser' gets it")
        if self._browser is None:
            from playwright.sync_api import sync_playwright

            playwright = self._closing.enter_context(sync_playwright())
            self._browser = playwright.chromium.launch(
                executable_path=CHROMIUM,
                args=["--no-sandbox", "--no-first-run", *(f"--disable-{one}" for one in QUIET)],
            )
            self._closing.callback(self._browser.close)
        return self._browser

    def close(self) -> None:
        self._browser = None
        self._closing.close()


BROWSERS = Browsers()


def _fixtures(item: pytest.Item) -> list[str]:
    return item.fixturenames if isinstance(item, pytest.Function) else []
