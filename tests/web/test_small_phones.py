"""A small phone, or larger letters: half of the screen is for the game, and the map stays put."""

from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, ViewportSize, expect

from tests.web.fitting import DEAF
from tests.web.house import House
from tests.web.many_states import states
from tests.web.played import SCYTHE, SOLO, done, made
from tests.web.scenario_window import ScenarioWindow
from tests.web.solo_window import SoloWindow
from tests.web.window import PHONE, Window

pytestmark = pytest.mark.browser

SMALL: ViewportSize = {"width": 320, "height": 568}
LARGER = {"fontSizes": {"standard": 20, "fixed": 16}}
USUAL = {"fontSizes": {"standard": 16, "fixed": 13}}
LEAST = 0.45
"""The part of the height that is left between the header and the thumb bar."""

FREE = """() => {
  const [top, bar] = [".top", ".bar"].map((one) => document.querySelector(one));
  const [above, below] = [top.getBoundingClientRect(), bar.getBoundingClientRect()];
  const stays = [...document.querySelectorAll("main > *")].filter(
    (one) => getComputedStyle(one).position === "sticky" && !bar.contains(one));
  const covered = stays.reduce((sum, one) => sum + one.offsetHeight, Math.max(above.bottom, 0));
  return (Math.min(below.top, innerHeight) - covered) / innerHeight;
}"""
REACHED = """() => {
  const bar = document.querySelector(".bar");
  bar.scrollTop = bar.scrollHeight;
  const last = [...bar.querySelectorAll("a, button")].filter((one) => one.checkVisibility()).pop();
  const under = last.getBoundingClientRect().bottom;
  bar.scrollTop = 0;
  return under <= innerHeight;
}"""

IN_SIGHT = """() => {
  for (const spot of document.querySelectorAll("#board a.spot")) {
    const box = spot.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < 80 || x > 300 || location.search.includes(spot.id.slice(3))) continue;
    if (spot.contains(document.elementFromPoint(x, y))) return spot.id;
  }
}"""


@pytest.mark.journey
def test_in_every_state_almost_half_of_the_height_is_for_the_game(
    chromium: Any, house: House
) -> None:
    tight, wrong = {}, {}
    with house.client() as client, Window(chromium, house, "de", reduced_motion="reduce") as phone:
        phone.page.add_init_script(DEAF)
        devtools = phone.context.new_cdp_session(phone.page)
        for name, address in states(client):
            for size, letters in ((SMALL, USUAL), (PHONE, LARGER)):
                devtools.send("Page.setFontSizes", letters)
                phone.page.set_viewport_size(size)
                phone.page.goto(address)
                free = phone.page.evaluate(FREE)
                if free < LEAST or not phone.page.evaluate(REACHED):
                    tight[f"{name} {size['width']}"] = round(free, 3)
                found = [*phone.wider_than_it_should_be(), *phone.torn()]
                # The hexes are as large as the map can be.
                found += [one for one in phone.too_small() if not one.startswith("hex-")]
                if found:
                    wrong[f"{name} {size['width']}"] = found
    assert not tight, "\n".join(f"{name}: {left}" for name, left in tight.items())
    assert not wrong, "\n".join(f"{name}: {found}" for name, found in wrong.items())


def test_the_words_of_undo_are_whole(chromium: Any, house: House) -> None:
    with house.client() as client, Window(chromium, house, "de") as phone:
        solo, scythe = made(client, SOLO), made(client, SCYTHE)
        done(client, solo, do="income")
        done(client, scythe, do="finish")
        for table in (solo, scythe):
            phone.page.goto(table)
            assert phone.torn() == []


def middle(page: Page, selector: str) -> tuple[float, float]:
    box: FloatRect | None = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_the_tapped_hex_stays_under_the_finger(
    chromium: Any, house: House, size: ViewportSize
) -> None:
    options = {"viewport": size, "reduced_motion": "reduce"}
    with SoloWindow(chromium, house, "de", **options) as phone:
        phone.hurry()
        phone.sit()
        for move in ("income", "military"):
            phone.tap(f"move-{move}")
            if move == "income":
                phone.tap("bots-turn")
                phone.settle_questions()
        assert phone.page.locator(".map-say.due").is_visible()
        allowed = f"#{phone.page.locator('button.spot.can').first.get_attribute('id')}"
        before = middle(phone.page, allowed)
        phone.tap(allowed.removeprefix("#"))
        assert middle(phone.page, allowed) == pytest.approx(before, abs=2)
        # A slip on another hex is asked about; nothing moves by that either.
        slipped = f"#{phone.page.locator('.spot').nth(12).get_attribute('id')}"
        before = middle(phone.page, slipped)
        phone.page.clock.fast_forward(1000)
        phone.page.mouse.click(*before)
        phone.page.wait_for_timeout(500)
        if phone.page.locator(slipped).count():  # else its own page has come
            assert middle(phone.page, slipped) == pytest.approx(before, abs=2)


@pytest.mark.parametrize("board", [True, "ask"])
def test_a_tapped_territory_stays_under_the_finger(
    chromium: Any, house: House, board: bool | str
) -> None:
    with house.client() as client, ScenarioWindow(chromium, house, "de") as phone:
        alone = {**SCYTHE, "seats": [SCYTHE["seats"][0], SCYTHE["seats"][2]], "board": board}
        table = made(client, alone)
        done(client, table, do="automa_turn", seat="s2")
        phone.page.goto(table)
        for _ in range(3):
            spot = f"#{phone.page.evaluate(IN_SIGHT)}"
            before, url = middle(phone.page, spot), phone.page.url
            phone.page.mouse.click(*before)
            expect(phone.page).not_to_have_url(url)
            assert middle(phone.page, spot) == pytest.approx(before, abs=2)
