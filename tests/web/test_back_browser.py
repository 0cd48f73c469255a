"""A phone that sleeps, reloads, and goes back: no tick, no entry and no table is lost."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.house import House
from tests.web.solo_window import SoloWindow
from tests.web.test_scythe_browser import BoardWindow

pytestmark = pytest.mark.browser
AFTER_A_TAP = 200
"""No thumb is faster at the back button."""


@pytest.fixture
def solo(chromium: Any, house: House) -> Iterator[SoloWindow]:
    with SoloWindow(chromium, house, "de") as window:
        window.page.goto("/")
        window.sit()
        yield window
        assert window.errors == []


@pytest.fixture
def board(chromium: Any, house: House) -> Iterator[BoardWindow]:
    with BoardWindow(chromium, house, "de") as window:
        window.page.goto("/")
        window.sit()
        yield window
        assert window.errors == []


def settled(page: Page) -> None:
    """What a tap has brought takes taps again."""
    page.wait_for_selector("body:not(.settling)")


def home(window: SoloWindow) -> bool:
    return window.page.url == f"{window.house.url}/"


def test_ticks_of_the_turn_card_survive_a_reload_and_no_undo(solo: SoloWindow) -> None:
    page = solo.page
    solo.tap("move-income")
    settled(page)
    solo.tap("bots-turn")
    box = page.locator(".did").first
    name = box.get_attribute("id")
    box.check(force=True)
    page.reload()
    expect(page.locator(f"#{name}")).to_be_checked()
    expect(page.locator(".did:checked")).to_have_count(1)
    solo.tap("undo")
    expect(page.locator("#hands")).to_be_visible()
    page.click("#hand-0")
    expect(page.locator("#hand-0")).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.locator("#hand-0")).to_have_attribute("aria-pressed", "true")
    solo.tap("redo")
    expect(page.locator(f"#{name}")).not_to_be_checked()


def test_looking_back_at_an_earlier_turn_costs_no_tick(solo: SoloWindow) -> None:
    page = solo.page
    for own in ("move-income", "move-military"):
        solo.tap(own)
        settled(page)
        solo.tap("bots-turn")
        settled(page)
    box = page.locator(".hand-list .did").first
    name = box.get_attribute("id")
    box.check(force=True)
    page.locator("#last-turn").click()
    page.locator("#turn-earlier").click()
    expect(page.locator("#turn-later")).to_be_visible()
    expect(page.locator(f"#{name}")).to_have_count(0)
    page.locator("#turn-now").click()
    expect(page.locator(f"#{name}")).to_be_checked()


def test_back_closes_what_is_open_and_leaves_only_from_the_table(solo: SoloWindow) -> None:
    page = solo.page
    table = page.url
    solo.tap("move-income")
    settled(page)
    solo.tap("bots-turn")
    settled(page)
    why = page.locator("details.why").first
    why.locator("summary").first.click()
    expect(why).to_have_attribute("open", "")
    page.wait_for_timeout(AFTER_A_TAP)
    page.go_back()
    expect(why).not_to_have_attribute("open", "")
    assert page.url == table
    page.locator(".menu > summary.icon-button").click()
    page.wait_for_timeout(AFTER_A_TAP)
    page.go_back()
    expect(page.locator(".menu[open]")).to_have_count(0)
    assert page.url == table
    page.locator(".menu > summary.icon-button").click()
    page.locator(".menu > summary.icon-button").click()  # closed by hand
    page.wait_for_timeout(AFTER_A_TAP)
    page.go_back()
    page.wait_for_url(f"{solo.house.url}/")


def test_back_from_a_page_of_the_table_leads_to_the_table(solo: SoloWindow) -> None:
    page, table = solo.page, solo.table
    page.goto("/")
    page.goto(f"{table}/history")  # from elsewhere: a link of the home page, or a note
    page.go_back()
    page.wait_for_url(f"**{table}")
    expect(page.locator("#page.table")).to_be_visible()


def test_an_open_question_is_not_left_by_one_press(solo: SoloWindow) -> None:
    page = solo.page
    page.goto("/")
    solo.sit(chance="table")
    table = page.url
    expect(page.locator("form.question")).to_be_visible()
    page.mouse.click(5, 400)
    page.wait_for_timeout(AFTER_A_TAP)
    page.go_back()
    expect(page.locator("form.question")).to_be_visible()
    assert page.url == table


def test_back_says_no_to_a_doubt_and_stays_at_the_table(solo: SoloWindow) -> None:
    page = solo.page
    table = page.url
    solo.say(do="correct", path="hexes.20", value={"tile": True, "tokens": []})
    solo.say(do="correct", path="tracks.you.exploration", value=1)  # the next space explores
    page.reload()
    solo.tap("move-income")
    settled(page)
    solo.tap("bots-turn")
    settled(page)
    solo.tap("move-exploration")
    settled(page)
    page.locator("#hex-20").click()
    expect(page.locator("#amber")).to_be_visible()
    assert [one for one in solo.errors if "409" not in one] == []
    solo.errors.clear()  # the doubt itself is a conflict to the browser
    before = solo.view
    page.wait_for_timeout(AFTER_A_TAP)
    page.go_back()
    expect(page.locator("#amber")).to_have_count(0)
    expect(page.locator("#page.table")).to_be_visible()
    assert page.url.partition("?")[0] == table
    assert solo.view == before
    page.go_back()
    page.wait_for_url(f"{solo.house.url}/")


def test_the_set_up_is_not_behind_the_table(solo: SoloWindow) -> None:
    page, table = solo.page, solo.table
    page.goto("/")
    page.goto(f"{table}/checklist")  # as after a new game
    page.click(".by-step")
    page.wait_for_timeout(AFTER_A_TAP)
    page.click("[data-stepping=close]")
    page.click("#to-table")
    page.wait_for_url(f"**{table}")
    expect(page.locator("#page.table")).to_be_visible()
    page.locator(".menu > summary.icon-button").click()
    page.click(f".menu a[href$='{table}/checklist']")
    page.click("#to-table")
    page.wait_for_url(f"**{table}")
    expect(page.locator("#page.table")).to_be_visible()
    page.wait_for_timeout(AFTER_A_TAP)
    page.go_back()
    page.wait_for_url(f"{solo.house.url}/")


def test_a_half_entered_move_goes_back_tap_by_tap_and_comes_again(board: BoardWindow) -> None:
    page = board.page
    table = page.url
    board.touch("r1c4")
    board.touch("r2c4")
    expect(page.locator("#move-done")).to_be_visible()
    page.reload()
    expect(page.locator("#move-done")).to_be_visible()
    page.goto(f"{table}/history")
    page.goto(table)
    expect(page.locator("#move-done")).to_be_visible()  # it was half entered
    page.goto(table.rsplit("/tables", 1)[0] + "/")
    page.goto(f"{table}?see=board")
    board.touch("r1c4")
    board.touch("r2c4")
    page.go_back()
    expect(page.locator("#move-done")).to_have_count(0)
    expect(page.locator(".here-name")).to_be_visible()
    page.go_back()
    expect(page.locator(".here-name")).to_have_count(0)
    assert page.url.startswith(table)
    page.go_back()
    page.wait_for_url(f"{board.house.url}/")


def test_after_a_move_back_leads_home_and_not_into_what_was_entered(board: BoardWindow) -> None:
    page = board.page
    board.touch("r1c4")
    board.touch("r2c4")
    board.tap("move-done")
    expect(page.locator("#move-done")).to_have_count(0)
    page.wait_for_timeout(300)
    page.go_back()
    page.wait_for_url(f"{board.house.url}/")


def test_a_reason_is_one_level(board: BoardWindow) -> None:
    page = board.page
    board.tap("automa-turn")
    settled(page)
    board.settle_questions()
    table = page.url.partition("?")[0]
    page.locator("a.do-why").first.dispatch_event("click")  # it may be folded
    expect(page.locator("#why-caption")).to_be_visible()
    if page.locator("#why-next").count():
        page.click("#why-next")
        expect(page.locator("#why-caption .eyebrow")).to_contain_text("2 /")
    page.go_back()
    expect(page.locator("#why-caption")).to_have_count(0)
    assert page.url.startswith(table)


def test_what_is_typed_comes_again_after_a_reload(solo: SoloWindow) -> None:
    page = solo.page
    page.goto(f"{solo.table}/correct?part=vp.automa")
    field = page.locator("main input[type=number]").first
    field.fill("17")
    page.reload()
    expect(field).to_have_value("17")
