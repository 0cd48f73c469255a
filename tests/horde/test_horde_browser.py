"""The Horde for two, on two phones: its turn on one of them, the combat that follows on both."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.horde.raid import request
from tests.web.window import Window
from thirdchair.scythe.modules.arrows import SIDES

pytestmark = pytest.mark.browser


class Player(Window):
    """Somebody at a table against the Horde."""

    def laid(self, **setup: Any) -> str:
        new = {**request(2), "board": "ask", "chance": "app", "combat": "app", "seed": 7, **setup}
        made = self.context.request.post("/api/tables", data={"new": new}).json()
        assert made["ok"], made
        return f"/tables/{made['id']}"

    def ask(self, path: str, /, **command: Any) -> None:
        self.told(path, **command)

    def told(self, path: str, /, **command: Any) -> Any:
        said = self.context.request.post(f"/api{path}", data=command).json()
        assert said["ok"], said
        return said

    def answered(self) -> None:
        """Whatever is asked: the first key, or that it stands as shown."""
        while self.page.locator(".question").count():
            before = self.revision
            self.page.locator(".keypad button:enabled, #answer, #looked").first.click()
            self.moved_from(before)

    def fine(self) -> None:
        """Nothing that axe objects to, nothing too small for a thumb, nothing cut off."""
        self.page.wait_for_selector("body:not(.settling)")
        found = Axe().run(self.page, options={"resultTypes": ["violations"]})
        assert [one["id"] for one in found.response["violations"]] == []
        assert self.too_small() == []
        assert self.wider_than_it_should_be() == []


def test_two_phones_see_the_horde_come_and_fight_it(
    chromium: Any,
    house: Any,
) -> None:
    with Player(chromium, house, "de") as ana, Player(chromium, house, "de") as ben:
        path = ana.laid()
        ana.page.goto(f"{path}?who=s1")
        ben.page.goto(f"{path}?who=s2")
        ana.fine()
        assert ana.page.inner_text("#horde-clock").startswith("18")
        ana.tap("automa-turn")
        ben.page.wait_for_selector("#horde-clock:has-text('17')")
        for _ in range(4):
            ana.ask(path, do="actor_turn", actor="horde")
        ana.page.goto(f"{path}?who=s1")
        ana.tap("automa-turn")
        ana.page.wait_for_selector(".keypad")
        assert "Euer Horde-Plättchen" in ana.page.inner_text(".question")
        ana.fine()
        before = ana.revision
        ana.page.locator(".keypad button").first.click()
        ana.moved_from(before)
        ana.page.wait_for_selector("#look-rows")
        ana.fine()
        assert "Karte" not in ana.page.inner_text("#back-one"), "the Horde rolls, it draws no card"
        ana.page.locator(".chip.off[aria-label*='Mech']").first.click()
        ana.page.wait_for_selector(".told-row")
        chips = ana.page.locator(".look-chips .chip").all()
        labels = [chip.get_attribute("aria-label") for chip in chips]
        assert len(set(labels)) == len(labels), "two chips that nobody can tell apart"
        before = ana.revision
        ana.page.click("#looked")
        ana.moved_from(before)
        assert "greift P1 an" in ana.page.inner_text(".question")
        ben.page.wait_for_selector(".question:has-text('greift P1 an')")
        ana.fine()
        ana.answered()  # a dial at 0 and no card: nobody wins with that
        ben.page.wait_for_selector("#horde-stars:has-text('1 / 6')")
        ana.page.wait_for_selector("#told, .told")
        ana.fine()
        ben.page.wait_for_selector(".question", state="detached")
        assert ben.page.inner_text("#horde-clock").startswith("12")


def test_the_end_is_told_on_the_page_of_the_table(
    chromium: Any,
    house: Any,
) -> None:
    with Player(chromium, house, "de") as ana:
        path = ana.laid(seed=9)
        ana.ask(path, do="correct", path="horde.popularity", value=1)
        ana.page.goto(path)
        ana.tap("automa-turn")
        ana.page.wait_for_selector("text=Die Horde hat gewonnen.")
        ana.fine()
        ana.page.goto(f"{path}/put-back")
        assert "Tesla-Figur" in ana.page.inner_text("main")


SMALL = {"width": 320, "height": 640}


def test_on_a_small_phone_the_table_opens_at_its_top_and_the_stars_can_be_closed(
    chromium: Any,
    house: Any,
) -> None:
    with Player(chromium, house, "de", viewport=SMALL) as ana:
        path = ana.laid()
        ana.page.goto(f"{path}/checklist")
        ana.page.locator("#to-table").scroll_into_view_if_needed()
        assert ana.page.evaluate("scrollY") > 0
        ana.page.click("#to-table")
        ana.page.wait_for_selector("#horde")
        assert ana.page.evaluate("scrollY") == 0
        ana.page.click("#own-more")
        ana.page.wait_for_selector("#star-objective")
        close = ana.page.locator("#own-close").bounding_box()
        assert close
        assert close["y"] + close["height"] <= SMALL["height"]
        ana.fine()


@pytest.mark.parametrize(("mechs", "typed", "seen"), [(1, "11", 190), (2, "11", 150), (4, "16", 0)])
def test_in_a_combat_the_board_keeps_its_room_and_a_number_is_not_cut(
    mechs: int,
    typed: str,
    seen: int,
    chromium: Any,
    house: Any,
) -> None:
    """With one or two units, as it is most often; more have more keys."""
    with Player(chromium, house, "de") as ana:
        path = ana.laid()
        tile = zip(range(1, 7), SIDES, strict=True)
        set_right = {"horde.popularity": 10, "seats.s1.cards": 9}
        for part, value in {**set_right, **{f"tile.{n}": to for n, to in tile}}.items():
            ana.ask(path, do="correct", path=part, value=value)
        told = ana.told(path, do="actor_turn", actor="horde")
        ana.ask(path, answer={told["pending"]["options"][0]: {"s1.mech": mechs}})
        ana.ask(path, answer=0)
        ana.page.goto(path)
        ana.page.wait_for_selector("#fight")
        top, end = (ana.page.locator(one).bounding_box() for one in ("#board", "#bar"))
        assert top
        assert end
        assert end["y"] - top["y"] > seen
        field = ana.page.locator(".number-row input")
        assert field.input_value() == typed
        assert field.evaluate("one => one.scrollWidth <= one.clientWidth")
        ana.fine()
