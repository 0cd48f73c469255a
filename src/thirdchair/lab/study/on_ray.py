"""Workers on a Ray cluster, or on a Ray of this machine alone.

Every machine of the cluster needs the same Third Chair with its extra, and is refused with another
one. Ray does the work of a
machine or process that dies again elsewhere; what comes back is written here.
"""

import logging
import socket
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

import pyarrow as pa  # type: ignore[import-untyped]

from thirdchair.kit.refusals import not_now
from thirdchair.lab.study.chunks import OtherRules, Work, played
from thirdchair.lab.study.workers import DEATHS, Share

LOCAL, AUTO = "local", "auto"
PATIENCE = 5
"""Seconds for a machine to answer at all."""
AHEAD = 2
"""Pieces of work that wait for each processor: none is idle, and few results wait for the disk."""


def ray_at(address: str, workers: int | None = None) -> Share:
    """The cluster at this address; `local` starts one here, with so many processors."""

    def share(works: Iterable[Work]) -> Iterator[tuple[Work, pa.Table]]:
        _check_reachable(address)
        import ray

        own: dict[str, Any] = {}
        if address == LOCAL:
            own = {"num_cpus": workers, "include_dashboard": False}
        try:
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **own)
        except (ConnectionError, ValueError, RuntimeError, TimeoutError):
            raise not_now("study-ray", value=address) from None
        try:
            yield from _shared(works)
        except OtherRules:  # as an error of Ray's that is one of ours, too
            raise not_now("study-rules") from None
        except ray.exceptions.WorkerCrashedError:
            raise not_now("study-workers") from None
        except ray.exceptions.RaySystemError:
            raise not_now("study-ray", value=address) from None
        finally:
            ray.shutdown()

    return share


def _check_reachable(address: str) -> None:
    """Ray itself would try for minutes."""
    if address in (LOCAL, AUTO):
        return
    host, _, port = address.rpartition("/")[2].rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError):
        raise not_now("study-ray", value=address) from None


def _shared(works: Iterable[Work]) -> Iterator[tuple[Work, pa.Table]]:
    import ray

    play = ray.remote(max_retries=DEATHS)(played)
    coming = iter(works)
    running: dict[Any, Work] = {}
    resources: Any = ray.cluster_resources
    while True:
        most = AHEAD * max(1, int(resources().get("CPU", 1)))
        for work in islice(coming, max(0, most - len(running))):
            running[play.remote(work)] = work
        if not running:
            return
        for done in ray.wait([*running])[0]:
            yield running.pop(done), ray.get(done)
