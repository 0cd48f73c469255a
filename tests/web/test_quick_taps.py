"""Two taps on one spot, a second apart, never play two turns of the bots."""

from typing import Any

import pytest

from tests.web.alone import SETUP as SOLO
from tests.web.at_the_board import SETUP as SCYTHE
from tests.web.house import House
from tests.web.window import Window

APART = 1000
LASTS = """Math.max(...[...document.querySelectorAll("[data-settle]")]
  .map((one) => Number(one.dataset.settle)))"""
"""For how long what lies under the finger waits."""


@pytest.mark.parametrize(
    ("setup", "button"),
    [
        pytest.param({**SOLO, "first": "bots"}, "bots-turn", id="solo"),
        pytest.param(SCYTHE, "automa-turn", id="tracked"),
        pytest.param({**SCYTHE, "board": False}, "automa-turn", id="cards"),
    ],
)
def test_the_second_tap_plays_nothing(
    chromium: Any, house: House, setup: dict[str, Any], button: str
) -> None:
    with Window(chromium, house) as phone:
        made = phone.context.request.post("/api/tables", data={"new": setup}).json()
        phone.page.goto(f"/tables/{made['id']}")
        box = phone.page.locator(f"#{button}").bounding_box()
        assert box is not None
        spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        phone.page.touchscreen.tap(*spot)
        phone.page.wait_for_selector(".whose.yours")  # what the first one brought is here
        lasts = phone.page.evaluate(LASTS)
        phone.page.wait_for_selector("body:not(.settling)")
        if lasts > APART:  # a busy machine taps later than a finger: for it the moment is held
            phone.page.evaluate("document.body.classList.add('settling')")
        phone.page.touchscreen.tap(*spot)
        phone.page.wait_for_timeout(APART)
        view = phone.context.request.get(f"/api/tables/{made['id']}").json()
        assert view["view"]["turn"] == 1
        assert view["revision"] == made["revision"] + 1, "the second tap did something"
        assert phone.page.locator(".whose.yours").is_visible()
