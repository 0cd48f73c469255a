"""Fixing an earlier step without script: a tap on a track, on a hex, from where to where."""

import json

import pytest

from tests.web.alone import Alone
from tests.web.at_the_board import AtTheBoard
from tests.web.reading import Person, Reading


@pytest.fixture
def board(ana: Person) -> AtTheBoard:
    return AtTheBoard(ana.client)


def commands(page: Reading) -> list[dict[str, object]]:
    """What the buttons of the drawings would say, those that can be pressed."""
    wishes = [
        value for form in page.forms for name, value in form.buttons if name == "change" and value
    ]
    return [json.loads(one)["command"] for one in wishes]


def played(me: Alone, *acts: str) -> None:
    me.table()
    me.open(me.path)
    for act in acts:
        me.tap(act)


def tap(person: Person, kind: str, command: dict[str, object], **fields: str) -> Reading:
    for form in person.page.forms:
        for name, value in form.buttons:
            if name == "change" and json.loads(value) == {"kind": kind, "command": command}:
                return person.send(form, name, value, **fields)
    raise AssertionError(f"no button for {command}")


def test_a_track_is_tapped_instead(me: Alone) -> None:
    played(me, "income", "bots_turn", "advance exploration")
    me.open(f"{me.path}/fix/3")
    page = tap(me, "replace", {"do": "advance", "track": "military"})
    assert "instead of “You: Exploration”" in page.text
    me.press("decide", "take")
    assert me.view["tracks"]["you"] == {**me.view["tracks"]["you"], "military": 1, "exploration": 0}
    assert "You, Military: token 0 → 1" in me.page.text


def test_several_spaces_and_back(me: Alone) -> None:
    played(me, "income", "bots_turn", "advance science")
    me.open(f"{me.path}/fix/3")
    tap(me, "replace", {"do": "advance", "track": "science"}, steps="3")
    me.press("decide", "take")
    assert me.view["tracks"]["you"]["science"] == 3


def test_a_hex_is_tapped_before_the_step(me: Alone) -> None:
    played(me, "income", "bots_turn", "advance exploration", "bots_turn")
    me.open(f"{me.path}/fix/4?how=insert")
    tap(me, "insert", {"do": "explore", "hex": 20})
    me.press("decide", "take")
    assert me.view["hexes"]["20"]["tile"] is True
    assert "hex 20: lay a territory tile" in me.page.text


def test_what_was_impossible_then_is_not_offered(me: Alone) -> None:
    played(me, "income", "bots_turn", "advance exploration")
    for path, value in (("tracks.you.military", 12), ("hexes.20", {"tile": True, "tokens": []})):
        me.correct(path, value)
    me.open(me.path)
    me.tap("bots_turn")
    me.open(f"{me.path}/fix/6")
    offered = commands(me.page)
    assert {"do": "advance", "track": "military"} not in offered, "it was at its end"
    assert {"do": "explore", "hex": 20} not in offered, "a tile lay there"
    assert {"do": "conquer", "hex": 20} in offered
    assert len(offered) < 60
    listed = me.page.form_with("act", "replace").options["command"]
    assert "advance military" not in listed
    assert "explore 20" not in listed
    assert "correct tracks.you.military" in listed, "whoever needs it says what lies there"


def test_the_tracks_are_those_of_the_moment(me: Alone) -> None:
    played(me, "income", "bots_turn", "advance military", "bots_turn", "advance military")
    text = me.open(f"{me.path}/fix/3").text
    assert "Military 0 → 1" in text
    assert "Military 2 → 3" not in text


def test_the_three_ways_have_names_of_their_own(me: Alone) -> None:
    played(me, "income")
    for how, name in (("replace", "with this instead"), ("insert", "with this before")):
        me.open(f"{me.path}/fix/1?how={how}")
        assert me.answer.text.count("See it with this") == 1
        for said in (name, "without this step"):
            assert me.answer.text.count(f"See it {said}<") == 1


def test_the_track_that_was_played_is_marked(me: Alone) -> None:
    played(me, "income", "bots_turn", "advance science")
    page = me.open(f"{me.path}/fix/3")
    assert "Science 0 → 1 as recorded" in page.text
    assert page.text.count("as recorded") == 1
    assert "as recorded" not in me.open(f"{me.path}/fix/3?how=insert").text


def test_each_human_of_a_duel_has_tracks(ana: Person) -> None:
    path = ana.new_game()
    ana.open(path)
    ana.tap("advance science")
    ana.open(f"{path}/fix/1")
    tap(ana, "replace", {"do": "advance", "who": "p1", "track": "technology"})
    ana.press("decide", "take")
    assert "Ana, Technology: token 0 → 1" in ana.page.text


# Scythe


def test_from_where_to_where_is_tapped_on_the_board(board: AtTheBoard) -> None:
    board.table()
    for place in ("r1c4", "r2c4"):
        board.touch(place)
    board.tap("move")
    board.open(f"{board.path}/fix/1")
    for place in ("r1c5", "r1c4"):
        board.touch(place)
    moves = [{"unit": "worker", "n": 1, "from": "r1c5", "to": "r1c4"}]
    tap(board, "replace", {"do": "move", "seat": "s1", "moves": moves})
    board.press("decide", "take")
    assert board.at("s1", "worker") == {"r1c4": 2}
    assert "Rearrange the table" in board.page.text


def test_a_piece_that_came_to_a_place_is_tapped_there(board: AtTheBoard) -> None:
    board.table()
    board.say(do="star", seat="s1", triumph="upgrades")
    board.open(f"{board.path}/fix/1?how=insert")
    board.touch("r1c4")
    command = {"do": "place", "seat": "s1", "unit": "mech", "at": "r1c4", "n": 1}
    tap(board, "insert", command)
    board.press("decide", "take")
    assert board.at("s1", "mech") == {"r1c4": 1}


@pytest.mark.parametrize("see", ["go.r1c4-r9c9", "go.", "why.3", "x" * 300, "go.r1c4-r2c4.w9"])
def test_an_address_made_up_by_hand_is_no_error(board: AtTheBoard, see: str) -> None:
    board.table()
    board.say(do="star", seat="s1", triumph="upgrades")
    board.open(f"{board.path}/fix/1?how=nonsense&see={see}")
    assert board.answer.status_code == 200


# The history


def test_steps_stand_under_their_era_and_details_are_folded(me: Alone) -> None:
    played(me, "income", "bots_turn", "advance exploration", "bots_turn", "income", "bots_turn")
    me.open(f"{me.path}/history")
    names = [name for name in ("Era 2", "Era 1", "Set-up") if name in me.page.text]
    assert names == ["Era 2", "Era 1", "Set-up"]
    page = me.answer.text
    assert '<details class="entry-more" id="more-4">' in page
    assert '<details class="entry-more" id="more-6" open>' in page, "where the table stands"
    me.open(f"{me.path}/history?step=2")
    assert '<details class="entry-more" id="more-2" open>' in me.answer.text


def test_the_history_of_one_seat_has_nothing_of_another(me: Alone) -> None:
    played(me, "income")
    for _ in range(12):
        me.tap("bots_turn")
        me.tap("advance science" if "advance science" in me.acts else "advance military")
    theirs = ("Lay a card from the tapestry deck", "Draw a territory tile", "the Automa scores")
    everything = me.open(f"{me.path}/history").text
    automa = me.open(f"{me.path}/history?seat=automa").text
    shadow = me.open(f"{me.path}/history?seat=shadow").text
    for words in theirs:
        assert words in everything
        assert words in automa
        assert words not in shadow
    assert "is the track card" in shadow, "the cards are about both"


def test_a_failed_attack_is_told_in_four_lines(me: Alone) -> None:
    played(me, "income", "bots_turn")
    me.correct("tapestry.automa_hand", 3)
    me.correct("hexes.19", {"tile": True, "tokens": [{"who": "automa"}]})
    me.say(do="conquer", hex=19)
    for card in ("other", "other", "trap"):
        me.say(answer=card)
    text = me.open(f"{me.path}/history").text
    assert "2 × Automa: a face-down card is discarded at hex 19. It is no trap." in text
    assert text.count("and it is a trap") == 1
    assert "Your attack on hex 19 fails: the Automa keeps it. " in text
    assert "joins it" not in text, "the hand is told once"
    assert text.count("Topple your outpost on hex 19") == 1
