"""Scythe during play: whether abilities are asked for, and what a sprung trap looks like."""

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


def test_of_two_humans_in_one_territory_the_page_asks_who_is_there(ana: AtTheBoard) -> None:
    people = [("nordic", "Ana", "mechanical"), ("saxony", "Ben", "militant")]
    seats = [
        {"kind": "human", "faction": faction, "name": name, "mat": mat}
        for faction, name, mat in people
    ]
    ana.table(chance="table", seats=[*seats, {"kind": "automa", "faction": "crimea"}])
    for path, value in (("power", 9), ("cards", 0), ("tracker", 6)):
        ana.say(do="correct", path=f"seats.s3.{path}", value=value)
    ana.place("s1", "mech", "r7c3")
    ana.place("s2", "mech", "r7c3")
    ana.say(do="remove", seat="s3", unit="worker", at="r7c3")
    ana.say(do="automa_turn", seat="s3")
    ana.say(answer=17)
    ana.open(ana.path)
    assert "whom does it attack?" in ana.page.text
    ana.press("act", "answer s2")
    ana.open(ana.path)
    assert ana.at("s1", "mech") == {"base:nordic": 1}
    assert "Ben" in ana.page.text
