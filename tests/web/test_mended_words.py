"""A mended past may change any part of the table: each has a name and a value in words."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest

from thirdchair.contract import Session, words_for
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.readers import Reader
from thirdchair.table.changes import Mended, Replace
from thirdchair.table.journal import Table
from thirdchair.table.mending import mend
from thirdchair.web.games import FACES
from thirdchair.web.pages.history.differences import differences, shown
from thirdchair.words import LANGUAGES

SCYTHE = {
    "game": "scythe",
    "mode": "automa",
    "chance": "table",
    "seats": [{"name": "Ana", "kind": "human"}, {"kind": "automa", "faction": "togawa"}],
}
KAIJU = {"game": "tapestry", "mode": "kaiju", "scenario": 1, "level": 2, "chance": "table"}
ATLANTIS = {"game": "tapestry", "mode": "atlantis", "scenario": 4, "level": 2, "chance": "table"}


def begun(setup: Mapping[str, Any]) -> Session:
    """A table whose set-up is answered, always with the first option."""
    talk = Session(GAMES, VOICES)
    answer = talk.handle({"new": setup})
    while pending := answer["pending"]:
        answer = talk.handle({"answer": first_of(pending)})
        assert answer["ok"], answer
    return talk


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", [SCYTHE, KAIJU, ATLANTIS], ids=["scythe", "kaiju", "atlantis"])
def test_every_other_answer_to_a_set_up_can_be_told(setup: dict[str, Any], language: str) -> None:
    table = begun(setup).table
    assert table is not None
    words = words_for(VOICES, table, Reader(language))
    differs = FACES[setup["game"]]().mode(table).instead.DIFFERS
    given = [answer.a for answer in table.journal.entries[0].answers]
    told = [
        differences(table, mended, words, differs)
        for place in range(len(given))
        for mended in answered_otherwise(table, given[:place])
    ]
    assert any(told)
    assert all(now != then for lines in told for _, now, then in lines)


def answered_otherwise(table: Table, given: list[Any]) -> Iterator[Mended]:
    """The set-up with these answers, then any other one, then the first that fit."""
    asked = mend(table, 0, Replace({"do": "new"}, tuple(given))).question
    for option in msgspec.to_builtins(asked).get("options", ()) if asked else ():
        answers = [*given, option]
        while question := (mended := mend(table, 0, Replace({"do": "new"}, (*answers,)))).question:
            answers.append(first_of(msgspec.to_builtins(question)))
        yield mended


def first_of(question: Mapping[str, Any]) -> Any:
    return question["min"] if question["ask"] == "number" else question["options"][0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_seat_of_scythe_has_left_is_named(language: str) -> None:
    table = begun(SCYTHE).table
    assert table is not None
    words = words_for(VOICES, table, Reader(language))
    differs = FACES["scythe"]().mode(table).instead.DIFFERS
    view = table.view()
    assert view is not None
    for part in ("tokens", "faction", "level", "tracker", "power"):
        path = f"seats.s2.{part}"
        assert "s2" not in words.part(path)
        assert shown(words, path, view["seats"]["s2"][part], differs)
