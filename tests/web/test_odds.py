"""The page of the odds: in every language, and without anything hidden."""

import re

import pytest

from tests.web.house import House
from thirdchair.words import LANGUAGES, Words

DUEL = {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bo"], "favorite": "science"}
SOLO = {"game": "tapestry", "mode": "solo", "level": 3, "seed": 4}


def page_of(house: House, setup: dict, language: str, *commands: dict) -> str:
    with house.client(language=language) as person:
        table = person.post("/api/tables", json={"new": setup}).json()["id"]
        for command in commands:
            answer = person.post(f"/api/tables/{table}", json=command).json()
            assert answer["ok"], answer
        page = person.get(f"/tables/{table}/odds")
    assert page.status_code == 200
    return page.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chances_of_the_shadow_empire_add_up(house: House, language: str) -> None:
    page = page_of(house, DUEL, language)
    chances = [int(found) for found in re.findall(r'<meter[^>]* value="(\d+)"', page)]
    assert 98 <= sum(chances) <= 102
    words = Words(language)
    assert words.text("track-science") in page
    assert words.text("page-odds") in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_their_first_turn_both_bots_take_income(house: House, language: str) -> None:
    page = page_of(house, SOLO, language)
    assert page.count('value="100"') == 2
    assert page.count(Words(language).text("page-odds-income")) == 2
