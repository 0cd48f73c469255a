"""The page that looks further ahead than the next pair."""

import re

import pytest

from tests.web.house import House
from thirdchair.words import LANGUAGES
from thirdchair.words.games.tapestry import TapestryWords

SOLO = {
    "game": "tapestry",
    "mode": "solo",
    "level": 3,
    "seed": 4,
    "civs": ["engineers"],
    "favorites": {"automa": "science", "shadow": "military"},
}
KAIJU = {"game": "tapestry", "mode": "kaiju", "scenario": 1, "seed": 4}


def table(house: House, turns: int = 3) -> str:
    with house.client() as person:
        found = person.post("/api/tables", json={"new": SOLO}).json()["id"]
        for _ in range(turns):
            assert person.post(f"/api/tables/{found}", json={"do": "bots_turn"}).json()["ok"]
    return str(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_many_games_have_in_common(house: House, language: str) -> None:
    found = table(house)
    with house.client(language=language) as person:
        page = person.get(f"/tables/{found}/ahead?turns=still&points=999")
    words = TapestryWords(language)
    assert page.status_code == 200
    assert words.text("page-ahead-landmarks") in page.text
    assert words.text("page-ahead-win", n=999) in page.text
    assert words.text("chance-always") in page.text
    assert re.search(r'<option value="still" selected>', page.text)


@pytest.mark.parametrize("asked", ["turns=99", "turns=x", "points=-3", "points=lots", "points=²"])
def test_nonsense_gets_a_sentence(house: House, asked: str) -> None:
    with house.client() as person:
        page = person.get(f"/tables/{table(house)}/ahead?{asked}")
    assert page.status_code == 422
    assert "Traceback" not in page.text


def test_where_a_rule_of_its_own_decides_it_says_so(house: House) -> None:
    with house.client() as person:
        found = person.post("/api/tables", json={"new": KAIJU}).json()["id"]
        page = person.get(f"/tables/{found}/ahead")
    assert page.status_code == 200
    assert TapestryWords("en").text("page-ahead-none") in page.text
