"""What goes wrong in a browser: a full disk, tables of another version."""

import base64
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.at_home import AtHome
from tests.pocket.browsing import Phone, Tab
from tests.table.builders import bots_turn, duel
from tests.table.older import at_revision
from tests.table.test_moving_in import moved
from tests.web.played import SCYTHE, SOLO
from thirdchair.table.schema import REVISIONS

pytestmark = [pytest.mark.browser, pytest.mark.journey]

PUT = """async (bytes) => {
  const all = await navigator.storage.getDirectory();
  for await (const folder of all.values()) {
    const put = async (name, content) => {
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await file.write(content);
      await file.close();
    };
    await put("tables.db", Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0)));
    await put("tables.db-journal", "");
    await put("before-tables.db-of", "the one before");
  }
}"""
COPY = """async () => {
  const all = await navigator.storage.getDirectory();
  for await (const folder of all.values()) {
    const file = await (await folder.getFileHandle("before-tables.db")).getFile();
    return [...new Uint8Array(await file.arrayBuffer())];
  }
}"""


def test_a_full_disk_is_a_sentence_and_changes_nothing(phone: Phone) -> None:
    tab = phone.opened()
    table = tab.ask("/api/tables", {"new": SOLO})["id"]
    devtools = phone.context.new_cdp_session(tab.page)
    origin = tab.url.removesuffix("/thirdchair/")
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    refused = _until_refused(tab)
    assert "no room left" in refused["error"]["message"]
    assert tab.ask(f"/api/tables/{table}")["revision"] == 1
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    assert tab.ask(f"/api/tables/{table}", {"do": "income"})["revision"] == 2


def _until_refused(tab: Tab) -> dict[str, Any]:
    """The browser lends room a megabyte at a time."""
    for _ in range(200):
        answer = tab.ask("/api/tables", {"new": SCYTHE})
        if not answer["ok"]:
            return answer
    raise AssertionError("the disk was never full")


def test_tables_of_another_version_are_brought_up_to_date_or_refused(
    phone: Phone, tmp_path: Path
) -> None:
    older, table = _of_the_version_before(tmp_path)
    newer = tmp_path / "newer.db"
    newer.write_bytes(older.read_bytes())
    with closing(sqlite3.connect(newer)) as file, file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    tab = phone.opened()
    _put(tab, newer)
    tab.page.goto(tab.url)
    tab.page.locator("#state[role=alert]").wait_for()
    assert "newer version" in tab.page.locator("#state").inner_text()
    _put(tab, older)
    again = Tab(tab.page, tab.url, f"tables/{table}")
    assert again.ask(f"/api/tables/{table}", {"do": "bots_turn"})["ok"]
    assert bytes(again.page.evaluate(COPY)) == older.read_bytes()


def _put(tab: Tab, database: Path) -> None:
    """Where no engine has the file open: at an address that is no page."""
    tab.page.goto("about:blank")
    tab.page.goto(f"{tab.url}manifest.webmanifest")
    tab.page.evaluate(PUT, base64.b64encode(database.read_bytes()).decode())


def _of_the_version_before(folder: Path) -> tuple[Path, str]:
    """A database as the version before this one would have left it, and a table in it."""
    game = duel()
    bots_turn(game)
    with closing(AtHome(folder / "new.db")) as house:
        table = house.create("Sunday", game).id
    older = folder / "older.db"
    at_revision(older, REVISIONS[-2])
    moved(folder / "new.db", older)
    return older, table
