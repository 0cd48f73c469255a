"""Whole evenings on real screens in German, from set-up to close; every touch is counted."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.fenris.evenings_by_hand import Evening
from tests.fenris.test_around_browser import Hand
from tests.web.house import House
from tests.web.window import Window

pytestmark = [pytest.mark.browser, pytest.mark.journey]

ALONE, OWN_PHONE, FOUR_ON_ONE = 20, 18, 80
SHOP = "label.tile-of:first-child"


def second(house: House, *people: str, automas: int = 0) -> Evening:
    """A campaign before its second evening, after a vote for war."""
    sheets = {f"s{n + 1}": {"wealth": 60} for n in range(len(people) + automas)}
    return Evening(
        house, people, automas=automas, paper={"episode": "2", "branch": "war", "sheets": sheets}
    )


def closed_without_a_sixth_star(hand: Hand) -> None:
    """Nobody counted stars tonight: asked about once."""
    hand.tap("#close-result", "#right-anyway")
    (asked,) = hand.window.errors
    assert "409" in asked
    hand.window.errors.clear()
    hand.tap("#right-anyway", "#gate")


def told(hand: Hand, seat: str, coins: int) -> None:
    """A column of the result: its digits, and sent. Whose it is may have to be tapped first."""
    if hand.page.locator(f'#column [name="who"][value="{seat}"]').count() == 0:
        hand.tap(f"#edit-{seat}", f'#column:has([name="who"][value="{seat}"])')
    hand.page.fill("#coins", str(coins))
    hand.taps += len(str(coins))
    hand.tap("#send", f"#edit-{seat}, #close-result")


def to_result(hand: Hand) -> None:
    """From the game of tonight to its result."""
    hand.page.wait_for_selector("#to-result")
    hand.tap("#to-result", "#columns-name")


def opened(hand: Hand) -> None:
    """What comes out of the box is held by one hand, for all: a touch that lasts."""
    hand.page.wait_for_selector("[data-hold] > summary")
    box = hand.page.locator("[data-hold] > summary").first.bounding_box()
    assert box is not None
    hand.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    hand.page.mouse.down()
    hand.page.wait_for_selector("#page:not(:has([data-hold]))")
    hand.page.mouse.up()
    hand.taps += 1


def closed(hand: Hand) -> None:
    """One touch closes the evening and saves its file."""
    with hand.page.expect_download() as saved:
        hand.tap("#close-evening", "#next-evening")
    assert saved.value.suggested_filename.endswith(".json")


def says_what_is_kept(hand: Hand) -> None:
    """One tile is free, a second one is paid for: the button says so while it is ticked."""
    kept, done = hand.page.locator("#shop-kept"), hand.page.locator("#shop-done")
    expect(kept).to_have_text(re.compile(r"^Du behältst: [^,]+$"))
    expect(done).to_have_text("Fertig", use_inner_text=True)
    second_tile = hand.page.locator("#shop label.pick").nth(1)
    second_tile.click()
    expect(kept).to_have_text(re.compile("^Du behältst: [^,]+, [^,]+$"))
    expect(done).to_have_text("Fertig: 50 $ bezahlen", use_inner_text=True)
    second_tile.click()
    expect(done).to_have_text("Fertig", use_inner_text=True)


def test_two_phones_from_the_set_up_to_the_shop(chromium: Any, house: House) -> None:
    evening = second(house, "Annegret", "Benedikt", automas=1)
    with Window(chromium, house, "de") as first, Window(chromium, house, "de") as other:
        ana, ben = Hand(first, evening, "s1"), Hand(other, evening, "s2")
        ana.tap("#begin-evening", "#read")
        ana.tap("#read", "#ready")
        for hand in (ana, ben):
            hand.page.wait_for_selector("#perk-coins")
            hand.tap("#perk-coins", '#perk-coins[aria-pressed="true"]')
            hand.tap("#ready", "#to-board.primary, #bar")
        to_result(ana)
        to_result(ben)
        told(ana, "s1", 62)
        told(ben, "s2", 55)
        ana.page.wait_for_selector("#close-result, #edit-s3")
        if not ana.page.locator("#close-result").count():
            told(ana, "s3", 41)
        closed_without_a_sixth_star(ana)
        ben.page.wait_for_selector("#gate")
        ben.tap("#read", "#page:not(:has(#gate))")
        opened(ana)
        for hand in (ana, ben):
            hand.page.wait_for_selector("#shop-done")
        ana.tap(SHOP, f"{SHOP} input:checked")
        says_what_is_kept(ana)
        ana.tap("#shop-done", "#page:not(:has(#shop-done))")
        before = ben.taps
        ben.tap("#shop-done", "#page:not(:has(#shop-done))")
        assert ben.taps - before == 1, "passing the shop"
        ana.page.wait_for_selector("#close-evening")
        closed(ana)
        assert evening.view["sheets"]["s1"]["mech_mods"] != []
        assert evening.view["episode"] == "3"
        assert max(ana.taps, ben.taps) <= OWN_PHONE
        assert first.errors == other.errors == []


def test_four_on_one_phone_through_the_shop(chromium: Any, house: House) -> None:
    people = ("Annegret", "Benedikt", "Cyrill", "Dorothea")
    evening = second(house, *people)
    with Window(chromium, house, "de") as window:
        hand = Hand(window, evening)
        hand.tap("#begin-evening", "#read")
        hand.tap("#read", "#hand-to")
        hand.tap("#hand-to", "#ready")
        for place, name in enumerate(people, start=1):
            expect(hand.page.locator("#own-name")).to_contain_text(name)
            hand.tap("#perk-coins", '#perk-coins[aria-pressed="true"]')
            hand.tap("#ready", f'#page:not(:has(#ready[value="ready s{place}"]))')
        assert hand.taps <= 1 + 14
        to_result(hand)
        for place in range(1, len(people) + 1):
            told(hand, f"s{place}", 70 - place)
        closed_without_a_sixth_star(hand)
        hand.tap("#read", "#page:not(:has(#gate))")
        opened(hand)
        for seat in ("s1", "s2", "s3", "s4"):
            if seat != "s1":
                hand.tap("#go-on", f'#shop:has([name="who"][value="{seat}"])')
            hand.tap(SHOP, f"{SHOP} input:checked")
            hand.tap("#shop-done", "#go-on" if seat != "s4" else "#close-evening.primary")
        closed(hand)
        assert hand.taps <= FOUR_ON_ONE
        assert window.errors == []


def test_a_phone_joins_in_the_middle_of_the_rewards(chromium: Any, house: House) -> None:
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


def test_somebody_alone_through_the_shop(chromium: Any, house: House) -> None:
    evening = second(house, "Annegret", automas=1)
    with Window(chromium, house, "de") as window:
        hand = Hand(window, evening)
        hand.tap("#begin-evening", "#read")
        hand.tap("#read", "#ready")
        hand.tap("#perk-coins", '#perk-coins[aria-pressed="true"]')
        hand.tap("#ready", "#columns, #to-board.primary, #bar")
        assert hand.taps - 1 <= 4
        to_result(hand)
        told(hand, "s1", 62)
        if not hand.page.locator("#close-result").count():
            told(hand, "s2", 41)
        closed_without_a_sixth_star(hand)
        hand.tap("#read", "#page:not(:has(#gate))")
        opened(hand)
        hand.page.wait_for_selector("#shop-done")
        hand.tap(SHOP, f"{SHOP} input:checked")
        hand.tap("#shop-done", "#close-evening")
        closed(hand)
        assert hand.taps <= ALONE
        assert window.errors == []


def test_keeping_a_faction_is_one_touch(chromium: Any, own_house: House) -> None:
    people = ("Annegret", "Benedikt", "Cyrill")
    sheets = {f"s{n + 1}": {"wealth": 60} for n in range(len(people))}
    evening = Evening(own_house, people, paper={"episode": "3", "branch": "war", "sheets": sheets})
    evening.begun()
    evening.do(do="episode_result", coins={"s1": 62, "s2": 55, "s3": 50})
    evening.do(do="read")
    for box, seat in evening.view.get("to_open", {}).items():
        evening.do(do="open", box=box, **({"seat": seat} if seat else {}))
    asked = [seat for seat, cards in evening.view["agenda"].items() if cards[0] == "switch"]
    with Window(chromium, own_house, "de") as window:
        hand = Hand(window, evening, asked[0])
        hand.tap("#keep", "#page:not(:has(#keep))")
        assert hand.taps == 1, "keeping a faction"
        assert evening.view["change"]["gives_up"] == {asked[0]: False}
        assert window.errors == []
