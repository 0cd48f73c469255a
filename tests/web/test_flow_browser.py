"""A new game in three taps on a phone, the surprise, and the pages around a game for everyone."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.web.house import House
from tests.web.keyboard import Keyboard
from tests.web.window import PHONE, Window

pytestmark = pytest.mark.browser


class Thumb:
    """Taps what is on the screen as it is, and counts."""

    def __init__(self, window: Window) -> None:
        self.page = window.page
        self.taps = 0

    def tap(self, what: str) -> None:
        box = self.page.locator(what).bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert 0 <= box["y"] < box["y"] + box["height"] <= PHONE["height"]
        assert self.page.evaluate("scrollY") == 0
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.taps += 1


def test_a_new_game_takes_three_taps_without_scrolling(chromium: Any, own_house: House) -> None:
    with Window(chromium, own_house, "de") as window:
        page = window.page
        window.new_game(name="Donnerstagsrunde")
        window.new_game(name="Freitagsrunde")  # more tables do not push the door away
        page.goto("/")
        thumb = Thumb(window)
        thumb.tap(".doors .primary")
        page.wait_for_url("**/play")
        expect(page.locator("#game-tapestry-duel")).to_contain_text(
            "Wie zuletzt: Annegret und Benedikt"
        )
        thumb.tap("#game-tapestry-solo")
        expect(page.locator("#game-tapestry-solo input")).to_be_checked()
        thumb.tap("#start")
        page.wait_for_url("**/tables/*/checklist")
        assert thumb.taps == 3
        # The next time nothing has to be chosen at all.
        page.goto("/")
        thumb = Thumb(window)
        thumb.tap(".doors .primary")
        page.wait_for_url("**/play")
        expect(page.locator("#game-tapestry-solo input")).to_be_checked()
        thumb.tap("#start")
        page.wait_for_url("**/tables/*/checklist")
        assert thumb.taps == 2
        assert window.errors == []


def test_a_surprise_with_the_keyboard_alone(chromium: Any, own_house: House) -> None:
    with Window(chromium, own_house) as window:
        page = window.page
        page.goto("/play")
        keys = Keyboard(page)
        keys.choose("[name=mode][value='tapestry/solo']")
        keys.press("#surprise")
        page.wait_for_url("**/new?game=tapestry&mode=solo&surprise=*")
        level = page.locator(".picked li").first.inner_text().split(":")[0]
        keys.press("#start")
        page.wait_for_url("**/tables/*/checklist")
        page.goto("/play")
        assert level.lower() in page.locator("#game-tapestry-solo").inner_text().lower()
        assert window.errors == []


@pytest.mark.journey
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_differs_is_for_everyone(chromium: Any, own_house: House, theme: str) -> None:
    settings = {"color_scheme": theme, "bypass_csp": True}
    with Window(chromium, own_house, "de", **settings) as window:
        page = window.page
        for level in ("1", "5"):
            page.goto("/new?mode=solo")
            page.check(f"[name=level][value='{level}']")
            page.click("form.sheet button.primary")
            page.wait_for_url("**/checklist")
        page.click("#only-differing")
        page.wait_for_selector("#all-steps")
        # The whole row takes the tap, not just the box.
        page.locator(".tick").first.click(position={"x": 200, "y": 20})
        expect(page.locator(".tick-box").first).to_have_attribute("aria-pressed", "true")
        assert page.url.endswith("?only=differs")
        assert window.wider_than_it_should_be() == []
        assert window.too_small() == []
        # Over a texture axe cannot judge contrast.
        page.add_style_tag(content="body, .onward { background-image: none !important }")
        result = Axe().run(page)
        assert result.violations_count == 0, result.generate_report()


def test_what_is_saved_is_said_where_one_looks(chromium: Any, own_house: House) -> None:
    with Window(chromium, own_house, "de") as window:
        page = window.page
        page.goto("/box")
        expect(page.locator("[name=AA]")).not_to_be_checked()
        page.locator("[name=AA]").check()
        page.click("button[value=tapestry]")
        expect(page.locator("#box-saved")).to_be_in_viewport()
        page.goto("/box")
        expect(page.locator("[name=AA]")).to_be_checked()
        assert window.errors == []


def test_a_folded_chapter_of_the_rules_opens_for_a_search_and_a_link(
    chromium: Any, own_house: House
) -> None:
    with Window(chromium, own_house, "de") as window:
        page = window.page
        page.goto("/rules")
        rule = page.locator("[id='tap.shadow2p.adv.tie.heart']")
        expect(rule).not_to_be_visible()
        assert page.evaluate("document.body.scrollHeight") < 3 * PHONE["height"]
        page.fill("[type=search]", "Herz")
        expect(rule).to_be_visible()
        page.fill("[type=search]", "")
        expect(rule).not_to_be_visible()
        page.goto("/rules?whole=yes#tap.shadow2p.adv.tie.heart")
        expect(rule).to_be_in_viewport()
        assert window.errors == []
        assert window.wider_than_it_should_be() == []
