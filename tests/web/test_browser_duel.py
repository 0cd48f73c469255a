"""A whole duel in a real browser, in each language and on each screen; with and without script."""

from itertools import cycle, takewhile
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.house import House
from tests.web.window import NAMES, SIZES, Window

pytestmark = pytest.mark.browser

ROUND = ("income", "income", "science", "military", "technology", "exploration")
RESULTS = {
    "en": f"{NAMES[0]} wins",
    "de": f"{NAMES[0]} gewinnt",
    "cs": f"Vyhrává {NAMES[0]}",
}


def play(window: Window) -> int:
    """Tap until only the result is left; returns the number of taps."""
    page = window.page
    going = takewhile(lambda _: page.locator("#finish").count() == 0, cycle(ROUND))
    taps = 0
    for act in going:
        bar = page.locator(".bar").bounding_box()
        button = page.locator(f"#move-{act}").bounding_box()
        assert bar is not None
        assert button is not None
        assert button["y"] + button["height"] <= window.height  # no scrolling to act
        window.tap(f"move-{act}")
        taps += 1
    return taps


@pytest.mark.parametrize(
    ("size", "language"),
    [
        ("phone", "de"),
        pytest.param("tablet", "cs", marks=pytest.mark.journey),
        pytest.param("screen", "en", marks=pytest.mark.journey),
    ],
)
def test_a_whole_duel(chromium: Any, house: House, size: str, language: str) -> None:
    with Window(chromium, house, language, viewport=SIZES[size]) as window:
        page = window.page
        window.new_game()
        assert play(window) == 26
        page.click("#finish")
        page.fill("[name=vp-p1]", "143")
        page.fill("[name=vp-p2]", "120")
        page.click("form.sheet button.primary")
        expect(page.locator(".result")).to_contain_text(RESULTS[language])
        window.kept("duel-over")
        assert page.get_attribute("html", "lang") == language
        assert window.errors == []


@pytest.mark.journey
def test_the_same_duel_without_script(chromium: Any, house: House) -> None:
    options = {"java_script_enabled": False, "viewport": SIZES["tablet"]}
    with Window(chromium, house, "de", **options) as window:
        page = window.page
        window.new_game()
        assert play(window) == 26
        page.click("#finish")
        page.fill("[name=vp-p1]", "120")
        page.fill("[name=vp-p2]", "120")
        page.click("form.sheet button.primary")
        page.fill("[name=resources-p1]", "4")
        page.fill("[name=resources-p2]", "2")
        page.click("form.sheet button.primary")
        expect(page.locator(".result")).to_contain_text("Annegret gewinnt")
        page.click("#undo")
        page.click(".menu summary")
        page.click(".menu nav a[href$='/history']")
        page.click("#step-1 button")
        expect(page.locator(".steps")).to_contain_text("Schritt 1 von")


def test_a_turn_with_real_cards(chromium: Any, house: House) -> None:
    with Window(chromium, house, "de") as window:
        page = window.page
        window.new_game(chance="table")
        window.tap("key-technology")
        window.tap("move-income")
        window.tap("move-income")
        expect(page.locator(".asked")).to_contain_text("Linke Karte")
        window.tap("key-1")
        expect(page.locator(".asked")).to_contain_text("Rechte Karte")
        window.tap("back-one")
        expect(page.locator(".asked")).to_contain_text("Linke Karte")
        assert window.wider_than_it_should_be() == []
        window.tap("key-1")
        window.tap("key-2")
        expect(page.locator("#hand")).to_have_text("Grauer Marker auf Technologie von 0 auf 1.")
        page.click("#why > summary")
        page.click("#why-not-science > summary")
        expect(page.locator("#why-not-science")).to_contain_text("Nr. 2 von unten")
        page.click("#why-not-science .rule-id")
        expect(page.locator("[id='tap.shadow2p.adv.tie']")).to_be_in_viewport()
        assert window.errors == []


def test_a_double_tap_is_one_tap(chromium: Any, house: House) -> None:
    with Window(chromium, house) as window:
        window.new_game()
        before = window.revision
        window.page.dblclick("#move-science")
        window.moved_from(before)
        window.page.wait_for_timeout(300)
        assert "Annegret: space 1" in str(window.lying()[1])
        assert "Benedikt: space 0" in str(window.lying()[1])


def test_by_keyboard_the_focus_stays_and_the_bot_is_heard(chromium: Any, house: House) -> None:
    with Window(chromium, house) as window:
        page = window.page
        window.new_game()
        window.tap("move-income")
        page.focus("#move-income")
        before = window.revision
        page.wait_for_selector("body:not(.settling)")
        page.keyboard.press("Enter")
        window.moved_from(before)
        expect(page.locator("#move-income")).to_be_focused()
        expect(page.locator("#said")).to_have_text(page.locator("#hand").inner_text())
        page.keyboard.press("Shift+Tab")
        expect(page.locator("#move-technology")).to_be_focused()


def test_an_open_explanation_stays_open_until_the_bot_plays_again(
    chromium: Any, house: House
) -> None:
    with Window(chromium, house) as window:
        page = window.page
        window.new_game()
        window.tap("move-income")
        window.tap("move-income")
        page.click("#why > summary")
        window.tap("move-science")
        expect(page.locator("#why")).to_have_attribute("open", "")
        window.tap("move-science")
        expect(page.locator("#why")).not_to_have_attribute("open", "")
