"""The disk below the saved tables: what can go wrong with it, and how much room it has left."""

import errno
import shutil
import sqlite3
from contextlib import suppress
from pathlib import Path

from thirdchair.kit.refusals import Refusal, not_now

LOW = 200_000_000
"""With fewer bytes left the owner is warned; a table has about a hundred thousand."""
_MEGABYTE = 1_000_000

PRIVATE = 0o600

_OF_SQLITE = {
    sqlite3.SQLITE_BUSY: "store-busy",
    sqlite3.SQLITE_LOCKED: "store-busy",
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_PERM: "store-no-access",
    sqlite3.SQLITE_CANTOPEN: "store-no-access",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-damaged",
}
_OF_THE_SYSTEM = {
    errno.ENOSPC: "store-full",
    errno.EDQUOT: "store-full",
    errno.EROFS: "store-read-only",
    errno.EACCES: "store-no-access",
    errno.EPERM: "store-no-access",
    errno.ENOTDIR: "store-no-access",
    errno.EEXIST: "store-no-access",
}


def gone_wrong(error: object, file: Path) -> Refusal:
    """The sentence about it, with what to do; SQLite's own words are for the log."""
    sentence, reason = "store-unreadable", type(error).__name__
    if isinstance(error, sqlite3.Error):
        kind = error.sqlite_errorcode & 0xFF  # without the details
        sentence, reason = _OF_SQLITE.get(kind, sentence), error.sqlite_errorname
        if kind == sqlite3.SQLITE_IOERR and (left := room_left(file)) is not None:
            sentence = "store-full" if left < _MEGABYTE else sentence
    elif isinstance(error, OSError):
        sentence, reason = _OF_THE_SYSTEM.get(error.errno or 0, sentence), reason_of(error)
    return not_now(sentence, file=str(file), reason=reason)


def is_damage(refusal: Refusal) -> bool:
    """Is a part of the file lost? Then other parts may be whole."""
    return refusal.text == "store-damaged"


def reason_of(error: OSError) -> str:
    """What the system calls its error, the same in every language: `system-error` explains it."""
    return errno.errorcode.get(error.errno or 0, type(error).__name__)


def room_left(file: Path) -> int | None:
    """Bytes that are free where this file is; None if nobody knows."""
    try:
        return shutil.disk_usage(file.parent).free
    except OSError:
        return None


def nearly_full(file: Path) -> int | None:
    """The megabytes that are left, if they are few."""
    left = room_left(file)
    return None if left is None or left >= LOW else left // _MEGABYTE


def make_private(file: Path) -> None:
    """Only this user may read it, and what SQLite will put beside it; it is made if need be."""
    with suppress(FileExistsError):
        file.touch(mode=PRIVATE, exist_ok=False)
    for name in (file.name, f"{file.name}-wal", f"{file.name}-shm"):
        one = file.with_name(name)
        with suppress(OSError):  # it is not there, or not ours
            if one.stat().st_mode & 0o077:
                one.chmod(PRIVATE)
