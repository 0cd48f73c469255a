"""Speed that is felt, as far as it can be counted: the first load is small, and nothing jumps."""

from itertools import cycle
from time import sleep
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from tests.web.house import House
from tests.web.played import DUEL, SCYTHE, SOLO, done, made
from tests.web.window import Window

pytestmark = pytest.mark.browser

MOST = 100_000
SIZES = [(390, 844), (820, 1180), (1280, 800)]
TRACKS = ("technology", "science", "military", "exploration")
SHIFTS = """
window.shifted = 0;
window.moved = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) {
    window.shifted += one.value;
    window.moved.push(...one.sources.map(({ node }) => node?.id || node?.className || "text"));
  }
}).observe({ type: "layout-shift", buffered: true });
"""
"""Also the shifts shortly after a tap, which browsers forgive."""
LATE = 0.4
"""How long the scripts take to come over a slow line, in seconds."""
LATE_PAINT = """
window.requestAnimationFrame = (work) => setTimeout(() => { window.felt = true; work(); }, 150);
window.swapped = [];
document.addEventListener("leaving", () => window.swapped.push(window.felt === true));
"""
"""A screen that is slower than the server: was it painted when the fresh table came in?"""


@pytest.fixture(scope="module")
def tables(house: House) -> dict[str, str]:
    """Tables late in the game, where most lies on them and the bots have most to say."""
    with house.client() as client:
        return {
            "duel": late_duel(client),
            "solo": late_solo(client),
            "scythe": late_scythe(client),
        }


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


def late_scythe(client: httpx.Client) -> str:
    path = made(client, SCYTHE)
    for _ in range(3):
        for seat in ("s3", "s4"):
            done(client, path, do="automa_turn", seat=seat)
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
        page.wait_for_function("() => document.fonts.status === 'loaded'")
        buttons = page.locator(".moves button")
        before = [buttons.nth(place).bounding_box() for place in range(5)]
        for _ in range(2):
            revision = window.revision
            bots_turn(client, table)
            window.moved_from(revision)
            page.wait_for_selector(".moves")
        assert [buttons.nth(place).bounding_box() for place in range(5)] == before
        assert page.evaluate("window.shifted") < 0.001


def test_the_map_and_the_tracks_change_places_and_the_rest_stays(
    chromium: Any, house: House
) -> None:
    with Window(chromium, house, "de") as window, house.client() as client:
        page = window.page
        page.goto(f"{made(client, SOLO)}?see=map")
        card = page.locator("#told-name")
        before = card.bounding_box()
        for see in ("tracks", "map"):
            page.click(f"#see-{see}")
            page.wait_for_selector(f"#columns[data-see={see}]")
            page.evaluate("window.scrollTo(0, 0)")
            assert card.bounding_box() == before


def late(route: Any) -> None:
    sleep(LATE)
    route.continue_()


@pytest.mark.parametrize("mode", ["duel", "solo", "scythe"])
def test_nothing_jumps_when_the_scripts_come_late(
    chromium: Any, house: House, tables: dict[str, str], mode: str
) -> None:
    """What a script adds to a table has its room before."""
    with Window(chromium, house, "de") as window:
        page = window.page
        page.route("**/*.js*", late)
        page.add_init_script(SHIFTS)
        page.goto(tables[mode], wait_until="load")
        page.wait_for_timeout(300)
        assert page.evaluate("[window.shifted, window.moved]") == [0, []]


def test_a_tap_is_seen_before_the_fresh_table_is_laid_out(
    chromium: Any, house: House, tables: dict[str, str]
) -> None:
    """The answer of a quick server waits for the paint that says that the tap was felt."""
    with Window(chromium, house, "de") as window:
        page = window.page
        page.add_init_script(LATE_PAINT)
        page.goto(f"{tables['duel']}?who=p1")
        revision = window.revision
        page.locator("#move-science").tap()
        window.moved_from(revision)
        assert page.evaluate("window.swapped")[0]


def test_a_place_that_is_tapped_says_so_at_once(
    chromium: Any, house: House, tables: dict[str, str]
) -> None:
    """A link that only shows another part of the table, while its answer is on the way."""
    with Window(chromium, house, "de") as window:
        page = window.page
        page.goto(tables["scythe"])
        held: list[Any] = []

        def hold(route: Any) -> None:
            held.append(route)

        page.route("**/tables/*see=*", hold)
        for tapped in ("#at-r2c4", "#pick-close"):
            page.locator(tapped).first.tap(force=True)
            page.wait_for_selector(f"{tapped}.sending")
            page.wait_for_timeout(50)
            held.pop().continue_()
            page.wait_for_selector(".sending", state="detached")
