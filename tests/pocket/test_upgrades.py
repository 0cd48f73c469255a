"""A new version of the site: it waits beside the old one, and takes nothing from it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.pocket.browsing import Host, Phone, Tab
from tests.pocket.versions import next_version
from tests.web.played import SOLO
from tools.site.hosting import Files

pytestmark = [pytest.mark.browser, pytest.mark.journey]

ENGINES = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    const files = await (await caches.open(name)).keys();
    const names = files.map((one) => one.url.split("/").at(-1));
    found.push(...names.filter((one) => one.startsWith("engine.")));
  }
  return found.sort();
}"""
"""The engine of each version that is kept."""
RUNS = "() => [...new Set(performance.getEntriesByType('resource').map((one) => one.name))]"
FETCHING = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(registration.installing);
}"""


class Breaking(Files):
    """A host whose connection breaks in the middle of an engine."""

    broke = 0

    def copyfile(self, source: Any, outputfile: Any) -> None:
        if "/engine." not in self.path:
            super().copyfile(source, outputfile)
            return
        outputfile.write(source.read(1000))
        self.close_connection = True
        Breaking.broke += 1


def test_a_new_version_begins_when_all_tabs_are_closed(
    phone: Phone, host: Host, site: Path, tmp_path: Path
) -> None:
    new = next_version(site, tmp_path / "next")
    tab = phone.opened()
    table = tab.ask("/api/tables", {"new": SOLO})["id"]
    tab.go(f"/tables/{table}")
    host.shows(tmp_path / "next")
    tab.page.reload()
    tab.page.locator("#note button").wait_for()
    phone.close()
    again = phone.opened()
    again.page.wait_for_url(f"**/tables/{table}")
    assert _runs(again, new)
    assert again.ask(f"/api/tables/{table}", {"do": "income"})["revision"] == 2


def test_what_breaks_on_the_way_leaves_the_old_version_as_it_was(
    phone: Phone, host: Host, site: Path, tmp_path: Path
) -> None:
    """A download that breaks, and a version that does not start."""
    old, new = _engine(site), next_version(site, tmp_path / "next", fails=True)
    tab = phone.opened()
    table = tab.ask("/api/tables", {"new": SOLO})["id"]
    host.shows(tmp_path / "next", Breaking)
    tab.page.reload()
    _until(tab, lambda: Breaking.broke > 0 and not tab.page.evaluate(FETCHING))
    again = Tab(tab.page, tab.url, f"tables/{table}")
    assert again.ask(f"/api/tables/{table}", {"do": "income"})["revision"] == 2
    assert again.page.locator("#note").is_hidden()
    assert again.page.evaluate(ENGINES) == [old]
    host.shows(tmp_path / "next")
    again.page.reload()
    again.page.locator("#note button").click()
    again.page.locator("#state[role=alert]").wait_for()
    assert again.page.evaluate(ENGINES) == sorted([old, new])  # nobody has opened the tables yet


def _engine(site: Path) -> str:
    return next((site / "_").glob("engine.*.js")).name


def _runs(tab: Tab, engine: str) -> bool:
    return any(one.endswith(engine) for one in tab.page.evaluate(RUNS))


def _until(tab: Tab, holds: Callable[[], bool]) -> None:
    """A page that is just reloading cannot be asked."""
    for _ in range(600):
        try:
            if holds():
                return
        except Exception as error:
            if "context was destroyed" not in str(error):
                raise
        tab.page.wait_for_timeout(200)
    raise AssertionError("it never came to be")
