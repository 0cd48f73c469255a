"""The set-up in pictures: what stands where at the start, in every mode; one step at a time."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.alone import Alone
from tests.web.house import House
from tests.web.many_states import ALL
from tests.web.played import DUEL, SCYTHE, SOLO, done, made
from tests.web.reading import Person
from tests.web.window import Window

DRAWN = (
    "tap.solo.setup.automa.mat",
    "tap.level.card134",
    "tap.solo.setup.automa.tokens.tracks",
    "tap.solo.setup.deck.dev",
)


def drawn(text: str) -> set[str]:
    """The pieces on the first drawing of the map: hex, place, letter."""
    start = text.index('class="map"')
    return set(re.findall(r'data-lands="([^"]+)"', text[start : text.index("</svg>", start)]))


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


def test_mats_and_piles_are_drawn(ana: Person) -> None:
    """Beside its step: the Automa's mat, tokens where tracks begin, piles; what waits on a mat."""
    path = made(ana.client, SOLO, chance="table", level=3)
    text = ana.client.get(f"{path}/checklist").text
    rows = {rule: text[text.index(f'id="tick-{rule}"') :].split("</li>")[0] for rule in DRAWN}
    assert rows["tap.solo.setup.automa.mat"].count('class="stuff-slot "') == 2 * (5 + 24 + 1)
    assert 'class="stuff-slot over"' in rows["tap.level.card134"], "the card for the level"
    assert rows["tap.solo.setup.automa.tokens.tracks"].count('class="token ') == 1 + 2 * 4
    assert rows["tap.solo.setup.deck.dev"].count('class="stuff-back"') == 2 * 1
    path = made(ana.client, SCYTHE)
    text = ana.client.get(f"{path}/checklist").text
    mat = text[text.index('id="tick-scy.automa.setup.supply"') :].split("</li>")[0]
    for kind, count in (("unit worker", 6), ("unit mech", 4), ("stuff-star", 6)):
        assert mat.count(f'class="{kind} seat-') == 2 * count, "small, and large for step by step"


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


@pytest.mark.browser
def test_step_by_step_begins_with_what_leaves_the_box(chromium: Any, house: House) -> None:
    """Whoever sets up only this way plays without the cards, and with the right number of traps."""
    with Window(chromium, house, "de") as phone, house.client() as client:
        path, page = made(client, SOLO), phone.page
        page.goto(f"{path}/checklist")
        expect(page.locator("#tick-box-1")).to_be_hidden()  # the list says it in its own place
        page.click(".by-step")
        text, place = page.locator(".stepping-text"), page.locator(".stepping-place")
        expect(text).to_contain_text("kommen zurück in die Schachtel")
        expect(place).to_contain_text("Allianz, Diktatur")
        page.click("[data-stepping=done]")
        expect(text).to_contain_text("Fallen aus dem Stapel")
        page.click("[data-stepping=done]")
        expect(text).to_contain_text("Diese dürfen bleiben")
        expect(place).to_contain_text("Diplomatie")
        expect(page.locator(".chip.done")).to_have_count(7)
        page.click("[data-stepping=done]")
        page.click("[data-stepping=close]")
        page.reload()
        expect(page.locator(".chip.done")).to_have_count(7)  # what may stay is nobody's to tick
        page.click(".by-step")
        expect(page.locator(".stepping-of")).to_contain_text("Schritt 4 von")
        assert phone.errors == []


def test_several_steps_are_ticked_at_once_or_none(me: Alone) -> None:
    path = me.table()
    me.open(f"{path}/checklist")
    fields = me.page.form_with("act").fields
    start, color = "tap.solo.setup.start", "tap.solo.setup.automa.color"
    me.client.post(f"{path}/checklist", data={**fields, "act": f"tick {start} nothing"})
    assert me.open(f"{path}/checklist").attributes[f"tick-{start}"]["aria-pressed"] == "false"
    me.client.post(f"{path}/checklist", data={**fields, "act": f"tick {start} {color}"})
    page = me.open(f"{path}/checklist")
    for step in (start, color):
        assert page.attributes[f"tick-{step}"]["aria-pressed"] == "true"


def test_without_script_the_rows_are_ticked_as_ever(me: Alone) -> None:
    me.open(f"{me.table()}/checklist")
    page = me.tap("tick tap.solo.setup.start")
    assert page.attributes["tick-tap.solo.setup.start"]["aria-pressed"] == "true"


def test_a_question_that_comes_twice_says_which_it_is(ana: Person) -> None:
    """Level 3 with Arts & Architecture: two more landmark cards for the Automa."""
    path = made(ana.client, SOLO, **{**ALL, "level": 3})
    for card in ("skyscraper", "bridge"):
        done(ana.client, path, answer=card)
    ana.client.headers["accept-language"] = "de"
    first = ana.open(path).text
    assert "Zieh noch eine Wahrzeichenkarte für den Automa. Welche ist es? (1 von 2)" in first
    question = ana.client.get(f"/api{path}").json()["pending"]
    done(ana.client, path, answer=question["options"][0])
    assert "Welche ist es? (2 von 2)" in ana.open(path).text


def test_real_cards_are_asked_before_they_are_shuffled_away(ana: Person) -> None:
    path = made(ana.client, SOLO, chance="table")
    page = ana.open(f"{path}/checklist")
    assert page.text.index("Draw its top card and enter it here. Only then shuffle") > 0
    assert ana.answer.text.count('class="button primary') == 1  # one way on: to the question
    assert "To the question" in page.text
    done(ana.client, path, answer=9)
    assert "unseen" not in ana.open(path).text
    page = ana.open(f"{path}/checklist")
    assert "To the table" in page.text
    assert "To the question" not in page.text


def test_double_strike_is_seen_before_it_can_be_chosen(ana: Person) -> None:
    page = ana.open("/new?mode=solo")
    assert "Needs the arts track" in page.text


def test_levels_of_a_scenario_say_what_they_are(ana: Person) -> None:
    assert "The normal game." in ana.open("/new?mode=atlantis").text


def test_scythe_asks_first_how_it_is_played(ana: Person) -> None:
    ana.open("/new?mode=automa")
    text = ana.answer.text
    assert text.index('name="way"') < text.index('name="kind-1"')
