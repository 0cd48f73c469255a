"""Whole evenings on real screens in German, from set-up to close; every touch is counted."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.fenris.evenings_by_hand import Evening
from tests.fenris.house import CampaignHouse
from tests.fenris.test_around_browser import Hand
from tests.web.conftest import chromium  # noqa: F401
from tests.web.window import Window

pytestmark = [pytest.mark.browser, pytest.mark.journey]

ALONE, OWN_PHONE, FOUR_ON_ONE = 20, 18, 80
SHOP = "label.tile-of:first-child"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CampaignHouse]:
    house = CampaignHouse(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()


def second(house: CampaignHouse, *people: str, automas: int = 0) -> Evening:
    """A campaign before its second evening, after a vote for war."""
    sheets = {f"s{n + 1}": {"wealth": 60} for n in range(len(people) + automas)}
    return Evening(
        house, people, automas=automas, paper={"episode": "2", "branch": "war", "sheets": sheets}
    )


def told(hand: Hand, seat: str, coins: int) -> None:
    """A column of the result: two digits, and sent."""
    hand.page.goto(f"{hand.evening.path}?see=result.{seat}")
    hand.page.fill("#coins", str(coins))
    hand.taps += len(str(coins))
    hand.tap("#send", f"#edit-{seat}, #close-result")


def opened(hand: Hand) -> None:
    """What comes out of the box is held by one hand, for all."""
    hand.look()
    holding = hand.page.locator("#to-open button, .hold button, button.hold")
    if holding.count():
        hand.evening.do(do="open", box=next(iter(hand.evening.view["to_open"])))
        hand.taps += 1
        hand.look()


def test_two_phones_from_the_set_up_to_the_shop(chromium: Any, house: CampaignHouse) -> None:  # noqa: F811
    evening = second(house, "Annegret", "Benedikt", automas=1)
    with Window(chromium, house, "de") as first, Window(chromium, house, "de") as other:
        ana, ben = Hand(first, evening, "s1"), Hand(other, evening, "s2")
        ana.tap("#begin-evening", "#read")
        ana.tap("#read", "#ready")
        for hand in (ana, ben):
            hand.page.wait_for_selector("#perk-coins")
            hand.tap("#perk-coins", '#perk-coins[aria-pressed="true"]')
            hand.tap("#ready", "#to-board.primary, #bar")
        told(ana, "s1", 62)
        told(ben, "s2", 55)
        if "s3" not in evening.view["columns"]:
            told(ana, "s3", 41)
        ana.look()
        ana.page.goto(f"{evening.path}?see=result")
        ana.tap("#close-result", "#gate")
        ben.page.wait_for_selector("#gate")
        ben.tap("#read", "#page:not(:has(#gate))")
        opened(ana)
        for hand in (ana, ben):
            hand.look()
            hand.page.wait_for_selector("#shop-done")
        ana.tap(SHOP, f"{SHOP} input:checked")
        ana.tap("#shop-done", "#page:not(:has(#shop-done))")
        before = ben.taps
        ben.tap("#shop-done", "#page:not(:has(#shop-done))")
        assert ben.taps - before == 1, "passing the shop"
        ana.page.wait_for_selector("#close-evening")
        ana.tap("#close-evening", "#next-evening")
        assert evening.view["sheets"]["s1"]["mech_mods"] != []
        assert evening.view["episode"] == "3"
        assert max(ana.taps, ben.taps) <= OWN_PHONE
        assert first.errors == other.errors == []


def test_four_on_one_phone_through_the_shop(chromium: Any, house: CampaignHouse) -> None:  # noqa: F811
    people = ("Annegret", "Benedikt", "Cyrill", "Dorothea")
    evening = second(house, *people)
    with Window(chromium, house, "de") as window:
        hand = Hand(window, evening)
        hand.tap("#begin-evening", "#read")
        hand.tap("#read", "#ready")
        for place, name in enumerate(people, start=1):
            expect(hand.page.locator("#own-name")).to_contain_text(name)
            hand.tap("#perk-coins", '#perk-coins[aria-pressed="true"]')
            hand.tap("#ready", f'#page:not(:has(#ready[value="ready s{place}"]))')
        assert hand.taps <= 1 + 14
        for place in range(1, len(people) + 1):
            told(hand, f"s{place}", 70 - place)
        hand.page.goto(f"{evening.path}?see=result")
        hand.tap("#close-result", "#gate")
        hand.tap("#read", "#page:not(:has(#gate))")
        opened(hand)
        for seat in ("s1", "s2", "s3", "s4"):
            hand.page.goto(f"{evening.path}?who={seat}")
            hand.taps += 1  # whose card it is
            hand.tap(SHOP, f"{SHOP} input:checked")
            with hand.page.expect_response(lambda one: one.request.method == "POST"):
                hand.tap("#shop-done", "#page")
            hand.page.wait_for_selector(f'#page:not(:has([name="who"][value="{seat}"] ~ fieldset))')
        hand.look()
        hand.tap("#close-evening", "#next-evening")
        assert hand.taps <= FOUR_ON_ONE
        assert window.errors == []


def test_a_phone_joins_in_the_middle_of_the_rewards(chromium: Any, house: CampaignHouse) -> None:  # noqa: F811
    evening = second(house, "Annegret", "Benedikt")
    evening.begun()
    evening.do(do="episode_result", coins={"s1": 62, "s2": 55})
    evening.do(do="read")
    evening.do(do="open", box=next(iter(evening.view["to_open"])))
    with Window(chromium, house, "de") as first, Window(chromium, house, "de") as other:
        ana = Hand(first, evening, "s1")
        ana.tap("#shop-done", "#page:not(:has(#shop-done))")
        ben = Hand(other, evening, "s2")
        expect(ben.page.locator("#shop-name")).to_be_visible()
        ben.tap(SHOP, f"{SHOP} input:checked")
        ben.tap("#shop-done", "#close-evening")
        ana.page.wait_for_selector("#close-evening")
        assert len(evening.view["sheets"]["s2"]["mech_mods"]) == 1
        assert first.errors == other.errors == []


def test_somebody_alone_through_the_shop(chromium: Any, house: CampaignHouse) -> None:  # noqa: F811
    evening = second(house, "Annegret", automas=1)
    with Window(chromium, house, "de") as window:
        hand = Hand(window, evening)
        hand.tap("#begin-evening", "#read")
        hand.tap("#read", "#ready")
        hand.tap("#perk-coins", '#perk-coins[aria-pressed="true"]')
        hand.tap("#ready", "#columns, #to-board.primary, #bar")
        assert hand.taps - 1 <= 4
        told(hand, "s1", 62)
        if "s2" not in evening.view["columns"]:
            told(hand, "s2", 41)
        hand.page.goto(f"{evening.path}?see=result")
        hand.tap("#close-result", "#gate")
        hand.tap("#read", "#page:not(:has(#gate))")
        opened(hand)
        hand.page.wait_for_selector("#shop-done")
        hand.tap(SHOP, f"{SHOP} input:checked")
        hand.tap("#shop-done", "#close-evening")
        hand.tap("#close-evening", "#next-evening")
        assert hand.taps <= ALONE
        assert window.errors == []
