"""Setting things right in a real browser: taps on pieces, steppers, folds, and motion."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser

from tests.web.house import House
from tests.web.solo_window import SoloWindow
from tests.web.window import Window

pytestmark = pytest.mark.browser

WATCH = """
  window.moved = [];
  window.shifted = 0;
  const plain = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    window.moved.push([this.classList[0], JSON.stringify(frames)]);
    return plain.call(this, frames, how);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
"""


def middle(window: Window, selector: str) -> tuple[float, float]:
    box = window.page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_tap_on_a_piece_leads_to_that_piece_and_back(chromium: Browser, house: House) -> None:
    with SoloWindow(chromium, house) as phone:
        phone.sit()
        page = phone.page
        page.click("#see-tracks")
        page.mouse.click(*middle(phone, '[data-part="tracks.shadow.science"]'))
        page.wait_for_url("**/correct?part=tracks.shadow.science")
        assert phone.wider_than_it_should_be() == []
        page.click(".pick:has([value='2'])")
        page.click(".pick:has([name='reason-card'])")
        page.click("form.part-sheet button.primary")
        page.wait_for_selector(".bar")
        assert phone.view["tracks"]["shadow"]["science"] == 2
        page.click("a[href$='part=vp.automa']")
        for _ in range(3):
            page.click("[data-step='1']")
        page.click("[data-step='-1']")
        page.click("form.part-sheet button.primary")
        page.wait_for_selector(".bar")
        assert phone.view["vp"]["automa"] == 2
        page.click("#undo")
        page.wait_for_selector("#redo")
        assert phone.view["vp"]["automa"] == 0
        assert phone.errors == []


def test_a_tap_beside_all_pieces_leads_to_the_strip(chromium: Browser, house: House) -> None:
    with Window(chromium, house) as phone:
        phone.new_game()
        x, y = middle(phone, "#strip-science")
        phone.page.mouse.click(x, y + 12)
        phone.page.wait_for_url("**/correct?part=track.science")
        assert phone.too_small() == []
        assert phone.errors == []


def test_the_chances_unfold_on_the_table_page(chromium: Browser, house: House) -> None:
    with SoloWindow(chromium, house, "de") as phone:
        phone.sit()
        phone.page.click("#odds-fold summary")
        phone.page.wait_for_selector("#odds-fold .odds-bar")
        assert "Automa: sicher Einkommenszug." in phone.page.inner_text("#odds-fold")
        assert phone.wider_than_it_should_be() == []
        assert phone.errors == []


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_token_walks_unless_somebody_wants_less_motion(
    chromium: Browser, house: House, motion: str
) -> None:
    with Window(chromium, house, reduced_motion=motion) as phone:
        phone.page.add_init_script(WATCH)
        phone.new_game()
        phone.tap("move-military")
        phone.tap("move-science")  # and the Shadow Empire follows
        moved: list[list[Any]] = phone.page.evaluate("window.moved")
        kinds = {kind for kind, _ in moved}
        assert kinds == ({"token", "pair"} if motion == "no-preference" else set())
        if moved:
            kind, frames = moved[0]
            assert kind == "token"
            assert "translate(52px" in frames  # from the start
            assert "translate(76.4px" in frames  # one space further
        assert phone.page.evaluate("window.shifted") == 0
        assert phone.errors == []


def test_an_outpost_lands_and_falls_on_every_phone(chromium: Browser, house: House) -> None:
    with SoloWindow(chromium, house) as phone:
        phone.page.add_init_script(WATCH)
        phone.sit()
        phone.page.click("#see-map")
        for act in ({"do": "conquer", "hex": 16}, {"do": "correct", "path": "hexes.16"}):
            lies = {"tile": True, "tokens": [{"who": "you", "toppled": True}]}
            before = phone.revision
            phone.say(**act, **({"value": lies} if act["do"] == "correct" else {}))
            phone.moved_from(before)
        (landed, first), (fell, second) = phone.page.evaluate("window.moved")
        assert (landed, fell) == ("piece", "piece")
        assert '"opacity":0' in first  # from above, out of nowhere
        assert "rotate(0deg)" in second.split("},")[0]
        assert "rotate(90deg)" in second.split("},")[1]
        assert phone.errors == []


@pytest.mark.journey
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(chromium: Browser, house: House, theme: Any) -> None:
    with SoloWindow(chromium, house, color_scheme=theme, bypass_csp=True) as phone:
        phone.sit()
        parts = [
            f"correct?part={one}" for one in ("track.science", "vp.automa", "decision.discard")
        ]
        for part in (*parts, "hex/16", "odds"):
            phone.page.goto(f"{phone.table}/{part}")
            assert phone.wider_than_it_should_be() == [], part
            # Over a texture axe cannot judge contrast.
            phone.page.add_style_tag(content="body, .onward { background-image: none !important }")
            assert Axe().run(phone.page).response["violations"] == [], part
