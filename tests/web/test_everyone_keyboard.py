"""Whole short games with the keyboard alone, in the order in which a screen reader reads."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.house import House
from tests.web.keyboard import Keyboard
from tests.web.solo_window import SoloWindow
from tests.web.window import Window

pytestmark = pytest.mark.browser

READING_ORDER = """() => {
  const parts = ["h1", "#told-name", ".bar nav", ".bar form, .bar .button"];
  const found = parts.map((one) => document.querySelector(`#page :is(${one})`));
  return found.every((one, n) => one && (!n ||
    found[n - 1].compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING));
}"""


def keys_of(window: Window) -> Keyboard:
    window.page.goto("/")
    return Keyboard(window.page)


def pressed(window: Window, keys: Keyboard, button: str) -> None:
    """A button of the table by keyboard; the focus is not lost, and the news is said."""
    before = window.revision
    keys.press(f"#{button}:not(:disabled)")
    window.moved_from(before)
    window.page.wait_for_selector("body:not(.settling)")
    assert keys.focus != "body", f"the focus is lost after {button}"


def finished(page: Page, keys: Keyboard, **points: str) -> None:
    """By the menu to the result."""
    keys.press(".menu summary")
    keys.follow(".menu nav a[href$='/finish']")
    for field, value in points.items():
        keys.write(f"[name={field.replace('_', '-')}]", value)
    keys.follow("form.sheet button.primary")


def test_a_short_duel_by_keyboard_alone(chromium: Any, house: House) -> None:
    with Window(chromium, house) as window:
        page, keys = window.page, keys_of(window)
        keys.follow(".doors .primary")
        keys.choose('[name=mode][value="tapestry/duel"]')
        keys.follow("#change")
        keys.write("[name=name-p1]", "Ana")
        keys.write("[name=name-p2]", "Bert")
        keys.follow("form.sheet button.primary")
        keys.follow(".onward a")
        page.wait_for_selector("#move-income")
        assert page.evaluate(READING_ORDER)
        for move in ("income", "income", "science", "technology", "science", "military"):
            pressed(window, keys, f"move-{move}")
            assert keys.focus == f"move-{move}"
        expect(page.locator("#said")).to_have_text(page.locator("#hand").inner_text())
        keys.press("#why > summary")
        expect(page.locator("#why ol.walk")).to_be_visible()
        pressed(window, keys, "undo")
        pressed(window, keys, "redo")
        finished(page, keys, vp_p1="88", vp_p2="80")
        expect(page.locator(".result")).to_contain_text("Ana wins")
        assert window.errors == []


@pytest.mark.journey
def test_a_short_solo_game_by_keyboard_alone(chromium: Any, house: House) -> None:
    with SoloWindow(chromium, house) as window:
        page, keys = window.page, keys_of(window)
        window.sit()
        assert page.evaluate(READING_ORDER)
        for move in ("income", "science", "military"):
            pressed(window, keys, f"move-{move}")
            if page.locator(".map-say.due").is_visible():
                pressed(window, keys, "hex-27")
            pressed(window, keys, "bots-turn")
            while page.locator(".question").count():
                key = page.locator(".keypad button:enabled").first.get_attribute("id")
                pressed(window, keys, str(key))
        assert page.inner_text("#said").strip()
        assert window.view["turn"] == 3
        finished(page, keys, vp_you="999")
        expect(page.locator(".result")).to_contain_text("win")
        assert window.errors == []
