"""Processes that need not import the app: one that has done so is forked for each of them.

Apart from that they are what `python -c` starts. This module imports nothing that a server would
not have anyway.
"""

import os
import sys
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from typing import IO

FORKS = get_context("forkserver")
FORKS.set_forkserver_preload(
    ["thirdchair.cli", "thirdchair.web.serving", "thirdchair.web.pages.every"]
)


class Forked:
    """A running process, and what it says."""

    def __init__(self, code: str, arguments: list[str], env: dict[str, str]) -> None:
        heard, said = FORKS.Pipe(duplex=False)
        self._process: ForkServerProcess = FORKS.Process(
            target=_run, args=(code, arguments, env, said), daemon=True
        )
        self._process.start()
        said.close()
        self.stdout: IO[str] = os.fdopen(os.dup(heard.fileno()), encoding="utf-8")
        heard.close()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def wait(self, patience: float) -> int:
        """The exit status, as `subprocess` has it."""
        self._process.join(patience)
        status = self._process.exitcode
        assert status is not None, f"still there after {patience} s"
        self._process.close()
        self.stdout.close()
        return status


def _run(code: str, arguments: list[str], env: dict[str, str], said: Connection) -> None:
    os.environ.clear()
    os.environ.update(env)
    os.dup2(said.fileno(), 1)
    said.close()
    sys.argv = ["-c", *arguments]
    exec(code, {"__name__": "__main__"})
