"""Bad lines: each gets its code and a sentence, and the table is exactly as before."""

import json
import re
from typing import Any

import pytest

from tests.contract.talking import BY_HAND, SETUP, Talk, started

NOT_JSON: list[str | bytes] = [
    "{",
    "}",
    "view",
    "{'view': true}",
    '{"view": True}',
    '{"view": true',
    '{"view": true} {"view": true}',
    '{"view": true,}',
    '{"undo": NaN}',
    '{"undo": 1e999}',
    '{"undo": 01}',
    '{"do": "\\ud800"}',
    b'{"do": "\xff\xfe"}',
    b"\x00",
    b"\xef\xbb\xbf{",
    "[" * 100_000,
    '{"answer": ' + "[" * 5_000 + "]" * 5_000 + "}",
]

NOT_AN_OBJECT = ["[]", "3", "null", "true", '"view"', '[{"view": true}]', "1.5"]


def new(**fields: Any) -> dict[str, Any]:
    return {"new": SETUP | fields}


def do(command: str, **fields: Any) -> dict[str, Any]:
    return {"do": command, **fields}


# Each with its code, the field it is about, and a word that its sentence must hold.
BAD_REQUESTS: list[tuple[dict[str, Any], str, str | None, str]] = [
    # which request
    ({}, "bad_input", None, "undo"),
    ({"look": True}, "bad_input", None, "view"),
    ({"view": True, "undo": 1}, "bad_input", None, "exactly one"),
    ({"new": SETUP, "do": "bots_turn"}, "bad_input", None, "exactly one"),
    ({"view": True, "note": 1}, "bad_input", "note", "note"),
    ({"undo": 1, "at": 3}, "bad_input", "at", "at"),
    ({"view": False}, "bad_input", "view", "true"),
    ({"view": 1}, "bad_input", "view", "true"),
    ({"view": "true"}, "bad_input", "view", "true"),
    # counts
    ({"undo": 0}, "bad_input", "undo", "1"),
    ({"undo": -1}, "bad_input", "undo", "-1"),
    ({"undo": True}, "bad_input", "undo", "true"),
    ({"undo": "1"}, "bad_input", "undo", "1"),
    ({"undo": 1.0}, "bad_input", "undo", "1.0"),
    ({"undo": None}, "bad_input", "undo", "null"),
    ({"redo": []}, "bad_input", "redo", "[]"),
    ({"back": {}}, "bad_input", "back", "{}"),
    ({"undo": 99}, "not_now", None, "4"),
    ({"undo": 10**30}, "not_now", None, "4"),
    ({"redo": 1}, "not_now", None, "nothing"),
    ({"back": 1}, "not_now", None, "question"),
    ({"answer": 3}, "not_now", None, "question"),
    ({"answer": None}, "not_now", None, "question"),
    # commands
    ({"do": None}, "bad_input", "do", "text"),
    ({"do": 5}, "bad_input", "do", "text"),
    ({"do": ["bots_turn"]}, "bad_input", "do", "text"),
    (do("dance"), "bad_input", "do", "dance"),
    (do("new"), "bad_input", "do", "new"),
    (do("kept"), "bad_input", "do", "kept"),
    (do(""), "bad_input", "do", ""),
    (do("Bots_Turn"), "bad_input", "do", "Bots_Turn"),
    (do("bots_turn", who="shadow"), "bad_input", "do.who", "who"),
    (do("bots_turn", cards=[1, 2]), "bad_input", "do.cards", "cards"),
    (do("explore", hex=3), "bad_input", "do", "explore"),
    (do("vp", who="p1", add=3), "bad_input", "do", "vp"),
    # advance
    (do("advance"), "bad_input", "do.who", "who"),
    (do("advance", who="p1"), "bad_input", "do.track", "track"),
    (do("advance", who="p3", track="science"), "bad_input", "do.who", "p1, p2"),
    (do("advance", who="Ana", track="science"), "bad_input", "do.who", "p1, p2"),
    (do("advance", who="shadow", track="science"), "bad_input", "do.who", "p1, p2"),
    (do("advance", who=1, track="science"), "bad_input", "do.who", "text"),
    (do("advance", who="p1", track="arts"), "bad_input", "do.track", "technology"),
    (do("advance", who="p1", track="Science"), "bad_input", "do.track", "science"),
    (do("advance", who="p1", track=None), "bad_input", "do.track", "null"),
    (do("advance", who="p1", track="science", steps=0), "bad_input", "do.steps", "0"),
    (do("advance", who="p1", track="science", steps="2"), "bad_input", "do.steps", "whole"),
    (do("advance", who="p1", track="science", steps=1.5), "bad_input", "do.steps", "whole"),
    (do("advance", who="p1", track="science", steps=True), "bad_input", "do.steps", "whole"),
    (do("advance", who="p1", track="science", by=2), "bad_input", "do.by", "by"),
    (do("advance", who="p1", track="science", steps=11), "not_now", "do.steps", "10"),
    (do("advance", who="p1", track="science", steps=-3), "not_now", "do.steps", "2"),
    (do("advance", who="p1", track="science", steps=10**30), "not_now", "do.steps", "10"),
    # income, landmark
    (do("income"), "bad_input", "do.who", "who"),
    (do("income", who="shadow"), "bad_input", "do.who", "p1, p2"),
    (do("income", who="p2"), "not_now", "do.who", "5"),
    (do("landmark", who="p1"), "bad_input", "do.landmark", "landmark"),
    (do("landmark", who="p1", landmark="science:5"), "bad_input", "do.landmark", "science:4"),
    (do("landmark", who="p1", landmark="arts:4"), "bad_input", "do.landmark", "science:4"),
    (do("landmark", who="p1", landmark=4), "bad_input", "do.landmark", "text"),
    (do("landmark", who="nobody", landmark="science:7"), "bad_input", "do.who", "shadow"),
    (do("landmark", who="p1", landmark="military:4"), "not_now", "do.landmark", "Bert"),
    # correct
    (do("correct", path="era.p1"), "bad_input", "do.value", "value"),
    (do("correct", value=1), "bad_input", "do.path", "path"),
    (do("correct", path="turn", value=1), "bad_input", "do.path", "tracks"),
    (do("correct", path="tracks.p1.science", value=13), "bad_input", "do.value", "12"),
    (do("correct", path="tracks.p1.science", value="4"), "bad_input", "do.value", "12"),
    (do("correct", path="tracks.p1.science", value=[[[]]]), "bad_input", "do.value", "12"),
    (do("correct", path="tracks.p9.science", value=1), "bad_input", "do.path", "p1"),
    (do("correct", path="cards.deck", value=[1]), "bad_input", "do.path", "tracks"),
    (do("correct", path="era.p1", value=1, note=3), "bad_input", "do.note", "text"),
    (
        do("correct", path="achievements.end_of_track", value=[{}]),
        "bad_input",
        "do.value",
        "p1",
    ),
    # new
    ({"new": None}, "bad_input", "new.game", "tapestry"),
    ({"new": []}, "bad_input", "new.game", "tapestry"),
    ({"new": {}}, "bad_input", "new.game", "tapestry"),
    ({"new": "duel"}, "bad_input", "new.game", "tapestry"),
    ({"new": {"game": "chess", "mode": "duel"}}, "bad_input", "new.game", "chess"),
    ({"new": {"game": ["tapestry"]}}, "bad_input", "new.game", "tapestry"),
    ({"new": {"game": "tapestry"}}, "bad_input", "new.mode", "duel"),
    (new(mode="race"), "bad_input", "new.mode", "race"),
    (new(mode=None), "bad_input", "new.mode", "duel"),
    (new(mode={}), "bad_input", "new.mode", "duel"),
    (new(colour="red"), "bad_input", "new.colour", "colour"),
    (new(level=2), "bad_input", "new.level", "level"),
    (new(players="Ana"), "bad_input", "new.players", "list"),
    (new(players=["Ana"]), "bad_input", "new.players", "2"),
    (new(players=["Ana", "Bert", "Cleo"]), "bad_input", "new.players", "2"),
    (new(players=["Ana", "Ana"]), "bad_input", "new.players", "name"),
    (new(players=["Ana", " "]), "bad_input", "new.players", "name"),
    (new(players=["Ana", "x" * 41]), "bad_input", "new.players", "40"),
    (new(players=["Ana", 2]), "bad_input", "new.players[1]", "text"),
    (new(order=["p1", "p2"]), "bad_input", "new.order", "shadow"),
    (new(order=["p1", "p2", "p2"]), "bad_input", "new.order", "shadow"),
    (new(favorite="arts"), "bad_input", "new.favorite", "science"),
    (new(favorite=3), "bad_input", "new.favorite", "text"),
    (new(language="fr"), "bad_input", "new.language", "fr"),
    (new(chance="dice"), "bad_input", "new.chance", "dice"),
    (new(seed="7"), "bad_input", "new.seed", "whole"),
    (new(seed=1.5), "bad_input", "new.seed", "whole"),
    (new(rulings=[]), "bad_input", "new.rulings", "object"),
    (
        new(rulings={"shadow2p.who": "x"}),
        "bad_input",
        "new.rulings.shadow2p.who",
        "shadow2p.empty_deck_order",
    ),
    (
        new(rulings={"shadow2p.empty_deck_order": "both"}),
        "bad_input",
        "new.rulings.shadow2p.empty_deck_order",
        "shuffle_first",
    ),
]


def in_the_middle(**fields: Any) -> Talk:
    """Four commands in: science of p1 on 2, military:4 taken by Bert, p2 in the last era."""
    talk = started(**fields)
    talk.ok(do="advance", who="p1", track="science", steps=2)
    talk.ok(do="advance", who="p2", track="military", steps=4)
    talk.ok(do="correct", path="era.p2", value=5)
    talk.ok(do="correct", path="favorites.shadow", value="science")
    return talk


def is_a_sentence(message: str) -> bool:
    """Something for a person: words, an end, no names of messages or half-filled gaps."""
    filled = not re.search(r"\berror-|\{ ?\$|\bNone\b|Traceback", message)
    return filled and len(message.split()) >= 3 and message[-1] in ".…}"


@pytest.mark.parametrize("line", NOT_JSON, ids=lambda line: repr(line[:24]))
def test_a_line_that_is_no_json(line: str | bytes) -> None:
    talk = in_the_middle()
    before = talk.table()
    error = talk.line(line)["error"]
    assert error["code"] == "bad_json"
    assert is_a_sentence(error["message"])
    assert talk.table() == before


@pytest.mark.parametrize("line", NOT_AN_OBJECT)
def test_a_line_that_is_no_object(line: str) -> None:
    talk = in_the_middle()
    before = talk.table()
    error = talk.line(line)["error"]
    assert error["code"] == "bad_json"
    assert "object" in error["message"]
    assert talk.table() == before


@pytest.mark.parametrize(
    ("request_", "code", "where", "word"),
    BAD_REQUESTS,
    ids=[json.dumps(request)[:70] for request, *_ in BAD_REQUESTS],
)
def test_a_bad_request(request_: dict[str, Any], code: str, where: str | None, word: str) -> None:
    error = in_the_middle().no(**request_)
    assert error["code"] == code
    assert error.get("where") == where
    assert is_a_sentence(error["message"]), error["message"]
    assert word in error["message"]


@pytest.mark.parametrize("language", ["de", "cs"])
@pytest.mark.parametrize("request_", [request for request, *_ in BAD_REQUESTS], ids=str)
def test_the_sentence_comes_in_the_language_of_the_table(
    request_: dict[str, Any], language: str
) -> None:
    said = in_the_middle(language=language).no(**request_)["message"]
    assert is_a_sentence(said)
    assert said != in_the_middle().no(**request_)["message"]


SCYTHE = {"game": "scythe", "mode": "automa", "seats": [{"kind": "human"}, {"kind": "automa"}]}


def test_a_language_without_words_is_refused_with_those_that_have_some() -> None:
    for game in (SETUP, SCYTHE):
        assert Talk().no(new={**game, "language": "xx"}) == {
            "code": "bad_input",
            "message": "“xx” is not among the options: cs, de, en.",
            "where": "new.language",
        }


def test_a_set_up_is_refused_in_its_own_language_by_the_game_that_it_names() -> None:
    pair = {"kind": "human", "faction": "rusviet", "mat": "industrial"}
    scythe = {**SCYTHE, "seats": [pair, {"kind": "automa"}]}
    said = "Die Regeln verbieten Rusviet-Union mit dem Spielertableau Industriell."
    for talk in (Talk(), in_the_middle()):
        assert talk.no(new={**scythe, "language": "de"})["message"].startswith(said)
    assert in_the_middle(language="de").no(new=scythe)["message"].startswith(said)


@pytest.mark.parametrize(
    "answer", [0, 13, 4, -1, "1", 1.0, True, None, [], [1], {"card": 1}, "technology"]
)
def test_an_answer_that_is_not_among_the_options(answer: Any) -> None:
    """Equal in type and in value: true is not 1, "3" is not 3. Card 4 is out of the deck."""
    talk = started(chance="table")
    talk.ok(do="bots_turn")
    talk.ok(answer=4)
    error = talk.no(answer=answer)
    assert (error["code"], error["where"]) == ("bad_input", "answer")
    assert is_a_sentence(error["message"])


@pytest.mark.parametrize("answer", [-1, 1000, "12", True, 3.0, None, [], {}])
def test_a_number_that_does_not_fit(answer: Any) -> None:
    talk = started()
    talk.ok(do="finish")
    error = talk.no(answer=answer)
    assert (error["code"], error["where"]) == ("bad_input", "answer")
    assert "999" in error["message"]


@pytest.mark.parametrize(
    "request_",
    [{"do": "bots_turn"}, {"answer": 1}, {"back": 1}, {"undo": 1}, {"redo": 1}, {"view": True}],
    ids=str,
)
def test_without_a_table_there_is_nothing_to_do(request_: dict[str, Any]) -> None:
    error = Talk().send(**request_)["error"]
    assert error["code"] == "no_table"
    assert "new" in error["message"]


def test_the_position_forbids_it() -> None:
    talk = in_the_middle()
    talk.ok(do="correct", path="era.p1", value=5)
    assert talk.no(do="bots_turn")["code"] == "not_now"
    talk.ok(do="finish")
    talk.ok(answer=1)
    talk.ok(answer=2)
    for command in ("bots_turn", "finish"):
        assert talk.no(do=command)["code"] == "not_now"
    assert talk.no(do="advance", who="p1", track="science")["code"] == "not_now"


def test_an_error_of_ours_is_told_as_such_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    talk = Talk()
    talk.ok(new=BY_HAND)
    before = talk.table()

    def broken(*args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("thirdchair.tapestry.game.Tapestry.rules", broken)
    answer = talk.send(do="bots_turn")
    monkeypatch.undo()
    assert answer["error"]["code"] == "internal"
    assert is_a_sentence(answer["error"]["message"])
    assert talk.table() == before
