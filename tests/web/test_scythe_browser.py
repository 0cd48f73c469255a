"""A game against one Automa on a phone in a real browser, from the first tap to the sixth star."""

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.web.at_the_board import SETUP
from tests.web.house import House
from tests.web.solo_window import SoloWindow
from tests.web.window import SIZES

pytestmark = pytest.mark.browser


class BoardWindow(SoloWindow):
    """One person with a phone at a Scythe table. Every tap is counted."""

    def sit(self, **setup: Any) -> None:
        made = self.context.request.post("/api/tables", data={"new": {**SETUP, **setup}})
        self.page.goto(f"/tables/{made.json()['id']}")

    def touch(self, place: str) -> None:
        """A finger on a place of the board, which only changes the page."""
        before = self.page.url
        self.page.click(f"#at-{place.replace(':', '-')}")
        self.page.wait_for_url(lambda url: url != before)
        self.taps += 1

    def says_done(self) -> None:
        """Nothing to enter this time: the turn is over anyway."""
        if self.shows("turn-done"):
            self.page.click("#turn-done")
            self.page.wait_for_selector("#automa-turn")

    def settle_questions(self) -> None:
        """Power and cards of a combat: as little as possible."""
        while self.page.locator(".question").count():
            keys = self.page.locator(".keypad button:enabled")
            button = keys.first.get_attribute("id") if keys.count() else "answer"
            self.tap(str(button))

    def clean(self) -> None:
        """Nothing that axe objects to, nothing too small for a thumb, nothing cut off."""
        # Over a texture axe cannot judge contrast.
        found = Axe().run(self.page, options={"resultTypes": ["violations"]})
        assert [one["id"] for one in found.response["violations"]] == []
        assert self.too_small() == []
        assert self.wider_than_it_should_be() == []


@pytest.fixture
def phone(chromium: Any, house: House) -> Iterator[BoardWindow]:
    with BoardWindow(chromium, house, "de") as window:
        yield window
        assert window.errors == []


def test_a_whole_game_in_german(phone: BoardWindow) -> None:
    phone.hurry()
    phone.sit()
    page = phone.page

    # A whole turn of the Automa is one tap, and the board shows where it happened.
    phone.tap("automa-turn")
    expect(page.locator("#told-name")).to_contain_text("Automa (Krim), Zug 1")
    close = page.locator(".scythe-board").get_attribute("viewBox")
    page.click("#see-whole")
    assert page.locator(".scythe-board").get_attribute("viewBox") != close
    page.click("#see-whole")

    # The reasons are a walk on the board.
    page.click(".hands-rest summary")  # the worker stays: nothing for the hand
    page.click("#why-1-1")
    expect(page.locator("#why-caption")).to_contain_text("Warum? 1 /")
    phone.clean()
    for number in range(2, 10):  # unit, tie, area, water, workers, most, Factory, order, chosen
        page.click("#why-next")
        expect(page.locator("#why-caption")).to_contain_text(f"Warum? {number} /")
    expect(page.locator("#why-caption")).to_contain_text("Also:")
    assert page.locator("#why-next").count() == 0
    page.click("#why-close")
    expect(page.locator("#turn-done")).to_be_visible()

    # A human's move: origin, target, done.
    before = phone.taps
    phone.touch("r1c4")
    assert phone.too_small() == []
    phone.touch("r2c4")
    phone.clean()
    phone.tap("move-done")
    assert phone.taps - before == 3
    moved = {"seat": "s1", "unit": "worker", "at": "r2c4", "n": 1}
    assert moved in phone.view["units"]
    phone.tap("undo")
    assert moved not in phone.view["units"]

    # Most turns need nothing but a tap, and one more where nobody has moved.
    while not phone.shows("finish"):
        phone.says_done()
        phone.tap("automa-turn")
        phone.settle_questions()
    view = phone.view
    assert view["ended"] == "s2"
    assert sum(view["seats"]["s2"]["stars"].values()) == 6
    assert view["turn"] > 15
    phone.clean()
    page.click("#finish")
    page.click("#keep-s1")
    expect(page.locator("#keep-s1")).to_have_count(0)
    page.click("#end-game")
    expect(page.locator(".result")).to_contain_text("gewinnt")
    assert phone.view["over"]


def test_the_board_is_pinched_dragged_and_walked_by_keys(phone: BoardWindow) -> None:
    phone.sit()
    page = phone.page
    board = page.locator(".scythe-board")
    whole = board.get_attribute("data-whole")
    page.evaluate(
        """() => {
          const board = document.querySelector("[data-board] > svg");
          const send = (type, id, x, y) => board.dispatchEvent(new PointerEvent(type,
            {bubbles: true, pointerId: id, clientX: x, clientY: y}));
          send("pointerdown", 1, 180, 250); send("pointerdown", 2, 220, 250);
          send("pointermove", 1, 100, 250); send("pointermove", 2, 300, 250);
          send("pointerup", 1, 100, 250); send("pointerup", 2, 300, 250);
        }"""
    )
    near = [float(part) for part in str(board.get_attribute("viewBox")).split()]
    assert near[2] < float(str(whole).split()[2]) / 2
    page.focus("#at-r4c4")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.id") in ("at-r4c5", "at-r4c3")
    page.keyboard.press("Enter")
    expect(page.locator(".here-name")).to_contain_text("Fabrik")
    again = [float(part) for part in str(board.get_attribute("viewBox")).split()]
    assert again == near, "a tap does not throw the reader back"


def test_many_combat_cards_are_told_with_a_stepper(phone: BoardWindow) -> None:
    phone.hurry()
    phone.sit()
    page = phone.page
    phone.say(do="place", seat="s2", unit="mech", at="r2c4")
    phone.say(do="place", seat="s1", unit="mech", at="base:nordic", n=2)  # three fight
    page.reload()
    page.click("#see-whole")
    phone.touch("base:nordic")
    phone.touch("r2c4")
    phone.tap("move-done")
    expect(page.locator(".asked")).to_contain_text("Wie viel Stärke stellst du ein?")
    phone.tap("key-3")
    for _ in range(4):
        page.click("[data-by='1']")
    expect(page.locator("[name=value]")).to_have_value("20")
    phone.clean()
    phone.tap("anyway")  # the app knows of one card only
    phone.settle_questions()
    assert phone.view["seats"]["s1"]["power"] == 1


@pytest.mark.journey
def test_the_pages_around_the_table_are_clean_in_the_dark(chromium: Any, house: House) -> None:
    with BoardWindow(chromium, house, "de", color_scheme="dark") as phone:
        phone.sit()
        phone.tap("automa-turn")
        table = phone.table
        around = ("correct", "where", "odds", "put-back", "fix/1")
        for page in ("/new?mode=automa", *(f"{table}/{one}" for one in around), f"{table}?see=own"):
            phone.page.goto(page)
            phone.clean()
        phone.page.goto(f"{table}?see=go.r1c4")
        phone.page.click("#takes summary")
        expect(phone.page.locator("#take-worker")).to_be_visible()
        phone.clean()
        phone.page.goto(table)
        phone.page.click("#odds-fold summary")
        expect(phone.page.locator("#odds-fold .odds-row").first).to_be_visible()
        phone.clean()
        assert phone.errors == []


def test_on_a_screen_a_reason_is_read_without_scrolling(chromium: Any, house: House) -> None:
    with BoardWindow(chromium, house, "de", viewport=SIZES["screen"]) as screen:
        screen.sit()
        screen.tap("automa-turn")
        screen.page.click(".hands-rest summary")
        screen.page.click("#why-1-1")
        caption = screen.page.locator("#why-caption").bounding_box()
        assert caption is not None
        assert caption["y"] + caption["height"] <= SIZES["screen"]["height"]
        assert screen.errors == []
