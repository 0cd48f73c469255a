"""Every page for everyone: nothing for axe to find, nothing lost with text twice as large.

The pages come from the app (see `every_page`), so that a new one is not forgotten.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import ViewportSize

from tests.web.every_page import EXAMPLES, addresses, laid_out, routes
from tests.web.house import House
from tests.web.window import PHONE, SIZES, Window

CONTRAST = {"runOnly": ["color-contrast"]}
TWICE = {"fontSizes": {"standard": 32, "fixed": 26}}
"""What a reader sets in the browser who wants text at 200 %."""
ONCE = {"fontSizes": {"standard": 16, "fixed": 13}}
SCREEN = SIZES["screen"]
ZOOMED: ViewportSize = {"width": 640, "height": 400}
"""What is left of a screen of 1280 by 800 that is zoomed to 200 %."""


@pytest.fixture(scope="module")
def tables(house: House) -> dict[str, str]:
    with house.client() as client:
        return laid_out(client)


def test_every_route_has_an_example() -> None:
    there = set(routes())
    missing = sorted(there - set(EXAMPLES))
    assert missing == [], "give each of them a line in EXAMPLES of tests/web/every_page.py"
    assert sorted(set(EXAMPLES) - there) == [], "no such route any more"


def pages(window: Window, tables: dict[str, str]) -> Iterator[str]:
    """Every example with its folds open, then what only a tap brings."""
    page = window.page
    for address in addresses(tables):
        answer = page.goto(address)
        assert answer is not None
        assert answer.status in (200, 404), address
        page.evaluate("document.querySelectorAll('main details').forEach((one) => one.open = true)")
        yield address
    page.goto(tables["duel"])
    page.click(".menu summary")
    yield "menu"
    page.goto("/nothing")
    yield "no such page"
    page.goto(f"{tables['duel']}/fix/3")
    page.locator("form.sheet button[value=delete]").click()
    page.wait_for_selector(".decide")
    yield "what a fix would change"
    page.goto(f"{tables['duel']}/finish")
    for person in ("p1", "p2"):
        page.fill(f"[name=vp-{person}]", "9")
    page.click("form.sheet button.primary")
    page.wait_for_selector("[name=resources-p1]")
    yield "tie"
    page.goto(tables["duel"])
    page.click("#undo")
    page.wait_for_selector("#redo")
    yield "undone"
    page.click("#redo")
    page.wait_for_selector("#page:not(:has(#redo))")


@pytest.mark.journey
@pytest.mark.browser
def test_axe_finds_nothing_by_day_and_by_night(
    chromium: Any, house: House, tables: dict[str, str]
) -> None:
    found = {}
    with Window(chromium, house, "en", bypass_csp=True, reduced_motion="reduce") as window:
        page = window.page
        for name in pages(window, tables):
            page.wait_for_selector("body:not(.settling)")  # what waits is pale for a moment
            # Over a texture axe cannot judge contrast.
            page.add_style_tag(content="body, .onward { background-image: none !important }")
            by_day = Axe().run(page)
            page.emulate_media(color_scheme="dark")
            by_night = Axe().run(page, options=CONTRAST)
            page.emulate_media(color_scheme="light")
            for result in (by_day, by_night):
                if result.violations_count:
                    found[name] = result.generate_report()
    assert not found, "\n".join(f"{name}\n{report}" for name, report in found.items())


def cut(window: Window) -> list[str]:
    return [*window.wider_than_it_should_be(), *window.covered()]


@pytest.mark.journey
@pytest.mark.browser
def test_nothing_is_lost_on_a_phone_or_with_text_at_200_percent(
    chromium: Any, house: House, tables: dict[str, str]
) -> None:
    with Window(chromium, house, "de", reduced_motion="reduce") as window:
        devtools = window.context.new_cdp_session(window.page)
        found = {}
        for name in pages(window, tables):
            found[name] = [*cut(window), *window.too_small()]
            devtools.send("Page.setFontSizes", TWICE)
            found[f"{name} with large text"] = cut(window)
            window.page.set_viewport_size(SCREEN)
            found[f"{name} with large text on a screen"] = cut(window)
            devtools.send("Page.setFontSizes", ONCE)
            window.page.set_viewport_size(ZOOMED)
            found[f"{name} zoomed"] = cut(window)
            window.page.set_viewport_size(PHONE)
        assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.journey
@pytest.mark.browser
def test_nothing_is_cut_in_czech(chromium: Any, house: House, tables: dict[str, str]) -> None:
    with Window(chromium, house, "cs", reduced_motion="reduce") as window:
        found = {name: [*cut(window), *window.too_small()] for name in pages(window, tables)}
        assert {name: wrong for name, wrong in found.items() if wrong} == {}
        assert [one for one in window.errors if "404" not in one] == []
