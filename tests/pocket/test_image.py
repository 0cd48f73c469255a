"""The image of the memory that later visits begin with, and how the files come there."""

import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.pocket.browsing import Host, Phone, Tab
from tests.web.played import SOLO

pytestmark = [pytest.mark.browser, pytest.mark.journey]

FOLDER = "thirdchair%2Fthirdchair%2F"
SPOILED = """async ([folder, name]) => {
  const all = await navigator.storage.getDirectory();
  const file = await (await all.getDirectoryHandle(folder)).getFileHandle(name);
  const whole = new Uint8Array(await (await file.getFile()).arrayBuffer());
  const to = await file.createWritable();
  await to.write(whole.subarray(0, whole.length / 2));
  await to.close();
}"""


def measured(tab: Tab, what: str) -> Any:
    return tab.page.workers[0].evaluate(f"measured.{what}")


def visit(phone: Phone) -> Tab:
    """Long enough that the next one may begin with an image."""
    tab = phone.opened()
    measured(tab, "kept")
    return tab


def made(tab: Tab) -> str:
    table: str = tab.ask("/api/tables", {"new": SOLO})["id"]
    assert tab.ask(f"/api/tables/{table}", {"do": "income"})["ok"]
    return table


def test_the_second_visit_begins_with_an_image_and_its_chance_is_its_own(phone: Phone) -> None:
    first = visit(phone)
    assert not measured(first, "fromImage")
    tables = [made(first)]
    for _ in range(2):
        phone.close()
        tab = visit(phone)
        assert measured(tab, "fromImage")
        tables.append(made(tab))
    assert len(set(tables)) == 3
    assert all(tab.ask(f"/api/tables/{table}")["ok"] for table in tables)


def test_a_broken_image_is_thrown_away(phone: Phone) -> None:
    table = made(visit(phone))
    phone.context.pages[-1].evaluate(SPOILED, [FOLDER, "image"])
    phone.close()
    tab = visit(phone)
    assert not measured(tab, "fromImage")
    assert tab.ask(f"/api/tables/{table}")["ok"]
    phone.close()
    assert measured(visit(phone), "fromImage")


@pytest.mark.parametrize(
    ("brotli", "missing"), [(True, "*.pack"), (False, "*.br")], ids=["with brotli", "plain"]
)
def test_a_host_needs_one_form_of_the_large_files(
    site: Path, chromium: Any, tmp_path: Path, *, brotli: bool, missing: str
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(site, folder, ignore=shutil.ignore_patterns(missing), copy_function=os.link)
    host = Host(folder, brotli=brotli)
    phone = Phone(chromium.browser_type, tmp_path / "profile", host.url)
    try:
        assert made(phone.opened())
    finally:
        phone.close()
        host.stop()
