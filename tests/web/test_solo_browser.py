"""Whole solo games on a phone in a real browser, the taps of each own turn counted."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.house import House
from tests.web.solo_window import SoloWindow

pytestmark = pytest.mark.browser


@pytest.fixture
def phone(chromium: Any, house: House) -> Iterator[SoloWindow]:
    with SoloWindow(chromium, house, "de") as window:
        yield window
        assert window.errors == []


def test_a_whole_game_with_app_chance_takes_two_taps_a_turn_and_three_with_the_map(
    phone: SoloWindow,
) -> None:
    phone.hurry()
    phone.sit()
    turns = list(phone.play())
    assert phone.view["era"]["bots"] == 5
    assert len(turns) > 20
    assert {taps for taps, with_map in turns if not with_map} == {2}
    with_map = [taps for taps, needed in turns if needed]
    assert len(with_map) > 5
    assert max(with_map) == 3
    finish(phone)


def finish(phone: SoloWindow) -> None:
    page = phone.page
    page.click("#finish")
    page.fill("[name=vp-you]", "999")
    page.click("form.sheet button.primary")
    expect(page.locator(".result")).to_contain_text("Du gewinnst")
    assert phone.view["over"]


@pytest.mark.journey
def test_a_whole_game_with_real_cards_goes_through_the_keypad(phone: SoloWindow) -> None:
    phone.hurry()
    phone.sit(chance="table", level=1)
    page = phone.page
    expect(page.locator(".asked")).to_contain_text("Für den Entscheidungsstapel")
    phone.tap("key-9")
    phone.tap("move-income")
    phone.tap("bots-turn")
    phone.tap("move-science")
    phone.tap("bots-turn")
    # Every answer is kept at once, drawn cards keep their key, and one can be taken back.
    expect(page.locator(".asked")).to_contain_text("Leistenkarte (links)")
    place = page.locator("#key-7").bounding_box()
    phone.tap("key-3")
    expect(page.locator(".asked")).to_contain_text("Gleichstandkarte (rechts)")
    expect(page.locator(".so-far")).to_contain_text("Leistenkarte 3")
    expect(page.locator("#key-3")).to_be_disabled()
    assert page.locator("#key-7").bounding_box() == place
    assert phone.wider_than_it_should_be() == []
    page.reload()
    expect(page.locator(".asked")).to_contain_text("Gleichstandkarte (rechts)")
    phone.tap("back-one")
    expect(page.locator(".asked")).to_contain_text("Leistenkarte (links)")
    phone.settle_questions()
    turns = list(phone.play())
    assert phone.view["era"]["bots"] == 5
    assert max(taps for taps, needed in turns if not needed) == 2
    assert max(taps for taps, needed in turns if needed) == 3
    finish(phone)


def test_what_comes_under_the_finger_waits_for_a_moment(phone: SoloWindow) -> None:
    phone.sit()
    page = phone.page
    page.dblclick("#move-income")  # the second tap would hit the bots' turn
    expect(page.locator("#bots-turn")).to_be_visible()
    page.wait_for_timeout(300)
    assert (phone.view["era"]["you"], phone.view["turn"]) == (1, 0)
    page.wait_for_selector("body:not(.settling)")
    page.evaluate("document.body.classList.add('settling')")  # as long as this machine needs
    page.focus("#bots-turn")
    page.keyboard.press("Enter")  # the lock holds for the keyboard too
    page.wait_for_timeout(300)
    assert phone.view["turn"] == 0
    page.evaluate("document.body.classList.remove('settling')")
    phone.tap("bots-turn")
    assert phone.view["turn"] == 1


COVERED = """() => {
  const spots = [...document.querySelectorAll(".spot")];
  const lowest = Math.max(...spots.map((spot) => spot.getBoundingClientRect().bottom));
  return lowest - document.querySelector(".bar").getBoundingClientRect().top;
}"""


def test_map_and_tracks_are_one_tap_apart_and_need_no_server(phone: SoloWindow) -> None:
    phone.sit()
    page = phone.page
    expect(page.locator(".tracks-view")).to_be_visible()
    expect(page.locator(".map-view")).to_be_hidden()
    page.context.set_offline(True)
    page.click("#see-map")
    expect(page.locator(".map-view")).to_be_visible()
    expect(page.locator(".tracks-view")).to_be_hidden()
    page.click("#see-tracks")
    expect(page.locator(".map-view")).to_be_hidden()
    page.locator(".told").first.evaluate("one => { one.style.minHeight = '700px'; }")  # a long turn
    page.click("#see-map")
    expect(page.locator(".map-view")).to_be_visible()
    assert page.evaluate(COVERED) < 1, "the lowest hex is below the thumb bar"
    page.context.set_offline(False)
    phone.errors.clear()  # the stream has noticed it


def test_the_buttons_lie_exactly_on_the_hexes_on_every_side(phone: SoloWindow) -> None:
    phone.sit()
    page = phone.page
    page.goto(f"{phone.table}?see=map")
    for _ in range(4):
        off: list[float] = page.evaluate(
            """() => {
              const svg = document.querySelector(".map-frame > svg");
              const hexes = [...svg.querySelectorAll("path.hex")];
              return [...document.querySelectorAll(".spot")].flatMap((spot, n) => {
                const [a, b] = [spot.getBoundingClientRect(), hexes[n].getBoundingClientRect()];
                return [a.left - b.left, a.right - b.right, a.top - b.top].map(Math.abs);
              });
            }"""
        )
        assert len(off) == 34 * 3
        assert max(off) < 4
        look = page.get_attribute("#page", "data-look")
        page.click("#turn-map")
        page.wait_for_selector(f'#page:not([data-look="{look}"])')


def test_a_long_press_asks_about_a_hex(phone: SoloWindow) -> None:
    phone.sit()
    page = phone.page
    page.click("#see-map")
    page.hover("#hex-20")
    page.mouse.down()
    page.wait_for_url("**/hex/20?ask=why")
    page.mouse.up()
    expect(page.locator("h1")).to_have_text("Feld 20")
    # The answer comes first, what one may do there after it.
    answer, act = (page.locator(one).bounding_box() for one in ("#why-not-here", "#do"))
    assert answer is not None
    assert act is not None
    assert answer["y"] < act["y"]
    assert "20" not in phone.view["hexes"]


def test_ticks_stay_on_the_page_and_block_nothing(phone: SoloWindow) -> None:
    phone.sit()
    page = phone.page
    phone.tap("move-income")
    phone.tap("bots-turn")
    box = page.locator(".did").first
    box.check()
    phone.tap("move-science")
    expect(page.locator(".did").first).to_be_checked()
    # Another device plays on: the page follows, ticks or not.
    phone.say(do="bots_turn")
    expect(page.locator("#told-name")).to_contain_text("Zug 2 der Bots")
    assert page.locator(".did:checked").count() == 0


def test_a_list_that_was_folded_stays_so_when_another_device_plays(phone: SoloWindow) -> None:
    phone.sit()
    page = phone.page
    phone.tap("move-income")
    phone.tap("bots-turn")
    page.click("details.turn-fold > summary")
    expect(page.locator(".hand-list")).to_be_hidden()
    for points in ("5", "7"):  # twice: the page that came folded is followed by another
        before = phone.revision
        phone.say(do="vp", who="automa", add=int(points))
        phone.moved_from(before)
        expect(page.locator(".hand-list")).to_be_hidden()
    phone.say(do="bots_turn")
    expect(page.locator("#told-name")).to_contain_text("Zug 2 der Bots")
    expect(page.locator(".hand-list")).to_be_visible()


def test_the_map_by_keyboard_and_the_list_is_heard(phone: SoloWindow) -> None:
    phone.sit()
    page = phone.page
    page.focus("#move-military")
    page.keyboard.press("Enter")
    expect(page.locator("#bots-turn")).to_be_focused()  # the focus stays in the bar
    expect(page.locator(".map-say.due")).to_be_visible()
    page.wait_for_selector("body:not(.settling)")
    page.focus("#hex-20")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#hex-27")).to_be_focused()
    before = phone.revision
    page.keyboard.press("Enter")
    phone.moved_from(before)
    assert phone.view["hexes"]["27"]["tokens"] == [{"who": "you", "toppled": False}]
    page.wait_for_selector("body:not(.settling)")
    page.focus("#bots-turn")
    page.keyboard.press("Enter")
    expect(page.locator("#said")).to_contain_text("Gobelinkarte verdeckt neben das Tableau")


def test_some_turns_without_script(chromium: Any, house: House) -> None:
    with SoloWindow(chromium, house, "de", java_script_enabled=False) as window:
        page = window.page
        window.sit()
        window.tap("move-income")
        window.tap("bots-turn")
        window.tap("move-military")
        window.tap("hex-27")
        window.tap("bots-turn")
        assert window.view["hexes"]["27"]["tokens"] == [{"who": "you", "toppled": False}]
        page.click("#see-map")
        expect(page.locator(".map-view")).to_be_visible()
        page.click(".corner.look")
        page.click("#hex-27")
        page.select_option("[name=piece-2]", "s")
        page.click("form.sheet button.primary")
        assert len(window.view["hexes"]["27"]["tokens"]) == 2
        page.click(".hand-list details > summary >> nth=0")
        expect(page.locator(".reasons").first).to_be_visible()
