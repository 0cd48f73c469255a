"""What cannot be done is refused with a sentence in the reader's language; nothing changes."""

from typing import Any

import pytest

from tests.contract.talking import Talk
from thirdchair.words import LANGUAGES

SETUP = {
    "game": "tapestry",
    "mode": "solo",
    "civs": ["engineers"],
    "favorites": {"shadow": "science"},
    "seed": 11,
}


def talk_in(language: str, **fields: Any) -> Talk:
    """A solo table in this language; with real cards, card 8 has joined the deck."""
    talk = Talk()
    answer = talk.ok(new=SETUP | {"language": language} | fields)
    if answer["pending"]:
        talk.ok(answer=8)
    return talk


def refused(code: str, where: str, request: dict[str, Any], *before: dict[str, Any]) -> list[str]:
    """The sentences in English, German and Czech; the view is the same after each refusal."""
    found = []
    for language in LANGUAGES:
        talk = talk_in(language)
        for one in before:
            talk.ok(**one)
        error = talk.no(**request)
        assert (error["code"], error["where"]) == (code, where)
        found.append(error["message"])
    assert len(set(found)) == 3
    assert all(message.endswith(".") and "{" not in message for message in found)
    return found


def test_conquer_on_a_full_hex() -> None:
    en, de, cs = refused("not_now", "do.hex", {"do": "conquer", "hex": 22})
    assert ("Two pieces" in en, "22" in de, "22" in cs) == (True, True, True)


def test_explore_an_explored_hex() -> None:
    explore = {"do": "explore", "hex": 18}
    en, de, cs = refused("not_now", "do.hex", explore, explore)
    assert ("already" in en, "18" in de, "18" in cs) == (True, True, True)
    refused("not_now", "do.hex", {"do": "explore", "hex": 16})  # a printed territory


@pytest.mark.parametrize(("first", "then"), [(12, 1), (10, 3), (1, 12)])
def test_advance_past_12(first: int, then: int) -> None:
    request = {"do": "advance", "track": "military"}
    refused("not_now", "do.steps", request | {"steps": then}, request | {"steps": first})


@pytest.mark.parametrize("card", [9, 22, 23, 0, "1", None, True])
def test_a_card_that_is_not_in_the_deck(card: object) -> None:
    found = []
    for language in LANGUAGES:
        talk = talk_in(language, chance="table")
        talk.ok(do="bots_turn")
        asked = talk.ok(do="bots_turn")["pending"]
        assert asked["options"] == [1, 2, 3, 4, 5, 6, 7, 8]
        error = talk.no(answer=card)
        assert (error["code"], error["where"]) == ("bad_input", "answer")
        found.append(error["message"])
    assert len(set(found)) == 3


def test_a_card_that_has_been_drawn_already() -> None:
    talk = talk_in("en", chance="table")
    talk.ok(do="bots_turn")
    talk.ok(do="bots_turn")
    talk.ok(answer=5)
    assert talk.no(answer=5)["code"] == "bad_input"


@pytest.mark.parametrize(
    ("fields", "where", "words"),
    [
        ({"civs": ["romans"]}, "new.civs", ("romans", "romans", "romans")),
        ({"civs": ["engineers", "explorers"], "level": 3}, "new.civs", ("one", "eine", "jednu")),
        ({"civs": ["engineers"], "level": 6}, "new.civs", ("2", "2", "2")),
        ({"level": 7}, "new.level", ("6", "6", "6")),
    ],
)
def test_a_set_up_that_cannot_be(
    fields: dict[str, Any], where: str, words: tuple[str, str, str]
) -> None:
    for language, word in zip(LANGUAGES, words, strict=True):
        talk = talk_in(language)  # the table that is there stays as it was
        error = talk.no(new=SETUP | {"language": language} | fields)
        assert (error["code"], error["where"]) == ("bad_input", where)
        assert word in error["message"]


@pytest.mark.parametrize(
    ("request_", "code", "where"),
    [
        ({"do": "conquer", "hex": 18}, "not_now", "do.hex"),  # no tile
        ({"do": "conquer", "hex": 24}, "not_now", "do.hex"),  # your own
        ({"do": "conquer", "hex": 34}, "bad_input", "do.hex"),
        ({"do": "conquer", "hex": "16"}, "bad_input", "do.hex"),
        ({"do": "conquer"}, "bad_input", "do.hex"),
        ({"do": "explore", "hex": -1}, "bad_input", "do.hex"),
        ({"do": "advance", "track": "arts"}, "bad_input", "do.track"),
        ({"do": "advance", "track": "military", "steps": 0}, "bad_input", "do.steps"),
        ({"do": "advance", "track": "military", "steps": -1}, "not_now", "do.steps"),
        ({"do": "advance", "track": "military", "who": "shadow"}, "bad_input", "do.who"),
        ({"do": "vp", "who": "shadow", "add": 5}, "bad_input", "do.who"),
        ({"do": "landmark", "landmark": "military:5", "who": "you"}, "bad_input", "do.landmark"),
        ({"do": "correct", "path": "vp.automa", "value": -1}, "bad_input", "do.value"),
        ({"do": "correct", "path": "hexes.22", "value": {"tile": False}}, "bad_input", None),
    ],
)
def test_other_things_that_cannot_be_done(
    request_: dict[str, Any], code: str, where: str | None
) -> None:
    found = set()
    for language in LANGUAGES:
        error = talk_in(language).no(**request_)
        assert error["code"] == code
        assert where is None or error["where"] == where
        found.add(error["message"])
    assert len(found) == 3
