"""A real server on loopback: from its start to the first page, then commands with their commits."""

import os
import re
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

from benchmarks.figures import Figure, seconds_of
from tools.first_page import free_port

COMMANDS = 300
TAPS = 100
PATIENCE = 30.0
NEW = {"new": {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bert"], "seed": 7}}
REQUESTS: list[dict[str, Any]] = [
    {"do": "advance", "who": "p1", "track": "science"},
    {"do": "bots_turn"},
    {"undo": 2},
]
_HIDDEN = re.compile(r'<input type="hidden" name="([^"]+)" value="([^"]*)">')


def figures() -> Iterator[Figure]:
    """Start with a new data folder, then with one that has been used, and play there."""
    with tempfile.TemporaryDirectory() as data:
        with running(data) as (_, fresh):
            pass
        with running(data) as (client, again):
            commands = by_commands(client)
            taps = by_taps(client)
    yield Figure("start to first page", f"{again:.2f} s (new folder {fresh:.2f} s)", "1.00 s")
    yield Figure("one command over HTTP with its commit", milliseconds(commands), "10.0 ms")
    yield Figure("one tap with its commit and the next page", milliseconds(taps))


def milliseconds(taken: list[float]) -> str:
    slow = quantiles(taken, n=10)[-1]
    return f"{median(taken) * 1000:.1f} ms (slowest tenth {slow * 1000:.1f} ms)"


@contextmanager
def running(data: str) -> Iterator[tuple[httpx.Client, float]]:
    """A server in a process of its own, and the seconds from its start to its first page."""
    port = free_port()
    command = [str(Path(sys.executable).with_name("thirdchair")), "serve", "--port", str(port)]
    start = time.perf_counter()
    server = subprocess.Popen(
        command,
        env={**os.environ, "THIRDCHAIR_DATA": data},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False) as client:
            _wait_for_page(client, server)
            yield client, time.perf_counter() - start
    finally:
        server.terminate()
        server.wait(10)


def _wait_for_page(client: httpx.Client, server: subprocess.Popen[bytes]) -> None:
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
    """The seconds that each of many commands took over the API."""
    table = _posted(client, "/api/tables", json=NEW).json()["id"]
    requests = [REQUESTS[number % len(REQUESTS)] for number in range(COMMANDS)]
    return [
        seconds_of(_later(client, f"/api/tables/{table}", json=request)) for request in requests
    ]


def by_taps(client: httpx.Client) -> list[float]:
    """The same as a browser does it: a form is sent, and the page that it leads to is fetched."""
    path = f"/tables/{_posted(client, '/api/tables', json=NEW).json()['id']}"
    page = client.get(path).text
    taken = []
    for number in range(TAPS):
        form = dict(_HIDDEN.findall(page)) | {"who": "p1", "act": "advance science"}
        if number % 2:
            form["act"] = "jump 1"
        sent = _later(client, path, data=form)
        taken.append(seconds_of(sent))
        page = client.get(path).text
    return taken


def _later(client: httpx.Client, path: str, **sent: Any) -> Callable[[], httpx.Response]:
    return lambda: _posted(client, path, **sent)


def _posted(client: httpx.Client, path: str, **sent: Any) -> httpx.Response:
    answer = client.post(path, follow_redirects=True, **sent)
    answer.raise_for_status()
    return answer
