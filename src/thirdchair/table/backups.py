"""Backups by themselves: copies of the database beside it, seven of them, and the way back."""

import logging
import os
import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from threading import Event

import msgspec

from thirdchair.kit.refusals import Refusal, not_now
from thirdchair.table.disk import gone_wrong, make_private, room_left

FOLDER = "backups"
KEPT = 7
SETTLE, DAY = 3.0, 24 * 3600.0
"""Seconds after the start until the first one, so that nobody waits for it; and between two."""
BUSY_SECONDS = 1.0
ROOM = 20_000_000
"""So many bytes are left to the tables: a backup must not be what fills the disk."""

_STAMP = "%Y-%m-%dT%H-%M-%SZ"
_UNFINISHED = "unfinished.db"
_RESTORED = "restored.db"

log = logging.getLogger("thirdchair")


class Backup(msgspec.Struct, frozen=True):
    """One copy. Its name is the moment at which it was made."""

    file: Path
    made: datetime
    size: int

    @property
    def name(self) -> str:
        return self.file.stem

    def tables(self) -> int | None:
        """How many tables it holds; None if it cannot be read."""
        try:
            with closing(_untouched(self.file)) as copy:
                return int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])
        except sqlite3.Error:
            return None


def backups_of(database: Path) -> list[Backup]:
    """What there is, the newest first."""
    found = []
    for file in (database.parent / FOLDER).glob("*Z.db"):
        with suppress(ValueError, OSError):
            made = datetime.strptime(file.stem, _STAMP).replace(tzinfo=UTC)
            found.append(Backup(file, made, file.stat().st_size))
    return sorted(found, key=lambda one: one.made, reverse=True)


def back_up(database: Path) -> Backup | None:
    """Copy the database while others use it; not if it is as it was at the last backup."""
    from filecmp import cmp

    folder = database.parent / FOLDER
    left = room_left(database)
    if left is not None and left < database.stat().st_size + ROOM:
        raise not_now("store-full", file=str(folder))
    folder.mkdir(mode=0o700, exist_ok=True)
    fresh = folder / _UNFINISHED
    fresh.unlink(missing_ok=True)  # of a process that was killed
    try:
        make_private(fresh)
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(fresh)) as copy:
            source.backup(copy)
        _check(fresh)
        before = backups_of(database)
        if before and cmp(before[0].file, fresh, shallow=False):
            return None
        made = datetime.now(UTC).replace(microsecond=0)
        file = fresh.replace(folder / f"{made.strftime(_STAMP)}.db")
    finally:
        fresh.unlink(missing_ok=True)
    for one in superfluous(backups_of(database)):
        if one.file != file:  # where the clock was set back, the last one looks like the first
            one.file.unlink(missing_ok=True)
    return Backup(file, made, file.stat().st_size)


def superfluous(backups: list[Backup]) -> list[Backup]:
    """What makes room, of a list with the newest first: several of one day before the last of it.

    Whoever starts the app ten times in an evening still has last week.
    """
    days = [one.made.date() for one in backups]
    older = [one for place, one in enumerate(backups) if one.made.date() in days[:place]]
    last = [one for one in backups if one not in older]
    return [*last, *older][KEPT:]


def keep_backups(database: Path, stop: Event) -> None:
    """A backup soon after the start, then every day, until the server stops."""
    forget_unfinished(database)
    wait = SETTLE
    while not stop.wait(wait):
        wait = DAY
        try_to_back_up(database)


def try_to_back_up(database: Path) -> None:
    """Nobody waits for it; what goes wrong stands in the log."""
    try:
        back_up(database)
    except (sqlite3.Error, OSError, Refusal) as error:
        log.warning("no backup of %s: %s", database, error)


def restore(database: Path, backup: Backup) -> Path | None:
    """Put a backup in the place of the database. Returns where the replaced one is kept.

    At each moment the database is the old one or the new one, as a whole.
    """
    try:
        return _restored(database, backup.file)
    except (sqlite3.Error, OSError) as error:
        raise gone_wrong(error, database) from error


def forget_unfinished(database: Path) -> None:
    """What a restore that was killed has left behind, for whoever has the lock of the folder.

    That is its copy of the backup, and another name for what is still in use.
    """
    with suppress(OSError):
        database.with_name(_RESTORED).unlink(missing_ok=True)
    for kept in database.parent.glob(f"{database.stem}-replaced-*.db"):
        with suppress(OSError):
            if kept.samefile(database):
                kept.unlink()


def _restored(database: Path, backup: Path) -> Path | None:
    _check(backup)
    forget_unfinished(database)
    fresh = database.with_name(_RESTORED)
    kept = _free_name(database)
    try:
        _copy(backup, fresh)
        had = database.exists()
        if had:
            _settle(database)
            _keep(database, kept)
        fresh.replace(database)
    finally:
        fresh.unlink(missing_ok=True)
    return kept if had else None


def _free_name(database: Path) -> Path:
    stamp = datetime.now(UTC).strftime(_STAMP)
    return database.with_name(f"{database.stem}-replaced-{stamp}.db")


def _settle(database: Path) -> None:
    """Everything into the one file; which shows too that nobody else has it open."""
    try:
        with closing(sqlite3.connect(database, timeout=BUSY_SECONDS)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise
        log.warning("%s: %s", database, error)  # that may be why a backup is wanted


def _keep(database: Path, kept: Path) -> None:
    """The old one under another name too; what SQLite had beside it must not meet the new one."""
    try:
        kept.hardlink_to(database)
    except OSError:  # not every file system can
        _copy(database, kept)
    for end in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            database.with_name(database.name + end).replace(kept.with_name(kept.name + end))


def _check(file: Path) -> None:
    """Is it whole? A damaged copy must not push a good one out."""
    try:
        with closing(_untouched(file)) as copy:
            found = copy.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        raise not_now("backup-damaged", file=str(file)) from error
    if found != "ok":
        raise not_now("backup-damaged", file=str(file))


def _untouched(file: Path) -> sqlite3.Connection:
    """Only looked at: nothing is written beside it."""
    return sqlite3.connect(f"{file.resolve().as_uri()}?immutable=1", uri=True)


def _copy(file: Path, copy: Path) -> None:
    """For this user alone from the first byte, and on the disk at the last one."""
    make_private(copy)
    with file.open("rb") as source, copy.open("wb") as stream:
        shutil.copyfileobj(source, stream)
        stream.flush()
        os.fsync(stream.fileno())


def found(database: Path, which: str) -> Backup:
    """The backup of this number in the list, or of this name."""
    backups = backups_of(database)
    for number, one in enumerate(backups, start=1):
        if which in (str(number), one.name):
            return one
    raise no_such_backup(which, backups)


def no_such_backup(which: str, backups: list[Backup]) -> Refusal:
    """There are others, or none."""
    if not backups:
        return not_now("no-backups")
    return not_now("no-such-backup", answer=which, count=len(backups))
