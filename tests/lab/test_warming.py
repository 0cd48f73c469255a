"""The kernel made ready beside everything else: nobody waits for a compiler."""

import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from thirdchair.lab import keeping, warming
from thirdchair.lab.warming import MISSING
from thirdchair.words.games.tapestry import TapestryWords
from thirdchair.words.games.tapestry.ahead import played_by

BATCHES = "thirdchair.lab.kernel.batches"
LONG = 300
"""Seconds after which something hangs; nothing waits as long if all is well."""
WAITING = """
import time
from pathlib import Path
until = time.monotonic() + 300
while not Path({go!r}).exists():
    assert time.monotonic() < until
    time.sleep(0.01)
Path({made!r}).touch()
"""
"""A process that is not done before somebody lets it."""


@pytest.fixture(autouse=True)
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that has made nothing ready, and a folder where nothing is kept."""
    monkeypatch.setenv(warming.SWITCH, "on")
    monkeypatch.setattr(warming, "_ready", threading.Event())
    monkeypatch.setattr(warming, "_broken", threading.Event())
    monkeypatch.setattr(warming, "_wanted", threading.Event())
    monkeypatch.setattr(warming, "_others", [])
    monkeypatch.setattr(keeping, "kept_in", lambda: tmp_path / "kept")
    warming.want()


def instead(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """The other process does this, and compiles nothing."""
    monkeypatch.setattr(warming, "APART", (sys.executable, "-c", code))


def keep() -> None:
    """As if all had been compiled here before."""
    assert keeping.can_keep()
    (keeping.kept_in() / "some.nbc").touch()
    keeping.note_it()


def test_what_is_kept_is_loaded_at_once() -> None:
    assert warming.no_kernel() == warming.WARMING
    keep()
    assert warming.no_kernel_at_once() == ""
    assert warming.no_kernel() == ""


def test_a_note_alone_is_not_enough_nor_is_code_without_a_note() -> None:
    assert keeping.can_keep()
    keeping.note_it()
    assert not keeping.is_kept(), "somebody has emptied the folder"
    keep()
    assert keeping.is_kept()
    next(keeping.kept_in().glob("whole-*")).unlink()
    assert not keeping.is_kept(), "half of it may be there"


def test_a_command_does_not_wait_but_leaves_it_to_another_process(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    instead(monkeypatch, WAITING.format(go=str(tmp_path / "go"), made=str(tmp_path / "made")))
    assert warming.no_kernel_at_once() == warming.WARMING
    (other,) = warming._others
    assert other.poll() is None, "it came back before the other was done"
    assert warming.no_kernel() == warming.WARMING
    (tmp_path / "go").touch()
    assert other.wait(LONG) == 0
    assert (tmp_path / "made").exists()


def test_a_server_lets_another_process_compile_and_then_loads(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    instead(monkeypatch, f"open({str(tmp_path / 'made')!r}, 'w')")
    warming.warm_up(threading.Event())
    assert (tmp_path / "made").exists()
    assert warming.no_kernel() == ""


def test_what_is_kept_needs_no_other_process(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    keep()
    instead(monkeypatch, f"open({str(tmp_path / 'made')!r}, 'w')")
    warming.warm_up(threading.Event())
    assert not (tmp_path / "made").exists()
    assert warming.no_kernel() == ""


def test_a_server_that_stops_ends_the_other_process(monkeypatch: pytest.MonkeyPatch) -> None:
    instead(monkeypatch, "import time; time.sleep(600)")
    stopped = threading.Event()
    thread = threading.Thread(target=warming.warm_up, args=(stopped,))
    thread.start()
    while not warming._others:
        assert thread.is_alive()
        time.sleep(0.01)
    stopped.set()
    thread.join(LONG)
    assert not thread.is_alive()
    (other,) = warming._others
    assert other.poll() == -signal.SIGTERM
    assert warming.no_kernel() == warming.WARMING, "nothing is loaded any more"


def test_where_nothing_can_be_kept_a_command_uses_the_reference(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(keeping, "kept_in", lambda: Path("/dev/null/kernel"))
    assert not keeping.can_keep()
    assert not keeping.is_kept()
    keeping.note_it()
    assert warming.no_kernel_at_once() == warming.UNKEPT
    warming.warm_up(threading.Event())  # a server compiles for itself
    assert warming.no_kernel() == ""


class Asked(threading.Event):
    """An event that counts how often somebody waited for it."""

    def __init__(self) -> None:
        super().__init__()
        self.times = threading.Semaphore(0)

    def wait(self, timeout: float | None = None) -> bool:
        self.times.release()
        return super().wait(timeout)


def test_a_server_loads_nothing_before_the_pages_of_the_game_are_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It would bring the game with it, which nobody plays."""
    keep()
    wanted = Asked()
    monkeypatch.setattr(warming, "_wanted", wanted)
    stopped = threading.Event()
    thread = threading.Thread(target=warming.warm_up, args=(stopped,))
    thread.start()
    for _ in range(3):
        assert wanted.times.acquire(timeout=LONG)
    assert warming.no_kernel() == warming.WARMING, "it has looked three times, and still waits"
    warming.want()
    thread.join(LONG)
    assert warming.no_kernel() == ""


def test_making_ready_imports_no_game() -> None:
    code = (
        "import sys, thirdchair.lab.warming as w; w.no_kernel(); w.keeping.is_kept(); "
        "print([name for name in sys.modules if name.startswith(('thirdchair.tapestry', 'numba'))])"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=True, text=True, timeout=300
    )
    assert run.stdout == "[]\n"


def test_who_wants_no_kernel_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(warming.SWITCH, warming.OFF)
    keep()
    warming.warm_up(threading.Event())
    assert warming.no_kernel() == warming.no_kernel_at_once() == warming.OFF


def test_without_the_extra_there_is_nothing_to_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "is_installed", lambda: False)
    warming.warm_up(threading.Event())
    assert warming.no_kernel() == warming.no_kernel_at_once() == MISSING


def test_in_a_browser_nobody_is_told_to_install_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", warming.POCKET)
    monkeypatch.setattr(warming, "is_installed", lambda: False)
    assert warming.no_kernel() == warming.BROWSER
    said = played_by({"kernel": False, "why": warming.no_kernel()}, TapestryWords("en"))
    assert "browser" in said
    assert "lab" not in said


def test_parts_that_do_not_fit_are_no_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    keep()
    monkeypatch.setitem(sys.modules, BATCHES, None)
    warming.warm_up(threading.Event())
    assert warming.no_kernel() == warming.BROKEN
    assert warming.no_kernel_at_once() == warming.BROKEN


def test_where_it_cannot_be_compiled_nobody_is_told_to_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def cannot() -> None:
        raise ValueError("no such processor")

    keep()
    monkeypatch.setattr(f"{BATCHES}.warm_up", cannot)
    assert warming.no_kernel_at_once() == warming.BROKEN
    warming.warm_up(threading.Event())
    assert warming.no_kernel() == warming.BROKEN


def test_the_other_process_notes_that_all_is_there() -> None:
    assert keeping.can_keep()
    warming._keep_all()
    assert list(keeping.kept_in().glob("whole-*"))
