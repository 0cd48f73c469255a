"""One server for a data folder: live updates do not cross from one process to another.

The lock is the operating system's: it is gone when the process is, however it ended. The file
itself stays, and says where the server is found.
"""

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

NAME = "server.lock"
FAR = 1 << 20
"""Where Windows locks a byte: what it locks nobody else can read, and the address stands before."""
TRIES, PAUSE = 50, 0.1
"""A server that has just started will say in a moment where it is."""


class ServerLock:
    """Held by the one server of a folder, or while a backup is restored there."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / NAME
        self._file: int | None = None

    def take(self) -> bool:
        """Is it ours now? Where nothing can be locked, nobody is kept out."""
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return True  # the saved tables will say what is wrong there
        try:
            _lock(file)
        except (BlockingIOError, PermissionError):
            os.close(file)
            return False
        except OSError:
            pass  # some file systems know no locks
        self._file = file
        self.tell("")
        return True

    def tell(self, address: str) -> None:
        """Write down where the server is found."""
        if self._file is not None:
            with suppress(OSError):  # on a full disk it is still locked
                os.ftruncate(self._file, 0)
                os.lseek(self._file, 0, os.SEEK_SET)
                os.write(self._file, address.encode())

    def address(self) -> str | None:
        """Where the one who holds it is found, if it says so within a few seconds."""
        for _ in range(TRIES):
            if address := self._path.read_text(encoding="utf-8"):
                return address
            time.sleep(PAUSE)
        return None

    def release(self) -> None:
        """Let another one in."""
        if self._file is not None:
            self.tell("")
            os.close(self._file)
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        os.lseek(file, FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
