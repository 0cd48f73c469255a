"""Nothing is done by accident, and nothing is said that is not so."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.alone import Alone
from tests.web.house import House
from tests.web.reading import Person
from tests.web.test_devices import joined, needs_network, open_house
from tests.web.window import Window
from thirdchair.words import LANGUAGES
from thirdchair.words.games.tapestry import TapestryWords

__all__ = ["open_house"]

# What counted for points


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("track", ["exploration", "science", "military", "technology", "arts"])
def test_points_name_the_track_that_counted(language: str, track: str) -> None:
    words = TapestryWords(language)
    said = words.text("page-sum-counted", what=track, count=5)
    assert said.casefold() == f"{words.text(f'track-{track}')} 5".casefold()


def test_the_arts_track_is_named_where_it_gave_points(me: Alone) -> None:
    me.table(expansions=["AA"], arts="science", civs=["engineers"], level=3)
    while asked := me.client.get(f"/api{me.path}").json()["pending"]:
        me.say(answer=asked["options"][0])
    me.say(do="bots_turn")
    me.correct("tracks.automa.arts", 5)
    me.correct("decision.deck", [])
    me.say(do="bots_turn")
    page = me.open(me.path)
    assert "Arts 5" in page.text


# The map: what is not next to yours is asked about first


def test_a_stray_tap_far_from_yours_conquers_nothing_by_itself(me: Alone) -> None:
    page = me.open(f"{me.table()}?see=map")
    assert "hex 20" in me.acts  # next to your capital: one tap
    assert "hex 0" not in me.acts  # far away
    assert page.attributes["hex-0"]["href"] == f"{me.path}/hex/0"
    assert str(page.attributes["hex-0"]["aria-label"]).startswith("Conquer?")
    before = me.view
    page = me.open(f"{me.path}/hex/0")
    assert "not next to a territory of yours" in page.text
    assert "Conquer anyway" in page.text
    assert me.view == before
    me.press("act", "conquer 0")
    assert me.view["hexes"]["0"]["tokens"] == [{"who": "you", "toppled": False}]


def test_what_is_marked_anywhere_stays_one_tap(me: Alone) -> None:
    """Exploration 9 lets you explore anywhere."""
    me.table()
    me.say(do="income")
    me.say(do="bots_turn")
    me.correct("tracks.you.exploration", 8)
    me.say(do="advance", track="exploration")
    page = me.open(me.path)
    assert "You may explore anywhere" in page.text
    tiles = me.view["hexes"]
    empty = [f"hex {at}" for at in range(34) if str(at) not in tiles]
    assert set(empty) <= set(me.acts)


# One voice: the open question


def test_while_the_last_income_asks_nothing_else_speaks(me: Alone) -> None:
    me.table(chance="table")
    me.say(answer=9)
    for path, value in (("era.bots", 4), ("decision.deck", []), ("tracks.automa.science", 7)):
        me.correct(path, value)
    asked = me.say(do="bots_turn")["pending"]
    assert asked
    page = me.open(me.path)
    assert "bots have finished" not in page.text
    assert "Tap it" not in page.text
    while asked := me.client.get(f"/api{me.path}").json()["pending"]:
        me.say(answer=asked["options"][0])
    assert me.view["era"]["bots"] == 5
    page = me.open(me.path)
    assert "bots have finished" in page.text
    assert "Tap it" in page.text


# Two phones: whose turn it is


@pytest.fixture
def bert(open_house: House) -> Iterator[Person]:
    """A phone that plays the second seat of a duel; `table` is its path."""
    phone = joined(open_house, "Bert's phone")
    yield phone
    phone.client.close()


def sat(open_house: House, bert: Person, **fields: str) -> str:
    with open_house.client() as client:
        table = Person(client).new_game(favorite="science", **fields)
    bert.open(f"{table}/settings")
    bert.press("act", "seat", seat="p2")
    return table


def moves(person: Person) -> list[str]:
    return [value for form in person.page.forms for name, value in form.buttons if name == "act"]


@needs_network
def test_a_phone_whose_seat_is_not_due_says_who_is(open_house: House, bert: Person) -> None:
    table = sat(open_house, bert)
    page = bert.open(table)
    assert "Ana is to play." in page.text
    assert "Play for Bert anyway" in page.text
    fold = bert.answer.text.partition('<details class="anyway"')[2].partition("</details>")[0]
    assert 'value="advance science"' in fold
    assert bert.answer.text.count('value="advance science"') == 1  # nowhere but in the fold
    # When it is Bert's turn his buttons lie open, and so they do when somebody asked for them.
    bert.client.post(f"/api{table}", json={"do": "income", "who": "p1"})
    page = bert.open(table)
    assert "waits" not in page.ids
    assert "anyway" not in page.text
    assert "advance science" in moves(bert)
    assert "waits" not in bert.open(f"{table}?who=p1").ids


@needs_network
def test_a_phone_with_a_seat_takes_the_shadow_empires_turn(open_house: House, bert: Person) -> None:
    table = sat(open_house, bert)
    for seat in ("p1", "p2"):
        bert.client.post(f"/api{table}", json={"do": "income", "who": seat})
    page = bert.open(table)
    assert "waits" not in page.ids
    assert "seat-shadow" in page.current
    assert "bots_turn" in moves(bert)


@needs_network
def test_after_a_conflict_the_page_follows_the_turn(open_house: House, bert: Person) -> None:
    table = sat(open_house, bert)
    bert.client.post(f"/api{table}", json={"do": "income", "who": "p1"})
    old = bert.open(f"{table}?who=p2")
    for request in ({"do": "income", "who": "p2"}, {"do": "bots_turn"}):
        bert.client.post(f"/api{table}", json=request)
    page = bert.send(old.form_with("act", "advance science"), "act", "advance science")
    assert bert.answer.status_code == 409
    assert "moved on" in page.text
    assert "Ana is to play." in page.text


@pytest.mark.browser
def test_what_a_tap_was_told_stays_when_others_go_on(chromium: Any, house: House) -> None:
    with Window(chromium, house, "en") as ana:
        path = ana.new_game()
        with house.client() as other:
            ana.context.route("**/live", lambda route: route.abort())
            ana.page.reload()
            other.post(f"/api{path}", json={"do": "income", "who": "p1"})
            ana.page.click("#move-science")
            notice = ana.page.locator("main > .notice")
            expect(notice).to_contain_text("moved on")
            assert ana.page.locator("#seat-p2").get_attribute("aria-current") == "true"
            ana.context.unroute("**/live")
            other.post(f"/api{path}", json={"do": "income", "who": "p2"})
            expect(ana.page.locator("#seat-shadow")).to_have_attribute("aria-current", "true")
            expect(notice).to_contain_text("moved on")
            ana.page.click("#bots-turn")
            expect(ana.page.locator("#did-1-1")).to_be_attached()
            expect(notice).to_have_count(0)
