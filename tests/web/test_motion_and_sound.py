"""Pieces slide and cards turn for those who want motion; quiet sounds come on request."""

from typing import Any

import pytest

from tests.web.house import House
from tests.web.played import SCYTHE, made
from tests.web.solo_window import SoloWindow

pytestmark = pytest.mark.browser

HEARD = """
window.heard = [];
document.addEventListener("sounded", (event) => heard.push(event.detail));
"""
MOVING = """() => document.getAnimations().map((one) => one.effect.target)
  .filter((one) => one?.matches(".unit, .automa-card")).map((one) => one.getAttribute("class"))"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_unit_slides_over_the_board_unless_somebody_wants_less_motion(
    chromium: Any, house: House, motion: str
) -> None:
    with house.client() as client, SoloWindow(chromium, house, reduced_motion=motion) as phone:
        alone = {**SCYTHE, "seats": [SCYTHE["seats"][0], SCYTHE["seats"][2]], "board": True}
        page = phone.page
        page.goto(made(client, alone))
        before = phone.view["units"]
        phone.tap("automa-turn")
        assert phone.view["units"] != before
        moved = [one for one in page.evaluate(MOVING) if "unit" in one]
        # The Automa's first card moves its character; a fresh unit would only appear.
        assert bool(moved) == (motion == "no-preference")


def test_sounds_are_off_until_this_device_wants_them(chromium: Any, house: House) -> None:
    with SoloWindow(chromium, house, "de") as phone:
        page = phone.page
        page.add_init_script(HEARD)
        phone.sit()
        phone.tap("move-income")
        phone.tap("bots-turn")
        assert page.evaluate("heard") == []
        page.goto(f"{phone.table}/settings")
        box = page.get_by_label("Leise Töne auf diesem Gerät")
        assert not box.is_checked()
        box.check()
        assert page.evaluate("heard") == ["star"]  # what it sounds like
        page.goto(phone.table)
        phone.tap("undo")
        phone.tap("bots-turn")
        assert page.evaluate("heard")[-1:] == ["turn"]
        page.goto(f"{phone.table}/settings")
        assert box.is_checked()
        box.uncheck()
        page.goto(phone.table)
        phone.tap("undo")
        phone.tap("bots-turn")
        assert page.evaluate("heard") == []
        assert phone.errors == []
