"""Scythe during play: whether abilities are asked for, and what a sprung trap looks like."""

from typing import Any

import pytest

from tests.web.at_the_board import AtTheBoard
from tests.web.reading import Person


@pytest.fixture
def ana(ana: Person) -> AtTheBoard:
    return AtTheBoard(ana.client)


def test_a_new_game_asks_for_abilities_unless_somebody_says_no(ana: AtTheBoard) -> None:
    for chosen, kept in ({}, "ask"), ({"abilities": "off"}, "off"):
        ana.open("/new?mode=automa")
        assert ana.page.form_with("abilities").fields["abilities"] == "ask"
        ana.send(ana.page.form_with("abilities"), **chosen)
        ana.path = str(ana.answer.url.path).removesuffix("/checklist")
        assert ana.view["abilities"] == kept


def test_abilities_can_be_asked_for_from_now_on(ana: AtTheBoard) -> None:
    ana.table()
    ana.open(f"{ana.path}/settings")
    assert ana.page.form_with("abilities").fields["abilities"] == "off"
    ana.press("act", "abilities", abilities="ask")
    assert ana.view["abilities"] == "ask"
    ana.open(f"{ana.path}/history")
    assert "abilities in a combat: Not asked → Ask where one could be used" in ana.page.text
    ana.open(f"{ana.path}/settings")
    ana.press("act", "abilities", abilities="never")
    assert ana.answer.status_code == 422
    assert ana.view["abilities"] == "ask"


def test_a_sprung_trap_is_seen_on_the_board_and_can_be_armed_again(ana: AtTheBoard) -> None:
    ana.table(
        seats=[{"kind": "human", "faction": "nordic"}, {"kind": "automa", "faction": "togawa"}]
    )
    ana.say(do="correct", path="tokens.sprung", value=["r5c6"])
    ana.open(ana.path)
    assert "sprung trap" in ana.label("r5c6")
    assert 'class="board-token sprung"' in ana.answer.text
    ana.open(f"{ana.path}/correct")
    form = ana.page.form_with("tokens.sprung")
    ana.send(form, **{"trap.r5c6": "yes"})
    assert (ana.view["tokens"]["trap"], ana.view["tokens"]["sprung"]) == (["r5c6"], [])


def two_people(ana: AtTheBoard, **setup: Any) -> None:
    """Ana's mech stands beside the Factory, and Ben's on it."""
    people = [("nordic", "Ana", "mechanical"), ("saxony", "Ben", "militant")]
    seats = [
        {"kind": "human", "faction": faction, "name": name, "mat": mat}
        for faction, name, mat in people
    ]
    ana.table(seats=[*seats, {"kind": "automa", "faction": "crimea"}], **setup)
    ana.place("s1", "mech", "r3c3")
    ana.place("s2", "mech", "r4c4")


def test_when_two_humans_meet_the_page_asks_who_won(ana: AtTheBoard) -> None:
    two_people(ana)
    ana.say(do="move", seat="s1", moves=[{"unit": "mech", "from": "r3c3", "to": "r4c4"}])
    ana.open(ana.path)
    assert "the combat is fought at the table. Who has won it? (the Factory)" in ana.page.text
    ana.tap("answer s1")
    assert "Combat, the Factory: Ana against Ben. Ana wins." in ana.page.text
    assert "Ben: mech back: the Factory → home base of Saxony." in ana.page.text
    assert ana.at("s2", "mech") == {"base:saxony": 1}


def test_the_loser_of_two_humans_is_asked_whereto_under_their_names(ana: AtTheBoard) -> None:
    two_people(ana, abilities="ask")
    ana.say(do="move", seat="s2", moves=[{"unit": "mech", "from": "r4c4", "to": "r3c3"}])
    ana.say(answer="s2")
    page = ana.open(ana.path)
    assert "Ben attacks Ana" in page.text
    assert "lake just northeast of the Factory" in page.text


def test_nobody_is_put_where_another_human_stands(ana: AtTheBoard) -> None:
    two_people(ana)
    asked = {"do": "place", "seat": "s1", "unit": "mech", "at": "r4c4"}
    answer = ana.client.post(f"/api{ana.path}", json=asked)
    assert answer.status_code == 409
    assert "Units of Ben stand here: the Factory." in answer.json()["error"]["message"]
    ana.open(f"{ana.path}/pieces")
    form = next(one for one in ana.page.forms if "s1-mech-1" in one.fields)
    ana.send(form, **{"s1-mech-2": "r4c4"})
    assert "Units of Ben stand here: the Factory." in ana.page.text
    assert ana.at("s1", "mech") == {"r3c3": 1}


def test_whoever_begins_to_track_says_who_is_where_two_are_known(ana: AtTheBoard) -> None:
    two_people(ana, board="ask")
    ana.place("s1", "mech", "r4c4")
    ana.open(f"{ana.path}/ways")
    ana.send(ana.page.form_with("way"), way="tracked")
    assert "Who stands here? The units of the others are put on their home bases." in ana.page.text
    ana.tap("answer s2")
    assert ana.view["board"] is True
    assert ana.at("s1", "mech") == {"r3c3": 1, "base:nordic": 1}


def test_the_page_asks_what_a_trap_shows(ana: AtTheBoard) -> None:
    seats = [
        {"kind": "human", "name": "Ana", "faction": "nordic", "mat": "mechanical"},
        {"kind": "automa", "faction": "togawa"},
    ]
    ana.table(seats=seats)
    ana.say(do="correct", path="tokens.trap", value=["r2c5"])
    moves = [{"unit": "character", "from": "base:nordic", "to": "r2c5"}]
    ana.say(do="move", seat="s1", moves=moves)
    ana.open(ana.path)
    assert "Ana has sprung a trap: turn it over. What does it show?" in ana.page.text
    for key in ("−3 power", "−$4", "−2 combat cards", "−2 popularity"):
        assert key in ana.page.text
    ana.tap("answer coins")
    assert "Ana: −$4." in ana.page.text
    assert ana.view["seats"]["s1"]["coins"] == 2


def test_the_tokens_that_a_seat_has_left_can_be_corrected(ana: AtTheBoard) -> None:
    seats = [{"kind": "human", "faction": "nordic"}, {"kind": "automa", "faction": "albion"}]
    ana.table(seats=seats)
    ana.open(f"{ana.path}/correct")
    ana.send(ana.page.form_with("tokens.flag"), **{"flag.r3c3": "yes", "seats.s2.tokens": "2"})
    assert ana.view["tokens"]["flag"] == ["r3c3"]
    assert ana.view["seats"]["s2"]["tokens"] == 2
    ana.open(f"{ana.path}/correct")
    five = {f"flag.{place}": "yes" for place in ("r3c2", "r3c5", "r4c5", "r4c6")}
    ana.send(ana.page.form_with("tokens.flag"), **five)
    assert ana.answer.status_code == 422
    assert "There are only 4 of these tokens: flag." in ana.page.text
