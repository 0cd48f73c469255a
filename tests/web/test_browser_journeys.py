"""One evening on every size of screen and in every language: what goes wrong, and is put right."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.house import House
from tests.web.solo_window import SoloWindow
from tests.web.window import EVERYWHERE, SIZES, Window

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("size", "language"), EVERYWHERE)
def test_an_evening_of_two(chromium: Any, house: House, size: str, language: str) -> None:
    with Window(chromium, house, language, viewport=SIZES[size]) as window:
        table = window.new_game()
        window.kept("duel-new")
        for move in ("income", "income", "science", "technology"):
            window.tap(f"move-{move}")
        window.kept("duel-played")
        assert window.wider_than_it_should_be() == []
        undone_and_redone(window)
        jumped(window)
        fixed(window)
        corrected(window)
        page = window.page
        page.goto(f"{table}/where")  # after a pause
        assert page.locator(".last-steps > li").count() > 3
        window.kept("duel-where")
        page.click("main a.primary")
        page.wait_for_selector(".bar")
        assert window.table == table
        assert window.errors == []


def undone_and_redone(window: Window) -> None:
    before = window.lying()
    window.tap("undo")
    assert window.lying() != before
    window.kept("duel-undone")
    window.tap("redo")
    assert window.lying() == before


def jumped(window: Window) -> None:
    """Back to the first step by the history, and to the last one again."""
    page, table, before = window.page, window.table, window.lying()
    page.goto(f"{table}/history")
    window.kept("duel-history")
    revision = window.revision
    page.click("#step-1 button[value='jump 2']")
    page.wait_for_selector("#return")
    window.moved_from(revision)
    page.goto(table)
    assert window.lying() != before
    window.tap("return")
    assert window.lying() == before


def fixed(window: Window) -> None:
    """The third step was another one: what came after it is played again."""
    page, table = window.page, window.table
    page.goto(f"{table}/history")
    steps = "all => all.map(one => Number(one.pathname.split('/').pop()))"
    place = max(page.eval_on_selector_all("a[href*='/fix/']", steps)) - 1
    page.goto(f"{table}/fix/{place}")
    page.locator("form.sheet button[value=delete]").click()
    page.wait_for_selector(".differences")
    window.kept("duel-fix")
    page.locator(".decide button.primary, form.sheet button.primary").first.click()
    page.wait_for_selector(".bar")
    assert "note=fixed" in page.url


def corrected(window: Window) -> None:
    page, table = window.page, window.table
    page.goto(f"{table}/correct")
    page.select_option("[name='tracks.p1.military']", "7")
    window.kept("duel-correct")
    page.locator("form.sheet button.primary").last.click()
    page.wait_for_selector(".bar")
    with window.house.client() as client:
        view = client.get(f"/api{window.table}").json()["view"]
    assert view["tracks"]["p1"]["military"] == 7


@pytest.mark.parametrize(("size", "language"), EVERYWHERE)
def test_a_second_page_joins_and_both_tap(
    chromium: Any, house: House, size: str, language: str
) -> None:
    sized = {"viewport": SIZES[size]}
    with Window(chromium, house, language, **sized) as ana, Window(chromium, house) as bert:
        ana.context.route("**/live", lambda route: route.abort())  # she does not hear of him
        path = ana.new_game()
        bert.page.goto(path)
        bert.tap("move-income")
        revision = ana.revision
        ana.page.click("#move-science")
        ana.moved_from(revision)
        expect(ana.page.locator(".notice")).to_be_visible()
        ana.kept("duel-conflict")
        assert ana.revision == bert.revision


@pytest.mark.parametrize(("size", "language"), EVERYWHERE)
def test_an_evening_alone(chromium: Any, house: House, size: str, language: str) -> None:
    theme = "dark" if size == "tablet" else "light"
    options = {"viewport": SIZES[size], "color_scheme": theme}
    with SoloWindow(chromium, house, language, **options) as window:
        window.hurry()
        window.sit()
        turns = window.play()
        for _ in range(6):
            next(turns)
        window.settle_questions()
        window.kept("solo-played")
        assert window.wider_than_it_should_be() == []
        before = window.lying()
        window.tap("undo")
        window.tap("redo")
        assert window.lying() == before
        for sheet in ("where", "more", "hex/20", "checklist"):
            window.page.goto(f"{window.table}/{sheet}")
            window.kept(f"solo-{sheet.partition('/')[0]}")
        assert window.errors == []
