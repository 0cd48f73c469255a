"""Links to a moment of a game: unguessable, withdrawn at will, gone with what they showed."""

import sqlite3
from contextlib import closing

import pytest

from tests.at_home import AtHome
from tests.table.builders import advance, bots_turn, duel, income
from thirdchair.kit.refusals import Refusal
from thirdchair.table.changes import Delete
from thirdchair.table.exports import export
from thirdchair.table.mending import keep_pieces, mend


def shared(store: AtHome) -> tuple[str, str]:
    """A table of three steps, and a link to the moment after the second."""
    table_id = store.create("Sunday", duel()).id
    for command in (income("p1"), advance("p1", "science"), advance("p2", "military")):
        store.change(table_id, lambda table, command=command: table.do(command))  # type: ignore[misc]
    return table_id, store.share_moment(table_id, 2)


def gone(store: AtHome, token: str) -> bool:
    with pytest.raises(Refusal) as refused:
        store.moment(token)
    return (refused.value.code, refused.value.text) == ("no_table", "no-such-moment")


def test_a_link_shows_the_table_as_it_stood_then(store: AtHome) -> None:
    table_id, token = shared(store)
    then = store.moment(token)
    assert then.table.state.tracks["p1"]["science"] == 1
    assert then.table.state.tracks["p2"]["military"] == 0
    assert len(then.table.journal.entries) == 3
    assert len(token) >= 32
    assert store.share_moment(table_id, 2) == token
    assert store.share_moment(table_id, 1) != token
    assert store.shared_moments(store.load(table_id).table, table_id)[2] == token


def test_undo_keeps_the_moment_and_another_way_loses_it(store: AtHome) -> None:
    table_id, token = shared(store)
    store.change(table_id, lambda table: table.undo(3))
    assert store.moment(token).table.state.tracks["p1"]["science"] == 1
    store.change(table_id, lambda table: table.do(income("p1")))
    assert gone(store, token)  # there is no such step any more
    store.change(table_id, lambda table: table.do(advance("p1", "technology")))
    assert gone(store, token)  # there is one, but another
    assert store.shared_moments(store.load(table_id).table, table_id) == {}
    fresh = store.share_moment(table_id, 2)
    assert store.moment(fresh).table.state.tracks["p1"]["technology"] == 1
    assert gone(store, token)


def test_a_mended_record_loses_what_it_changed(store: AtHome) -> None:
    table_id, token = shared(store)
    store.change(table_id, lambda table: keep_pieces(table, mend(table, 1, Delete())))
    assert gone(store, token)


def test_withdrawn_deleted_or_never_made_a_link_leads_nowhere(store: AtHome) -> None:
    table_id, token = shared(store)
    other = store.share_moment(table_id, 1)
    store.withdraw_moment(table_id, 2)
    assert gone(store, token)
    assert store.moment(other).table.journal.at == 2
    store.delete(table_id)
    assert gone(store, other)
    assert gone(store, "")
    with closing(sqlite3.connect(store.path)) as connection:
        assert connection.execute("SELECT count(*) FROM moments").fetchone() == (0,)


@pytest.mark.parametrize("position", [-1, 2, 99])
def test_only_complete_steps_are_shared(store: AtHome, position: int) -> None:
    table_id = store.create("Sunday", duel(chance="table")).id
    store.change(table_id, lambda table: table.do(income("p1")))
    store.change(table_id, lambda table: table.do({"do": "bots_turn"}))
    assert store.load(table_id).table.question is not None
    with pytest.raises(Refusal) as refused:
        store.share_moment(table_id, position)
    assert refused.value.text == "no-such-step"


def test_an_export_carries_no_links(store: AtHome) -> None:
    table_id, token = shared(store)
    assert token.encode() not in export(store.load(table_id, whole=True))


def test_games_that_are_over_in_the_order_of_their_beginning(store: AtHome) -> None:
    ids = [store.create(name, duel()).id for name in ("first", "second", "third")]

    def end(table_id: str, *points: int) -> None:
        store.change(table_id, lambda table: table.do({"do": "finish"}))
        for vp in points:
            store.change(table_id, lambda table, vp=vp: table.answer(vp))  # type: ignore[misc]

    store.change(ids[1], bots_turn)
    end(ids[2], 10, 20)
    end(ids[0], 50, 40)
    store.rename(ids[0], "renamed")
    assert [(one.name, one.view["result"]["vp"]) for one in store.finished()] == [
        ("renamed", {"p1": 50, "p2": 40}),
        ("third", {"p1": 10, "p2": 20}),
    ]
    store.change(ids[0], lambda table: table.undo())
    assert [one.id for one in store.finished()] == [ids[2]]


def test_a_damaged_end_is_left_out(store: AtHome) -> None:
    table_id = store.create("Sunday", duel()).id
    store.change(table_id, lambda table: table.do({"do": "finish"}))
    for vp in (1, 2):
        store.change(table_id, lambda table, vp=vp: table.answer(vp))  # type: ignore[misc]
    with closing(sqlite3.connect(store.path)) as connection:
        connection.execute("UPDATE entries SET state = x'00' WHERE position = 1")
        connection.commit()
    assert store.finished() == []
