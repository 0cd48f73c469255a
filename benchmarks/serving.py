"""A real server on loopback: from its start to the first page, then commands with their commits."""

import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx

from benchmarks.figures import Figure, as_installed, seconds_of
from thirdchair.web.devices import ROUND
from tools.first_page import free_port

STARTS = 5
COMMANDS = 300
TAPS = 100
LONG = 150
"""The commands of a long evening, which a table has behind it before it is measured."""
PATIENCE = 30.0
GOES_ROUND = {ROUND: "yes"}
"""Nobody asks whose a device is that goes round."""
NEW = {"new": {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bert"], "seed": 7}}
REQUESTS: list[dict[str, Any]] = [
    {"do": "advance", "who": "p2", "track": "science"},
    {"do": "bots_turn"},
    {"undo": 2},
]
_HIDDEN = re.compile(r'<input type="hidden" name="([^"]+)" value="([^"]*)">')


def figures() -> Iterator[Figure]:
    """Start with a new data folder, then with one that has been used, and play there."""
    with tempfile.TemporaryDirectory() as data:
        with running(data) as (_, fresh):
            pass
        yield from first_pages(data, fresh)
        with running(data) as (client, _):
            commands = by_commands(client)
            taps, pages = by_taps(client)
    yield Figure("one command over HTTP with its commit", milliseconds(commands), "5.0 ms")
    yield Figure("one tap with its commit, the bot following", milliseconds(taps), "10.0 ms")
    yield Figure("the page after it", milliseconds(pages))


def first_pages(data: str, fresh: float) -> Iterator[Figure]:
    """Several starts, by turns with those of Datasette where it is installed.

    It is what people know: Python, a server and a page about a SQLite file.
    """
    own: list[float] = []
    others: list[float] = []
    peer = shutil.which("datasette")
    for _ in range(STARTS):
        with running(data) as (_, seconds):
            own.append(seconds)
        if peer:
            with running(data, [peer, "serve", f"{data}/peer.db", "--create"]) as (_, seconds):
                others.append(seconds)
    measured = f"{median(own):.2f} s (new folder {fresh:.2f} s)"
    if not others:
        yield Figure("start to first page", measured, "1.15 times Datasette")
        return
    yield Figure("start to first page", measured, f"{1.15 * median(others):.2f} s")
    yield Figure("the same by Datasette", f"{median(others):.2f} s")


def milliseconds(taken: list[float]) -> str:
    slow = quantiles(taken, n=10)[-1]
    return f"{median(taken) * 1000:.1f} ms (slowest tenth {slow * 1000:.1f} ms)"


@contextmanager
def running(data: str, peer: list[str] | None = None) -> Iterator[tuple[httpx.Client, float]]:
    """A server in a process of its own, and the seconds from its start to its first page."""
    port = free_port()
    start = time.perf_counter()
    server = started(data, port, peer)
    try:
        base = f"http://127.0.0.1:{port}"
        with httpx.Client(base_url=base, trust_env=False, cookies=GOES_ROUND) as client:
            wait_for_page(client, server)
            yield client, time.perf_counter() - start
    finally:
        server.terminate()
        server.wait(10)


def started(data: str, port: int, peer: list[str] | None = None) -> subprocess.Popen[bytes]:
    """A server in a process of its own."""
    command = peer or [str(Path(sys.executable).with_name("thirdchair")), "serve"]
    return subprocess.Popen(
        [*command, "--port", str(port)],
        env=as_installed(THIRDCHAIR_DATA=data),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL if peer else None,
    )


def hidden(page: str) -> dict[str, str]:
    """The hidden fields of the forms of a page."""
    return dict(_HIDDEN.findall(page))


def wait_for_page(client: httpx.Client, server: subprocess.Popen[bytes]) -> None:
    deadline = time.perf_counter() + PATIENCE
    while time.perf_counter() < deadline:
        if server.poll() is not None:
            sys.exit(f"the server ended with status {server.returncode}")
        try:
            client.get("/").raise_for_status()
            return
        except httpx.TransportError:
            time.sleep(0.005)
    sys.exit(f"no page within {PATIENCE:.0f} s")


def by_commands(client: httpx.Client) -> list[float]:
    """The seconds that each of many commands took over the API, late in a long game."""
    table = _long_table(client)
    requests = [REQUESTS[number % len(REQUESTS)] for number in range(COMMANDS)]
    return [
        seconds_of(_later(client, f"/api/tables/{table}", json=request)) for request in requests
    ]


def by_taps(client: httpx.Client) -> tuple[list[float], list[float]]:
    """The same as a browser does it: a form is sent, the Shadow Empire follows; then the page."""
    path = f"/tables/{_long_table(client)}"
    page = client.get(path).text
    taps, pages = [], []
    for _ in range(TAPS):
        form = hidden(page) | {"who": "p2", "act": "advance science", "follow": "1"}
        taps.append(seconds_of(_later(client, path, data=form, follow_redirects=False)))
        pages.append(seconds_of(lambda: client.get(path)))
        form = hidden(client.get(path).text)
        page = _posted(client, path, data=form | {"act": "undo"}).text
    return taps, pages


def _long_table(client: httpx.Client) -> str:
    """A duel with many turns behind it; the second player's token goes to and fro."""
    table = str(_posted(client, "/api/tables", json=NEW).json()["id"])
    for turn in range(LONG // 2):
        step = REQUESTS[0] | {"steps": -1 if turn % 2 else 1}
        for request in (step, {"do": "bots_turn"}):
            _posted(client, f"/api/tables/{table}", json=request)
    return table


def _later(client: httpx.Client, path: str, **sent: Any) -> Callable[[], httpx.Response]:
    return lambda: _posted(client, path, **sent)


def _posted(client: httpx.Client, path: str, **sent: Any) -> httpx.Response:
    answer = client.post(path, **{"follow_redirects": True, **sent})
    if not answer.has_redirect_location:
        answer.raise_for_status()
    return answer
