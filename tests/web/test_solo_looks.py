"""The solo table in every state: nothing for axe to find, nothing cut in German."""

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.web.house import House
from tests.web.solo_window import SoloWindow

pytestmark = pytest.mark.browser


def at_the_table(window: SoloWindow) -> Iterator[str]:
    """The table in every state that looks different."""
    page = window.page
    window.sit()
    window.say(do="income")
    for _ in range(5):
        if window.say(do="bots_turn")["pending"]:
            window.say(answer="none")
        window.say(do="advance", track="technology")
    page.reload()
    for fold in page.locator("details.why > summary").all():
        fold.click()
    for fold in page.locator("details.differently > summary").all():
        fold.click()
    yield "why"
    page.goto(f"{window.table}?see=hex&who=you")
    yield "asking about hexes"
    window.say(do="correct", path="tapestry.automa_hand", value=3)
    window.say(do="correct", path="hexes.19", value={"tile": True, "tokens": [{"who": "automa"}]})
    window.say(do="conquer", hex=19)
    page.goto(window.table)
    yield "traps"
    window.say(answer="trap")
    window.say(do="correct", path="era.bots", value=5)
    page.reload()
    yield "the bots are done"
    window.sit(chance="table")
    yield "keypad"


@pytest.mark.journey
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(chromium: Any, house: House, theme: str) -> None:
    with SoloWindow(chromium, house, "en", color_scheme=theme, bypass_csp=True) as window:
        for name in at_the_table(window):
            # Over a texture axe cannot judge contrast.
            window.page.add_style_tag(content="body, .onward { background-image: none !important }")
            result = Axe().run(window.page)
            assert result.violations_count == 0, f"{name}\n{result.generate_report()}"


@pytest.mark.journey
@pytest.mark.parametrize("size", [(320, 640), (390, 844), (1024, 768)])
def test_nothing_is_cut_in_german(chromium: Any, house: House, size: tuple[int, int]) -> None:
    viewport = {"width": size[0], "height": size[1]}
    with SoloWindow(chromium, house, "de", viewport=viewport) as window:
        for name in at_the_table(window):
            assert window.wider_than_it_should_be() == [], name
            if size[0] > 320:
                assert window.too_small() == [], name
