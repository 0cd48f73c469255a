"""An open mend: kept as it is, and the table as it was, whatever is said of it."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.mended import with_cards
from tests.table.test_mended_turns import (
    BOTS,
    ORDER,
    PATIENCE,
    SETUPS,
    any_answer,
    missing_in,
    played,
    turn_of,
)
from thirdchair.kit.flow import frozen
from thirdchair.kit.refusals import Refusal
from thirdchair.table import going_on
from thirdchair.table.journal import Table
from thirdchair.table.open_mend import Wish, kept_in, with_mend
from thirdchair.table.replacing import check_may_touch


def wish_of(mode: str, table: Table, kind: str, place: int, pick: int) -> Wish:
    seats = ORDER.get(mode, ("you", "bots"))
    entry = table.journal.entries[place]
    if kind == "insert":
        return Wish("insert", turn_of(mode, seats[pick % len(seats)], pick))
    if kind == "answers" and entry.answers:
        return Wish("replace", entry.command)
    return Wish("delete")


def saved_and_back(table: Table) -> None:
    """As after a kill: what was kept is all that there is."""
    stored = msgspec.json.encode(with_mend({"colors": {}}, table.open_mend)).decode()
    assert kept_in(stored) == table.open_mend
    table.open_mend = kept_in(stored)


def one_more(table: Table, way: str, pick: int) -> bool:
    """One thing is said; is it whole now?"""
    mended = going_on.so_far(table)
    if way == "back" and going_on.of(table).earlier:
        going_on.back(table)
    elif mended.question is not None:
        going_on.answer(table, any_answer(mended.question, pick))
    elif mended.misfits:
        first = mended.misfits[0].position
        if way == "again" and going_on.answerable(table, first):
            going_on.again(table, first)
        else:
            going_on.without(table, first)
    return going_on.so_far(table).whole


@settings(max_examples=80, deadline=None, derandomize=True)
@given(
    mode=st.sampled_from([*SETUPS, "board"]),
    chance=st.sampled_from(["app", "table"]),
    kind=st.sampled_from(["delete", "insert", "answers"]),
    place=st.integers(1, 30),
    ways=st.lists(st.sampled_from(["again", "again", "without", "back"]), min_size=3, max_size=5),
    picks=st.lists(st.integers(1, 30), min_size=3, max_size=6),
)
def test_the_table_is_as_it_was_until_the_mend_is_whole(
    mode: str, chance: str, kind: str, place: int, ways: list[str], picks: list[int]
) -> None:
    table = played(mode, chance, picks)
    before, entries = frozen(table.state), list(table.journal.entries)
    place = 1 + place % (table.journal.at - 1)
    try:
        going_on.begin(table, place, wish_of(mode, table, kind, place, picks[0]))
    except Refusal:
        assert table.open_mend is None
        return
    for turn in range(PATIENCE):
        saved_and_back(table)
        assert frozen(table.state) == before
        assert list(table.journal.entries) == entries
        revision = table.journal.revision
        with pytest.raises(Refusal, match="mend-open"):
            table.undo() if turn % 2 else table.touched()
        table.journal.at, table.journal.waiting = len(entries), False
        if going_on.so_far(table).whole:
            break
        way = ways[turn % len(ways)] if turn < PATIENCE // 4 else "without"
        one_more(table, way, picks[turn % len(picks)])
        assert table.journal.revision > revision, "an older page is stale"
    told = {one.step: one.who for one in going_on.so_far(table).out_of_turn}
    going_on.decide(table, "take")
    assert table.open_mend is None
    assert {at: who for at, who in told.items() if at < table.journal.at} == missing_in(mode, table)


def test_no_file_takes_the_place_of_a_table_whose_mend_is_open() -> None:
    table = with_cards((1, 2), (3, 4))
    going_on.begin(table, 1, Wish("answers", other={"1": 4}))
    with pytest.raises(Refusal, match="mend-open"):
        check_may_touch(table, "x", "Sunday", lambda table, table_id: None)


def test_what_a_newer_version_has_kept_is_no_mend_of_ours() -> None:
    for stored in ('{"mend":{"position":1}}', '{"mend":5}', '{"a":{"mend":{}}}', '{"mend":null}'):
        assert kept_in(stored) is None


def test_a_step_that_was_answered_again_can_be_left_out_after_all() -> None:
    table = with_cards((1, 2), (3, 4), (5, 6))
    going_on.begin(table, 1, Wish("answers", other={"1": 4}))
    going_on.again(table, 2)
    with pytest.raises(Refusal, match="not-an-option"):
        going_on.without(table, 3)
    going_on.without(table, 2)
    going_on.decide(table, "take")
    assert [one.command for one in table.journal.entries[1:]] == [BOTS, BOTS]
