"""The game of tonight on real screens: an Automa in all three ways, people alone, two phones."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.fenris.scene import ANA_AND_AUTOMA, THREE
from tests.web.house import House
from tests.web.window import Window

pytestmark = pytest.mark.browser


class Seat(Window):
    """Somebody at a campaign's table. Every touch that the app requires is counted."""

    taps = 0

    def sit(self, seats: Any, *commands: dict[str, Any]) -> str:
        """A new campaign after these commands."""
        new = {"game": "scythe", "mode": "fenris", "seed": 5, "seats": list(seats)}
        made = self.context.request.post("/api/tables", data={"new": new}).json()
        for command in commands:
            said = self.context.request.post(f"/api/tables/{made['id']}", data=command).json()
            assert said["ok"], said
        return f"/tables/{made['id']}"

    def touch(self, selector: str, then: str) -> None:
        """One touch, and what is there after it."""
        self.page.locator(selector).first.click()
        self.page.wait_for_selector(then)
        self.taps += 1

    def answered(self) -> None:
        """Whatever a turn asks: the first answer."""
        while self.page.locator(".question").count():
            before = self.revision
            self.page.locator(".keypad button:enabled, #answer, #looked").first.click()
            self.moved_from(before)

    def fine(self) -> None:
        """Nothing that axe objects to, nothing too small for a thumb, nothing cut off."""
        found = Axe().run(self.page, options={"resultTypes": ["violations"]})
        assert [one["id"] for one in found.response["violations"]] == []
        assert self.too_small() == []
        assert self.wider_than_it_should_be() == []


@pytest.fixture(params=["light", "dark"])
def look(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.journey
@pytest.mark.parametrize("board", [True, "ask", False])
def test_an_evening_with_an_automa_from_the_first_turn_to_the_story(
    chromium: Any,
    house: House,
    board: Any,
) -> None:
    with Seat(chromium, house, "de") as ana:
        path = ana.sit(ANA_AND_AUTOMA, {"do": "setup", "board": board})
        ana.page.goto(f"{path}?see=board")
        ana.tap("automa-turn")
        ana.answered()
        ana.page.goto(f"{path}?see=tray")
        ana.fine()
        ana.touch("#cell-5", '#cell-5[aria-pressed="true"]')
        assert "Ana: Stern 1 von 6" in ana.page.inner_text("main")
        ana.page.goto(f"{path}?see=result")
        ana.fine()
        ana.taps = 0
        ana.page.fill("#coins", "71")
        ana.taps += 2
        ana.touch("#send", "#edit-s1")
        if ana.page.locator("#column").count():  # with cards alone nobody counts for the Automa
            ana.page.fill("#coins", "50")
            ana.touch("#send", "#edit-s2")
        ana.touch("#close-result", "#right-anyway")
        (asked,) = ana.errors
        assert "409" in asked
        ana.errors.clear()
        ana.touch("#right-anyway", "#gate")
        assert ana.taps <= 6, "with the question why nobody has six stars"
        ana.fine()
        ana.touch("#read", "#page:not(:has(#gate))")
        assert ana.errors == []


def test_people_alone_have_the_tray_as_their_screen(
    chromium: Any,
    house: House,
    look: str,
) -> None:
    with Seat(chromium, house, "de", color_scheme=look) as one:
        path = one.sit(THREE, {"do": "setup", "board": False})
        one.page.goto(f"{path}?who=s1&see=tray")
        box = one.page.locator("#cell-10").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < one.height, "the whole track without scrolling"
        one.touch("#cell-4", '#cell-4[aria-pressed="true"]')
        one.touch("#more-influence-s2", "#fewer-influence-s2:enabled")
        one.touch("#fewer-influence-s2", "#fewer-influence-s2:disabled")
        one.touch("#cell-4", '#cell-4:not([aria-pressed="true"])')
        assert one.taps == 4
        one.fine()
        one.page.set_viewport_size({"width": 320, "height": 568})
        assert one.wider_than_it_should_be() == []
        assert one.errors == []


def test_a_star_on_one_phone_is_on_the_other(
    chromium: Any,
    house: House,
) -> None:
    with Seat(chromium, house, "de") as ana, Seat(chromium, house, "de") as bo:
        path = ana.sit(THREE, {"do": "setup", "board": False})
        ana.page.goto(f"{path}?who=s1&see=tray")
        bo.page.goto(f"{path}?who=s2&see=tray")
        ana.touch("#cell-3", '#cell-3[aria-pressed="true"]')
        bo.page.wait_for_selector("#cell-3 .cell-star")
        assert bo.page.get_attribute("#cell-3", "aria-pressed") is None
        ana.page.goto(f"{path}?see=result.s1")
        bo.page.goto(f"{path}?see=result.s2")
        ana.page.fill("#coins", "71")
        bo.page.fill("#coins", "64")
        ana.touch("#send", "#edit-s1")
        bo.touch("#send", "#edit-s2")
        bo.page.wait_for_selector(".result-list .known >> nth=1")
        assert ana.errors == bo.errors == []
