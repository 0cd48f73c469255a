"""Backups by themselves: when one is made, which are kept, and the way back."""

import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Event

import pytest
from typer.testing import CliRunner, Result

from tests.at_home import AtHome
from tests.table.builders import bots_turn, duel, recorded
from tests.table.older import at_revision
from thirdchair.cli.tables import app
from thirdchair.kit.refusals import Refusal
from thirdchair.table.backups import (
    KEPT,
    Backup,
    back_up,
    backups_of,
    keep_backups,
    restore,
    superfluous,
)
from thirdchair.table.database import data_folder
from thirdchair.table.server_lock import ServerLock

NOON = datetime(2026, 3, 9, 12, tzinfo=UTC)


@pytest.fixture
def store(monkeypatch: pytest.MonkeyPatch) -> Iterator[AtHome]:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    with closing(AtHome()) as store:
        yield store


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["restore", *words], input=typed)


def aged(backup: Backup | None, days: float) -> None:
    """Make it older than it is."""
    assert backup is not None
    made = backup.made - timedelta(days=days)
    backup.file.rename(backup.file.with_name(made.strftime("%Y-%m-%dT%H-%M-%SZ.db")))


def test_a_backup_is_made_while_others_write_and_not_again_if_nothing_changed(
    store: AtHome,
) -> None:
    table_id = store.create("Sunday", duel()).id
    first = back_up(store.path)
    assert first is not None
    assert first.tables() == 1
    assert back_up(store.path) is None
    store.set_setting("lan", True)
    aged(first, 1)
    assert back_up(store.path) is not None
    store.set_setting("lan", True)  # as it was
    assert back_up(store.path) is None
    store.change(table_id, bots_turn)
    store.close()  # what is in the write-ahead log moves into the file: no change
    aged(backups_of(store.path)[0], 0.5)
    assert back_up(store.path) is not None
    assert back_up(store.path) is None
    assert len(backups_of(store.path)) == 3
    assert sorted(one.name for one in (store.path.parent / "backups").iterdir()) == sorted(
        one.file.name for one in backups_of(store.path)
    )


def test_seven_are_kept_of_as_many_days_as_there_are(tmp_path: Path) -> None:
    def made(*hours: int) -> list[Backup]:
        return [Backup(tmp_path, NOON - timedelta(hours=one), 0) for one in sorted(hours)]

    def kept(*hours: int) -> list[Backup]:
        backups = made(*hours)
        return [one for one in backups if one not in superfluous(backups)]

    assert KEPT == 7
    assert kept(*range(5)) == made(*range(5))
    assert kept(*range(10)) == made(*range(7))
    assert kept(*range(0, 240, 24)) == made(*range(0, 168, 24))
    assert kept(0, 1, 2, 3, 4, 24, 48, 72, 96) == made(0, 1, 2, 24, 48, 72, 96)


def test_the_eighth_makes_room(store: AtHome) -> None:
    for day in range(9):
        store.create(f"Day {day}", duel())
        aged(back_up(store.path), 20 - day)
    store.create("Today", duel())
    back_up(store.path)
    assert [one.tables() for one in backups_of(store.path)] == [10, 9, 8, 7, 6, 5, 4]


def test_a_damaged_database_pushes_no_backup_out(store: AtHome) -> None:
    store.create("Sunday", duel())
    back_up(store.path)
    store.close()
    damage(store.path)
    with pytest.raises(Refusal, match="backup-damaged"):
        back_up(store.path)
    assert [one.tables() for one in backups_of(store.path)] == [1]


def test_a_backup_leaves_room_for_the_tables(
    store: AtHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("thirdchair.table.backups.ROOM", 10**18)
    with pytest.raises(Refusal, match="store-full"):
        back_up(store.path)
    assert backups_of(store.path) == []


def damage(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (path.stat().st_size - 4096))


def test_an_older_database_is_backed_up_before_it_is_changed(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
    at_revision(path, "0006")
    AtHome(path).close()
    (backup,) = backups_of(path)
    with closing(sqlite3.connect(backup.file)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0006",)


# The way back


def test_restore_lists_the_backups_and_goes_back_to_one(store: AtHome) -> None:
    assert run().output.startswith("There are no backups yet.")
    table_id = store.create("Sunday", duel()).id
    aged(back_up(store.path), 1)
    then = recorded(store.load(table_id).table.journal)
    store.change(table_id, bots_turn)
    store.create("Monday", duel())
    back_up(store.path)
    store.close()
    lines = run().output.splitlines()
    assert ["2 tables" in lines[0], "one table" in lines[1]] == [True, True]
    assert "thirdchair tables restore 1" in lines[2]
    assert run("2", typed="n\n").exit_code == 1
    result = run("2", "--yes")
    assert result.exit_code == 0, result.output
    with closing(AtHome()) as again:
        assert [one.name for one in again.tables()] == ["Sunday"]
        assert recorded(again.load(table_id).table.journal) == then
    (kept,) = store.path.parent.glob("tables-replaced-*.db")
    assert str(kept) in result.output
    assert stat.S_IMODE(store.path.stat().st_mode) == 0o600
    with closing(AtHome(kept)) as replaced:
        assert len(replaced.tables()) == 2
        assert replaced.load(table_id).table.journal.at == 2


def test_a_damaged_database_can_be_left_for_a_backup(store: AtHome) -> None:
    store.create("Sunday", duel())
    back_up(store.path)
    store.close()
    store.path.write_bytes(b"nonsense" * 2000)
    store.path.with_name("tables.db-wal").write_bytes(b"more nonsense" * 400)
    assert run("1", "--yes").exit_code == 0
    with closing(AtHome()) as again:
        assert [one.name for one in again.tables()] == ["Sunday"]
    (kept,) = store.path.parent.glob("tables-replaced-*.db")
    assert kept.read_bytes() == b"nonsense" * 2000


def test_a_lost_database_comes_back_too(store: AtHome) -> None:
    store.create("Sunday", duel())
    back_up(store.path)
    store.close()
    store.path.unlink()
    assert run("1", "--yes").exit_code == 0
    with closing(AtHome()) as again:
        assert [one.name for one in again.tables()] == ["Sunday"]


KILLED_BEFORE = """
import os, signal, sys
from pathlib import Path
from thirdchair.table.backups import backups_of, restore
replace = Path.replace
def killed(file, target):
    if file.name == sys.argv[2]:
        os.kill(os.getpid(), signal.SIGKILL)
    return replace(file, target)
Path.replace = killed
database = Path(sys.argv[1])
restore(database, backups_of(database)[0])
"""


def restore_killed(store: AtHome) -> None:
    """A power cut in the moment before the backup takes the place of the database."""
    killed = subprocess.run(
        [sys.executable, "-c", KILLED_BEFORE, str(store.path), "restored.db"], check=False
    )
    assert killed.returncode == -signal.SIGKILL


@pytest.mark.parametrize("then", ["served", "restored"])
def test_a_restore_that_was_killed_leaves_nothing_behind(store: AtHome, then: str) -> None:
    store.create("Sunday", duel())
    back_up(store.path)
    store.create("Monday", duel())
    store.close()
    restore_killed(store)
    folder = store.path.parent
    assert len([one for one in folder.iterdir() if one.suffix == ".db"]) == 3
    stop = Event()
    stop.set()
    if then == "served":
        keep_backups(store.path, stop)
        assert [one.name for one in folder.iterdir() if one.suffix == ".db"] == ["tables.db"]
    else:
        assert run("1", "--yes").exit_code == 0
        (kept,) = folder.glob("tables-replaced-*.db")
        with closing(AtHome(kept)) as replaced:
            assert len(replaced.tables()) == 2
    with closing(AtHome()) as again:
        assert len(again.tables()) == (2 if then == "served" else 1)


def test_what_a_restore_has_replaced_stays_when_the_server_starts(store: AtHome) -> None:
    store.create("Sunday", duel())
    back_up(store.path)
    store.create("Monday", duel())
    store.close()
    assert run("1", "--yes").exit_code == 0
    stop = Event()
    stop.set()
    keep_backups(store.path, stop)
    assert len(list(store.path.parent.glob("tables-replaced-*.db"))) == 1


def test_nothing_is_restored_while_somebody_has_the_tables_open(store: AtHome) -> None:
    store.create("Sunday", duel())
    back_up(store.path)
    store.create("Monday", duel())
    held = "import sys; from pathlib import Path; from tests.at_home import AtHome;"
    held += "AtHome(Path(sys.argv[1])).tables(); print(flush=True); sys.stdin.read()"
    command = [sys.executable, "-c", held, str(store.path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        store.close()
        result = run("1", "--yes")
        assert (result.exit_code, result.stderr[:26]) == (2, "The saved tables are in us")
        other.communicate()
    assert run("1", "--yes").exit_code == 0


def test_nothing_is_restored_while_a_server_runs(store: AtHome) -> None:
    store.create("Sunday", duel())
    back_up(store.path)
    store.close()
    lock = ServerLock(data_folder())
    assert lock.take()
    lock.tell("http://127.0.0.1:8377")
    result = run("1", "--yes")
    assert result.exit_code == 2
    assert result.stderr == (
        "Third Chair is running with these saved tables, at http://127.0.0.1:8377. "
        "Stop it, then restore.\n"
    )
    lock.release()
    assert run("1", "--yes").exit_code == 0


def test_an_odd_choice_gets_a_sentence(store: AtHome) -> None:
    assert run("1").stderr.startswith("There are no backups yet.")
    store.create("Sunday", duel())
    made = back_up(store.path)
    assert made is not None
    for which in ("0", "2", "x", "../tables"):
        result = run(which, "--yes")
        assert (result.exit_code, result.stderr) == (
            2,
            f"There is no backup {which}. There is one, with the number 1.\n",
        )
    made.file.write_bytes(b"nonsense" * 999)
    assert "cannot be read" in run().output
    assert "is damaged and cannot be used" in run("1", "--yes").stderr
    assert [one.name for one in store.tables()] == ["Sunday"]
    with pytest.raises(Refusal, match="backup-damaged"):
        restore(store.path, made)
