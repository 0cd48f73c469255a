"""Saved tables: what is stored, who wins, what is refused."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from threading import Barrier, Thread
from typing import Any

import pytest

from tests.at_home import AtHome
from tests.table.builders import BOTS, advance, bots_turn, correct, duel, income, lying, recorded
from thirdchair.games import GAMES
from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import Table
from thirdchair.table.mending import Delete, keep_pieces, mend
from thirdchair.table.once import KEPT_ONCE_IDS
from thirdchair.table.record import FETCHED_AT_ONCE, Entry
from thirdchair.table.rows import RECENT, _entry
from thirdchair.table.schema import REVISIONS
from thirdchair.table.store import Saved, Store


def text_of(path: Path, query: str) -> list[object]:
    with closing(sqlite3.connect(path)) as connection:
        return [row[0] for row in connection.execute(query)]


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


# Who wins


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


# The installation


def test_settings_survive(store: AtHome) -> None:
    assert store.setting("lan") is None
    assert store.setting("lan", False) is False
    store.set_setting("lan", {"open": True, "code": "amber"})
    store.set_setting("lan", {"open": False, "code": "amber"})
    with closing(AtHome(store.path)) as again:
        assert again.setting("lan") == {"open": False, "code": "amber"}


def test_devices_join_sit_down_and_are_forgotten(store: AtHome) -> None:
    table_id = store.create("Sunday", duel()).id
    token, other = store.add_device("Ana's phone"), store.add_device("tablet")
    assert store.device("guess") is None
    assert store.claim_seat(token, table_id, "p1").seats == {table_id: "p1"}
    store.claim_seat(token, table_id, "p2")
    store.claim_seat(other, table_id, "p2")
    with closing(AtHome(store.path)) as again:
        device = again.device(token)
        assert device is not None
        assert (device.name, device.seats) == ("Ana's phone", {table_id: "p2"})
        assert [one.name for one in again.devices()] == ["Ana's phone", "tablet"]
    assert store.claim_seat(other, table_id, None).seats == {}
    store.forget_device(device.id)
    assert store.device(token) is None
    with pytest.raises(Refusal, match="unknown-device"):
        store.claim_seat(token, table_id, "p1")
    with pytest.raises(Refusal, match="no-such-table"):
        store.claim_seat(other, "nowhere", "p1")


def test_a_token_is_not_in_the_database(store: AtHome) -> None:
    token = store.add_device("phone")
    store.close()
    files = store.path.parent.glob("tables.db*")
    assert all(token.encode() not in file.read_bytes() for file in files)


# The file


def test_without_a_path_the_data_folder_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("THIRDCHAIR_DATA", str(tmp_path / "my data 100%"))
    with closing(AtHome()) as opened:
        opened.create("Sunday", duel())
    assert (tmp_path / "my data 100%" / "tables.db").exists()


def test_alembic_leads_to_the_same_schema(tmp_path: Path) -> None:
    created, migrated = tmp_path / "created.db", tmp_path / "migrated.db"
    with closing(sqlite3.connect(migrated)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
    for path in (created, migrated):
        Store(GAMES, path).close()
    tables = "FROM sqlite_master AS m, pragma_{}(m.name) AS p ORDER BY m.name, 1"
    for part, columns in (
        ("table_info", "p.name, p.type, p.'notnull', p.dflt_value, p.pk"),
        ("foreign_key_list", "p.'from', p.'table', p.'to', p.on_delete"),
        ("index_list", "p.name, p.'unique', p.origin"),
    ):
        found = f"SELECT json_array(m.name, {columns}) {tables.format(part)}"
        assert text_of(created, found) == text_of(migrated, found) != []
    version = "SELECT version_num FROM alembic_version"
    assert text_of(created, version) == text_of(migrated, version) == [REVISIONS[-1]]


def test_alembic_is_not_imported_when_the_schema_is_there(store: AtHome) -> None:
    code = (
        "import sys; from pathlib import Path; from thirdchair.table.store import Store;"
        "Store({}, Path(sys.argv[1])).of('home').tables(); sys.exit('alembic' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code, str(store.path)], check=True)


def test_the_known_revisions_are_those_of_the_migrations() -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    from thirdchair.table.database import MIGRATIONS

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    scripts = ScriptDirectory.from_config(config).walk_revisions()
    assert tuple(script.revision for script in scripts)[::-1] == REVISIONS


def test_a_newer_database_is_refused_and_left_alone(store: AtHome) -> None:
    store.create("Sunday", duel())
    store.close()
    with closing(sqlite3.connect(store.path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(Refusal, match="store-newer"):
        Store(GAMES, store.path)
    assert text_of(store.path, "SELECT name FROM tables") == ["Sunday"]


def test_what_is_no_database_of_ours_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is not a database, but a long enough text\n" * 40)
    with pytest.raises(Refusal, match="store-damaged"):
        Store(GAMES, tmp_path / "text.db")
    with closing(sqlite3.connect(tmp_path / "other.db")) as connection:
        connection.execute("CREATE TABLE songs (title TEXT)")
    with pytest.raises(Refusal, match="store-foreign"):
        Store(GAMES, tmp_path / "other.db")
    assert text_of(tmp_path / "other.db", "SELECT name FROM sqlite_master") == ["songs"]
    with pytest.raises(Refusal, match="store-no-access"):
        Store(GAMES, tmp_path / "text.db" / "tables.db")


def test_a_damaged_row_is_refused_and_the_others_still_open(store: AtHome) -> None:
    broken, whole = (store.create(name, duel()).id for name in ("Broken", "Whole"))
    with closing(sqlite3.connect(store.path)) as connection:
        connection.execute("UPDATE entries SET state = x'00' WHERE table_id = ?", (broken,))
        connection.commit()
    with pytest.raises(Refusal, match="unreadable-table"):
        store.load(broken)
    assert recorded(store.load(whole).table.journal)["at"] == 1
    assert len(store.tables()) == 2


def test_a_writer_that_holds_the_file_too_long_gives_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("thirdchair.table.database.BUSY_SECONDS", 0.05)
    with closing(AtHome(tmp_path / "tables.db")) as store:
        table_id = store.create("Sunday", duel()).id
        with closing(sqlite3.connect(store.path)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Refusal, match="store-busy"):
                store.change(table_id, bots_turn)
            assert store.load(table_id).table.journal.at == 1
        assert store.change(table_id, bots_turn).table.journal.at == 2
