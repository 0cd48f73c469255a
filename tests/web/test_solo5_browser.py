"""A solo game with three expansions, arts track and double strike on a phone, in German."""

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.web.house import House
from tests.web.solo_window import SoloWindow
from tests.web.window import PHONE

pytestmark = pytest.mark.browser

TRACKS = ("exploration", "science", "military", "technology", "arts")


@pytest.fixture
def phone(chromium: Any, house: House) -> Iterator[SoloWindow]:
    with SoloWindow(chromium, house, "de", bypass_csp=True) as window:
        window.hurry()
        yield window
        assert window.errors == []


def looks_right(phone: SoloWindow) -> None:
    """Nothing that axe objects to, nothing cut, nothing too small."""
    page = phone.page
    page.clock.fast_forward(1000)
    # Over a texture axe cannot judge contrast.
    page.add_style_tag(content="body, .onward { background-image: none !important }")
    # What is still coming up has not its colors yet.
    page.wait_for_function(
        "() => document.getAnimations().every(one => one.playState !== 'running')"
    )
    result = Axe().run(page)
    assert result.violations_count == 0, result.generate_report()
    assert phone.wider_than_it_should_be() == []
    assert phone.too_small() == []
    page.evaluate("scrollTo(0, 0)")  # axe has looked around


def on_screen(phone: SoloWindow, button: str) -> bool:
    """Is it there without scrolling?"""
    box = phone.page.locator(f"#{button}").bounding_box()
    return box is not None and 0 <= box["y"] <= box["y"] + box["height"] <= PHONE["height"]


def test_from_the_form_to_the_result(phone: SoloWindow) -> None:
    fill_in(phone)
    play_a_round(phone)
    react(phone)
    finish(phone)


def fill_in(phone: SoloWindow) -> None:
    """What cannot be together is not offered; what was chosen lies on the table."""
    page = phone.page
    page.goto("/new?mode=solo")
    arts, double = page.locator(".with-arts"), page.locator(".with-double")
    expect(arts).to_be_hidden()
    expect(double.locator(".no-box")).to_contain_text("Nimm die Erweiterung oben dazu")
    expect(double.locator(".no-track")).to_be_hidden()
    for name in ("PP", "AA", "FF"):
        page.locator(".segment", has=page.locator(f"[name=with-{name}][value=yes]")).click()
    expect(arts).to_be_visible()
    expect(double.locator(".no-box")).to_be_hidden()
    not_yet = double.locator(".no-track")
    expect(not_yet).to_contain_text("Geht erst mit der Künsteleiste")
    expect(double.locator(".segments")).to_have_css("pointer-events", "none")
    page.locator(".segment", has=page.locator("[name=arts][value=military]")).click()
    expect(not_yet).to_be_hidden()
    expect(double.locator(".segments")).to_have_css("pointer-events", "auto")
    page.locator(".segment", has=page.locator("[name=double_strike][value=yes]")).click()
    page.select_option("[name=civ-1]", "hucksters")
    expect(page.locator(".hand-civ")).to_be_hidden()
    page.check("[name=first][value=you]")
    looks_right(phone)
    # Taken back, the contradiction stays in sight, and is refused with a sentence.
    page.locator(".segment", has=page.locator("[name=with-AA][value=no]")).click()
    expect(arts).to_be_visible()
    page.click("form.sheet button.primary.big")
    expect(page.locator(".notice")).to_contain_text(
        "Die Künsteleiste gehört zu Kunst & Architektur"
    )
    assert phone.errors.pop().endswith("(Unprocessable Entity)")
    page.locator(".segment", has=page.locator("[name=with-AA][value=yes]")).click()
    page.click("form.sheet button.primary.big")
    page.wait_for_url("**/checklist")
    page.goto(phone.table)


def play_a_round(phone: SoloWindow) -> None:
    """Landmark cards, five tracks in the thumb bar, the double strike after the Shadow Empire."""
    page = phone.page
    expect(page.locator(".asked")).to_contain_text("Welche behältst du?")
    looks_right(phone)
    phone.tap("key-skyscraper")
    phone.tap("key-bridge")
    page.goto(f"{phone.table}?who=you")
    for track in TRACKS:
        assert on_screen(phone, f"move-{track}")
    assert on_screen(phone, "move-income")
    assert page.locator(".strip").count() == len(TRACKS)
    looks_right(phone)
    phone.tap("move-arts")
    assert phone.view["tracks"]["you"]["arts"] == 1
    phone.say(do="correct", path="era.bots", value=1)
    page.goto(f"{phone.table}?who=bots")
    phone.tap("bots-turn")
    phone.settle_questions()
    moved = sum(phone.view["tracks"]["strike"].values())
    if sum(phone.view["tracks"]["shadow"].values()):
        assert moved == 1
        expect(page.locator(".hand-list")).to_contain_text("Gelber Marker")
    looks_right(phone)
    # The pool of the Hucksters: one tap.
    pool = phone.view["pool"]
    page.goto(f"{phone.table}?see=tracks")
    phone.tap(f"take-{pool[0]}")
    assert len(phone.view["pool"]) == len(pool) - 1


def react(phone: SoloWindow) -> None:
    """A card by name, and its territory by a tap on the map."""
    page = phone.page
    phone.say(do="correct", path="tapestry.automa_hand", value=2)
    phone.say(do="correct", path="hexes.19", value={"tile": True, "tokens": [{"who": "automa"}]})
    page.goto(f"{phone.table}?see=map")
    page.click("#hex-19")  # not next to yours: asked about on its own page
    phone.tap("act-here")
    assert on_screen(phone, "key-trap")
    page.click("#other-cards > summary")  # the cards by name
    assert on_screen(phone, "key-trap")
    assert on_screen(phone, "key-surrender")
    looks_right(phone)
    phone.tap("key-retreat")
    phone.tap("key-yes")
    assert on_screen(phone, "hex-0")
    looks_right(phone)
    phone.tap("hex-0")
    phone.tap("key-done")
    assert phone.view["hexes"]["0"]["tokens"] == [{"who": "automa", "toppled": False}]


def finish(phone: SoloWindow) -> None:
    """The rest of the game without taps, then the result."""
    page = phone.page
    taken = phone.say(do="correct", path="era.bots", value=4)["view"]["era"]["bots"]
    while taken < 5:
        answer = phone.say(do="bots_turn")
        while answer["pending"]:
            answer = phone.say(answer=answer["pending"]["options"][0])
        taken = answer["view"]["era"]["bots"]
    page.goto(phone.table)
    page.click("#finish")
    page.fill("[name=vp-you]", "999")
    page.click("form.sheet button.primary")
    expect(page.locator(".result")).to_contain_text("Du gewinnst")
    looks_right(phone)
    page.goto(f"{phone.table}/sheet")
    expect(page.locator(".paper")).to_contain_text("Künste")
