"""The kernel made ready beside everything else: nobody waits for a compiler.

A server lets another process compile what is not kept yet, for a compiler in a thread of its own
would hold up every page, and then loads it in a second. Where nothing can be kept it has to compile
by itself. Until all is there the reference engine answers.

The kernel brings its game with it, and a server may never have a table of that one: so it is loaded
when the pages of the game are there.
"""

import logging
import os
import subprocess
import sys
from contextlib import suppress
from threading import Event

from thirdchair.games import IMPORTING
from thirdchair.lab import keeping
from thirdchair.lab.keeping import is_installed

log = logging.getLogger(__name__)

SWITCH, OFF = "THIRDCHAIR_KERNEL", "off"
"""A variable of the environment, for who wants the reference engine alone."""
MISSING, WARMING, UNKEPT, BROKEN = "missing", "warming", "unkept", "broken"
"""Why there is no kernel: not installed, on its way, nothing can be kept, or it does not load."""
POCKET, BROWSER = "emscripten", "browser"
"""In the pocket there is none, and nothing that anybody could install."""
PATIENCE = 0.2
APART = (sys.executable, "-m", "thirdchair.lab.warming")

_wanted, _ready, _broken = Event(), Event(), Event()
_others: list["subprocess.Popen[bytes]"] = []
"""Processes that this one has started; it may end before they do."""


def no_kernel() -> str:
    """Why the kernel cannot be asked in this process; empty if it can."""
    if _ready.is_set():
        return ""
    if os.environ.get(SWITCH) == OFF:
        return OFF
    if sys.platform == POCKET:
        return BROWSER
    if not is_installed():
        return MISSING
    return BROKEN if _broken.is_set() else WARMING


def warm_up(stopped: Event) -> None:
    """For a thread of a server: returns when the kernel is ready, or when the server stops."""
    if no_kernel() != WARMING:
        return
    if not keeping.is_kept() and keeping.can_keep():
        _wait_for(_compile_apart(), stopped)
    while not _wanted.wait(PATIENCE):
        if stopped.is_set():
            return
    if not stopped.is_set():
        _load()


def want() -> None:
    """The pages of the game are there: from now on somebody may ask for a forecast."""
    _wanted.set()


def no_kernel_at_once() -> str:
    """The same as `no_kernel` for a command: what is kept is loaded, what is not is left to the
    next time."""
    if no_kernel() != WARMING:
        return no_kernel()
    if keeping.is_kept():
        _load()
        return no_kernel()
    if not keeping.can_keep():
        return UNKEPT
    _compile_apart()
    return WARMING


def _load() -> None:
    try:
        import numba  # noqa: F401 - takes a second, in which no page has to wait

        with IMPORTING:
            from thirdchair.lab.kernel.batches import warm_up as compiled_or_found
    except ImportError:  # an installation in which two parts do not fit each other
        _broken.set()
        return
    try:
        compiled_or_found()
    except Exception:  # whatever a compiler meets on a machine that we do not know
        log.exception("the kernel cannot be compiled here")
        _broken.set()
        return
    _ready.set()


def _compile_apart() -> "subprocess.Popen[bytes] | None":
    """A process that compiles, keeps what it made, and ends."""
    quiet = subprocess.DEVNULL
    with suppress(OSError):
        process = subprocess.Popen(
            APART, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
        )
        _others.append(process)
        return process
    return None


def _wait_for(process: "subprocess.Popen[bytes] | None", stopped: Event) -> None:
    while process is not None and process.poll() is None:
        if stopped.wait(PATIENCE):
            process.terminate()
            process.wait()


def _keep_all() -> None:
    """What the other process does, when nobody else needs the machine."""
    _load()
    if _ready.is_set():
        keeping.note_it()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)
    _keep_all()
