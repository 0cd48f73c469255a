"""The chances of the next pair: in every language, on the table page, nothing hidden told."""

import re
from fractions import Fraction
from typing import Any

import pytest

from tests.web.alone import Alone
from tests.web.house import House
from tests.web.reading import Person
from thirdchair.words import LANGUAGES
from thirdchair.words.games.tapestry import TapestryWords

DUEL = {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bo"], "favorite": "science"}
SOLO = {"game": "tapestry", "mode": "solo", "level": 3, "seed": 4}


def page_of(house: House, setup: dict[str, Any], language: str, *commands: dict[str, Any]) -> str:
    with house.client(language=language) as person:
        answer = person.post("/api/tables", json={"new": setup}).json()
        table, waiting = answer["id"], list(commands)
        while answer["pending"] or waiting:
            asked = answer["pending"]  # by the set-up: which card somebody keeps
            request = {"answer": asked["options"][0]} if asked else waiting.pop(0)
            answer = person.post(f"/api/tables/{table}", json=request).json()
            assert answer["ok"], answer
        page = person.get(f"/tables/{table}/odds")
    assert page.status_code == 200
    return page.text


def chances(page: str) -> list[Fraction]:
    return [Fraction(one) for one in re.findall(r'class="odds-percent" title="([\d/]+)"', page)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chances_of_the_shadow_empire_add_up(house: House, language: str) -> None:
    page = page_of(house, DUEL, language)
    found = chances(page)
    assert (len(found), sum(found)) == (4, 1)
    words = TapestryWords(language)
    assert words.text("track-science") in page
    assert words.text("page-odds") in page
    assert page.count('class="odds-thread shadow"') == sum(one > 0 for one in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_their_first_turn_both_bots_take_income(house: House, language: str) -> None:
    page = page_of(house, SOLO, language)
    assert chances(page) == [1, 1]
    # Once in the list, and in a sentence about each bot.
    assert page.count(TapestryWords(language).text("page-odds-income")) == 3


def test_each_bot_has_its_chance_on_every_track_of_the_table(house: House) -> None:
    setup = {**SOLO, "expansions": ["AA"], "arts": "science", "civs": ["engineers"]}
    page = page_of(house, setup, "en", {"do": "bots_turn"})
    found = chances(page)
    assert len(found) == 10  # five tracks, two bots
    assert (sum(found[::2]), sum(found[1::2])) == (1, 1)


def test_the_table_page_folds_it_away_and_links_to_it(me: Alone, ana: Person) -> None:
    page = me.open(me.table())
    assert me.page.attributes["odds-fold"]["data-fetch"] == f"{me.path}/odds"
    assert f"{me.path}/odds" in page.links
    assert "most likely" not in page.text  # it costs the page nothing
    # The bots' first turn is their income: that is no chance at all.
    assert "Automa: certainly income turn" in me.open(f"{me.path}/odds").text
    me.say(do="bots_turn")
    assert "Automa: most likely" in me.open(f"{me.path}/odds").text
    path = ana.new_game()
    assert f"{path}/odds" in ana.open(path).links
    assert "odds-fold" in ana.page.ids


def test_it_hides_itself_where_it_cannot_be_known(me: Alone) -> None:
    me.table(chance="table")
    assert "odds-fold" not in me.open(me.path).ids  # the set-up still asks for a card
    me.say(answer=9)
    assert "odds-fold" in me.open(me.path).ids
    me.say(do="bots_turn")
    me.say(do="bots_turn")
    assert "odds-fold" not in me.open(me.path).ids
    assert "Not while a question is open" in me.open(f"{me.path}/odds").text


def test_of_a_scenario_only_what_may_come_later_is_known(me: Alone) -> None:
    new = {"game": "tapestry", "mode": "atlantis", "scenario": 1, "seed": 3}
    answer = me.client.post("/api/tables", json={"new": new}).json()
    me.path = f"/tables/{answer['id']}"
    while asked := answer["pending"]:
        answer = me.say(answer=asked["options"][0])
    page = me.open(me.path)
    assert me.answer.status_code == 200
    assert page.attributes["odds-fold"]["data-fetch"] == f"{me.path}/ahead"
    assert f"{me.path}/ahead" in page.links, "without script, too"
    assert f"{me.path}/odds" not in page.links
    assert "nothing to count" in me.open(f"{me.path}/odds").text


def test_nothing_is_said_of_a_shadow_empire_that_has_stopped(house: House) -> None:
    over = [{"do": "income", "who": seat} for seat in ("p1", "p2") for _ in range(5)]
    page = page_of(house, DUEL, "en", *over)
    assert "the bots have finished" in page
    assert chances(page) == []
    assert "most likely" not in page


def test_its_fold_goes_with_the_last_income_turn(ana: Person) -> None:
    path = ana.new_game()
    for seat in ("p1", "p2"):
        for _ in range(5):
            assert "odds-fold" in ana.open(path).ids
            ana.client.post(f"/api{path}", json={"do": "income", "who": seat})
    assert "odds-fold" not in ana.open(path).ids


def test_the_page_leads_further_ahead_as_the_fold_does(me: Alone) -> None:
    me.open(f"{me.table()}/odds")
    assert me.page.attributes["further-ahead"]["href"] == f"{me.path}/ahead"
    odds = me.answer.text.partition('data-part-of="odds"')[2].partition("further-ahead")[0]
    assert odds.count("</div>") > odds.count("<div"), "the fold does not fetch it a second time"
