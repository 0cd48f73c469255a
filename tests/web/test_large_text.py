"""Text twice as large on a phone: no word in splinters, and the next step under the thumb."""

from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from tests.web.every_page import laid_out
from tests.web.house import House
from tests.web.scenario_window import ScenarioWindow
from tests.web.test_everyone_pages import TWICE
from tests.web.window import PHONE

ZOOMED: ViewportSize = {"width": 195, "height": 422}
"""What is left of a phone that is zoomed to 200 %."""


def wrong(window: ScenarioWindow) -> list[str]:
    return [*window.torn(), *window.wider_than_it_should_be(), *window.covered()]


@pytest.mark.journey
@pytest.mark.browser
def test_words_stay_whole_and_the_next_step_under_the_thumb(chromium: Any, house: House) -> None:
    with house.client() as client:
        tables = laid_out(client)
    with ScenarioWindow(chromium, house, "cs", reduced_motion="reduce") as window:
        page = window.page
        window.sit_at("kaiju", 1, capital="track")
        window.say(do="bots_turn")
        window.settle_now()
        kaiju = window.table
        addresses = (kaiju, f"{kaiju}?see=capital-2", f"{kaiju}/history", f"{kaiju}/checklist")
        devtools = window.context.new_cdp_session(page)
        found = {}
        for sizes, screen in ((TWICE, PHONE), ({"fontSizes": {"standard": 16}}, ZOOMED)):
            devtools.send("Page.setFontSizes", sizes)
            page.set_viewport_size(screen)
            for address in (*addresses, tables["duel"], tables["solo"], tables["campaign"]):
                page.goto(address)
                found[f"{address} {screen['width']}"] = wrong(window)
                if not page.locator(".bar").count():
                    continue
                for button in ("move-income", "move-exploration"):
                    page.locator(f"#{button}").scroll_into_view_if_needed()
                    box = page.locator(f"#{button}").bounding_box()
                    assert box is not None
                    assert box["y"] + box["height"] <= screen["height"]
                assert page.evaluate("scrollY") == 0, (
                    address,
                    screen,
                )  # the bar scrolled, not the page
            # The menu lies over the bar and over everything on the table.
            page.goto(kaiju)
            page.click(".menu summary")
            for link in page.locator(".menu nav a").all()[:3]:
                link.click(trial=True)
        assert {name: these for name, these in found.items() if these} == {}
