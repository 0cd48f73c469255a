"""The fifth evening on a phone: the box is held, the figure takes its turns, one tap each."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.fenris.test_tonight_browser import Seat
from tests.scythe.scene import FACTORY
from tests.web.house import House

pytestmark = pytest.mark.browser
NEW = {
    "game": "scythe",
    "mode": "fenris",
    "seed": 5,
    "from": {"episode": "5", "branch": "war", "sheets": {"s1": {"wealth": 70}}},
    "seats": [
        {"kind": "human", "name": "Ana", "faction": "crimea"},
        {"kind": "automa", "faction": "nordic"},
    ],
}


def lay(house: House) -> str:
    """Ana's worker has come to the Factory, first of all."""
    with house.client() as client:
        made = client.post("/api/tables", json={"new": NEW}).json()
        path = f"/tables/{made['id']}"
        told = client.post(f"/api{path}", json={"do": "setup"}).json()
        units = told["view"]["game_now"]["units"]
        start = next(one["at"] for one in units if (one["seat"], one["unit"]) == ("s1", "worker"))
        step = {"unit": "worker", "from": start, "to": FACTORY}
        told = client.post(f"/api{path}", json={"do": "move", "seat": "s1", "moves": [step]}).json()
        assert told["pending"]["about"] == "box_c"
    return path


@pytest.mark.journey
def test_an_evening_with_the_figures_turns_on_a_phone(
    chromium: Any,
    house: House,
) -> None:
    path = lay(house)
    with Seat(chromium, house, "de") as ana:
        page = ana.page
        page.goto(path)
        ana.fine()
        assert "Vernichter" not in page.content()
        page.locator("#key-open > summary").click(delay=1300)
        expect(page.locator("#just-opened")).to_contain_text("Box C ist offen")
        ana.fine()
        ana.answered()
        expect(page.locator(".unit.figure")).to_have_count(1)
        for turn in (1, 2):
            if page.locator("#turn-done").count():
                ana.touch("#turn-done", "#automa-turn")
            page.goto(f"{path}?see=done")
            ana.tap("automa-turn")  # the Automa's turn
            ana.answered()
            expect(page.locator("#whose-name")).to_contain_text("Vernichter")
            ana.taps = 0
            ana.touch("#automa-turn", f".question, #told-name:has-text('Vernichter, Zug {turn}')")
            assert ana.taps == 1
            ana.answered()
            expect(page.locator("#told-name")).to_contain_text(f"Vernichter, Zug {turn}")
            expect(page.locator("#whose-name")).to_contain_text("Ana")
        ana.fine()
        assert not ana.errors
