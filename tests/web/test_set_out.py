"""The set-up in pictures: what stands where at the start, in every mode; one step at a time."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.alone import Alone
from tests.web.house import House
from tests.web.played import DUEL, SCYTHE, SOLO, done, made
from tests.web.reading import Person
from tests.web.window import Window


def drawn(text: str) -> set[str]:
    """The pieces on the first drawing of the map: hex, place, letter."""
    start = text.index('class="map"')
    return set(re.findall(r'data-piece="([^"]+)"', text[start : text.index("</svg>", start)]))


@pytest.mark.parametrize(
    "setup",
    [
        SOLO,
        {"game": "tapestry", "mode": "atlantis", "scenario": 1, "seed": 3},
        {"game": "tapestry", "mode": "kaiju", "scenario": 1, "seed": 3},
    ],
    ids=["solo", "atlantis", "kaiju"],
)
def test_the_map_has_the_outposts_of_the_start(ana: Person, setup: dict[str, Any]) -> None:
    """Two outposts each, on the capital tiles: yours on 24, the Automa's on 22."""
    path = made(ana.client, setup)
    text = ana.client.get(f"{path}/checklist").text
    assert drawn(text) == {"24.0Y", "24.1Y", "22.0A", "22.1A"}
    for track in ("exploration", "science", "military", "technology"):
        assert f"strip track-{track}" in text or f"track-{track}" in text


def test_it_is_drawn_as_set_up_also_later(ana: Person) -> None:
    path = made(ana.client, SOLO)
    there = {"tile": True, "tokens": [{"who": "automa"}]}
    done(ana.client, path, do="correct", path="hexes.19", value=there)
    assert "19.0A" in ana.client.get(f"{path}?see=map").text
    assert drawn(ana.client.get(f"{path}/checklist").text) == {"24.0Y", "24.1Y", "22.0A", "22.1A"}


def test_a_step_with_outposts_has_only_those_on_its_map(ana: Person) -> None:
    path = made(ana.client, SOLO)
    text = ana.client.get(f"{path}/checklist").text
    for rule, wanted in (
        ("tap.solo.setup.start", {"24.0Y", "24.1Y"}),
        ("tap.solo.setup.automa.outposts.start", {"22.0A", "22.1A"}),
    ):
        row = text[text.index(f'id="tick-{rule}"') :]
        assert drawn(row) == wanted


def test_the_duel_says_hand_moves_and_nothing_twice(ana: Person) -> None:
    path = made(ana.client, DUEL, chance="app")
    page = ana.open(f"{path}/checklist")
    assert page.text.count("The favorite track is Technology.") == 1
    assert "Stand an outpost of the Shadow Empire beside this track." in page.text
    assert "tick-tap.shadow2p.setup.3a" not in page.ids  # the app has rolled
    by_hand = made(ana.client, DUEL, chance="table", favorite=None)
    page = ana.open(f"{by_hand}/checklist")
    assert "Roll the science die once." in page.text
    assert "Find decision cards 1 to 12" in page.text
    assert 'class="strip' in ana.answer.text


@pytest.mark.parametrize("board", [True, "ask", False], ids=["tracked", "asked", "cards"])
def test_the_board_has_what_stands_where(ana: Person, board: bool | str) -> None:
    """Four factions: each has its character at home and two workers; 11 encounters."""
    path = made(ana.client, SCYTHE, board=board)
    text = ana.client.get(f"{path}/checklist").text
    start = text.index('class="scythe-board')
    picture = text[start : text.index("</svg>", start)]
    assert picture.count("encounter") >= 11
    assert picture.count('class="unit-letter"') == 4 * 3


@pytest.mark.browser
def test_one_step_at_a_time_ticks_the_list(chromium: Any, house: House) -> None:
    with house.client() as client, Window(chromium, house, "de") as phone:
        path = made(client, DUEL, chance="table")
        page = phone.page
        page.goto(f"{path}/checklist")
        page.click(".by-step")
        expect(page.locator(".stepping-of")).to_have_text("Schritt 1 von 8")
        for _ in range(3):  # faster than the ticks are saved
            page.click("[data-stepping=done]")
        expect(page.locator(".tick.done")).to_have_count(3)
        expect(page.locator(".stepping-of")).to_have_text("Schritt 4 von 8")
        page.click("[data-stepping=close]")
        page.reload()
        expect(page.locator(".tick.done")).to_have_count(3)
        assert phone.wider_than_it_should_be() == []
        assert phone.errors == []


def test_without_script_the_rows_are_ticked_as_ever(me: Alone) -> None:
    me.open(f"{me.table()}/checklist")
    page = me.tap("tick tap.solo.setup.start")
    assert page.attributes["tick-tap.solo.setup.start"]["aria-pressed"] == "true"
