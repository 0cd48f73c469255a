"""The process is killed at any moment: the table holds all that was confirmed."""

import multiprocessing
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.at_home import AtHome
from tests.table.bringing import KINDS, TRACKS, World, act, bring, laid_out
from tests.table.builders import duel, replayed
from tests.table.burst import Confirmed, burst
from thirdchair.table.journal import Journal

KILLS = 50
KILLS_OF_FILES = 20


PRELOADED = ["thirdchair.table.store", "thirdchair.tapestry.game", "tests.table.bringing"]
"""The fork server imports once; each child is a process of its own with its own connection."""

can_kill = pytest.mark.skipif(
    sys.platform == "win32", reason="has neither SIGKILL nor a fork server"
)


@can_kill
def test_fifty_kills_lose_nothing(tmp_path: Path) -> None:
    nursery = multiprocessing.get_context("forkserver")
    nursery.set_forkserver_preload(PRELOADED)
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
    received = killed_while(nursery, burst, (path, table_id), after, delay)
    return [msgspec.msgpack.decode(data, type=Confirmed) for data in received]


def killed_while(
    nursery: multiprocessing.context.ForkServerContext,
    work: Callable[..., None],
    args: tuple[Any, ...],
    after: int,
    delay: float,
) -> list[bytes]:
    """What was confirmed."""
    reader, writer = nursery.Pipe(duplex=False)
    process = nursery.Process(target=work, args=(*args, writer))
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
    return received


def holds(journal: Journal, confirmed: list[Confirmed]) -> None:
    """All of it is stored, and at most the one commit that could no longer be confirmed."""
    assert 0 <= journal.revision - confirmed[-1].revision <= 1
    for one in confirmed:
        entry = journal.entries[one.position]
        assert entry.answers[: len(one.answers)] == one.answers
        if one.state is not None:
            assert entry.state == one.state


# Imports, campaigns, mended histories


@can_kill
def test_a_killed_import_campaign_or_mend_is_done_once_or_not_at_all(tmp_path: Path) -> None:
    """Whatever was on its way is sent again: then everything is there, and nothing twice."""
    nursery = multiprocessing.get_context("forkserver")
    nursery.set_forkserver_preload(PRELOADED)
    path = tmp_path / "tables.db"
    world = laid_out(path, tmp_path / "elsewhere.db")
    made: list[str] = []
    for kill in range(KILLS_OF_FILES):
        work = (path, msgspec.msgpack.encode(world), len(made))
        told = killed_while(nursery, bring, work, 1 + kill % 3, kill % 7 * 0.004)
        made += [one.decode() for one in told]
        with closing(AtHome(path)) as house:
            made.append(act(house, world, len(made)))
            is_all_there(house, world, made)


def is_all_there(house: AtHome, world: World, made: list[str]) -> None:
    """All acts have happened, each of them once."""
    done = [KINDS[number % len(KINDS)] for number in range(len(made))]
    begun = {kind: done.count(kind) for kind in KINDS}
    assert len(house.campaigns()) == begun["campaign"] + begun["evening"]
    tables = house.tables()
    copies = 2 + begun["import"] + begun["replace"]  # the replaced one stays each time
    assert len(tables) == copies + 2 * begun["campaign"] + begun["evening"]
    for kind in ("import", "campaign", "evening"):
        ids = [one for one, was in zip(made, done, strict=True) if was == kind]
        assert len(ids) == len(set(ids))
    for campaign in house.campaigns():
        assert [game.over for game in campaign.games] in ([True, False], [False])
    if begun["replace"]:
        number = len(done) - 1 - done[::-1].index("replace")
        assert house.load(world.replaced).table.journal.entries[1].command["note"] == str(number)
    if begun["mend"]:
        track = TRACKS[(begun["mend"] - 1) % 2]
        assert house.load(world.mended).table.journal.entries[1].command["track"] == track
    for listed in tables:
        table = house.load(listed.id).table
        assert table.question is None
        assert replayed(table) == [entry.state for entry in table.journal.entries]
