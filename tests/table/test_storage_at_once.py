"""Two who change the same table: a form counts once, and one of them wins."""

from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from threading import Barrier, Thread

import pytest

from tests.at_home import AtHome
from tests.table.builders import bots_turn, duel, text_of
from thirdchair.games import GAMES
from thirdchair.kit.refusals import Refusal
from thirdchair.table.once import KEPT_ONCE_IDS
from thirdchair.table.schema import REVISIONS
from thirdchair.table.store import Saved, Store


def test_a_repeated_form_does_nothing_twice(store: AtHome) -> None:
    saved = store.create("Sunday", duel())
    first = store.change(saved.id, bots_turn, at=saved.revision, once="form-1")
    again = store.change(saved.id, bots_turn, at=saved.revision, once="form-1")
    assert again.table.journal == first.table.journal
    assert store.load(saved.id).table.journal.at == 2
    third = store.change(saved.id, bots_turn, at=again.revision, once="form-2")
    assert third.table.journal.at == 3


def test_the_same_one_time_id_counts_at_each_table(store: AtHome) -> None:
    for name in ("First", "Second"):
        table_id = store.create(name, duel()).id
        assert store.change(table_id, bots_turn, once="form").table.journal.at == 2


def test_a_repeated_form_for_a_new_table_makes_one_table(store: AtHome) -> None:
    first = store.create("Sunday", duel(), once="form")
    again = store.create("Sunday", duel(seed=8), once="form")
    assert again.id == first.id
    assert again.table.journal == first.table.journal
    assert len(store.tables()) == 1


def test_one_time_ids_are_remembered_within_bounds(store: AtHome) -> None:
    other = store.create("Other", duel(), once="other").id
    table_id = store.create("Sunday", duel()).id
    for number in range(KEPT_ONCE_IDS + 10):
        store.change(table_id, lambda table: None, once=f"form-{number}")
    kept = text_of(store.path, f"SELECT once FROM once_ids WHERE table_id = '{table_id}'")
    assert set(kept) == {f"form-{number}" for number in range(10, KEPT_ONCE_IDS + 10)}
    assert store.create("Other", duel(), once="other").id == other


def test_whoever_saw_an_older_table_is_refused_as_stale(store: AtHome) -> None:
    saved = store.create("Sunday", duel())
    store.change(saved.id, bots_turn, at=saved.revision)
    with pytest.raises(Refusal) as refused:
        store.change(saved.id, bots_turn, at=saved.revision, once="late")
    assert (refused.value.code, refused.value.text) == ("not_now", "stale")
    assert store.load(saved.id).table.journal.at == 2


def at_once(*acts: Callable[[], object]) -> list[object]:
    """What each of them gave, or the text of its refusal; all start at the same moment."""
    start, results = Barrier(len(acts)), [object()] * len(acts)

    def run(place: int) -> None:
        start.wait()
        try:
            results[place] = acts[place]()
        except Refusal as refusal:
            results[place] = refusal.text

    threads = [Thread(target=run, args=(place,)) for place in range(len(acts))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def test_of_two_connections_at_the_same_moment_one_wins(store: AtHome) -> None:
    table_id = store.create("Sunday", duel()).id
    with closing(AtHome(store.path)) as other:
        for turn in range(20):
            at = store.load(table_id).revision
            results = at_once(
                lambda at=at: store.change(table_id, bots_turn, at=at),  # type: ignore[misc]
                lambda at=at: other.change(table_id, bots_turn, at=at),  # type: ignore[misc]
            )
            assert results.count("stale") == 1
            assert store.load(table_id).table.journal.at == turn + 2


def test_the_same_form_by_two_connections_at_the_same_moment_counts_once(store: AtHome) -> None:
    table_id = store.create("Sunday", duel()).id
    with closing(AtHome(store.path)) as other:
        for turn in range(20):
            once = f"form-{turn}"
            results = at_once(
                lambda once=once: store.change(table_id, bots_turn, once=once),  # type: ignore[misc]
                lambda once=once: other.change(table_id, bots_turn, once=once),  # type: ignore[misc]
            )
            assert all(isinstance(result, Saved) for result in results)
            assert store.load(table_id).table.journal.at == turn + 2


def test_many_threads_write_one_after_the_other(store: AtHome) -> None:
    table_id = store.create("Sunday", duel()).id

    def ten_turns() -> None:
        for _ in range(10):
            store.change(table_id, bots_turn)

    assert at_once(*[ten_turns] * 6) == [None] * 6
    table = store.load(table_id).table
    assert (table.state.turn, table.journal.at, table.journal.revision) == (60, 61, 61)


def test_two_can_open_a_new_store_at_the_same_moment(tmp_path: Path) -> None:
    for attempt in range(20):  # without the patience one in fifteen went wrong
        path = tmp_path / str(attempt) / "tables.db"
        for opened in at_once(*[partial(Store, GAMES, path)] * 4):
            assert isinstance(opened, Store), opened
            opened.close()
        assert text_of(path, "SELECT version_num FROM alembic_version") == [REVISIONS[-1]]
