"""A game with four modules on a real phone, in German, from the held confirmation to the result."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.house import House
from tests.web.window import Window

pytestmark = [pytest.mark.browser, pytest.mark.journey]

FOUR = ("infrastructure_mods", "war_track", "rivals", "mad_tesla")
ROUNDS = 3
ON = 'button[name="act"][value^="answer "], button[name="act"][value="together"]'
TURNS = 'button[name="act"][value^="automa_turn"], button[name="act"][value^="actor_turn"]'


def chosen(page: Page) -> None:
    """The form of a new game; modules stand there only after somebody has held the button."""
    page.goto("/new?game=scythe&mode=automa")
    expect(page.locator("#modules")).to_have_count(0)
    page.locator("#free > summary").click()
    page.locator("#free-hold > summary").click(delay=1300)
    expect(page.locator("#modules")).to_be_visible()


def ticked(page: Page) -> list[str]:
    boxes = page.locator('input[name^="module-"]:checked').all()
    return [str(box.get_attribute("name")).removeprefix("module-") for box in boxes]


def answered(page: Page, window: Window) -> None:
    """Whatever is asked, the first thing that a button says."""
    while page.locator(ON).count():
        revision = window.revision
        page.locator(ON).first.click()
        window.moved_from(revision)


def test_a_game_with_four_modules_is_played_on_one_phone(chromium: Any, house: House) -> None:
    with Window(chromium, house, "de") as window:
        page = window.page
        chosen(page)
        page.locator("#about-rivals > summary").click()
        expect(page.locator("#about-rivals")).to_contain_text("Nicht mit: Frieden-Erfolgsleiste.")
        assert window.wider_than_it_should_be() == []
        assert window.too_small() == []
        page.fill('input[name="name-1"]', "Ana")
        suggested = page.locator(".suggestions a").first
        modules = str(suggested.get_attribute("data-ticks")).split()
        suggested.click()
        assert ticked(page) == modules
        expect(page.locator('input[name="name-1"]')).to_have_value("Ana")
        for name in modules:
            page.uncheck(f'input[name="module-{name}"]')
        apart = page.locator("[data-apart]:visible")
        page.check('input[name="module-rivals"]')
        expect(apart).to_have_count(0)
        page.check('input[name="module-peace_track"]')
        expect(apart).to_have_count(1)
        said = apart.inner_text()
        tick = page.locator('.module:has(input[name="module-peace_track"]) + [data-apart]')
        expect(tick).to_have_text(said)
        page.uncheck('input[name="module-rivals"]')
        expect(apart).to_have_count(0)
        page.check('input[name="module-rivals"]')
        expect(apart).to_have_count(1)
        page.click("#start")
        expect(page.locator(".notice")).to_contain_text(said)
        expect(apart).to_have_count(1)
        page.uncheck('input[name="module-peace_track"]')
        for name in FOUR:
            page.check(f'input[name="module-{name}"]')
        window.errors.clear()  # the form was refused with a code of its own
        page.click("#start")
        page.wait_for_url("**/tables/*")
        answered(page, window)
        page.wait_for_url("**/checklist")
        expect(page.locator("main")).to_contain_text("Krieg-Erfolgsleiste von Stanzbogen 1")
        page.goto(window.table)
        hand = page.locator("#at-hand")
        expect(hand).to_contain_text("★")
        revision = window.revision
        hand.locator('button[value^="use "]').first.click()
        window.moved_from(revision)
        expect(hand.locator('button[value^="unuse "]')).to_have_count(1)
        for _ in range(ROUNDS):
            if not page.locator(TURNS).count():  # Ana has told nothing of her turn
                page.goto(f"{window.table}?see=done")
            revision = window.revision
            page.locator(TURNS).first.click()
            window.moved_from(revision)
            answered(page, window)
        assert window.wider_than_it_should_be() == []
        scored(page, window)
        page.goto(f"{window.table}/put-back")
        expect(page.locator("main")).to_contain_text("Rivalen: alles dorthin zurück")
        assert not window.errors


def scored(page: Page, window: Window) -> None:
    """Ana says what she has, the game ends, and everybody sees who has won."""
    path = window.table
    page.goto(f"{path}/scoring")
    page.fill("[name=final_coins-s1]", "50")
    page.click("#end-game")
    page.wait_for_selector("#amber")
    window.errors.clear()  # it was asked with a code of its own
    page.click("#end-game")  # nobody has six stars: right anyway
    scores = page.locator(".scores").first
    expect(scores).to_be_visible()
    expect(page.locator("main")).to_contain_text("Ana")
    assert window.wider_than_it_should_be() == []
    page.goto(path)
    expect(page.locator(TURNS)).to_have_count(0)
