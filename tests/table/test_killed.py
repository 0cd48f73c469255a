"""The process is killed at any moment: the table holds all that was confirmed."""

import multiprocessing
import sys
import time
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from tests.at_home import AtHome
from tests.table.builders import duel, replayed
from tests.table.burst import Confirmed, burst
from thirdchair.table.journal import Journal

KILLS = 50


@pytest.mark.skipif(sys.platform == "win32", reason="has neither SIGKILL nor a fork server")
def test_fifty_kills_lose_nothing(tmp_path: Path) -> None:
    # The fork server imports once; each child is a process of its own with its own connection.
    nursery = multiprocessing.get_context("forkserver")
    nursery.set_forkserver_preload(["thirdchair.table.store", "thirdchair.tapestry.game"])
    path = tmp_path / "tables.db"
    with closing(AtHome(path)) as store:
        table_id = store.create("Sunday", duel(chance="table")).id
    open_commands = 0
    for kill in range(KILLS):
        confirmed = killed(nursery, path, table_id, after=1 + kill % 7, delay=kill % 11 * 0.0004)
        with closing(AtHome(path)) as store:
            saved = store.load(table_id)
            holds(saved.table.journal, confirmed)
            assert saved.table.dropped is None
            open_commands += saved.table.journal.waiting
            if kill % 10 == 9:  # the people draw in some rounds, the app in others
                turned = "table" if saved.table.journal.chance == "app" else "app"
                store.change(table_id, lambda table, turned=turned: table.set_chance(turned))  # type: ignore[misc]
    with closing(AtHome(path)) as store:
        table = store.load(table_id).table
    complete = [entry.state for entry in table.journal.entries[: table.journal.at]]
    assert replayed(table) == complete
    assert open_commands > 5


def killed(
    nursery: multiprocessing.context.ForkServerContext,
    path: Path,
    table_id: str,
    after: int,
    delay: float,
) -> list[Confirmed]:
    """What a process confirmed before it was killed, that long after so many confirmations."""
    reader, writer = nursery.Pipe(duplex=False)
    process = nursery.Process(target=burst, args=(path, table_id, writer))
    process.start()
    writer.close()
    received = [reader.recv_bytes() for _ in range(after)]
    time.sleep(delay)
    process.kill()
    process.join()
    try:
        while True:
            received.append(reader.recv_bytes())
    except (EOFError, OSError):  # nothing more, or a confirmation that was cut short
        reader.close()
    return [msgspec.msgpack.decode(data, type=Confirmed) for data in received]


def holds(journal: Journal, confirmed: list[Confirmed]) -> None:
    """All of it is stored, and at most the one commit that could no longer be confirmed."""
    assert 0 <= journal.revision - confirmed[-1].revision <= 1
    for one in confirmed:
        entry = journal.entries[one.position]
        assert entry.answers[: len(one.answers)] == one.answers
        if one.state is not None:
            assert entry.state == one.state
