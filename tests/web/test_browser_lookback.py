"""Looking back in a real browser: reading aloud, copying, printing."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.house import House
from tests.web.played import DUEL, SOLO, done, finished, made
from tests.web.window import Window

pytestmark = pytest.mark.browser

VOICE = """
window.spoken = [];
speechSynthesis.speak = (one) => window.spoken.push([one.lang, one.text]);
speechSynthesis.cancel = () => window.spoken.push(null);
window.print = () => { window.printed = true; };
"""
"""A machine without a loudspeaker has no voices: what would be said is written down."""


@pytest.fixture(scope="module")
def tables(house: House) -> dict[str, str]:
    """A duel in the middle, and both kinds of game at their end."""
    with house.client() as client:
        duel = made(client, DUEL, chance="table")
        done(client, duel, do="bots_turn")
        for card in (1, 2):
            done(client, duel, answer=card)
        for margin in (12, -7, 31):
            solo = finished(client, SOLO, 100 + margin, 100)
        finished(client, DUEL, 80, 80, 3, 3)
        over = finished(client, DUEL, 120, 100)
        return {"duel": duel, "solo": solo, "over": over, "playing": _playing(client)}


def _playing(client: httpx.Client) -> str:
    path = made(client, SOLO)
    done(client, path, do="explore", hex=23)
    done(client, path, do="conquer", hex=23)
    for _ in range(6):
        done(client, path, do="bots_turn")
    return path


def test_a_turn_is_read_aloud_in_the_reader_s_language(
    chromium: Any, house: House, tables: dict[str, str]
) -> None:
    with Window(chromium, house, "de") as window:
        page = window.page
        page.add_init_script(VOICE)
        page.goto(tables["duel"])
        page.click(".menu summary")
        button = page.locator(".menu [data-aloud]")
        expect(button).to_have_text("Vorlesen")
        button.click()
        said = page.evaluate("window.spoken")
        assert said[0] is None  # whoever spoke before is silent
        assert said[1][0] == "de"
        assert said[1][1].startswith("Grauer Marker auf ")
        assert "?" not in said[1][1]
        expect(button).to_have_text("Nicht weiterlesen")
        expect(button).to_have_attribute("aria-pressed", "true")
        button.click()
        assert page.evaluate("window.spoken")[-1] is None
        expect(button).to_have_text("Vorlesen")
        assert window.errors == []


def test_the_last_steps_are_read_line_by_line(
    chromium: Any, house: House, tables: dict[str, str]
) -> None:
    with Window(chromium, house, "en") as window:
        window.page.add_init_script(VOICE)
        window.page.goto(f"{tables['duel']}/where")
        window.page.click("[data-aloud]")
        said = [one[1] for one in window.page.evaluate("window.spoken") if one]
        assert said[0] == "Next: Ana to play"  # what a pause makes one ask first
        steps = said.index("Shadow Empire's turn.")
        assert said[steps + 1] == "Card 1 is the track card.", said


def test_without_a_voice_there_is_no_button(
    chromium: Any, house: House, tables: dict[str, str]
) -> None:
    with Window(chromium, house) as window:
        window.page.add_init_script(
            "Object.defineProperty(window, 'speechSynthesis', {value: undefined})"
        )
        window.page.goto(f"{tables['duel']}/where")
        expect(window.page.locator("[data-aloud]")).to_be_hidden()


def test_the_recap_is_copied_and_the_sheet_printed(
    chromium: Any, house: House, tables: dict[str, str]
) -> None:
    with Window(chromium, house) as window:
        page = window.page
        window.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page.add_init_script(VOICE)
        page.goto(f"{tables['over']}/sheet")
        page.click("[data-copy-of=recap]")
        expect(page.locator("[data-copy-of=recap]")).to_have_text("Copied")
        copied = page.evaluate("navigator.clipboard.readText()")
        assert "Ana wins (Ana 120, Bert 100)." in copied
        page.click("[data-print]")
        assert page.evaluate("window.printed")
        page.emulate_media(media="print", color_scheme="dark")
        for gone in (".top", "[data-print]", "#recap"):
            expect(page.locator(gone).first).to_be_hidden()
        expect(page.locator(".paper-name")).to_be_visible()
        white = page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert white in ("rgba(0, 0, 0, 0)", "rgb(255, 255, 255)")
        assert page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"
        assert window.errors == []


def test_without_script_all_is_there(chromium: Any, house: House, tables: dict[str, str]) -> None:
    with Window(chromium, house, java_script_enabled=False) as window:
        page = window.page
        page.goto(f"{tables['over']}/sheet")
        expect(page.locator("#recap")).to_be_visible()
        expect(page.locator("[data-print]")).to_be_hidden()
        expect(page.locator(".by-hand")).to_be_visible()
        page.goto(f"{tables['over']}/moments/1")
        page.click("button[value=share]")
        page.locator("a.button[href*='/moments/']").click()
        expect(page.locator("h1")).to_contain_text("a moment of the game")
