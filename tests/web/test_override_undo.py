"""Undo by whole turns: what one tap takes back, and that redo brings exactly that again."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.web.alone import SETUP, Alone
from tests.web.reading import Person
from thirdchair.games import GAMES
from thirdchair.kit.turns import BESIDE, GOES_ON, TOGETHER, Said
from thirdchair.table.journal import Table

DUEL = {"game": "tapestry", "mode": "duel", "players": ["A", "B"], "favorite": "science", "seed": 1}


def alone() -> Table:
    return Table.new(GAMES, SETUP)


def do(table: Table, do: str, turn: Said = "", **fields: Any) -> None:
    table.do({"do": do, **fields}, said=turn)


def standing(table: Table) -> tuple[int, bool, Any]:
    """All that undo and redo may change, but the number of the revision."""
    return table.journal.at, table.journal.waiting, table.view()


def test_your_turn_is_one_tap_with_all_that_belongs_to_it() -> None:
    table = alone()
    do(table, "bots_turn")
    start = standing(table)
    do(table, "advance", track="exploration")
    do(table, "explore", hex=20)
    do(table, "vp", BESIDE, who="you", add=3)
    do(table, "advance", track="military")  # a benefit: one more advance
    do(table, "conquer", hex=20)
    end = standing(table)
    assert table.taps == 5
    table.undo(table.taps)
    assert standing(table) == start
    assert table.taps_ahead == 5
    table.redo(table.taps_ahead)
    assert standing(table) == end


def test_the_bots_turn_is_a_turn_of_its_own() -> None:
    table = alone()
    do(table, "income")
    do(table, "bots_turn")
    assert table.taps == 1
    table.undo(1)
    assert table.taps == 1
    assert table.taps_ahead == 1


def test_what_happened_before_your_advance_is_no_part_of_it() -> None:
    table = alone()
    do(table, "bots_turn")
    do(table, "vp", BESIDE, who="automa", add=3)
    do(table, "advance", track="military")
    assert table.taps == 1


def test_a_correction_is_a_step_of_its_own_and_one_form_is_one_step() -> None:
    table = alone()
    do(table, "advance", track="exploration")
    for turn in ("", TOGETHER, TOGETHER):
        do(table, "correct", turn, path="vp.automa", value=len(table.journal.entries))
    assert table.taps == 3
    table.undo(table.taps)
    assert (table.taps, table.taps_ahead) == (1, 3)
    table.redo(3)
    do(table, "explore", hex=20)
    assert table.taps == 1


def test_when_the_bots_have_stopped_each_advance_is_a_turn() -> None:
    table = alone()
    do(table, "correct", path="era.bots", value=5)
    do(table, "advance", track="military")
    do(table, "conquer", hex=16)
    do(table, "advance", track="science")
    assert table.taps == 1
    table.undo(1)
    assert table.taps == 2
    table.undo(2)
    assert (table.taps, table.taps_ahead) == (1, 2)


def test_very_many_steps_without_the_bots_are_counted_at_once() -> None:
    table = alone()
    for _ in range(40):
        do(table, "vp", who="automa", add=1)
    for track in ("exploration", "science", "military", "technology"):
        for _ in range(12):
            do(table, "advance", track=track)
    assert table.taps == 48
    table.undo(48)
    assert (table.taps, table.taps_ahead) == (40, 48)


def test_a_turn_of_the_duel_that_goes_on_is_one_tap() -> None:
    table = Table.new(GAMES, DUEL)
    do(table, "income", who="p1")
    do(table, "advance", GOES_ON, who="p2", track="science")
    do(table, "advance", who="p2", track="military")
    assert table.taps == 2
    table.undo(2)
    assert (table.taps, table.taps_ahead) == (1, 2)


STEPS = st.sampled_from(
    [
        ("bots_turn", "", {}),
        ("income", "", {}),
        ("advance", "", {"track": "exploration"}),
        ("advance", BESIDE, {"track": "military", "steps": 2}),
        ("explore", "", {"hex": 20}),
        ("explore", "", {"hex": 23}),
        ("conquer", "", {"hex": 16}),
        ("conquer", "", {"hex": 19}),
        ("vp", BESIDE, {"who": "automa", "add": 2}),
        ("correct", "", {"path": "vp.automa", "value": 5}),
        ("correct", TOGETHER, {"path": "vp.automa", "value": 6}),
    ]
)


@settings(max_examples=40, deadline=None)
@given(st.lists(STEPS, min_size=1, max_size=14))
def test_all_the_way_back_and_forth_by_taps(steps: list[tuple[str, Said, dict[str, Any]]]) -> None:
    from thirdchair.kit.refusals import Refusal

    table = alone()
    for name, turn, fields in steps:
        if table.question is not None:
            break  # an open command ends the game here, and is undone as the others are
        try:
            do(table, name, turn, **fields)
        except Refusal:
            continue
    seen = [standing(table)]
    while table.journal.at + table.journal.waiting > 1:
        before = table.journal.at + table.journal.waiting
        count = table.taps
        table.undo(count)
        assert table.journal.at == before - count
        seen.append(standing(table))
    for expected in reversed(seen[:-1]):
        table.redo(table.taps_ahead)
        assert standing(table) == expected


# On the page


def test_the_button_says_what_it_takes_back(me: Alone) -> None:
    me.open(me.table())
    me.say(do="bots_turn")
    before = me.view
    me.open(me.path)
    page = me.tap("advance exploration")
    assert page.attributes["undo"]["aria-label"] == "Undo: You: Exploration"
    page = me.tap("hex 20")
    assert page.attributes["undo"]["aria-label"] == "Undo: You: Exploration and 1 more"
    after = me.view
    page = me.tap("undo")
    assert me.view == before
    assert page.attributes["redo"]["aria-label"] == "Do again: You: Exploration and 1 more"
    me.tap("redo")
    assert me.view == after


def test_an_open_question_is_taken_back_alone(me: Alone) -> None:
    me.open(me.table(chance="table"))
    me.say(answer=9)
    me.open(me.path)
    me.tap("advance military")
    before = me.view
    me.say(do="correct", path="tapestry.automa_hand", value=1)
    me.say(do="correct", path="hexes.16", value={"tile": True, "tokens": [{"who": "automa"}]})
    me.open(me.path)
    me.tap("hex 16")
    page = me.tap("undo one")
    assert "question" not in page.attributes
    assert me.view["tracks"] == before["tracks"]


@pytest.mark.parametrize("language", ["de", "cs"])
def test_a_form_of_corrections_is_one_tap(ana: Person, language: str) -> None:
    ana.client.headers["accept-language"] = language
    path = ana.new_game()
    before = ana.client.get(f"/api{path}").json()["view"]
    form = ana.open(f"{path}/correct").form_with("note")
    ana.send(form, **{"tracks.p1.science": "3", "tracks.p2.science": "2", "era.p1": "1"})
    assert ana.client.get(f"/api{path}").json()["view"]["tracks"]["p2"]["science"] == 2
    ana.tap("undo")
    assert ana.client.get(f"/api{path}").json()["view"] == before
