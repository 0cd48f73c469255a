"""Undo, redo and fixing tell the hands: each piece from where to where, with ticks."""

import re

import pytest

from tests.web.alone import Alone, explore_at_distance_five
from tests.web.at_the_board import AtTheBoard
from tests.web.reading import Person


def listed(person: Person) -> list[str]:
    """The lines for the hand; one that has a tick begins with `x`."""
    found = re.findall(
        r'id="hand-\d+".*?aria-pressed="(\w+)".*?class="hands-text">(.*?)</span></button>',
        person.answer.text,
        re.DOTALL,
    )
    text = [(ticked, re.sub(r"<svg.*?</svg>", "", line, flags=re.DOTALL)) for ticked, line in found]
    return [("x " if ticked == "true" else "") + " ".join(line.split()) for ticked, line in text]


def line(person: Person, number: int) -> str:
    """What a tap on this line of the list sends."""
    return person.page.attributes[f"hand-{number}"]["value"] or ""


@pytest.fixture
def board(ana: Person) -> AtTheBoard:
    return AtTheBoard(ana.client)


def explored(me: Alone) -> None:
    """Your turn: a step on exploration, and a tile on hex 20."""
    me.table()
    me.open(me.path)
    me.tap("income")
    me.tap("bots_turn")
    me.tap("advance exploration")
    me.tap("explore 20" if "explore 20" in me.acts else "hex 20")


def test_one_entry_or_the_whole_turn_is_taken_back(me: Alone) -> None:
    explored(me)
    assert {"undo-one", "undo-turn"} <= me.page.ids
    assert "Only the last entry: You explore hex 20" in me.page.text
    one = next(act for act in me.acts if act.startswith("jump "))
    me.tap(one)
    assert listed(me) == ["hex 20: take the territory tile away"]
    me.tap("redo")
    assert listed(me) == [], "nobody had lifted the tile"
    me.tap("undo")
    assert listed(me) == [
        "You, Exploration: token back 1 → 0",
        "hex 20: take the territory tile away",
    ]


def test_ticks_stay_and_a_second_undo_starts_from_how_the_pieces_lie(me: Alone) -> None:
    explored(me)
    me.tap("undo")
    me.tap(line(me, 1))  # the tile is lifted
    me.open(me.path)
    assert listed(me) == [
        "You, Exploration: token back 1 → 0",
        "x hex 20: take the territory tile away",
    ]
    me.tap("redo")  # the token never left its space
    assert listed(me) == ["hex 20: lay a territory tile"]
    me.tap(line(me, 0))
    assert "All is moved" in me.page.text
    me.tap(line(me, 0))
    assert listed(me) == ["hex 20: lay a territory tile"]
    me.tap("away")
    assert listed(me) == []
    assert "hands" not in me.page.ids


def test_whoever_plays_on_has_taken_back_what_was_taken_back(me: Alone) -> None:
    explored(me)
    me.tap("undo")
    me.tap("advance science")
    assert listed(me) == []


def test_outposts_go_back_to_the_supply_and_are_set_upright(me: Alone) -> None:
    me.table()
    me.correct("hexes.20", {"tile": True, "tokens": [{"who": "automa"}]})
    me.open(me.path)
    stood = me.view["hexes"]["20"]
    for tokens in (
        [{"who": "automa", "toppled": True}, {"who": "you"}],
        [{"who": "automa", "toppled": True}],
    ):
        me.correct("hexes.20", {"tile": True, "tokens": tokens})
    me.open(f"{me.path}/history")
    me.press("act", "jump 2")
    assert listed(me) == ["Automa: set the outpost on hex 20 upright"]
    assert me.view["hexes"]["20"] == stood
    me.press("act", "jump 3")
    assert listed(me) == ["You: outpost onto hex 20"], "the other still lies there, toppled"


def test_the_cards_of_a_table_with_real_ones_lie_there_too(me: Alone) -> None:
    explore_at_distance_five(me)
    me.tap("undo")
    text = "; ".join(listed(me))
    assert "open pair: 1, 2 → –" in text, text
    assert "decision deck" in text


def pairs_of_real_cards(me: Alone, *cards: int) -> None:
    me.table(chance="table")
    me.say(answer=9)
    me.say(do="income")
    me.say(do="bots_turn")
    for place, card in enumerate(cards):
        if place % 2 == 0:
            me.say(do="advance", track="science")
            me.say(do="bots_turn")
        me.say(answer=card)
    me.open(me.path)


def test_real_cards_go_back_on_top_in_the_order_in_which_they_came(me: Alone) -> None:
    pairs_of_real_cards(me, 5, 9, 6, 4)
    page = me.tap("undo")
    top = "decision deck: back on top, so that they come in this order: "
    assert top + "6, 4" in listed(me)
    assert not any(one.startswith("decision deck: 2") for one in listed(me)), "said by the order"
    assert "the same cards are drawn" not in page.text, "the people draw them"
    me.open(f"{me.path}/history")
    me.press("act", "jump 3")
    assert top + "5, 9, 6, 4" in listed(me)
    me.press("act", "jump 5")
    assert top + "6, 4" in listed(me), "the others never left the table"


def test_cards_that_were_shuffled_in_between_have_no_order(me: Alone) -> None:
    pairs_of_real_cards(me, 5, 9)
    me.correct("decision.discard", [1])
    me.open(f"{me.path}/history")
    me.press("act", "jump 3")
    shuffled = [one for one in listed(me) if "shuffled in between" in one]
    assert [one.partition(":")[0] for one in shuffled] == ["decision deck", "progress deck"]


def test_where_the_app_draws_the_same_cards_come_again(me: Alone) -> None:
    explored(me)
    assert "the same cards are drawn" in me.tap("undo").text


# Scythe


def test_an_automa_card_goes_back_on_top_of_its_deck(board: AtTheBoard) -> None:
    board.table(chance="table")
    board.say(do="automa_turn", seat="s2")
    board.open(board.path)
    card = next(act for act in board.acts if act.startswith("answer "))
    board.tap(card)
    board.tap("undo")
    number = card.removeprefix("answer ")
    assert [one for one in listed(board) if one.endswith(f": {number} back on top")]
    assert not any(one.startswith("discard") for one in listed(board)), "said by that"


def test_units_go_back_from_where_to_where(board: AtTheBoard) -> None:
    board.table()
    board.place("s1", "mech", "r1c4")
    board.open(board.path)
    for place in ("r1c4", "r2c4"):
        board.touch(place)
    board.tap("move")
    board.open(f"{board.path}/history")
    board.press("act", "jump 2")
    assert listed(board) == [
        "worker of Ana: tundra 2 steps north of the Factory → forest 3 steps north of the Factory",
        "mech of Ana: tundra 2 steps north of the Factory → forest 3 steps north of the Factory",
    ]
    board.press("act", "jump 1")
    assert any("mech of Ana" in line and line.endswith("→ mat") for line in listed(board))


def test_six_stars_do_not_vanish_by_one_tap(board: AtTheBoard) -> None:
    board.table()
    for act in ("star upgrades", "star recruits", "star objective"):
        board.open(f"{board.path}?who=s1&see=own")
        board.tap(act)
    one = next(act for act in board.acts if act.startswith("jump "))
    board.tap(one)
    stars = board.view["seats"]["s1"]["stars"]
    assert (stars["upgrades"], stars["recruits"], stars["objective"]) == (1, 1, 0)
    assert listed(board) == ["stars for objective of Ana: 1 → 0"]


def test_a_star_that_was_tapped_by_mistake_is_tapped_off(board: AtTheBoard) -> None:
    board.table()
    for act in ("star upgrades", "star recruits", "unstar recruits", "star objective"):
        board.open(f"{board.path}?who=s1&see=own")
        board.tap(act)
    board.open(f"{board.path}?who=s1&see=own")
    board.tap("unstar upgrades")  # not the last entry: a correction
    stars = {triumph: n for triumph, n in board.view["seats"]["s1"]["stars"].items() if n}
    assert stars == {"objective": 1}
    board.send(board.page.form_with("act", "star upgrades"), "act", "unstar power")
    assert board.answer.status_code == 409
    assert "No such star lies here" in board.page.text
    assert "-1" not in board.page.text


# Fixing


def test_what_a_fix_moves_is_listed_whole_and_what_is_left_of_it_grows_old(me: Alone) -> None:
    me.table()
    me.open(me.path)
    me.tap("income")
    for _ in range(6):
        me.tap("bots_turn")
        me.tap("advance military")
    me.open(f"{me.path}/fix/3")
    before = me.view
    me.press("act", "replace", command="advance technology")
    me.press("decide", "take")
    lines = listed(me)
    assert "Rearrange the table" in me.page.text
    for track in ("military", "technology"):
        was, now = (view["tracks"]["you"][track] for view in (before, me.view))
        assert any(f"{was} → {now}" in line and "You" in line for line in lines), (
            track,
            lines,
        )
    for seat in ("automa", "shadow"):
        for track, was in before["tracks"][seat].items():
            if (now := me.view["tracks"][seat][track]) != was:
                assert any(f"{was} → {now}" in line for line in lines), (seat, track, lines)
    me.tap(line(me, 0))
    assert listed(me)[0].startswith("x ")
    me.tap("bots_turn")  # going on puts away what is done
    assert set(listed(me)) <= set(lines[1:])
    assert any("You, Technology" in one for one in listed(me))
    me.tap("advance technology")  # and what was played with since
    left = listed(me)
    assert not any("You, Technology" in one for one in left)
    assert set(left) < set(lines[1:])
    assert f"Still from the fix: {len(left)} things to move" in me.page.text
    assert "Rearrange the table" not in me.page.text
    me.tap("away")
    assert listed(me) == []


def test_a_tick_that_is_none_changes_nothing(me: Alone) -> None:
    explored(me)
    me.tap("undo")
    before = listed(me)
    form = me.page.form_with("act", "away")
    wrong = ("x", "99", "999999999", "-1", "0")
    for sent in (*(f"tick {one}" for one in wrong), "paint 1", "tick", "untick 5", "away extra"):
        me.send(form, "act", sent, once=f"once-{sent}")
        assert me.answer.status_code == 422, (sent, me.answer.status_code)
    me.open(me.path)
    assert listed(me) == before


def test_a_tick_of_a_page_that_is_behind_lands_on_no_other_line(me: Alone) -> None:
    explored(me)
    me.tap(next(act for act in me.acts if act.startswith("jump ")))
    stale, lifted = me.page, line(me, 0)
    me.tap("undo")
    assert listed(me)[0] == "You, Exploration: token back 1 → 0"
    token = line(me, 0)
    me.send(stale.form_with("act", lifted), "act", lifted)
    me.open(me.path)
    assert listed(me) == [
        "You, Exploration: token back 1 → 0",
        "x hex 20: take the territory tile away",
    ]
    me.send(stale.form_with("act", "away"), "act", "away")
    assert me.answer.status_code == 409
    assert len(listed(me)) == 2, "that was about another list"
    me.tap("redo")
    assert listed(me) == ["hex 20: lay a territory tile"]
    me.send(stale.form_with("act", "away"), "act", token)
    assert me.answer.status_code == 409
    assert "The table has moved on" in me.page.text
    assert listed(me) == ["hex 20: lay a territory tile"]


@pytest.mark.parametrize("act", ["income x", "bots_turn x", "undo x", "redo x"])
def test_a_button_with_something_behind_it_is_refused(me: Alone, act: str) -> None:
    explored(me)
    me.tap("undo")
    before = me.view
    me.send(me.page.form_with("act", "income"), "act", act)
    assert me.answer.status_code == 422
    assert me.view == before
