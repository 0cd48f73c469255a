"""The panel that looks further ahead, on the table page: in a real browser."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, expect

from tests.web.house import House
from tests.web.played import SCYTHE
from tests.web.solo_window import SoloWindow

pytestmark = pytest.mark.browser
PHONES: dict[str, dict[str, Any]] = {
    "en": {},
    "de": {"viewport": {"width": 320, "height": 640}},
    "cs": {"color_scheme": "dark"},
}
PLAIN = "body { background-image: none !important }"
"""Over a texture axe cannot judge contrast."""


def sit(phone: SoloWindow, **setup: Any) -> None:
    """At a table some turns into its game."""
    phone.sit(**setup)
    for _ in range(3):
        phone.say(do="bots_turn")
    phone.page.goto(f"{phone.table}?see=tracks")


def unfold(phone: SoloWindow) -> None:
    phone.page.click("#odds-fold > summary")
    phone.page.wait_for_selector("#further [data-part-of=ahead]")


@pytest.mark.parametrize(("language", "look"), PHONES.items(), ids=PHONES)
def test_figures_and_drawings_come_after_the_page(
    chromium: Browser, house: House, language: str, look: dict[str, Any]
) -> None:
    with SoloWindow(chromium, house, language, bypass_csp=True, **look) as phone:
        sit(phone)
        assert phone.page.locator("#further .odds-bar").count() == 0, "the page waits for nothing"
        tray = phone.page.locator(".bar").bounding_box()
        unfold(phone)
        panel = phone.page.locator("#further")
        assert panel.locator(".ahead-plot rect").count() > 1
        assert panel.locator(".ahead-places .reach").count() == 8
        assert panel.locator(".ahead-list .odds-bar").count() > 0
        assert phone.page.locator(".bar").bounding_box() == tray, "the tray stays where it is"
        assert phone.wider_than_it_should_be() == []
        phone.page.add_style_tag(content=PLAIN)
        assert Axe().run(phone.page, context="#further").response["violations"] == []
        assert phone.errors == []


def test_your_points_are_a_line_in_the_plot_and_stay_when_the_table_moves(
    chromium: Browser, house: House
) -> None:
    with SoloWindow(chromium, house) as phone:
        sit(phone)
        unfold(phone)
        table = phone.page.url
        assert phone.page.locator(".ahead-yours").count() == 0
        phone.page.fill("#further [name=points]", "999")
        phone.page.select_option("#further [name=turns]", "still")
        phone.page.click("#further form button")
        expect(phone.page.locator("#ahead-win")).to_contain_text(
            "With 999 points you win, a tie not counted: always"
        )
        assert phone.page.locator(".ahead-yours").count() == 1
        assert phone.page.url == table, "it is answered in its place"
        before = phone.revision
        phone.say(do="bots_turn")  # somewhere else
        phone.moved_from(before)
        unfold(phone)  # a turn of the bots folds the page up
        expect(phone.page.locator("#ahead-win")).to_contain_text(
            "With 999 points you win, a tie not counted: always"
        )
        assert phone.page.input_value("#further [name=turns]") == "still"
        assert phone.errors == []


def test_without_script_links_lead_to_the_figures(chromium: Browser, house: House) -> None:
    with SoloWindow(chromium, house, java_script_enabled=False) as phone:
        sit(phone)
        phone.page.click("#odds-fold > summary")
        phone.page.click("#further a")
        assert phone.page.url.endswith("/ahead")
        assert phone.page.locator(".ahead-plot").count() == 1
        phone.page.fill("[name=points]", "1")
        phone.page.click(".ahead-form button")
        expect(phone.page.locator("#ahead-win")).to_contain_text("never in these games")


@pytest.mark.parametrize("language", ["de", "cs"])
def test_the_stars_of_an_automa_are_drawn_on_its_table(
    chromium: Browser, house: House, language: str
) -> None:
    with SoloWindow(chromium, house, language, viewport={"width": 320, "height": 640}) as phone:
        made = phone.context.request.post("/api/tables", data={"new": {**SCYTHE, "board": False}})
        phone.page.goto(f"/tables/{made.json()['id']}")
        unfold(phone)
        assert phone.page.locator("#further .odds-row").count() == 7  # scheme II and six stars
        assert phone.page.locator("#further .reach").count() == 14  # of two Automas
        assert phone.wider_than_it_should_be() == []
        assert phone.errors == []


@pytest.mark.parametrize("look", [{}, {"color_scheme": "dark"}], ids=["day", "night"])
def test_a_scenario_has_its_panel_and_says_who_played(
    chromium: Browser, house: House, look: dict[str, Any]
) -> None:
    small = {"width": 320, "height": 640}
    with SoloWindow(chromium, house, "de", bypass_csp=True, viewport=small, **look) as phone:
        new = {"game": "tapestry", "mode": "atlantis", "scenario": 2, "seed": 3}
        answer = phone.context.request.post("/api/tables", data={"new": new}).json()
        table = f"/tables/{answer['id']}"
        while asked := answer["pending"]:
            said = {"answer": asked["options"][0]}
            answer = phone.context.request.post(f"/api{table}", data=said).json()
        phone.page.goto(f"{table}?see=tracks")
        phone.page.click("#odds-fold > summary")
        panel = phone.page.locator("#odds-fold [data-part-of=ahead]")
        expect(panel.locator("#ahead-by")).to_contain_text("Der Kernel kennt das Szenario")
        assert panel.locator(".ahead-plot rect").count() > 1
        phone.page.select_option("#odds-fold [name=turns]", "still")
        phone.page.click("#odds-fold form button")
        expect(panel.locator("option[value=still]")).to_have_attribute("selected", "")
        assert phone.page.url.endswith(f"{table}?see=tracks"), "it is answered in its place"
        assert phone.wider_than_it_should_be() == []
        phone.page.add_style_tag(content=PLAIN)
        assert Axe().run(phone.page, context="#odds-fold").response["violations"] == []
        assert phone.errors == []
