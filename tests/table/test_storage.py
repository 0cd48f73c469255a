"""What is kept of a table, and of several: nothing is lost, nothing is read in vain."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest

from tests.at_home import AtHome
from tests.table.builders import BOTS, advance, bots_turn, correct, duel, income, lying, text_of
from thirdchair.kit.refusals import Refusal
from thirdchair.table.changes import Delete
from thirdchair.table.journal import Table
from thirdchair.table.mending import keep_pieces, mend
from thirdchair.table.record import FETCHED_AT_ONCE, Entry
from thirdchair.table.rows import RECENT, _entry

# What is kept


def test_a_table_comes_back_as_it_was_saved(store: AtHome) -> None:
    table = duel(chance="table")
    table.do(advance("p1", "science"))
    bots_turn(table, 9, 2)
    table.undo()
    bots_turn(table, 9)
    table_id = store.create("Sunday", table, {"colors": {"p1": "red"}}).id
    saved = store.load(table_id)
    assert (saved.name, saved.options) == ("Sunday", {"colors": {"p1": "red"}})
    assert saved.table.journal == table.journal
    assert saved.table.question == table.question


def test_every_way_to_change_a_table_is_stored(store: AtHome) -> None:
    table = duel(chance="table")
    table_id = store.create("Sunday", table).id
    acts: list[Callable[[Table], object]] = [
        lambda table: table.do(advance("p1", "science")),
        lambda table: table.do(advance("p2", "military", 2)),
        lambda table: table.do(BOTS),
        lambda table: table.answer(9),
        lambda table: table.back(),
        lambda table: table.answer(4),
        lambda table: table.undo(),
        lambda table: table.redo(),
        lambda table: table.set_chance("app"),
        lambda table: table.do(correct("era.p1", 2)),
        lambda table: table.undo(3),
        lambda table: table.jump(5),
        lambda table: keep_pieces(table, mend(table, 1, Delete())),
        lambda table: table.undo(4),
        lambda table: table.do(income("p2")),
    ]
    for act in acts:
        act(table)
        saved = store.change(table_id, act)
        assert saved.table.journal == table.journal
        assert store.load(table_id).table.journal == table.journal
    assert text_of(store.path, "SELECT position FROM entries ORDER BY position") == [0, 1]


def test_the_app_draws_as_if_the_table_had_never_been_closed(store: AtHome) -> None:
    table = duel()
    table_id = store.create("Sunday", duel()).id
    for _ in range(5):
        bots_turn(table)
        saved = store.change(table_id, bots_turn)
    assert saved.table.journal == table.journal


def test_only_entries_that_changed_are_written(store: AtHome) -> None:
    table_id = store.create("Sunday", duel()).id
    for turn in range(5):
        assert store.load(table_id).table.changed_from == turn + 1
        assert store.change(table_id, bots_turn).table.changed_from == turn + 2
    numbers = "SELECT rowid FROM entries ORDER BY position"
    before = text_of(store.path, numbers)
    store.change(table_id, lambda table: table.undo(3))
    assert text_of(store.path, numbers) == before
    store.change(table_id, lambda table: table.redo(2))
    assert text_of(store.path, numbers) == before
    store.change(table_id, lambda table: table.do(income("p1")))
    assert text_of(store.path, numbers)[:5] == before[:5]
    assert text_of(store.path, "SELECT count(*) FROM entries") == [6]


def test_a_refusal_leaves_what_is_stored(store: AtHome) -> None:
    table_id = store.create("Sunday", duel()).id
    before = store.load(table_id).table.journal

    def half(table: Table) -> None:
        table.do(advance("p1", "science"))
        table.do(advance("p1", "science", 12))

    with pytest.raises(Refusal, match="no-room-on-track"):
        store.change(table_id, half, once="a")
    assert store.load(table_id).table.journal == before
    saved = store.change(table_id, lambda table: table.do(income("p1")), once="a")
    assert saved.revision == before.revision + 1


def test_an_error_of_ours_leaves_what_is_stored_too(store: AtHome) -> None:
    table_id = store.create("Sunday", duel()).id

    def broken(table: Table) -> None:
        table.do(advance("p1", "science"))
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        store.change(table_id, broken)
    assert store.load(table_id).table.journal.at == 1
    store.change(table_id, bots_turn)


def test_each_commit_is_on_the_disk_before_it_counts(store: AtHome) -> None:
    with store._database.writing() as connection:
        values = [
            connection.exec_driver_sql(f"PRAGMA {pragma}").scalar()
            for pragma in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert values == ["wal", 2, 1]  # 2 is FULL


# Several tables


def test_tables_are_listed_by_their_last_change(store: AtHome) -> None:
    start = datetime.now(UTC)
    first = store.create("First", duel()).id
    second = store.create("Second", duel(chance="table", favorite=None)).id
    assert [one.id for one in store.tables()] == [second, first]
    store.change(first, lambda table: table.do({"do": "finish"}))
    store.change(first, lambda table: table.answer(80))
    store.change(first, lambda table: table.answer(90))
    listed = store.tables()
    assert [(one.name, one.over, one.ready) for one in listed] == [
        ("First", True, True),
        ("Second", False, False),
    ]
    assert (listed[0].game, listed[0].mode) == ("tapestry", "duel")
    assert listed[0].revision == store.load(first).revision
    assert start <= listed[1].changed <= listed[0].changed <= datetime.now(UTC)


def test_options_and_names_leave_the_revision_and_have_a_number_of_their_own(store: AtHome) -> None:
    saved = store.create("First", duel(), {"follow": True})
    state = lying(saved.table)
    changed = store.set_options(saved.id, ticks={"tap.x": True})
    assert changed.options == {"follow": True, "ticks": {"tap.x": True}}
    assert (changed.revision, changed.look) == (saved.revision, 1)
    assert store.set_options(saved.id, follow=True).look == 1  # it was so already
    store.rename(saved.id, "  Second   night ")
    again = store.load(saved.id)
    assert (again.name, again.options) == ("Second night", changed.options)
    assert (again.revision, again.look) == (saved.revision, 2)
    assert lying(again.table) == state
    # Whoever saw the table before the ticks may still act.
    assert store.change(saved.id, bots_turn, at=saved.revision).look == 2


def test_a_repeated_form_about_the_look_does_nothing(store: AtHome) -> None:
    table_id = store.create("First", duel()).id
    store.rename(table_id, "Second", "form-1")
    store.set_options(table_id, "form-2", follow=False)
    store.rename(table_id, "Third", "form-3")
    store.set_options(table_id, follow=True)
    store.rename(table_id, "Second", "form-1")
    store.set_options(table_id, "form-2", follow=False)
    saved = store.load(table_id)
    assert (saved.name, saved.options, saved.look) == ("Third", {"follow": True}, 4)


def fetches(store: AtHome, table_id: str, act: Callable[[Table], object]) -> int:
    """How many rows of the journal a change reads."""
    rows = 0

    def count(row: Any) -> Entry:
        nonlocal rows
        rows += 1
        return _entry(row)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("thirdchair.table.rows._entry", count)
        store.change(table_id, act)
    return rows


def test_a_command_reads_as_much_of_a_long_journal_as_of_a_short_one(store: AtHome) -> None:
    table = duel()
    for _ in range(150):
        table.do(correct("era.p1", 2))
    table_id = store.create("Long", table).id
    assert fetches(store, table_id, bots_turn) <= RECENT
    assert fetches(store, table_id, lambda table: table.undo(3)) <= RECENT
    assert fetches(store, table_id, lambda table: table.undo(100)) <= 3 * RECENT + FETCHED_AT_ONCE
    entries = store.load(table_id).table.journal.entries
    assert [entry.command["do"] for entry in entries] == ["new", *["correct"] * 150, "bots_turn"]


def test_an_entry_that_is_looked_up_late_belongs_to_the_same_table(store: AtHome) -> None:
    table = duel()
    for era in range(1, 6):
        for _ in range(10):
            table.do(correct("era.p1", era))
    table_id = store.create("Long", table).id
    early, whole = store.load(table_id), store.load(table_id, whole=True)
    assert early.table.journal.entries[15].command["value"] == 2
    late = store.load(table_id)
    store.change(table_id, lambda table: table.undo(49))
    changed = store.change(table_id, bots_turn)
    with pytest.raises(Refusal, match="stale"):
        late.table.journal.entries[15]
    assert whole.table.journal == table.journal
    assert len(changed.table.journal.entries) == 3


def test_a_look_stays_at_its_moment_while_others_go_on(store: AtHome) -> None:
    table = duel()
    for era in range(1, 6):
        for _ in range(10):
            table.do(correct("era.p1", era))
    table_id = store.create("Long", table).id
    with store.look(table_id) as saved:
        store.change(table_id, lambda table: table.undo(49))
        store.change(table_id, bots_turn)
        assert saved.table.journal.entries[15].command["value"] == 2
        assert saved.table.journal == table.journal
    with store.look(table_id) as saved:
        assert len(saved.table.journal.entries) == 3


@pytest.mark.parametrize("name", ["", "   ", "x" * 81])
def test_a_table_needs_a_name(store: AtHome, name: str) -> None:
    with pytest.raises(Refusal, match="bad-table-name"):
        store.create(name, duel())
    table_id = store.create("x" * 80, duel()).id
    with pytest.raises(Refusal, match="bad-table-name"):
        store.rename(table_id, name)
    assert [one.name for one in store.tables()] == ["x" * 80]


def test_a_deleted_table_is_gone_with_all_that_was_its(store: AtHome) -> None:
    table_id = store.create("First", duel(), once="made").id
    store.claim_seat(store.add_device("phone"), table_id, "p1")
    store.delete(table_id)
    for table in ("tables", "entries", "once_ids", "seats"):
        assert text_of(store.path, f"SELECT count(*) FROM {table}") == [0]
    for act in (
        lambda: store.load(table_id),
        lambda: store.change(table_id, bots_turn),
        lambda: store.set_options(table_id, follow=True),
        lambda: store.rename(table_id, "Other"),
        lambda: store.delete(table_id),
    ):
        with pytest.raises(Refusal) as refused:
            act()
        assert (refused.value.code, refused.value.text) == ("no_table", "no-such-table")


def test_ids_cannot_be_guessed_and_fit_into_an_address(store: AtHome) -> None:
    ids = {store.create("Sunday", duel()).id for _ in range(20)}
    assert len(ids) == 20
    assert all(len(one) == 12 and one.isalnum() and one.isascii() for one in ids)
