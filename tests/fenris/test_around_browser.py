"""Evenings on real screens: two phones, one phone for four, somebody late; taps are counted."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.fenris.evenings_by_hand import Evening
from tests.web.house import House
from tests.web.window import PHONE, Window

pytestmark = pytest.mark.browser

SMALL = {"width": 320, "height": 568}
WIDE = {"width": 1280, "height": 800}


class Hand:
    """A hand at a phone: every touch that the app requires is counted."""

    def __init__(self, window: Window, evening: Evening, seat: str = "-") -> None:
        self.window, self.page, self.evening = window, window.page, evening
        self.taps = 0
        self.page.goto(f"{evening.path}/settings")
        self.page.locator(f'[name="seat"][value="{seat}"]').check()
        self.page.locator('.seat-form button[value="seat"]').click()
        self.page.wait_for_selector(".notice.good")
        self.look()

    def look(self) -> None:
        """Open the table page."""
        self.page.goto(self.evening.path)

    def tap(self, selector: str, then: str) -> None:
        """One touch, and what is there after it."""
        self.page.locator(selector).first.click()
        self.page.wait_for_selector(then)
        self.taps += 1

    def counted(self) -> int:
        """The touches since somebody asked last."""
        taps, self.taps = self.taps, 0
        return taps

    def fits(self) -> bool:
        """Nothing runs out sideways, and the next step is on the screen."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        button = self.page.locator(".bar :is(button, .button).big").first
        box = button.bounding_box() if button.count() else None
        height = self.page.evaluate("innerHeight")
        return wide <= 0 and (box is None or box["y"] + box["height"] <= height)


def result(evening: Evening) -> None:
    """The evening is played, told and read; that is other pages' matter."""
    seats = list(evening.view["game_now"]["seats"])
    evening.do(do="episode_result", coins={seat: 60 - at for at, seat in enumerate(seats)})
    evening.do(do="read")


def test_two_phones_from_the_set_up_to_sealed_votes(chromium: Any, house: House) -> None:
    evening = Evening(house, ("Annegret", "Benedikt"), automas=1)
    with Window(chromium, house, "de") as first, Window(chromium, house, "de") as second:
        ana, ben = Hand(first, evening, "s1"), Hand(second, evening, "s2")
        ana.tap("#begin-evening", "#read")
        assert ana.counted() == 1, "begin: who is here"
        ana.tap("#read", "#ready")
        for hand in (ana, ben):
            hand.page.wait_for_selector("#perk-power")
            hand.tap("#perk-power", '#perk-power[aria-pressed="true"]')
        ana.tap("#ready", "#to-board.primary")
        ben.tap("#ready", "#bar")
        assert (ana.counted(), ben.counted()) == (3, 2), "set-up: 3 for each"
        result(evening)
        for hand in (ana, ben):
            hand.page.wait_for_selector("#seal")
        ana.tap("label:has(#stake-war)", "#stake-war:checked")
        ana.tap("#seal", "#sealed")
        expect(ben.page.locator(".chip-done")).to_have_count(1)
        assert "Krieg 1" not in ben.page.inner_text("main")
        ben.tap("label:has(#stake-peace)", "#stake-peace:checked")
        ben.tap("#seal", "#sealed")
        assert (ana.counted(), ben.counted()) == (2, 2), "a vote"
        ben.tap("#reveal", "#revealed")
        ana.page.wait_for_selector("#revealed")
        assert ben.counted() == 1
        if ana.page.locator("#tie-war").count():
            ana.tap("#tie-war", "#close-evening")
        ben.page.wait_for_selector("#close-evening")
        ben.tap("#close-evening", "#next-evening")
        expect(ana.page.locator(".beads [aria-current]")).to_have_text("2")
        assert first.errors == second.errors == []


@pytest.mark.journey
def test_four_people_on_one_phone_with_the_cover(chromium: Any, house: House) -> None:
    people = ("Annegret", "Benedikt", "Cyrill", "Dorothea")
    evening = Evening(house, people)
    with Window(chromium, house, "de") as window:
        hand = Hand(window, evening)
        hand.tap("#begin-evening", "#read")
        assert hand.counted() == 1
        hand.tap("#read", "#hand-to")
        hand.tap("#hand-to", "#ready")
        for name in people:
            expect(hand.page.locator("#own-name")).to_contain_text(name)
            hand.tap("#perk-coins", '#perk-coins[aria-pressed="true"]')
            hand.tap("#ready", f'#page:not(:has(#ready[value="ready s{people.index(name) + 1}"]))')
        assert hand.counted() <= 14
        result(evening)
        hand.look()
        for name in people:
            expect(hand.page.locator("#cover")).to_contain_text(name)
            assert hand.page.locator("[name=stake]").count() == 0, "covered"
            hand.tap("#uncover", "#seal")
            hand.tap("label:has(#stake-peace)", "#stake-peace:checked")
            hand.tap("#seal", "#cover")
        hand.tap("#reveal", "#revealed")
        assert hand.counted() <= 3 * len(people) + 1
        hand.tap("#close-evening", "#next-evening")
        assert window.errors == []


@pytest.mark.journey
def test_somebody_alone_stays_within_the_budget(chromium: Any, house: House) -> None:
    with Window(chromium, house, "cs") as window:
        page = window.page
        page.goto("/new?game=scythe&mode=fenris")
        page.click("#start")
        page.wait_for_selector("#begin-evening")
        path = page.url.removeprefix(house.url).partition("?")[0]
        evening = Evening(house, ("Ana",), automas=1)
        evening.path = path
        hand = Hand(window, evening)
        hand.tap("#begin-evening", "#read")
        hand.tap("#read", "#ready")
        hand.tap("#perk-worker", '#perk-worker[aria-pressed="true"]')
        hand.tap("#ready", "#columns")
        assert hand.counted() - 1 <= 4
        result(evening)
        hand.look()
        assert hand.page.locator("#for-whom").count() == 0
        hand.tap("#stake-peace", "#close-evening")
        assert hand.counted() == 1
        hand.tap("#close-evening", "#next-evening")
        assert window.errors == []


@pytest.mark.journey
def test_somebody_comes_late(chromium: Any, house: House) -> None:
    evening = Evening(house, ("Annegret", "Benedikt"), automas=1)
    with Window(chromium, house, "de") as window:
        hand = Hand(window, evening)
        hand.tap(".cycle:nth-child(2) .to-late", "#late-s2:checked")
        hand.tap("#begin-evening", "#read")
        assert hand.counted() == 2
        hand.tap("#read", "#is-here-s2")
        hand.tap("#hand-to", "#ready")
        hand.tap("#ready", "#columns")
        evening.do(do="automa_turn", seat="s3")
        hand.page.goto(f"{evening.path}?see=prepare&who=s2")
        hand.tap("#perk-power", '#perk-power[aria-pressed="true"]')
        assert evening.view["chosen"] == {"s2": "power"}
        assert window.errors == []


@pytest.mark.journey
@pytest.mark.parametrize("language", ["de", "cs"])
@pytest.mark.parametrize(
    ("size", "scheme"), [(SMALL, "dark"), (PHONE, "light"), (PHONE, "dark"), (WIDE, "light")]
)
def test_every_screen_fits(
    chromium: Any,
    house: House,
    language: str,
    size: dict[str, int],
    scheme: str,
) -> None:
    evening = Evening(house, ("Annegret-Sophie", "Benedikt"), automas=1)
    options = {"viewport": size, "color_scheme": scheme}
    with Window(chromium, house, language, **options) as window:
        hand = Hand(window, evening)
        wrong = []

        def look(name: str) -> None:
            if not hand.fits():
                wrong.append(name)

        look("begin")
        hand.tap("#begin-evening", "#read")
        look("prologue")
        hand.tap("#read", "#hand-to")
        look("set-up for all")
        hand.tap("#hand-to", "#ready")
        look("set-up")
        evening.do(do="mark", seat="s1", at="extra_objective")
        evening.do(do="count", seat="s1", what="influence", n=9)
        result(evening)
        hand.look()
        look("log")
        hand.tap("#take-column", "#cover")
        look("cover")
        hand.tap("#uncover", "#seal")
        look("vote")
        hand.tap("label:has(#stake-war)", "#stake-war:checked")
        hand.tap("#seal", "#cover")
        evening.do(do="vote", seat="s2", war=0, peace=1)
        hand.tap("#reveal", "#close-evening")
        look("close")
        for page in ("/sheets?seat=s1", "/sheets?seat=all", "/checklist"):
            hand.page.goto(evening.path + page)
            look(page)
        hand.page.goto("/new?game=scythe&mode=fenris")
        look("new")
        assert wrong == []
        assert window.errors == []


@pytest.mark.parametrize("people", [2, 3])
def test_on_a_small_phone_an_automas_turn_begins_above_the_bar(
    chromium: Any,
    house: House,
    people: int,
) -> None:
    """Whoever has played its turn sees what the hands do, and the names of the seats are whole
    lines."""
    evening = Evening(house, ("Annegret", "Maximiliane", "Bartholomäus")[:people], automas=1)
    evening.do(do="setup", board=False)
    evening.do(do="automa_turn", seat=f"s{people + 1}")
    small = {"width": 320, "height": 640}
    with Window(chromium, house, "de", viewport=small) as window:
        window.page.goto(evening.path)
        step = window.page.locator(".told .hand-list li").first.bounding_box()
        bar = window.page.locator("#bar").bounding_box()
        assert step is not None
        assert bar is not None
        assert step["y"] + step["height"] <= bar["y"]
        names = window.page.locator(".who-row .seat-name")
        heights = names.evaluate_all("all => all.map((one) => one.clientHeight)")
        assert len(heights) == people
        assert max(heights) < 24, "a name breaks"
        assert window.errors == []
