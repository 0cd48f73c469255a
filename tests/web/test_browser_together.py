"""Two phones on one table; a connection that drops."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.house import House
from tests.web.reading import Person
from tests.web.window import SIZES, Window

pytestmark = pytest.mark.browser


def test_two_pages_on_one_table_stay_equal(chromium: Any, house: House) -> None:
    with Window(chromium, house, "en") as ana, Window(chromium, house, "en") as bert:
        bert.page.goto(ana.new_game())
        bert.page.wait_for_selector(".bar")
        for number in range(6):
            acting, looking = (ana, bert) if number % 2 == 0 else (bert, ana)
            acting.tap("move-science" if number % 3 else "move-income")
            looking.page.wait_for_selector(f'#page[data-revision="{acting.revision}"]')
            assert acting.lying() == looking.lying()
            hands = [one.page.locator("#hand").all_inner_texts() for one in (ana, bert)]
            assert hands[0] == hands[1]
        ana.page.click("#undo")
        bert.page.wait_for_selector("#redo")
        assert ana.errors == bert.errors == []


def test_two_act_at_the_same_moment(chromium: Any, house: House) -> None:
    with Window(chromium, house) as ana, Window(chromium, house) as bert:
        # Neither hears of the other before both have tapped.
        for window in (ana, bert):
            window.context.route("**/live", lambda route: route.abort())
        path = ana.new_game()
        bert.page.goto(path)
        bert.page.wait_for_selector(".bar")
        before = ana.revision
        for window, track in ((ana, "science"), (bert, "military")):
            window.page.evaluate(f"document.getElementById('move-{track}').click()")
        for window in (ana, bert):
            window.moved_from(before)
        notices = [window.page.locator(".notice").count() for window in (ana, bert)]
        assert sorted(notices) == [0, 1]
        assert ana.lying() == bert.lying()
        assert sum("Annegret: space 1" in str(strip) for strip in ana.lying()) == 1


def test_the_server_is_killed_and_comes_back(chromium: Any, tmp_path: Path) -> None:
    house = House(tmp_path / "house")
    try:
        with Window(chromium, house, "de", viewport=SIZES["tablet"]) as window:
            page = window.page
            window.new_game()
            window.tap("move-income")
            before = window.revision
            house.kill()
            page.click("#move-science")
            expect(page.locator("#connection")).to_contain_text("noch nicht gespeichert")
            window.kept("duel-lost")
            assert page.locator("#move-science").is_visible()
            assert window.revision == before
            house.start()
            window.moved_from(before)
            expect(page.locator("#connection")).to_be_hidden()
            assert "Benedikt: Feld 1" in str(window.lying()[1])
            # The stream is back too: what somebody else does is seen.
            with house.client() as other:
                other.post(f"/api{window.table}", json={"do": "income", "who": "p1"})
            expect(page.locator(".since")).to_contain_text("Annegret")
    finally:
        house.stop()


def test_a_form_that_cannot_be_sent_stays_and_is_sent_later(chromium: Any, tmp_path: Path) -> None:
    house = House(tmp_path / "house")
    try:
        with Window(chromium, house, "en") as window:
            page = window.page
            table = window.new_game()
            page.goto(f"{table}/correct")
            page.select_option("[name='tracks.p1.science']", "4")
            house.kill()
            page.click("form.sheet button.primary")
            expect(page.locator("#connection")).to_contain_text("not saved yet")
            assert page.locator("[name='tracks.p1.science']").input_value() == "4"
            house.start()
            page.wait_for_selector(".bar")
            assert window.table == table
            assert "Annegret: space 4" in str(window.lying()[1])
    finally:
        house.stop()


@pytest.mark.parametrize("page", ["correct", "more", "rulings", "settings", "fix/1", "finish"])
def test_every_form_of_a_table_waits_for_the_connection(ana: Person, page: str) -> None:
    path = ana.new_game()
    ana.open(path)
    ana.tap("income")
    for address in ("/new", f"{path}/{page}"):
        html = ana.client.get(address).text
        forms = re.findall(r"<form[^>]*>", html)
        assert forms
        assert all("data-tap" in form for form in forms), forms


def test_a_tick_is_seen_on_the_other_phone_and_leaves_its_tap(chromium: Any, house: House) -> None:
    with Window(chromium, house) as ana, Window(chromium, house) as bert:
        path = ana.new_game()
        for window in (ana, bert):
            window.page.goto(f"{path}/checklist")
        before = ana.revision
        bert.page.click(".tick-box >> nth=0")
        expect(ana.page.locator(".tick-box >> nth=0")).to_have_attribute("aria-pressed", "true")
        assert ana.revision == before
        assert ana.errors == bert.errors == []


def test_a_table_that_somebody_deletes_leads_home(chromium: Any, house: House) -> None:
    with Window(chromium, house) as ana, Window(chromium, house) as bert:
        path = ana.new_game(name="Doomed")
        bert.page.goto(f"{path}/delete")
        bert.page.click("button.danger")
        ana.page.click("#move-income")
        expect(ana.page.locator("main")).to_contain_text("There is no such table")
