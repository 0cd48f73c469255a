"""Watchers who all come back at once, as after a restart, while others play: how long taps take.

They are a process of their own, for two hundred browsers are not what is measured.
"""

import os
import random
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from json import dumps
from multiprocessing import get_context
from statistics import median, quantiles
from time import perf_counter, sleep

import httpx

from benchmarks.figures import Figure
from benchmarks.serving import GOES_ROUND, running
from thirdchair.web.live import RETRY_MS

TABLES = 100
WATCHERS = 200
SECONDS = 10.0
"""So long is tapped; the watchers come a moment after the beginning."""
BETWEEN_TAPS = 0.1
SOON = 1.0
ROUNDS = 2
COOKIE = {"Cookie": "; ".join("=".join(one) for one in GOES_ROUND.items())}
NEW = {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bert"]}
STEPS = 20
JSON = {"content-type": "application/json"}

Comes = Callable[[int, str], None]


def figures(watchers: int = WATCHERS) -> Iterator[Figure]:
    """Taps at many tables: nobody else there, streams that come back, pages that are reloaded."""
    with tempfile.TemporaryDirectory() as data, running(data) as (client, _):
        tables = [_table(client, seed) for seed in range(TABLES)]
        port = client.base_url.port or 80
        ways: list[tuple[str, Comes | None]] = [
            ("nobody else", None),
            (f"{watchers} streams come back as browsers do", _listen_again),
            (f"{watchers} streams come back at once", _listen),
            (f"{watchers} pages are reloaded at once", _reload),
        ]
        for name, comes in ways:
            for _ in range(ROUNDS):
                yield Figure(f"tap p50 / p99, {name}", _round(port, tables, watchers, comes), "250")
        yield Figure("load of the machine", f"{os.getloadavg()[0]:.1f}")


def _table(client: httpx.Client, seed: int) -> str:
    made = client.post("/api/tables", json={"new": NEW | {"seed": seed}}).raise_for_status()
    path = f"/tables/{made.json()['id']}"
    for turn in range(STEPS):
        client.post(f"/api{path}", json=_step(turn)).raise_for_status()
    return path


def _step(turn: int) -> dict[str, object]:
    """The second player's token goes to and fro."""
    return {"do": "advance", "who": "p2", "track": "science", "steps": -1 if turn % 2 else 1}


def _round(port: int, tables: list[str], watchers: int, comes: Comes | None) -> str:
    others = get_context("spawn").Process(target=_come, args=(port, tables, watchers, comes))
    if comes:
        others.start()
        sleep(2 * SOON)  # until it runs
    taps = _taps(port, tables)
    if comes:
        others.terminate()
        others.join()
    return f"{median(taps) * 1000:.0f} / {quantiles(taps, n=100)[-1] * 1000:.0f} ms"


def _taps(port: int, tables: list[str]) -> list[float]:
    line = HTTPConnection("127.0.0.1", port)
    taps: list[float] = []
    end = perf_counter() + SECONDS
    while perf_counter() < end:
        turn, table = divmod(len(taps), len(tables))
        begun = perf_counter()
        line.request("POST", f"/api{tables[table]}", dumps(_step(turn)), JSON)
        answer = line.getresponse()
        answer.read()
        taps.append(perf_counter() - begun)
        assert answer.status == 200
        sleep(BETWEEN_TAPS)
    return taps


def _come(port: int, tables: list[str], watchers: int, comes: Comes) -> None:
    with ThreadPoolExecutor(watchers) as all_of_them:
        sleep(3 * SOON)
        for number in range(watchers):
            all_of_them.submit(comes, port, tables[number % len(tables)])


def _reload(port: int, path: str) -> None:
    line = HTTPConnection("127.0.0.1", port)
    line.request("GET", path, headers=COOKIE)
    line.getresponse().read()
    _listen(port, path)


def _listen_again(port: int, path: str) -> None:
    """The pages are told when to come back, each at another moment."""
    sleep(random.uniform(*RETRY_MS) / 1000)
    _listen(port, path)


def _listen(port: int, path: str) -> None:
    """The numbers come at once; then the stream is held."""
    line = HTTPConnection("127.0.0.1", port)
    line.request("GET", f"{path}/live", headers=COOKIE)
    line.getresponse().read()
