"""A new version of the site: it waits beside the old one, and takes nothing from it."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.at_home import AtHome
from tests.pocket.browsing import Host, Phone, Tab
from tests.pocket.test_hard_cases import COPY
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


def test_update_now_brings_every_tab_to_the_new_version(
    phone: Phone, host: Host, site: Path, tmp_path: Path
) -> None:
    old, new = _engine(site), next_version(site, tmp_path / "next")
    first = phone.opened()
    table = first.ask("/api/tables", {"new": SOLO})["id"]
    first.go(f"/tables/{table}")
    second = phone.opened(f"tables/{table}")
    host.shows(tmp_path / "next")
    first.page.reload()
    for tab in (first, second):
        tab.page.locator("#note:has-text('new version') button").wait_for()
    host.stop()
    first = Tab(first.page, first.url, f"tables/{table}")
    assert first.ask(f"/api/tables/{table}", {"do": "income"})["revision"] == 2
    assert first.page.evaluate(ENGINES) == sorted([old, new])
    second.page.locator("#note button").click()
    for tab in (first, second):
        _until(tab, partial(_runs, tab, new))
        tab.app.locator("#page[data-revision='2']").wait_for()
        assert tab.page.url.endswith(f"/tables/{table}")
    assert second.ask(f"/api/tables/{table}", {"do": "bots_turn"})["revision"] == 3
    first.app.locator("#page[data-revision='3']").wait_for()
    _until(first, lambda: first.page.evaluate(ENGINES) == [new])
    assert _revision(bytes(first.page.evaluate(COPY)), tmp_path / "before.db", table) == 2


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
    mended = next_version(site, tmp_path / "mended", mark="mended")
    host.shows(tmp_path / "mended")
    again.page.reload()
    again.page.locator("#note button").click()
    _until(again, partial(_runs, again, mended))
    again.app.locator("#page[data-revision='2']").wait_for()


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


def _revision(database: bytes, file: Path, table: str) -> int:
    file.write_bytes(database)
    house = AtHome(file)
    try:
        return house.load(table).revision
    finally:
        house.close()
