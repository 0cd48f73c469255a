"""The turn card: what nobody may miss stands on top, and step by step works for every hand."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.alone import Alone
from tests.web.house import House
from tests.web.solo_window import SoloWindow
from thirdchair.web.turn_card import Hand, spoken

STANDING = {"tile": True, "tokens": [{"who": "automa"}]}


@pytest.fixture
def phone(chromium: Any, house: House) -> Iterator[SoloWindow]:
    with SoloWindow(chromium, house, "de", reduced_motion="reduce") as window:
        yield window
        assert window.errors == []


def on_top(page: Page, kind: str) -> bool:
    """Is the banner seen as the page opens, above every line for the hand and every map?"""
    found: bool = page.evaluate(
        """(kind) => {
          const banner = document.querySelector(`.banner-${kind}`).getBoundingClientRect();
          const bar = document.querySelector(".bar").getBoundingClientRect();
          const others = ".do, .since li, .map-view, .board, .tonight";
          const rest = [...document.querySelectorAll(others)];
          const first = Math.min(...rest.filter((one) => one.checkVisibility())
            .map((one) => one.getBoundingClientRect().top));
          return scrollY === 0 && banner.top >= 0 && banner.bottom <= Math.min(first, bar.top);
        }""",
        kind,
    )
    return found


# Banners


@pytest.mark.browser
def test_a_trap_is_told_once_and_the_map_stays(phone: SoloWindow) -> None:
    phone.sit()
    page = phone.page
    phone.tap("move-income")
    phone.tap("bots-turn")
    phone.say(do="correct", path="tapestry.automa_hand", value=3)
    phone.say(do="correct", path="hexes.19", value=STANDING)
    page.goto(f"{phone.table}/hex/19")
    page.click("#act-here")
    page.wait_for_selector("[value='traps 3']")
    page.wait_for_selector("body:not(.settling)")
    before = phone.revision
    page.click("[value='traps 3']")
    phone.moved_from(before)
    banner = page.locator(".banner-trap")
    expect(banner).to_contain_text("Die dritte Karte ist eine Falle! Wirf alle drei ab.")
    expect(banner).to_contain_text("Lege deinen Außenposten gestürzt auf Feld 19.")
    assert on_top(page, "trap")
    assert page.locator("#content").inner_text().count("Falle") == 1
    expect(page.locator(".map-view")).to_be_in_viewport()
    expect(page.locator("#said")).to_contain_text("Die dritte Karte ist eine Falle!")


@pytest.mark.browser
def test_the_end_of_the_bots_says_what_is_left_for_you(phone: SoloWindow) -> None:
    phone.sit()
    phone.say(do="income")
    phone.say(do="correct", path="era.bots", value=4)
    phone.say(do="correct", path="decision.deck", value=[])
    while phone.view["era"]["bots"] < 5:
        answer = phone.say(do="bots_turn")
        while question := answer["pending"]:
            answer = phone.say(answer=question["options"][0])
    phone.page.goto(phone.table)
    banner = phone.page.locator(".banner-done")
    expect(banner).to_contain_text("Die Bots sind fertig.")
    expect(banner).to_contain_text("4 Einkommenszüge fehlen dir noch")
    assert on_top(phone.page, "done")
    # The steps of that turn come next, not a map with nothing to tap.
    expect(phone.page.locator("[data-step]").first).to_be_in_viewport()


def test_a_landmark_and_a_lost_territory_come_first(me: Alone) -> None:
    me.table(chance="table")
    me.say(answer=9)
    for path, value in (("era.bots", 1), ("tracks.automa.military", 9)):
        me.correct(path, value)
    me.open(me.path)
    me.tap("advance science")
    for act in ("bots_turn", "answer 1", "answer 2"):
        me.tap(act)
    text = me.answer.text
    main = text[text.index('<main id="content"') :]
    assert "A landmark is taken!" in main
    assert main.index('class="banner banner-landmark"') < main.index("data-step=")
    # It is news for one turn only.
    me.tap("advance science")
    assert "A landmark is taken!" not in me.page.text


def test_the_result_comes_before_every_line(me: Alone) -> None:
    me.open(me.table())
    me.tap("income")
    me.tap("bots_turn")
    me.say(do="finish")
    me.say(answer=80)
    main = me.open(me.path).text
    text = me.answer.text
    assert "You win" in main
    assert text.index('id="result') < text.index("data-turn-card")


# Lines


def test_equal_moves_are_one_movement_of_the_hand(me: Alone) -> None:
    """Double steps of one token are one line from the first space to the last, with all reasons."""
    from thirdchair.web.games.tapestry.lines import grouped, joined

    def step(track: str, start: int) -> dict[str, Any]:
        return {
            "type": "advanced",
            "who": "automa",
            "track": track,
            "tokens": 1,
            "from": start,
            "to": start + 1,
        }

    events = [step("science", 1), step("military", 4), step("science", 2), step("science", 6)]
    assert grouped(events) == [[0, 2], [1], [3]]
    assert joined([events[0], events[2]])["to"] == 3


def test_a_voice_reads_one_stop_after_each_sentence() -> None:
    lines = ["Move it. Then stop.", "A track 1", "Really?", " "]
    assert spoken(lines) == "Move it. Then stop. A track 1. Really?"
    assert Hand(text="Lay a tile.", place="hex 3").said == "Lay a tile: hex 3"


def test_no_two_stops_meet_in_what_is_read_aloud(me: Alone) -> None:
    me.client.headers["accept-language"] = "cs"
    fields = {"game": "tapestry", "mode": "kaiju", "scenario": 1, "seed": 3}
    made = me.client.post("/api/tables", json={"new": fields}).json()
    me.path = f"/tables/{made['id']}"
    answer = made
    for command in (None, {"do": "income"}, {"do": "bots_turn"}):
        answer = me.say(**command) if command else answer
        while question := answer["pending"]:
            usual = question.get("proposal")
            answer = me.say(answer=question["options"][0] if usual is None else usual)
    me.open(me.path)
    said = re.findall(r"<p hidden data-say>(.*?)</p>", me.answer.text, re.S)
    assert said
    assert ".." not in said[0]


def test_why_answers_in_a_sentence_first(me: Alone) -> None:
    me.open(me.table())
    me.tap("income")
    me.tap("bots_turn")
    me.tap("advance science")
    me.tap("bots_turn")
    reasons = re.findall(r'<div class="reasons">(.*?)<ol class="walk">', me.answer.text, re.S)
    assert any('<p class="chosen">So it is' in one for one in reasons)


# Step by step


def begun(phone: SoloWindow) -> Page:
    """After a turn of the bots that moves at least three things."""
    phone.sit()
    phone.tap("move-income")
    phone.tap("bots-turn")
    for move in ("exploration", "military"):
        phone.say(do="advance", track=move)
        phone.say(do="bots_turn")
    phone.page.goto(f"{phone.table}?see=tracks")
    assert phone.page.locator("[data-step]").count() >= 3
    return phone.page


@pytest.mark.browser
def test_step_by_step_by_keyboard_is_heard_and_ticks_the_list(phone: SoloWindow) -> None:
    page = begun(phone)
    steps = page.locator("[data-step]").count()
    first = str(page.locator("[data-step]").first.get_attribute("data-step"))
    page.focus(".by-step")
    page.keyboard.press("Enter")
    heard = page.locator(".stepping [role=status]")
    expect(heard).to_contain_text(f"Schritt 1 von {steps}: {first}")
    page.keyboard.press("ArrowRight")
    expect(heard).to_contain_text(f"Schritt 2 von {steps}: ")
    page.keyboard.press("ArrowLeft")
    expect(heard).to_contain_text(f"Schritt 1 von {steps}: ")
    assert page.locator(".did:checked").count() == 0, "looking ticks nothing"
    page.keyboard.press("Enter")
    expect(heard).to_contain_text(f"Schritt 2 von {steps}: ")
    expect(page.locator(".did").first).to_be_checked()
    page.keyboard.press("Escape")
    expect(page.locator(".stepping")).to_have_count(0)
    expect(page.locator(".by-step")).to_be_focused()
    # It goes on where the hand has come to, and ends with the last step.
    page.keyboard.press("Enter")
    expect(heard).to_contain_text(f"Schritt 2 von {steps}: ")
    for _ in range(steps - 1):
        page.keyboard.press("Enter")
    expect(page.locator(".stepping")).to_have_count(0)
    assert page.locator(".did:not(:checked)").count() == 0


@pytest.mark.browser
def test_step_by_step_by_swipe_and_tap(phone: SoloWindow) -> None:
    page = begun(phone)
    page.click(".by-step")
    stage = page.locator(".stepping-stage")
    number = page.locator(".stepping-of")
    expect(number).to_contain_text("Schritt 1")
    box = stage.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def swipe(way: int) -> None:
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + way * 60, y + 5)
        page.mouse.move(x + way * 120, y + 5)
        page.mouse.up()

    swipe(-1)
    expect(number).to_contain_text("Schritt 2")
    swipe(1)
    expect(number).to_contain_text("Schritt 1")
    assert page.locator(".did:checked").count() == 0
    page.touchscreen.tap(x, y)
    expect(number).to_contain_text("Schritt 2")
    expect(page.locator(".did").first).to_be_checked()
    # One huge step: nothing of it is lost at an edge, and thumbs find the buttons.
    assert page.evaluate(
        """() => [...document.querySelectorAll(".stepping button")]
          .every((one) => one.getBoundingClientRect().height >= 48)"""
    )
    assert phone.wider_than_it_should_be() == []
