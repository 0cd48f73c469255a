"""Two phones at a table of Scythe in asked mode: how often people tap, and the end of the game."""

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.web.house import House
from tests.web.played import SCYTHE, done, made
from tests.web.window import Window

pytestmark = pytest.mark.browser

Truth = dict[str, dict[str, set[str]]]
"""Where people really stand: places by kind of unit, by seat."""

MOVES: list[tuple[str, str, str, str]] = [
    ("s1", "character", "base:nordic", "r2c4"),
    ("s2", "character", "base:crimea", "r6c4"),
    ("s2", "worker", "r7c3", "r6c3"),
    ("s1", "character", "r2c4", "r3c4"),
    ("s2", "character", "r6c4", "r5c4"),
    ("s1", "worker", "r1c4", "r2c5"),
]
"""Nobody enters these: they only happen on the table."""
MOST_TAPS = 5


def start() -> Truth:
    return {
        "s1": {"character": {"base:nordic"}, "mech": set(), "worker": {"r1c4", "r1c5"}},
        "s2": {"character": {"base:crimea"}, "mech": set(), "worker": {"r7c3", "r8c1"}},
    }


class Phone(Window):
    """A phone at the table, in the hand of somebody who sees the board."""

    taps = 0
    seat = ""

    def touch(self, element: str) -> None:
        self.taps += 1
        self.page.click(element)

    def automa_plays(self, truth: Truth) -> int:
        """One turn of an Automa, with all that is tapped for it."""
        self.taps, before = 0, self.revision
        self.touch("#automa-turn")
        self.moved_from(before)
        if self.page.locator("#looked").count():
            while (what := self.first_difference(truth)) and self.taps <= MOST_TAPS:
                url = self.page.url
                self.touch(f"#{what}")
                self.page.wait_for_url(re.compile(f"^(?!{re.escape(url)}$)"))
            before = self.revision
            self.touch("#looked")
            self.moved_from(before)
        return self.taps

    def first_difference(self, truth: Truth) -> str | None:
        """The first chip that says something else than the board does, else a place of it."""
        ids: list[str] = self.page.eval_on_selector_all(".chip", "all => all.map(one => one.id)")
        for chip in ids:
            if chip.startswith("token-"):
                continue
            what, place, seat, kind, *then = chip.split("-")
            there = place in truth[seat]["character" if kind == "fighter" else kind]
            counted = what == "set" and chip.replace("-more", "-none") in ids
            known = what == "gone" or counted
            if there != known and (not then or there == (then == ["more"])):
                return chip
        listed = self.page.locator(".look-row:not(.told-row)").count()
        return None if listed else self.first_place(truth)

    def first_place(self, truth: Truth) -> str | None:
        """Where many places matter: one where a character stands unseen, the own one first."""
        api = self.page.url.split("?")[0].replace("/tables/", "/api/tables/")
        units = self.page.request.get(api).json()["view"]["units"]
        known = {(one["seat"], one["at"]) for one in units if one["unit"] == "character"}
        for seat in sorted(truth, key=lambda seat: seat != self.seat):
            for place in truth[seat]["character"]:
                untold = (seat, place) not in known and place not in self.page.url
                if untold and self.page.locator(f"#at-{place}").count():
                    return f"at-{place}"
        return None


@pytest.mark.journey
def test_two_phones_tap_five_times_at_most_and_fill_in_their_columns(
    chromium: Any, house: House
) -> None:
    with Phone(chromium, house, "de") as ana, Phone(chromium, house, "cs") as ben:
        with house.client() as client:
            path = made(client, SCYTHE, board="ask", seed=12)
        for phone, seat in ((ana, "s1"), (ben, "s2")):
            phone.seat = seat
            phone.page.goto(f"{path}/settings")
            phone.page.check(f"[name=seat][value={seat}]")
            phone.page.click("button[value=seat]")
            phone.page.wait_for_selector(f"[name=seat][value={seat}][checked]")
            phone.page.goto(path)
        truth, counted = start(), []
        for turn, move in enumerate(MOVES):
            seat, kind, origin, target = move
            truth[seat][kind] = {*truth[seat][kind] - {origin}, target}
            phone = (ana, ben)[turn % 2]
            phone.page.wait_for_selector("#automa-turn")
            counted.append(phone.automa_plays(truth))
            other = (ben, ana)[turn % 2]
            other.page.wait_for_selector(f'#page[data-revision="{phone.revision}"]')
        assert 2 < max(counted) <= MOST_TAPS, counted
        assert "Automa (Sachsen)" in ana.page.inner_text("main")
        assert "Automa (šógunát Togawa)" in ben.page.inner_text("main")
        with house.client() as client:
            view = client.get(f"/api{path}").json()["view"]
        assert view["turn"] == len(MOVES)
        _score(ana, ben, path)
        assert ana.errors == ben.errors == []


def _score(ana: Phone, ben: Phone, path: str) -> None:
    """Both have the sheet open; each sends its own column, and sees the other's come."""
    for phone in (ana, ben):
        phone.page.goto(f"{path}/scoring")
    assert ana.page.locator("[name=final_coins-s2]").count() == 0
    ben.page.fill("[name=final_coins-s2]", "35")
    ben.page.click("#keep-s2")
    ben.page.wait_for_selector("#column-s2 .told-mark")
    ana.page.wait_for_selector("#column-s2 .told-mark")
    assert "Abgeschickt" in ana.page.inner_text("#column-s2")
    assert "Odesláno" in ben.page.inner_text("#column-s2")
    ana.page.fill("[name=final_coins-s1]", "50")
    ana.page.fill("[name=final_resources-s1]", "3")
    ana.page.click("#keep-s1")
    ana.page.wait_for_selector("#column-s1 .told-mark")
    ana.page.click("#end-game")
    ana.page.wait_for_selector("#amber")
    ana.errors.clear()  # it was asked with a code of its own
    ana.page.click("#end-game")  # nobody has six stars: right anyway
    ana.page.wait_for_selector(".scores")
    assert ana.page.locator(".scores tbody tr").count() == 6
    ben.page.wait_for_selector(".scores")
    assert "vítězí" in ben.page.inner_text(".scores")


@pytest.mark.journey
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_pages_fit_a_phone_and_axe_finds_nothing(
    chromium: Any, house: House, theme: str
) -> None:
    with house.client() as client:
        asked = made(client, SCYTHE, board="ask", chance="table")
        done(client, asked, do="automa_turn", seat="s3")
        done(client, asked, answer=3)
        path = made(client, SCYTHE, board="ask")
    with Window(chromium, house, "de", color_scheme=theme, bypass_csp=True) as window:
        for page in (asked, f"{path}/scoring", f"{path}/ways", f"{path}/pieces", f"{path}/others"):
            window.page.goto(page)
            assert window.wider_than_it_should_be() == [], page
            assert window.covered() == [], page
            assert window.too_small() == [], page
            # Over a texture axe cannot judge contrast.
            window.page.add_style_tag(content="body { background-image: none !important }")
            result = Axe().run(window.page)
            assert result.violations_count == 0, f"{page}\n{result.generate_report()}"
        assert window.errors == []
