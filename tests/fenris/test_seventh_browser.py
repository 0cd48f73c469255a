"""The seventh evening on a phone: the Automa's turns, tokens that are kept, and the box that ends
it, held and told on the page."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.fenris.test_tonight_browser import Seat
from tests.web.house import House

pytestmark = pytest.mark.browser
SEATS = [
    {"kind": "human", "name": "Ana", "faction": "crimea"},
    {"kind": "automa", "faction": "nordic"},
]
NEEDED = 6


def lay(house: House) -> str:
    """Before the seventh evening, with the rivals of the way that was not taken."""
    paper = {"episode": "7", "branch": "peace", "sheets": {"s1": {"wealth": 70}}}
    new = {"game": "scythe", "mode": "fenris", "seed": 7, "from": paper, "seats": SEATS}
    with house.client() as client:
        made = client.post("/api/tables", json={"new": new}).json()
        path = f"/tables/{made['id']}"
        assert client.post(f"/api{path}", json={"do": "setup"}).json()["ok"]
    return path


def meets(house: House, path: str) -> None:
    """Ana's character goes to the next encounter token; ways are not checked."""
    with house.client() as client:
        now = client.get(f"/api{path}").json()["view"]["game_now"]
        units = {(one["seat"], one["unit"]): one["at"] for one in now["units"]}
        taken = {one["at"] for one in now["units"]}
        end = next(at for at in now["tokens"]["encounter"] if at not in taken)
        step = {"unit": "character", "from": units["s1", "character"], "to": end}
        told = client.post(f"/api{path}", json={"do": "move", "seat": "s1", "moves": [step]})
        assert told.json()["ok"], told.json()


@pytest.mark.journey
@pytest.mark.parametrize("look", ["light", "dark"])
def test_an_evening_of_searching_on_a_phone(
    chromium: Any,
    house: House,
    look: str,
) -> None:
    path = lay(house)
    with Seat(chromium, house, "de", color_scheme=look) as ana:
        page = ana.page
        page.goto(f"{path}?see=prepare")
        ana.fine()
        for n in range(1, NEEDED):
            meets(house, path)
            page.goto(f"{path}?see=board")
            expect(page.locator("main")).to_contain_text(f"{n} × Begegnungsplättchen")
            if n < 3:
                ana.taps = 0
                ana.tap("automa-turn")
                ana.answered()
                expect(page.locator("#told-name")).to_contain_text(f"Zug {n}")
        ana.fine()
        page.goto(f"{path}?see=tray")
        ana.fine()
        meets(house, path)
        page.goto(path)
        ana.fine()
        expect(page.locator(".question")).to_contain_text("Box E öffnen")
        page.locator("#key-open > summary").click(delay=1300)
        expect(page.locator("#just-opened")).to_contain_text("Box E ist offen")
        ana.fine()
        page.goto(f"{path}?see=result")
        expect(page.locator("main")).to_contain_text("Begegnungsplättchen")
        ana.fine()
        page.fill("#coins", "61")
        ana.touch("#send", "#edit-s1")
        ana.touch("#close-result", "#gate, .question")
        ana.answered()
        ana.touch("#read", "#page:not(:has(#gate))")
        ana.fine()
        assert not ana.errors
