"""Workers on this machine: processes that play chunks, each replaced when it dies.

A worker only plays; the process that people have started writes. So it does not matter when a
worker ends, and a full disk is noticed in one place.
"""

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process

import pyarrow as pa  # type: ignore[import-untyped]

from thirdchair.kit.refusals import not_now
from thirdchair.lab.study.chunks import OtherRules, Work, played

Share = Callable[[Iterable[Work]], Iterator[tuple[Work, pa.Table]]]
"""Somebody who has work done: each piece comes back with what came of it, in any order."""

DEATHS = 5
"""So many workers may die one after the other with nothing done in between: then it is the work."""


def alone(works: Iterable[Work]) -> Iterator[tuple[Work, pa.Table]]:
    """This process does it all."""
    for work in works:
        yield work, played(work)


def processes(count: int) -> Share:
    """So many processes of this machine."""

    def share(works: Iterable[Work]) -> Iterator[tuple[Work, pa.Table]]:
        left, deaths = {(work.place, work.first): work for work in works}, 0
        while left:
            before = len(left)
            try:
                for work, table in _until_one_dies([*left.values()], count):
                    del left[work.place, work.first]
                    yield work, table
            except BrokenProcessPool:
                deaths = 1 if len(left) < before else deaths + 1
                if deaths >= DEATHS:
                    raise not_now("study-workers") from None
            except OtherRules:  # somebody has changed the files since the study began
                raise not_now("study-rules") from None

    return share


def _until_one_dies(works: list[Work], count: int) -> Iterator[tuple[Work, pa.Table]]:
    """With a worker that dies go what the others had in hand: it is done again."""
    coming = iter(works)
    pool = ProcessPoolExecutor(count, get_context("spawn"), initializer=_end_with_study)
    try:
        running: dict[Future[pa.Table], Work] = {}
        while True:
            for work in islice(coming, 2 * count - len(running)):
                running[pool.submit(played, work)] = work
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                work = running.pop(future)
                yield work, future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _end_with_study() -> None:
    """A worker whose study was killed would wait for ever. Keys are for the study, not for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
