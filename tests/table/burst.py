"""A process that writes commands and answers as fast as it can, until it is killed."""

from multiprocessing.connection import Connection
from pathlib import Path

import msgspec

from tests.at_home import AtHome
from tests.table.builders import BOTS, answer_open, correct
from thirdchair.kit.flow import Answer
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved


class Confirmed(msgspec.Struct):
    """The last entry of the table, as the process saw it after a commit."""

    revision: int
    position: int
    answers: list[Answer]
    state: bytes | None


def burst(path: Path, table_id: str, confirmed: Connection) -> None:
    """Change the table for ever; say what was stored after each commit, not before."""
    store = AtHome(path)
    while True:
        saved = store.change(table_id, step)
        confirmed.send_bytes(msgspec.msgpack.encode(last(saved)))


def step(table: Table) -> None:
    """An answer where one is wanted; else in turn a command that may ask, and one that does not."""
    number = table.journal.revision
    if table.question is not None:
        answer_open(table, number)
    elif len(table.journal.entries) % 3:
        table.do(BOTS)
    else:
        table.do(correct("era.p1", number % 5))


def last(saved: Saved) -> Confirmed:
    entry = saved.table.journal.entries[-1]
    position = len(saved.table.journal.entries) - 1
    return Confirmed(saved.revision, position, entry.answers, entry.state)
