"""Whose turn it is, on every table: who is addressed, and what a second tap can do."""

import re

import pytest

from tests.web.alone import Alone
from tests.web.at_the_board import AtTheBoard
from tests.web.house import House
from tests.web.reading import Person

FOUR = [
    {"kind": "human", "name": "Ana", "faction": "nordic", "mat": "engineering"},
    {"kind": "human", "name": "Bo", "faction": "polania", "mat": "patriotic"},
    {"kind": "automa", "faction": "crimea"},
    {"kind": "automa", "faction": "saxony"},
]


@pytest.fixture
def board(ana: Person) -> AtTheBoard:
    return AtTheBoard(ana.client)


def strip(person: Person) -> str:
    """What stands under the header."""
    found = re.search(r'id="whose-name">(.*?)</p>', person.answer.text, re.DOTALL)
    assert found, person.page.text
    return re.sub(r"<svg.*?</svg>|<[^>]+>", "", found[1], flags=re.DOTALL).strip()


def waits(person: Person) -> list[str]:
    """How long the buttons of the page wait after it came, in milliseconds."""
    return re.findall(r'data-settle="(\d*)"', person.answer.text)


# Alone against the bots


def test_alone_the_turn_goes_to_and_fro_in_two_taps(me: Alone) -> None:
    me.open(me.table())
    assert strip(me) == "Your turn"
    me.tap("income")
    assert strip(me) == "Now: Bots"
    assert waits(me) == [""]
    me.tap("bots_turn")
    assert strip(me) == "Your turn"
    assert "bots_turn" not in me.acts  # what lies under the finger now is a turn of mine
    assert int(waits(me)[0]) > 700
    me.tap("advance science")
    assert "bots_turn" in me.acts
    assert "not-yet" not in me.page.ids


def test_alone_the_bots_may_play_again_when_somebody_says_so(me: Alone) -> None:
    me.open(me.table())
    for act in ("income", "bots_turn"):
        me.tap(act)
    me.open(f"{me.path}?who=bots")
    assert "It is your turn, and nothing is entered yet." in me.page.text
    me.tap("bots_turn")
    assert me.answer.status_code == 200
    assert me.view["turn"] == 2


def test_the_first_income_is_said_only_before_the_first_turn(me: Alone) -> None:
    me.open(me.table())
    assert "Your first turn is an income turn." in me.page.text
    for act in ("advance science", "bots_turn"):
        me.tap(act)
    assert "Your first turn is an income turn." not in me.page.text


def test_who_looks_on_is_not_addressed(me: Alone, house: House) -> None:
    path = me.table()
    with house.client() as client:
        guest = Alone(client)
        guest.open(f"{path}/settings")
        guest.press("act", "seat", seat="watching")
        guest.open(path)
        assert strip(guest) == "Now: the person at the table"
        assert "Your first turn" not in guest.page.text
        assert 'class="whose yours"' not in guest.answer.text


# Two people and the Shadow Empire


def test_in_a_duel_each_phone_knows_whether_it_is_its_turn(ana: Person, house: House) -> None:
    path = ana.new_game(first="p1")
    ana.open(path)
    first = strip(ana)
    assert first in ("Ana, your turn", "Your turn, Ana", "Your turn, Bert")
    seat, other = ("p1", "p2") if "Ana" in first else ("p2", "p1")
    ana.open(f"{path}/settings")
    ana.press("act", "seat", seat=other)
    ana.open(path)
    assert strip(ana).startswith("Now: ")
    with house.client() as client:
        bert = Person(client)
        bert.open(f"{path}/settings")
        bert.press("act", "seat", seat=seat)
        bert.open(path)
        assert strip(bert).startswith("Your turn, ")


def test_in_a_duel_the_next_human_waits_after_the_shadow_empire(ana: Person) -> None:
    path = ana.new_game(order="first", first="p1")
    ana.open(path)
    if "bots-turn" in ana.page.ids:
        ana.tap("bots_turn")
    else:
        ana.tap("income")
        if "bots-turn" not in ana.page.ids and strip(ana).startswith("Your turn"):
            ana.tap("income")
    if "bots-turn" in ana.page.ids:
        ana.tap("bots_turn")
    assert strip(ana).startswith("Your turn")
    assert "1200" in waits(ana)
    ana.open(f"{path}?who=shadow")
    assert "nothing is entered yet" in ana.page.text


# Scythe, the board tracked


def test_after_an_automa_the_same_spot_plays_no_second_turn(board: AtTheBoard) -> None:
    board.table()
    assert strip(board) == "Your turn, Ana"
    assert "automa_turn s2" in board.acts  # nobody has played: nothing to tap twice
    board.press("act", "automa_turn s2")
    assert board.view["turn"] == 1
    assert "automa_turn s2" not in board.acts
    board.follow("turn-done")
    assert "Nothing was entered for Ana." in board.page.text
    assert board.view["turn"] == 1
    board.follow("not-yet")
    assert "turn-done" in board.page.ids
    board.follow("turn-done")
    board.press("act", "automa_turn s2")
    assert board.view["turn"] == 2


def test_who_has_moved_has_said_enough(board: AtTheBoard) -> None:
    board.table()
    board.press("act", "automa_turn s2")
    home = next(iter(board.at("s1", "worker")))
    board.say(do="place", seat="s1", unit="worker", at=home)
    board.open(board.path)
    assert strip(board) == "Your turn, Ana"
    assert "turn-done" not in board.page.ids
    assert "Ana is done" in board.page.text
    board.press("act", "automa_turn s2")
    assert board.view["turn"] == 2


def test_no_lock_between_automas(board: AtTheBoard) -> None:
    board.table(seats=FOUR)
    assert strip(board) == "Your turn, Ana"
    assert "Ana and Bo are done" in board.page.text
    board.press("act", "automa_turn s3")
    assert strip(board).startswith("Now: ")
    assert "turn-done" not in board.page.ids
    assert waits(board) == [""]
    board.press("act", "automa_turn s4")
    assert strip(board) == "Your turn, Ana"
    assert "turn-done" in board.page.ids


# Scythe, where people enter nothing


@pytest.mark.parametrize("kept", ["ask", False])
def test_where_nothing_is_entered_one_tap_says_whose_turn_ends(
    board: AtTheBoard, kept: str | bool
) -> None:
    board.table(seats=FOUR, board=kept)
    for seat in ("s3", "s4"):
        board.press("act", f"automa_turn {seat}")
        while "looked" in board.page.ids:
            board.press("act", "looked")
        while pending := board.client.get(f"/api{board.path}").json().get("pending"):
            board.say(answer=pending["options"][0])
    board.open(board.path)
    assert strip(board) == "Your turn, Ana"
    assert "Ana and Bo are done" in board.page.text
    assert "turn-done" not in board.page.ids
    assert "automa_turn s3" in board.acts
    assert waits(board) == ["1200"]


# The bots' turns, one after the other


def test_the_last_turns_are_a_tap_away(board: AtTheBoard) -> None:
    board.table(seats=FOUR)
    for seat in ("s3", "s4"):
        board.press("act", f"automa_turn {seat}")
    last = re.search(r'id="told-name">.*?</h2>', board.answer.text, re.DOTALL)
    assert last
    board.follow("last-turn")
    assert last[0] in board.answer.text
    board.follow("turn-earlier")
    assert "Crimea" in told_name(board)
    assert "turn-earlier" not in board.page.ids
    board.follow("turn-later")
    assert "Saxony" in told_name(board)
    board.follow("turn-now")
    assert strip(board) == "Your turn, Ana"


def told_name(person: Person) -> str:
    found = re.search(r'id="told-name">(.*?)</h2>', person.answer.text, re.DOTALL)
    assert found
    return re.sub(r"<[^>]+>", "", found[1])


@pytest.mark.parametrize(
    "see", ["turn.0", "turn.1", "turn.99", "turn.-1", "turn.x", "turn.²", "turn.9" * 9]
)
def test_a_place_without_a_turn_of_the_bots_is_the_table(me: Alone, see: str) -> None:
    me.open(me.table())
    for act in ("income", "bots_turn"):
        me.tap(act)
    me.open(f"{me.path}?see={see}")
    assert me.answer.status_code == 200
    assert strip(me) == "Your turn"
