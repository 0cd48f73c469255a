"""Every page: without violations for axe in light and dark, nothing cut in German on a phone."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.web.house import House
from tests.web.window import Window
from thirdchair.web.network import machine_addresses

pytestmark = pytest.mark.browser

OF_A_TABLE = (
    "",
    "?who=shadow",
    "/checklist",
    "/history",
    "/fix/4",
    "/correct",
    "/more",
    "/cards",
    "/rulings",
    "/settings",
    "/finish",
    "/delete",
)


def pages(window: Window) -> Iterator[str]:
    """Open one page after the other, in every state that looks different."""
    page = window.page
    window.new_game(name="Donnerstagsrunde")
    for button in ("income", "income", "science", "technology", "science", "technology"):
        window.tap(f"move-{button}")
    table = window.table
    page.click("#why > summary")
    yield "why"
    page.click(".menu summary")
    yield "menu"
    for path in ("/", "/new", "/phone", "/nothing", *(f"{table}{one}" for one in OF_A_TABLE)):
        page.goto(path)
        yield path
    page.goto("/new")
    page.click("details.fold > summary")
    yield "rulings of a new game"
    page.goto("/rules?q=landmark")
    yield "rules found"
    page.goto(f"{table}/fix/4")
    page.locator("form.sheet button[value=delete]").click()
    yield "fix preview"
    page.goto(f"{table}/finish")
    page.fill("[name=vp-p1]", "9")
    page.fill("[name=vp-p2]", "9")
    page.click("form.sheet button.primary")
    page.wait_for_selector("[name=resources-p1]")
    yield "tie"
    page.goto(table)
    page.click("#undo")
    page.wait_for_selector("#redo")
    yield "undone"
    window.new_game(chance="table")
    yield "question"


def check(window: Window, name: str) -> None:
    """Nothing on this page that axe objects to."""
    # Over a texture axe cannot judge contrast.
    window.page.add_style_tag(content="body, .onward { background-image: none !important }")
    result = Axe().run(window.page)
    assert result.violations_count == 0, f"{name}\n{result.generate_report()}"


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("en", "dark"), ("de", "light")])
def test_axe_finds_nothing(chromium: Any, house: House, language: str, theme: str) -> None:
    with Window(chromium, house, language, color_scheme=theme, bypass_csp=True) as window:
        for name in pages(window):
            check(window, name)


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


@pytest.mark.parametrize("language", ["de", "cs"])
def test_nothing_is_cut_on_a_phone(chromium: Any, house: House, language: str) -> None:
    with Window(chromium, house, language) as window:
        for name in pages(window):
            assert window.wider_than_it_should_be() == [], name
            assert window.too_small() == [], name


def test_a_small_phone_and_a_wide_screen(chromium: Any, house: House) -> None:
    for width, height in ((320, 640), (1280, 800)):
        size = {"width": width, "height": height}
        with Window(chromium, house, "de", viewport=size) as window:
            window.new_game(name="Donnerstagsrunde")
            for button in ("income", "income", "science"):
                window.tap(f"move-{button}")
            assert window.wider_than_it_should_be() == []
