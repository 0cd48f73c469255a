"""Held, not tapped, on a real screen: finger, key, and the second step for who cannot hold."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.fenris.scene import ANA_AND_AUTOMA
from tests.fenris.test_opening_pages import FOUND
from tests.fenris.test_third_table import SETUP
from tests.fenris.test_tonight_browser import Seat
from tests.web.house import House
from tests.web.window import Window

pytestmark = pytest.mark.browser


def lay(house: House) -> str:
    """Something lies there to be opened."""
    with house.client() as client:
        made = client.post("/api/tables", json={"new": SETUP}).json()
        path = f"/tables/{made['id']}"
        for command in FOUND:
            assert client.post(f"/api{path}", json=command).json()["ok"]
    return path


def is_open(page: Page) -> None:
    expect(page.locator("#just-opened")).to_be_visible()
    expect(page.locator("#said")).to_contain_text("Box A ist offen")


def test_it_is_held_and_everybody_hears_of_it(chromium: Any, house: House) -> None:
    path = lay(house)
    with Window(chromium, house, "de") as first, Window(chromium, house, "de") as second:
        for window in (first, second):
            window.page.goto(path)
        page, summary = first.page, first.page.locator("#open-a > summary")
        summary.click()
        expect(page.locator("#open-a-now")).to_be_visible()  # a tap only unfolds the second step
        expect(page.locator("#just-opened")).to_have_count(0)
        assert first.too_small() == []
        found = Axe().run(page, options={"resultTypes": ["violations"]})
        assert [one["id"] for one in found.response["violations"]] == []
        summary.click(delay=1300)
        is_open(page)
        is_open(second.page)
        assert not first.errors


def test_the_finger_that_held_presses_nothing_when_it_is_lifted(
    chromium: Any,
    house: House,
) -> None:
    """Another page lies below it by then, perhaps with a button just there."""
    with Window(chromium, house, "de") as window:
        page = window.page
        page.goto(lay(house))
        spot = page.locator("#open-a > summary").bounding_box()
        assert spot is not None
        finger = {"x": spot["x"] + spot["width"] / 2, "y": spot["y"] + spot["height"] / 2}
        touch = page.context.new_cdp_session(page)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
        is_open(page)
        page.evaluate(
            """({x, y}) => {
              const trap = document.createElement("a");
              trap.href = "/";
              trap.style.cssText = `position: fixed; left: ${x - 40}px; top: ${y - 40}px;`
                + "z-index: 9; width: 80px; height: 80px";
              document.body.append(trap);
            }""",
            finger,
        )
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(400)
        expect(page.locator("#just-opened")).to_be_visible()
        page.mouse.click(finger["x"], finger["y"])  # another finger means it
        expect(page).to_have_url(f"{house.url}/")


def test_a_key_is_held_or_tapped_twice(chromium: Any, house: House) -> None:
    for keys in ("hold", "two"):
        with Window(chromium, house, "de") as window:
            page = window.page
            page.goto(lay(house))
            page.locator("#open-a > summary").focus()
            if keys == "hold":
                page.keyboard.down("Enter")
            else:
                page.keyboard.press("Space")
                page.keyboard.press("Tab")
                page.keyboard.press("Enter")
            is_open(page)
            assert not window.errors


def test_a_card_comes_dressed_though_its_looks_were_locked_before(
    chromium: Any,
    house: House,
) -> None:
    result = {"do": "episode_result", "coins": {"s1": 62, "s2": 15}}
    with Seat(chromium, house, "de") as ana:
        ana.page.goto(ana.sit(ANA_AND_AUTOMA, {"do": "setup"}, result))
        ana.touch("#read", "#stake-war")
        expect(ana.page.locator(".stakes")).to_have_css("display", "grid")
        sheets = ana.page.locator("head link[rel=stylesheet]")
        hrefs = [str(one.get_attribute("href")) for one in sheets.all()]
        assert "/small.css" in hrefs[-1]  # what is for small screens still has the last word
        assert len(set(hrefs)) == len(hrefs)


def test_the_board_that_follows_the_set_up_has_its_script(
    chromium: Any,
    house: House,
) -> None:
    with Seat(chromium, house, "de") as ana:
        ana.page.goto(ana.sit(ANA_AND_AUTOMA, {"do": "setup"}))
        ana.touch("#read", "#ready")
        with ana.page.expect_response("**/scythe/board.js*"):
            ana.touch("#ready", "#automa-turn")
