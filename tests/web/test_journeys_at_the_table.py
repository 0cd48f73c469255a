"""Long walks at the table, each in one language on one size: all languages and sizes occur.

What people live through in an evening: combats in every way to play, a trap, an ending, a second
phone, a slip that is put right, and a server that dies in the middle.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.house import House
from tests.web.played import SCYTHE, made
from tests.web.solo_window import SoloWindow
from tests.web.test_devices import code_of, needs_network
from tests.web.test_scythe_browser import BoardWindow
from tests.web.window import PHONE, Window

pytestmark = [pytest.mark.browser, pytest.mark.journey]

SMALL: ViewportSize = {"width": 320, "height": 568}
TABLET: ViewportSize = {"width": 820, "height": 1180}
STANDING = {"tile": True, "tokens": [{"who": "automa"}]}
AFTER_A_TAP = 200
"""No thumb is faster at the back button."""
ATTACK = 17
"""An Automa card whose first line attacks."""


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose network is open."""
    house = House(tmp_path_factory.mktemp("open"), lan=True)
    yield house
    house.stop()


def clean(window: Window) -> None:
    """Nothing sticks out, lies on another thing, or is too small for a thumb."""
    assert window.wider_than_it_should_be() == []
    assert window.covered() == []
    hexes_of_a_small_map = "hex-" if window.page.viewport_size == SMALL else "none"
    small = [one for one in window.too_small() if not one.startswith(hexes_of_a_small_map)]
    assert small == []
    assert window.errors == []


# Alone: a trap, a conquest, the end


@pytest.mark.parametrize(
    ("language", "size", "whole", "said"),
    [
        ("de", SMALL, False, ("Falle", "gehört dir", "Automa gewinnt")),
        ("cs", PHONE, True, ("past", "je tvé", "Vyhrává Automa")),
        ("de", TABLET, False, ("Falle", "gehört dir", "Automa gewinnt")),
    ],
    ids=["de-320", "cs-390-whole", "de-820"],
)
def test_a_trap_and_a_conquest_and_the_card_of_the_end(
    chromium: Any,
    house: House,
    language: str,
    size: ViewportSize,
    whole: bool,
    said: tuple[str, str, str],
) -> None:
    trap, yours, won = said
    with SoloWindow(chromium, house, language, viewport=size, reduced_motion="reduce") as window:
        page = window.page
        window.hurry()
        window.sit()
        turns = window.play()
        taps = [next(turns) for _ in range(3)]
        assert {count for count, with_map in taps if not with_map} <= {2}
        assert {count for count, with_map in taps if with_map} <= {3}
        window.settle_questions()
        for hex_, answer, banner, words in (
            (19, "traps 2", "trap", trap),
            (20, "traps 0", "done", yours),
        ):
            window.say(do="correct", path="tapestry.automa_hand", value=2)
            window.say(do="correct", path=f"hexes.{hex_}", value=STANDING)
            attack(window, hex_, answer)
            expect(page.locator(f".banner-{banner}")).to_contain_text(words)
            clean(window)
        if whole:
            assert {count for count, with_map in turns if not with_map} == {2}
            page.click("#finish")
        else:
            window.say(do="vp", who="automa", add=30)
            page.goto(f"{window.table}/finish")
        # What speaks against the end is read above the sheet, where anything does.
        expect(page.locator("#amber")).to_have_count(0 if whole else 1)
        page.fill("[name=vp-you]", "1")
        page.click("#finish-now")
        expect(page.locator(".result")).to_contain_text(won)
        expect(page.locator("#as-picture, [data-picture]").first).to_be_attached()
        clean(window)


def attack(window: SoloWindow, hex_: int, answer: str) -> None:
    """Conquer a territory of the Automa, and say which of its cards was the trap."""
    page = window.page
    page.goto(f"{window.table}/hex/{hex_}")
    page.click("#act-here")
    key = page.locator(f"[value='{answer}']")
    expect(key).to_be_visible()
    page.clock.fast_forward(1000)
    before = window.revision
    key.click()
    window.moved_from(before)


# Scythe: both kinds of combat in every way to play


@pytest.mark.parametrize(
    ("board", "language", "size"),
    [(True, "de", PHONE), ("ask", "cs", TABLET), (False, "de", SMALL)],
    ids=["tracked-de-390", "asked-cs-820", "cards-de-320"],
)
def test_both_kinds_of_combat(
    chromium: Any, house: House, board: bool | str, language: str, size: ViewportSize
) -> None:
    with BoardWindow(chromium, house, language, viewport=size, reduced_motion="reduce") as window:
        page = window.page
        window.hurry()
        window.sit(board=board, chance="table")
        window.say(do="place", seat="s1", unit="mech", at="r4c4", n=1)
        window.say(do="place", seat="s2", unit="mech", at="r5c4", n=1)
        for part, value in (("power", 9), ("tracker", 6)):
            window.say(do="correct", path=f"seats.s2.{part}", value=value)
        page.reload()
        # The Automa's turn is one tap, then its card and the combat.
        window.says_done()
        window.tap("automa-turn")
        answered(window, str(ATTACK))
        if board == "ask":
            window.tap("looked")
        elif board is False:
            answered(window, "s1")
        fought(window)
        assert page.locator(".banner-combat").is_visible()
        clean(window)
        # One's own begins on the map, wherever the table keeps one.
        ours(window, board)
        fought(window)
        assert window.context.request.get(f"/api{window.table}").json()["pending"] is None
        clean(window)


def answered(window: BoardWindow, answer: str) -> None:
    page, before = window.page, window.revision
    page.clock.fast_forward(1000)
    page.click(f"[value='answer {answer}']")
    window.moved_from(before)


def fought(window: BoardWindow) -> None:
    """As little power and cards as possible: who attacks says what the page shows first."""
    assert window.page.locator("#fight").is_visible()
    assert window.wider_than_it_should_be() == []
    window.settle_questions()


def ours(window: BoardWindow, board: bool | str) -> None:
    """A mech of ours goes where one of the Automa's stands."""
    page = window.page
    units = [one for one in window.view["units"] if one["unit"] == "mech"]
    (there,) = {one["at"] for one in units if one["seat"] == "s2"} or {"r4c4"}
    if board is True:
        window.say(do="place", seat="s1", unit="mech", at="r3c3", n=1)
        page.goto(f"{window.table}?see=board")
        window.touch("r3c3")
        window.touch(there)
        window.tap("move-done")
        return
    page.click("#own-met")
    page.wait_for_selector("#met")
    window.touch(there)
    window.tap("met-mech")
    if board is False:
        answered(window, "s2.combat")


def test_two_columns_are_typed_on_one_phone(chromium: Any, house: House) -> None:
    with Window(chromium, house, "cs", viewport=PHONE) as window, house.client() as client:
        page = window.page
        page.goto(f"{made(client, SCYTHE, board='ask')}/scoring")
        page.fill("[name=final_coins-s1]", "50")
        page.fill("[name=final_coins-s2]", "35")
        total = page.locator("#column-s2 .score-total").inner_text()
        page.click("#keep-s1")
        expect(page.locator("#column-s1 .told-mark")).to_be_visible()
        expect(page.locator("[name=final_coins-s2]")).to_have_value("35")
        expect(page.locator("#column-s2 .score-total")).to_have_text(total)
        clean(window)
        page.click("#end-game")  # the one open column goes with it
        page.wait_for_selector("#amber")
        window.errors.clear()  # it was asked with a code of its own
        page.click("#end-game")  # nobody has six stars: right anyway
        expect(page.locator(".scores")).to_be_visible()
        assert client.get(f"/api{window.table}").json()["view"]["over"]


# A second phone


@needs_network
@pytest.mark.parametrize(
    ("language", "size", "plays"),
    [("cs", SMALL, "Ben"), ("de", TABLET, "Ben")],
    ids=["cs-320", "de-820"],
)
def test_a_second_phone_joins_by_the_code_word_and_takes_over(
    chromium: Any, open_house: House, language: str, size: ViewportSize, plays: str
) -> None:
    with open_house.client() as client:
        setup = {"game": "tapestry", "mode": "duel", "players": ["Ana", plays], "seed": 3}
        made = client.post("/api/tables", json={"new": setup}).json()
    table = f"/tables/{made['id']}"
    there = {"base_url": open_house.network[0], "viewport": size, "asked": True}
    with (
        Window(chromium, open_house, language, **there) as old,
        Window(chromium, open_house, language, **there) as new,
    ):
        for phone, name in ((old, "Alt"), (new, "Neu")):
            phone.page.goto("/join")
            phone.page.fill("[name=code]", code_of(open_house).replace("-", " ").upper())
            phone.page.fill("[name=name]", name)
            phone.page.click("form button.primary")
            phone.page.goto(table)
            expect(phone.page.locator("#whom-p2")).to_be_visible()
            clean(phone)
        old.page.click("#whom-p2")
        expect(old.page.locator(".notice.good")).to_contain_text(plays)
        new.page.reload()
        new.page.click("#whom-p2")
        expect(new.page.locator(".notice.good")).to_contain_text("Alt")
        expect(old.page.locator("#taken")).to_contain_text("Neu")
        clean(old)
        old.page.click("#take-back")
        expect(new.page.locator("#taken")).to_contain_text("Alt")
        clean(new)


# What went wrong is put right


@pytest.mark.parametrize(
    ("language", "size"), [("cs", TABLET), ("de", SMALL)], ids=["cs-820", "de-320"]
)
def test_undo_fix_and_correct_with_their_ticks(
    chromium: Any, house: House, language: str, size: ViewportSize
) -> None:
    with SoloWindow(chromium, house, language, viewport=size, reduced_motion="reduce") as window:
        page = window.page
        window.hurry()
        window.sit()
        for button in ("move-income", "bots-turn", "move-science", "bots-turn"):
            window.tap(button)
        window.tap("undo")
        lines = page.locator(".hands-line")
        assert lines.count() > 1
        ticked(window, "#hand-0")
        clean(window)
        window.tap("redo")
        expect(page.locator("#hands .hands-line")).to_have_count(1)  # what was put back
        page.click("#hands-away")
        expect(page.locator("#hands")).to_have_count(0)
        # Not science, but technology: tapped on its track, seen, taken.
        page.goto(f"{window.table}/fix/3")
        expect(page.locator(".mend-track.played")).to_have_id("track-you-science")
        clean(window)
        page.click("#track-you-technology")
        page.wait_for_selector(".differences")
        clean(window)
        page.click("[name=decide][value=take]")
        expect(page.locator("#hands")).to_be_visible()
        assert window.view["tracks"]["you"]["technology"] == 1
        ticked(window, "#hand-0")
        left = lines.count() - 1
        # Playing on folds what is left, and forgets what is done.
        window.tap("move-military")
        expect(page.locator("#hands-old")).to_be_visible()
        page.click("#hands-old summary")
        assert lines.count() <= left
        clean(window)
        page.goto(f"{window.table}/correct")
        page.select_option("[name='tracks.you.exploration']", "5")
        page.locator("form.sheet button.primary").last.click()
        page.wait_for_selector(".bar")
        assert window.view["tracks"]["you"]["exploration"] == 5


def ticked(window: SoloWindow, line: str) -> None:
    """A tick of the list for the hand; it is there after a reload, too."""
    page = window.page
    page.click(line)
    expect(page.locator(line)).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.locator(line)).to_have_attribute("aria-pressed", "true")


# In the middle of it


@pytest.mark.parametrize(
    ("language", "size"), [("de", PHONE), ("cs", SMALL)], ids=["de-390", "cs-320"]
)
def test_back_reload_and_a_killed_server(
    chromium: Any, own_house: House, language: str, size: ViewportSize
) -> None:
    with BoardWindow(chromium, own_house, language, viewport=size) as window:
        page = window.page
        page.goto("/")
        window.sit()
        table = window.table
        window.touch("r1c4")
        window.touch("r2c4")
        expect(page.locator("#move-done")).to_be_visible()
        page.reload()  # half entered: it is still there
        expect(page.locator("#move-done")).to_be_visible()
        before = window.revision
        own_house.kill()
        page.click("#move-done")
        expect(page.locator("#connection")).to_be_visible()
        own_house.start()
        window.moved_from(before)  # it is sent again by itself, once
        expect(page.locator("#connection")).to_be_hidden()
        moved = [one for one in window.view["units"] if one["at"] == "r2c4"]
        assert [one["n"] for one in moved] == [1]
        assert window.view["turn"] == 0
        window.touch("r1c5")
        expect(page.locator("#pick-close")).to_be_visible()
        page.wait_for_timeout(AFTER_A_TAP)
        page.go_back()  # what is open closes, and the table stays
        expect(page.locator("#pick-close")).to_have_count(0)
        assert window.table == table
