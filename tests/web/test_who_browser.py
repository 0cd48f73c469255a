"""The question who plays on a device, on a screen."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.house import House
from tests.web.played import DUEL, FENRIS, done, made
from tests.web.reading import Person
from tests.web.window import Window

pytestmark = pytest.mark.browser

ASKED = "whom-everybody"


@pytest.fixture
def other(house: House) -> Iterator[Person]:
    with house.client(asked=True) as client:
        yield Person(client)


@pytest.fixture
def duel(house: House) -> str:
    with house.client() as client:
        return made(client, DUEL)


LONG = [f"Maximiliane-Friederike {number}" for number in range(1, 6)]


def crowd(client: httpx.Client) -> str:
    """Seven seats, five of them people with long names."""
    factions = ["nordic", "crimea", "rusviet", "saxony", "polania", "albion", "togawa"]
    seats: list[dict[str, Any]] = [
        {"name": name, "kind": "human", "faction": one}
        for name, one in zip(LONG, factions, strict=False)
    ]
    seats += [{"kind": "automa", "faction": one} for one in factions[len(LONG) :]]
    return made(client, {**FENRIS, "seats": seats})


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 568)])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_question_fits_and_is_answered_by_a_tap(
    chromium: Any, house: House, width: int, height: int, theme: str
) -> None:
    size = {"width": width, "height": height}
    with house.client() as client:
        table = crowd(client)
        with house.client(asked=True) as taken:
            person = Person(taken)
            person.open(table)
            person.press("seat", "s2")
    look = {"viewport": size, "color_scheme": theme, "asked": True}
    with Window(chromium, house, "de", **look) as window:
        page = window.page
        page.goto("/")
        page.tap(f'a[href="{table}"]')
        expect(page.locator(f"#{ASKED}")).to_be_visible()
        assert window.wider_than_it_should_be() == []
        assert window.covered() == []
        assert window.too_small() == []
        assert window.torn() == []
        window.kept("who")
        for button in page.locator("#page button").all():
            button.tap(trial=True)
        page.tap("#whom-s1")
        expect(page.locator(".notice.good")).to_contain_text(LONG[0])
        assert window.errors == []


def test_back_leads_home_and_never_to_the_question_again(
    chromium: Any, house: House, duel: str
) -> None:
    with Window(chromium, house, asked=True) as window:
        page = window.page
        page.goto("/")
        page.tap(f'a[href="{duel}"]')
        page.tap("#whom-p1")
        page.wait_for_selector(".bar")
        for _ in range(3):
            page.go_back()
            assert page.locator(f"#{ASKED}").count() == 0
            if httpx.URL(page.url).path == "/":
                break
        assert httpx.URL(page.url).path == "/"


def test_an_open_question_hears_that_a_seat_was_taken(
    chromium: Any, house: House, other: Person, duel: str
) -> None:
    with Window(chromium, house, asked=True) as window:
        window.page.goto(duel)
        expect(window.page.locator("#whom-p2")).not_to_contain_text("on:")
        other.open(duel)
        other.press("seat", "p2")
        expect(window.page.locator("#whom-p2")).to_contain_text("(on:")
        assert window.errors == []


def test_for_whom_a_device_plays_is_said_until_somebody_goes_on(
    chromium: Any, house: House, duel: str
) -> None:
    with Window(chromium, house, asked=True) as window, house.client() as client:
        window.page.goto(duel)
        window.page.tap("#whom-p2")
        expect(window.page.locator(".notice.good")).to_be_visible()
        done(client, duel, do="advance", who="p1", track="science")
        expect(window.page.locator(".notice.good")).to_have_count(0)
        assert window.errors == []
