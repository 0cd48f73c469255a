"""The page that looks further ahead than the next pair."""

import re
from html import unescape

import httpx
import pytest

from tests.web.house import House
from tests.web.played import SCYTHE, done, made
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


@pytest.mark.parametrize(
    ("mode", "number", "language"),
    [
        *(("atlantis", 1, "en"), ("atlantis", 2, "de"), ("atlantis", 3, "cs")),
        *(("atlantis", 4, "en"), ("atlantis", 5, "de"), ("kaiju", 1, "cs")),
    ],
)
def test_a_scenario_is_played_by_the_reference_engine_and_it_says_so(
    house: House, mode: str, number: int, language: str
) -> None:
    new = {"game": "tapestry", "mode": mode, "scenario": number, "seed": 4}
    with house.client(language=language) as person:
        path = made(person, new)
        assert f'data-fetch="{path}/ahead"' not in person.get(path).text, "its set-up asks"
        answer_all(person, path)
        assert f'data-fetch="{path}/ahead"' in person.get(path).text
        page = unescape(person.get(f"{path}/ahead?turns=still&points=200").text)
    words = TapestryWords(language)
    name = words.text(f"scenario-{mode}-{number}")
    assert words.text("page-ahead-by-scenario", what=name) in page
    assert words.text("page-ahead-landmarks") in page
    assert words.text("page-ahead-win", n=200) not in page, "points alone do not win a scenario"


def answer_all(person: httpx.Client, path: str) -> None:
    """The first option, whatever is asked."""
    answer = person.get(f"/api{path}").json()
    while asked := answer["pending"]:
        answer = done(person, path, answer=asked.get("options", [0])[0])


def test_a_scenario_whose_bots_take_no_turns_has_nothing_ahead(house: House) -> None:
    with house.client() as person:
        path = made(person, KAIJU | {"scenario": 2})
        answer_all(person, path)
        assert 'id="odds-fold"' not in person.get(path).text
        page = person.get(f"{path}/ahead")
    assert page.status_code == 200
    assert TapestryWords("en").text("page-ahead-none") in page.text


def test_while_a_question_is_open_it_says_so(house: House) -> None:
    with house.client() as person:
        page = person.get(f"{made(person, KAIJU)}/ahead")
    assert page.status_code == 200
    assert TapestryWords("en").text("page-ahead-none") in page.text


def test_a_table_of_scythe_says_what_its_modules_leave_open(house: House) -> None:
    with house.client() as person:
        path = made(person, SCYTHE | {"board": False, "modules": ["peace_track"]})
        page = unescape(person.get(f"{path}/ahead").text)
    assert "Scheme II begins" not in page, "peace holds it back"
    assert "Sixth star" in page
    assert page.count("a module keeps Scheme II back") == 2, "for each Automa"
    assert "Left out is what modules bring besides, stars or the end: Peace" in page
