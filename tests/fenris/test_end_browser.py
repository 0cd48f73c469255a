"""The end of a campaign on a real screen: its card, both pictures, and the way to a new one."""

import os
from typing import Any

import pytest

from tests.fenris.test_last_pages import BEHIND, COINS, MATS, SEATS, STARS
from tests.fenris.test_tonight_browser import Seat
from tests.web.house import House

pytestmark = pytest.mark.browser
PLAYED: tuple[dict[str, Any], ...] = (
    {"do": "setup", "mats": MATS},
    {"do": "episode_result", "coins": COINS, "stars": STARS},
    {"do": "read"},
    {"do": "close"},
)


def campaign(window: Seat, *commands: dict[str, Any]) -> str:
    """A campaign from paper before its last evening, after these commands."""
    new = {"game": "scythe", "mode": "fenris", "seed": 5, "seats": list(SEATS), "rows": 4}
    made = window.context.request.post("/api/tables", data={"new": {**new, "from": BEHIND}}).json()
    for command in commands:
        said = window.context.request.post(f"/api/tables/{made['id']}", data=command).json()
        assert said["ok"], said
    return f"/tables/{made['id']}"


@pytest.mark.parametrize("look", ["light", "dark"])
def test_the_last_page(house: House, chromium: Any, look: str) -> None:
    with Seat(chromium, house, "de", color_scheme=look) as window:
        at = campaign(window, *PLAYED)
        window.page.goto(at)
        window.page.wait_for_selector("#result-name")
        window.page.wait_for_timeout(1800)
        window.fine()
        drawn = window.context.request.get(f"{at}/keepsake").text()
        assert drawn.startswith("<svg")
        if folder := os.environ.get("SHOTS"):
            window.page.screenshot(path=f"{folder}/end-{look}.png", full_page=True)
        window.page.locator("#put-back").click()
        window.page.wait_for_selector("#part-boxes")
        assert window.too_small() == []
