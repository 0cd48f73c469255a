"""The image of the memory that later visits begin with, and how the files come there."""

import os
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as TookTooLong

from tests.pocket.browsing import Host, Phone, Tab
from tests.web.played import SOLO

pytestmark = [pytest.mark.browser, pytest.mark.journey]

FOLDER = "thirdchair%2Fthirdchair%2F"
SHORT = 25_000
SPOILED = """async ([folder, name, from, to]) => {
  const all = await navigator.storage.getDirectory();
  const file = await (await all.getDirectoryHandle(folder)).getFileHandle(name);
  const whole = new Uint8Array(await (await file.getFile()).arrayBuffer());
  whole.fill(0, whole.length * from, whole.length * to);
  const written = await file.createWritable();
  await written.write(whole);
  await written.close();
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
    table = made(first)
    drawn = set()
    for _ in range(2):
        phone.close()
        tab = visit(phone)
        assert measured(tab, "fromImage")
        assert tab.ask(f"/api/tables/{table}")["ok"]
        drawn.add(measured(tab, "python.runPython('import random; random.random()')"))
    assert len(drawn) == 2


@pytest.mark.parametrize(
    ("name", "start", "end"),
    [("image", 0, 0.1), ("image", 0.5, 0.9), ("app", 0, 0.1), ("app", 0, 1)],
)
def test_what_broke_on_the_device_is_made_anew(
    phone: Phone, site: Path, name: str, start: float, end: float
) -> None:
    """It may be noticed, or stand still for ever: nobody waits for it twice."""
    table = made(visit(phone))
    phone.close()
    page = phone.page()
    page.goto(f"{phone.url}licences/{next((site / 'licences').iterdir()).name}")
    page.evaluate(SPOILED, [FOLDER, name, start, end])
    if name == "app":
        page.evaluate(SPOILED, [FOLDER, "image-of", 0, 1])
    phone.close()
    with suppress(TookTooLong):
        phone.opened(patience=SHORT)
    phone.close()
    tab = visit(phone)
    assert not measured(tab, "fromImage")
    assert tab.ask(f"/api/tables/{table}")["ok"]


def test_pages_speak_the_language_of_the_browser(chromium: Any, tmp_path: Path, host: Host) -> None:
    phone = Phone(chromium.browser_type, tmp_path / "czech", host.url, speaks="cs-CZ")
    try:
        assert phone.opened().app.locator("html").get_attribute("lang") == "cs"
    finally:
        phone.close()


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
