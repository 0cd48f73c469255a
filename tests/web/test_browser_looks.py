"""The way in from a phone, and a table on a small one; `test_everyone_pages` has all others."""

from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.web.house import House
from tests.web.window import Window
from thirdchair.web.network import machine_addresses

pytestmark = pytest.mark.browser


def check(window: Window, name: str) -> None:
    """Nothing on this page that axe objects to."""
    # Over a texture axe cannot judge contrast.
    window.page.add_style_tag(content="body, .onward { background-image: none !important }")
    result = Axe().run(window.page)
    assert result.violations_count == 0, f"{name}\n{result.generate_report()}"


@pytest.mark.skipif(not machine_addresses(), reason="this machine is in no network")
def test_axe_finds_nothing_on_the_way_in(chromium: Any, tmp_path: Path) -> None:
    house = House(tmp_path / "house", lan=True)
    options = {"bypass_csp": True, "ignore_https_errors": True}
    try:
        for language, theme in (("en", "dark"), ("de", "light")):
            with Window(chromium, house, language, color_scheme=theme, **options) as window:
                window.page.goto("/phone")
                assert window.page.locator("svg.qr, .qr svg").count() == 1
                check(window, "open to phones")
                window.page.goto(f"{house.network[0]}/")
                assert window.page.locator("[name=code]").count() == 1
                check(window, "the door")
                window.page.goto(f"http://other.localhost:{house.port}/")
                assert window.page.locator("main.alone").count() == 1
                check(window, "refused")
    finally:
        house.stop()


def test_a_small_phone(chromium: Any, house: House) -> None:
    with Window(chromium, house, "de", viewport={"width": 320, "height": 640}) as window:
        window.new_game(name="Donnerstagsrunde")
        for button in ("income", "income", "science"):
            window.tap(f"move-{button}")
        assert window.wider_than_it_should_be() == []
