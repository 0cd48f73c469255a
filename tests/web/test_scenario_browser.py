"""Scenarios and a campaign on a phone in a real browser, from the first tap to the result."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.web.house import House
from tests.web.scenario_window import ScenarioWindow

pytestmark = pytest.mark.browser


def test_focus_from_the_form_to_the_result_in_german(chromium: Any, house: House) -> None:
    with ScenarioWindow(chromium, house, "de") as phone:
        phone.hurry()
        page = phone.page
        phone.begin("atlantis", 1, level=3)
        phone.settle_questions()  # favorite track, first gift, landmark cards: one tap each
        favorite = phone.view["scenario"]["favorite"]
        other = next(one for one in phone.view["tracks"]["you"] if one != favorite)
        expect(page.locator("#tonight")).to_contain_text("Heute anders")
        phone.tap("move-income")
        phone.tap("bots-turn")
        phone.settle_questions()
        # Blocked until the favorite token has moved; the blockers follow it.
        expect(page.locator(f"#move-{other}")).to_be_disabled()
        expect(page.locator(f"#move-{other}")).to_contain_text("blockiert")
        phone.tap(f"move-{favorite}")
        assert phone.view["scenario"]["blockers"][other] == 1
        phone.tap("bots-turn")
        phone.settle_questions()
        expect(page.locator(f"#move-{other}")).to_be_enabled()
        phone.tap(f"move-{other}")
        assert phone.wider_than_it_should_be() == []
        page.click("#tonight")
        expect(page.locator(".different")).to_contain_text("Blockiert ist ein Marker")
        phone.rest_of_the_game()
        page.goto(f"{phone.table}/finish")
        page.fill("[name=vp-you]", "400")
        page.click("form.sheet button.primary")
        expect(page.locator(".result")).to_contain_text("Du gewinnst!")
        expect(page.locator(".result")).to_contain_text("3 Kampagnenpunkte")
        assert phone.errors == []


@pytest.mark.journey
def test_the_kaiju_masters_from_the_form_to_the_result_in_czech(
    chromium: Any, house: House
) -> None:
    with ScenarioWindow(chromium, house, "cs") as phone:
        phone.hurry()
        page = phone.page
        phone.begin("kaiju", 1, capital="track")
        # The compass of the book is asked for, with our proposal in front.
        expect(page.locator(".keypad .primary")).to_have_text("Nahoru")
        while page.locator(".question").count():
            proposed = page.locator(".keypad .primary")
            key = proposed if proposed.count() else page.locator(".keypad button:enabled").first
            phone.tap(str(key.get_attribute("id")))
        assert phone.view["scenario"]["district"] == 3
        phone.tap("move-income")
        # A house in every district around the Kaiju: city, district, piece, plot.
        for district, plot in ((2, "r1c5"), (6, "r5c8")):
            page.click("#see-capital")
            page.click(f"#district-{district}")
            page.check("[name=piece][value=house]")
            phone.tap(f"plot-{plot}")
        page.goto(f"{phone.table}?who=bots")
        phone.tap("bots-turn")  # their income turn
        phone.settle_questions()
        phone.tap("move-science")
        phone.tap("bots-turn")
        phone.settle_questions()
        city = phone.view["scenario"]
        assert city["district"] in (2, 6)
        assert list(city["plots"].values()).count("token") == 1
        page.click("#see-capital")
        expect(page.locator(".city .ruin")).to_be_visible()
        assert phone.wider_than_it_should_be() == []
        phone.rest_of_the_game()
        page.goto(f"{phone.table}/finish")
        page.fill("[name=vp-you]", "0")
        page.click("form.sheet button.primary")
        expect(page.locator(".result")).to_contain_text("Automa")
        assert phone.view["result"]["winner"] == ["automa"]
        assert phone.errors == []


@pytest.mark.journey
def test_a_campaign_over_five_evenings_with_the_server_restarted(
    chromium: Any, own_house: House
) -> None:
    with ScenarioWindow(chromium, own_house, "de") as phone:
        page = phone.page
        page.goto("/campaigns/new?mode=atlantis")
        page.fill("[name=name]", "Ein langer Winter")
        page.click("form.sheet button.primary")
        page.wait_for_selector(".evenings")
        campaign = page.url
        results = [(1, 2, True), (2, 1, True), (3, 2, False), (4, 3, True), (5, 1, False)]
        yours = theirs = 0
        for number, level, won in results:
            page.goto(campaign)
            expect(page.locator("#step-1")).to_contain_text(f"Szenario {number}")
            page.click("#step-1")
            phone.start(level)
            phone.settle_now()
            if number == 2:
                own_house.kill()  # in the middle of the evening
                own_house.start()
            page.goto(campaign)
            expect(page.locator("#step-1")).to_contain_text("Weiterspielen")
            page.click("#step-1")
            phone.finished(won=won)
            page.goto(phone.table)
            page.click("#to-campaign")
            points = number * level
            yours, theirs = (yours + points, theirs) if won else (yours, theirs + points)
            expect(page.locator(".side-you strong")).to_have_text(str(yours))
            expect(page.locator(".side-automa strong")).to_have_text(str(theirs))
            own_house.stop()
            own_house.start()
        page.goto(campaign)
        expect(page.locator(".standing .hand")).to_have_text("Du hast die Kampagne gewonnen.")
        assert page.locator("#step-1").count() == 0
        assert phone.wider_than_it_should_be() == []
        # The last evening is opened again: nobody has won yet.
        page.click(".evening:last-child .evening-game")
        phone.tap("undo")
        page.goto(campaign)
        expect(page.locator(".standing .hand")).to_have_text("Du führst.")


# Looks

Pages = Callable[[ScenarioWindow], Iterator[str]]


def tables(window: ScenarioWindow) -> Iterator[str]:
    """The tables in every state that looks different."""
    page = window.page
    window.sit_at("atlantis", 1)
    favorite = window.view["scenario"]["favorite"]
    window.say(do="income")
    window.settle(window.say(do="bots_turn"))
    window.say(do="advance", track=favorite)
    window.settle(window.say(do="bots_turn"))
    page.reload()
    yield "focus"
    window.sit_at("atlantis", 4)
    page.goto(f"{window.table}?who=you")
    yield "the fall"
    page.goto(f"{window.table}/tonight")
    yield "tonight"
    window.sit_at("kaiju", 1, capital="track")
    for piece, plot in (("house", "r1c5"), ("landmark", "r5c8"), ("market", "r1c7")):
        window.say(do="build", piece=piece, plots=[plot])
    window.say(do="income")
    window.settle(window.say(do="bots_turn"))
    window.settle(window.say(do="bots_turn"))
    page.goto(f"{window.table}?see=capital")
    for fold in page.locator("details.why > summary").all()[:2]:
        fold.click()
    yield "city"
    page.goto(f"{window.table}?see=capital-6")
    yield "district"
    window.sit_at("kaiju", 1)
    window.settle(window.say(do="bots_turn"))
    window.say(do="bots_turn")
    page.reload()
    yield "which plot"
    window.sit_at("kaiju", 2)
    window.say(do="income")
    window.say(do="bots_turn")
    window.say(do="bots_turn")
    page.goto(f"{window.table}?see=map")
    for fold in page.locator("details.why > summary").all():
        fold.click()
    yield "the horde"


def sheets(window: ScenarioWindow) -> Iterator[str]:
    """The other pages of scenarios and campaigns."""
    page = window.page
    window.sit_at("kaiju", 2)
    for sheet in ("correct", "finish"):
        page.goto(f"{window.table}/{sheet}")
        yield f"kaiju {sheet}"
    window.sit_at("atlantis", 5)
    for sheet in ("checklist", "correct", "finish"):
        page.goto(f"{window.table}/{sheet}")
        yield f"atlantis {sheet}"
    for mode in ("atlantis", "kaiju"):
        page.goto(f"/new?mode={mode}")
        for fold in page.locator("details.fold > summary:visible").all():
            fold.click()
        yield f"new {mode}"
    page.goto("/campaigns/new")
    yield "new campaign"
    page.click("form.sheet button.primary")
    page.wait_for_selector(".evenings")
    page.click("details.fold > summary")
    yield "campaign"
    page.goto(f"{page.url}/delete")
    yield "delete"


@pytest.mark.journey
@pytest.mark.parametrize(("theme", "pages"), [("dark", tables), ("light", sheets)])
def test_axe_finds_nothing(chromium: Any, house: House, theme: str, pages: Pages) -> None:
    with ScenarioWindow(chromium, house, "en", color_scheme=theme, bypass_csp=True) as window:
        for name in pages(window):
            # Over a texture axe cannot judge contrast.
            window.page.add_style_tag(content="body, .onward { background-image: none !important }")
            result = Axe().run(window.page)
            assert result.violations_count == 0, f"{name}\n{result.generate_report()}"


@pytest.mark.journey
@pytest.mark.parametrize(("width", "pages"), [(390, tables), (390, sheets), (1280, tables)])
def test_nothing_is_cut_in_german(chromium: Any, house: House, width: int, pages: Pages) -> None:
    viewport = {"width": width, "height": 844}
    with ScenarioWindow(chromium, house, "de", viewport=viewport) as window:
        for name in pages(window):
            assert window.wider_than_it_should_be() == [], name
            assert window.too_small() == [], name
