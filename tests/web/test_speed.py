"""Speed that is felt, as far as it can be counted: the first load is small, and nothing jumps."""

from itertools import cycle
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from tests.web.house import House
from tests.web.played import DUEL, SOLO, done, made
from tests.web.window import Window

pytestmark = pytest.mark.browser

MOST = 100_000
SIZES = [(390, 844), (820, 1180), (1280, 800)]
TRACKS = ("technology", "science", "military", "exploration")
SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) window.shifted += one.value;
}).observe({ type: "layout-shift", buffered: true });
"""
"""Also the shifts shortly after a tap, which browsers forgive."""


@pytest.fixture(scope="module")
def tables(house: House) -> dict[str, str]:
    """Tables late in the game, where most lies on them and the bots have most to say."""
    with house.client() as client:
        return {"duel": late_duel(client), "solo": late_solo(client)}


def late_duel(client: httpx.Client) -> str:
    path = made(client, DUEL, seed=7)
    for _, track in zip(range(20), cycle(TRACKS), strict=False):
        for who in ("p1", "p2"):
            done(client, path, do="advance", who=who, track=track)
        done(client, path, do="bots_turn")
    return path


def late_solo(client: httpx.Client, turns: int = 22) -> str:
    path = made(client, SOLO)
    for _, track in zip(range(turns), cycle(TRACKS), strict=False):
        done(client, path, do="advance", track=track)
        bots_turn(client, path)
    return path


def bots_turn(client: httpx.Client, path: str) -> None:
    if done(client, path, do="bots_turn")["pending"]:
        done(client, path, answer="none")


@pytest.mark.parametrize("mode", ["duel", "solo"])
def test_the_first_load_of_a_table_is_small_and_all_our_own(
    chromium: Any, house: House, tables: dict[str, str], mode: str
) -> None:
    with Window(chromium, house, "de") as window:
        devtools = window.context.new_cdp_session(window.page)
        devtools.send("Network.enable")
        sizes: list[int] = []
        hosts: set[str] = set()
        devtools.on("Network.loadingFinished", lambda one: sizes.append(one["encodedDataLength"]))
        window.page.on("request", lambda one: hosts.add(urlsplit(one.url).netloc))
        window.page.goto(tables[mode], wait_until="load")
        window.page.wait_for_timeout(300)
        assert len(sizes) > 5
        assert sum(sizes) < MOST
        assert hosts == {urlsplit(house.url).netloc}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mode", ["duel", "solo"])
def test_nothing_jumps_when_the_bots_have_moved(
    chromium: Any, house: House, tables: dict[str, str], mode: str, size: tuple[int, int]
) -> None:
    """A page that nobody touches follows the table, and the buttons stay under the thumb."""
    viewport = {"width": size[0], "height": size[1]}
    with Window(chromium, house, "de", viewport=viewport) as window, house.client() as client:
        page = window.page
        table = tables[mode] if mode == "duel" else late_solo(client, turns=8)
        page.add_init_script(SHIFTS)
        page.goto(f"{table}?who={'p1' if mode == 'duel' else 'you'}")
        page.wait_for_function("document.fonts.status === 'loaded'")
        buttons = page.locator(".moves button")
        before = [buttons.nth(place).bounding_box() for place in range(5)]
        for _ in range(2):
            revision = window.revision
            bots_turn(client, table)
            window.moved_from(revision)
            page.wait_for_selector(".moves")
        assert [buttons.nth(place).bounding_box() for place in range(5)] == before
        assert page.evaluate("window.shifted") < 0.001
