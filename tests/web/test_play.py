"""A finished game is copied as a play: a few lines, or rows for a spreadsheet."""

import csv
import io
import re
from collections.abc import Iterator
from datetime import datetime
from html import unescape

import pytest

from tests.web.house import House
from tests.web.played import DUEL, SOLO, finished, made
from tests.web.reading import Person


@pytest.fixture
def eva(own_house: House) -> Iterator[Person]:
    with own_house.client() as client:
        yield Person(client)


def shared(person: Person, path: str) -> tuple[list[str], list[list[str]]]:
    """The lines of the text, and the rows of the table."""
    assert f"{path}/play" in person.open(f"{path}/result").links
    person.open(f"{path}/play")
    text, rows = re.findall(r"<textarea[^>]*>(.*?)</textarea>", person.answer.text, re.DOTALL)
    return unescape(text).splitlines(), list(csv.reader(io.StringIO(unescape(rows))))


def test_a_duel_as_a_play(eva: Person) -> None:
    path = finished(eva.client, DUEL, 120, 100)
    today = datetime.now().astimezone().date()
    lines, rows = shared(eva, path)
    assert "(Tapestry), " in lines[0]
    assert str(today.year) in lines[0]
    assert lines[1:] == [
        "Ana: 120 VP ★",
        "Bert: 100 VP",
        "Ana wins!",
        "Played with Third Chair",
    ]
    assert rows == [
        ["date", "game", "mode", "player", "points", "won"],
        [today.isoformat(), "tapestry", "duel", "Ana", "120", "yes"],
        [today.isoformat(), "tapestry", "duel", "Bert", "100", "no"],
    ]


def test_a_name_that_a_spreadsheet_would_compute_is_only_a_name(eva: Person) -> None:
    names = ["=1+2", 'Eva "E", the second']
    path = finished(eva.client, {**DUEL, "players": names}, 10, 20)
    _, rows = shared(eva, path)
    assert [row[3] for row in rows[1:]] == ["'=1+2", names[1]]


def test_a_lost_game_against_the_automa_says_so(eva: Person) -> None:
    lines, rows = shared(eva, finished(eva.client, SOLO, 90, 101))
    assert lines[-2] == "The Automa wins"
    assert [(row[4], row[5]) for row in rows[1:]] == [("90", "no"), ("101", "yes")]


def test_a_game_that_is_played_is_no_play_yet(eva: Person) -> None:
    path = made(eva.client, SOLO)
    eva.open(f"{path}/play")
    assert str(eva.answer.url).endswith(path)
