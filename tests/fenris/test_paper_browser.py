"""A campaign from paper on real screens, in German: taps are counted, digits too."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.web.house import House
from tests.web.window import Window

pytestmark = pytest.mark.browser

HOLD = 1_300
"""Longer than a held button needs."""
SWIPED = """() => {
  const target = document.querySelector(".log-sheet");
  const at = (x) => [new Touch({ identifier: 1, target, clientX: x, clientY: 200 })];
  const said = (kind, x) =>
    new TouchEvent(kind, { bubbles: true, touches: at(x), changedTouches: at(x) });
  target.dispatchEvent(said("touchstart", 300));
  target.dispatchEvent(said("touchend", 100));
}"""
"""A finger goes from right to left."""
SMALL = {"width": 320, "height": 568}


class Copyist:
    """Somebody with a paper sheet and a phone: every touch and every digit is counted."""

    def __init__(self, window: Window) -> None:
        self.window, self.page = window, window.page
        self.taps = 0

    def tap(self, *selectors: str) -> None:
        for selector in selectors:
            self.page.locator(selector).first.click()
            self.taps += 1

    def boxes(self, **fields: str | int) -> None:
        """Tap boxes and tiles: the field, and which of its boxes."""
        for name, value in fields.items():
            self.page.locator(f'[name="{name.replace("__", "-")}"][value="{value}"]').click()
            self.taps += 1

    def digits(self, name: str, number: int) -> None:
        self.page.fill(f'[name="{name}"]', str(number))
        self.taps += 1 + len(str(number))

    def choose(self, name: str, value: str) -> None:
        """A list that opens: two touches."""
        self.page.select_option(f'[name="{name}"]', value)
        self.taps += 2

    def counted(self) -> int:
        taps, self.taps = self.taps, 0
        return taps

    def fits(self) -> bool:
        wide: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        box = self.page.locator(".bar :is(button, .button).big").first.bounding_box()
        height: int = self.page.evaluate("innerHeight")
        return wide <= 0 and box is not None and box["y"] + box["height"] <= height


def from_paper(person: Copyist, number: int, way: str) -> str:
    """The shared part: the number blind, the price held, the way. Returns the table's path."""
    page = person.page
    person.tap("#paper > summary", f'#paper .pick:has([value="{number}"])')
    page.locator("#hold-paper > summary").click()
    assert page.url.endswith("mode=fenris"), "a tap is not enough"
    page.locator("#hold-paper > summary").click()
    page.locator("#hold-paper > summary").click(delay=HOLD)
    person.taps += 1
    page.wait_for_selector(f'[value="answer {way}"]')
    person.tap(f'[value="answer {way}"]')
    page.wait_for_selector("#from-paper")
    return person.window.table


def test_somebody_alone_goes_on_before_the_fourth_evening(
    chromium: Any,
    house: House,
) -> None:
    with Window(chromium, house, "de", bypass_csp=True) as window:
        ana = Copyist(window)
        window.page.goto("/new?game=scythe&mode=fenris")
        table = from_paper(ana, 4, "war")
        assert ana.fits()
        assert ana.taps <= 8, "what is shared"
        ana.tap("#copy-next")
        window.page.wait_for_selector("#wealth")
        assert ana.fits()
        ana.digits("wealth", 112)
        ana.boxes(win__1="yes", win__3="yes", mod__armor="yes", mod__feint="yes")
        ana.boxes(bonus__coins=1, bonus__power=1, perk__worker="yes", perk__coins="yes")
        ana.boxes(log__upgrades=2, log__mechs=3, log__structures=1, log__workers=2)
        ana.boxes(log__combat_1=2, log__objective=1, log__power=1)
        ana.tap("#written")
        window.page.wait_for_selector("#mods-mech .slot-of", state="attached")
        ana.digits("wealth", 64)
        ana.boxes(win__2="yes", slots__mech=2, bonus__coins=2)
        ana.choose("gain-mech-1", "gain.power.2")
        ana.boxes(log__upgrades=1, log__recruits=2, log__combat_1=3, log__mechs=1, log__workers=1)
        assert ana.fits()
        ana.tap("#written")
        window.page.wait_for_selector("#begin-evening.big")
        assert ana.counted() <= 45
        window.page.click("#begin-evening")
        window.page.wait_for_selector("#read")
        view = window.page.request.get(f"/api{table}").json()["view"]
        sheets = view["sheets"]
        assert (view["episode"], view["game_now"]["seats"]["s1"]["coins"] > 0) == ("4", True)
        assert [sheets[seat]["wealth"] for seat in ("s1", "s2")] == [112, 64]
        assert sheets["s1"]["mech_mods"] == ["armor", "feint"]
        assert sheets["s2"]["mech_mods"] == ["gain.power.2", "none"]
        assert sheets["s1"]["triumphs"]["mechs"] == 3
        for page in (f"{table}/write?seat=s2", f"{table}/sheets?seat=s1"):
            window.page.goto(page)
            assert (window.too_small(), window.wider_than_it_should_be()) == ([], []), page
            result = Axe().run(window.page)
            assert result.violations_count == 0, f"{page}\n{result.generate_report()}"
        window.page.evaluate(SWIPED)
        window.page.wait_for_url("**/sheets?seat=s2")
        assert window.errors == []


def test_two_phones_copy_their_sheets_at_the_same_time(
    chromium: Any,
    house: House,
) -> None:
    with (
        Window(chromium, house, "de") as first,
        Window(chromium, house, "de", viewport=SMALL, color_scheme="dark") as second,
    ):
        ana, ben = Copyist(first), Copyist(second)
        first.page.goto("/new?game=scythe&mode=fenris")
        first.page.fill('[name="name-1"]', "Annegret")
        first.page.locator('[name="kind-2"][value="human"]').click()
        first.page.fill('[name="name-2"]', "Benedikt")
        table = from_paper(ana, 3, "peace")
        assert ana.counted() <= 8
        for hand, seat in ((ana, "s1"), (ben, "s2")):
            hand.page.goto(f"{table}/settings")
            hand.page.locator(f'[name="seat"][value="{seat}"]').check()
            hand.page.locator('.seat-form button[value="seat"]').click()
            hand.page.wait_for_selector(".notice.good")
            hand.page.goto(table)
            hand.tap("#copy-next")
            hand.page.wait_for_selector("#wealth")
            assert hand.fits()
        for hand, won in ((ana, "win__1"), (ben, "win__2")):
            hand.digits("wealth", 98)
            hand.boxes(**{won: "yes"}, perk__power="yes", mod__spy="yes", log__mechs=2)
        ben.tap("#written")
        second.page.wait_for_selector("#begin-evening.big")
        ana.tap("#written")
        first.page.wait_for_selector("#begin-evening.big")
        assert max(ana.counted(), ben.counted()) <= 35
        sheets = first.page.request.get(f"/api{table}").json()["view"]["sheets"]
        assert [sheets[seat]["wealth"] for seat in sheets] == [98, 98]
        assert [sheets[seat]["wins"] for seat in sheets] == [["1"], ["2"]]
        assert first.errors == second.errors == []


@pytest.mark.journey
def test_four_people_copy_their_sheets_on_one_phone(
    chromium: Any,
    house: House,
) -> None:
    people = ("Annegret", "Benedikt", "Cyrill", "Dorothea")
    with Window(chromium, house, "de") as window:
        hand, page = Copyist(window), window.page
        page.goto("/new?game=scythe&mode=fenris")
        for place, name in enumerate(people, start=1):
            kind = page.locator(f'[name="kind-{place}"][value="human"]')
            kind.evaluate("one => { one.checked = true; }")
            page.fill(f'[name="name-{place}"]', name)
        table = from_paper(hand, 4, "war")
        hand.tap("#copy-next")
        for place, name in enumerate(people):
            page.wait_for_selector(f'[name="seat"][value="s{place + 1}"]', state="attached")
            assert name in page.inner_text("main")
            hand.digits("wealth", 120 - place)
            won = {f"win__{place + 1}": "yes"} if place < 3 else {}
            tile = {"mod__feint" if place == 3 else "mod__armor": "yes"}
            hand.boxes(**won, **tile, bonus__coins=1, bonus__power=1)
            hand.boxes(perk__worker="yes", perk__coins="yes")
            hand.boxes(log__upgrades=2, log__mechs=3, log__structures=1, log__workers=2)
            hand.boxes(log__combat_1=2, log__objective=1, log__power=1)
            hand.tap("#written")
        page.wait_for_selector("#begin-evening.big")
        assert hand.counted() <= 150
        sheets = page.request.get(f"/api{table}").json()["view"]["sheets"]
        assert [sheets[seat]["wealth"] for seat in sheets] == [120, 119, 118, 117]
        assert window.errors == []
