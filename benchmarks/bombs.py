"""Files that are made to hurt, and the largest that are taken: memory, and pages meanwhile.

Each goes to a server of its own that has shown some pages. For a browser, and where several houses
share a process, the same is asked of the app with their limits, in a process of Python like any
other: what a browser's Python takes is much the same, what it leaves free for others is not seen.
"""

import gzip
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

import httpx
import msgspec

from benchmarks.campaigns import NEW as CAMPAIGN
from benchmarks.campaigns import gain
from benchmarks.figures import Figure, as_installed
from benchmarks.serving import NEW, REQUESTS, hidden, wait_for_page
from thirdchair.games import GAMES
from thirdchair.kit.scanning import MACHINE, SMALL, Allowed, Most, scanned
from thirdchair.table.everything import FORMAT
from thirdchair.table.exports import check_of, export
from thirdchair.table.journal import Table
from thirdchair.table.saved import Saved
from tools.first_page import free_port

MACHINE_MB, SMALL_MB, PAGE_MS = 600, 150, 250
SECONDS = 3.0
"""At least so long pages are asked for while a file is brought, again and again if need be."""
BETWEEN = 0.01
TABLES = {MACHINE: 300, SMALL: 250}
LONG = 150
SMALL_SERVER = """
import sys, uvicorn
from thirdchair.games import GAMES
from thirdchair.kit.scanning import SMALL
from thirdchair.table.store import Store
from thirdchair.web.app import build
gate, _ = build(Store(GAMES), allowed=SMALL)
uvicorn.run(gate, port=int(sys.argv[1]), log_level="critical")
"""


def figures() -> Iterator[Figure]:
    """The machine first, then where memory is dear."""
    serve = [str(Path(sys.executable).with_name("thirdchair")), "serve", "--port"]
    for what, allowed, command, most in (
        ("a machine", MACHINE, serve, MACHINE_MB),
        ("a pocket's limits", SMALL, [sys.executable, "-c", SMALL_SERVER], SMALL_MB),
    ):
        for name, file in files(allowed):
            told = brought(command, file)
            pages = f"{told.p99:.0f} ms (alone {told.alone:.0f})"
            measured = f"{told.status}: {told.megabytes:.0f} MB, {told.seconds:.1f} s, page {pages}"
            target = f"{most} MB, {PAGE_MS} ms"
            yield Figure(f"{what}: {name}, {len(file) / 1e6:.2f} MB", measured, target)


class Told(NamedTuple):
    """What a file did: the answer, the peak of memory above idle, how long it took and, in
    milliseconds, how long 99 of 100 pages took meanwhile, and where nothing else was done."""

    status: int
    megabytes: float
    seconds: float
    p99: float
    alone: float


def brought(command: list[str], file: bytes) -> Told:
    """A file that is brought to a new server, again and again for some seconds."""
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen(
            [*command, str(port)],
            env=as_installed(THIRDCHAIR_DATA=data),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
        try:
            with httpx.Client(
                base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=600
            ) as client:
                wait_for_page(client, server)
                return _measured(client, server.pid, file)
        finally:
            server.terminate()
            server.wait(10)


def _measured(client: httpx.Client, pid: int, file: bytes) -> Told:
    page = f"/tables/{client.post('/api/tables', json=NEW).json()['id']}"
    for _ in range(20):
        token = hidden(client.get("/").text)["_csrf_token"]
        client.get(page)
    alone = _meanwhile(client, page, lambda: time.sleep(SECONDS))
    idle = _memory(pid, "VmRSS")
    Path(f"/proc/{pid}/clear_refs").write_text("5")  # the peak counts from here
    heard: list[tuple[int, float]] = []

    def bring() -> None:
        begun = time.perf_counter()
        while time.perf_counter() - begun < SECONDS:
            start = time.perf_counter()
            form = {"_csrf_token": token, "once": f"form {len(heard)}"}
            answer = client.post("/import", data=form, files={"file": ("a.json.gz", file)})
            heard.append((answer.status_code, time.perf_counter() - start))

    slow = _meanwhile(client, page, bring)
    return Told(heard[0][0], _memory(pid, "VmHWM") - idle, heard[0][1], slow, alone)


def _meanwhile(client: httpx.Client, page: str, work: Callable[[], None]) -> float:
    """The milliseconds in which 99 of 100 pages come while something is done."""
    waits, over = list[float](), threading.Event()
    reader = threading.Thread(target=_read, args=(client, page, waits, over))
    reader.start()
    work()
    over.set()
    reader.join()
    return quantiles(waits, n=100)[-1] * 1000


def _read(client: httpx.Client, page: str, waits: list[float], over: threading.Event) -> None:
    """What somebody at a table asks for."""
    while not over.is_set():
        for path in ("/", page):
            start = time.perf_counter()
            client.get(path).raise_for_status()
            waits.append(time.perf_counter() - start)
            time.sleep(BETWEEN)


def _memory(pid: int, what: str) -> float:
    """Megabytes, as the kernel counts them."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith(what)).split()[1]) / 1000


# The files


def files(allowed: Allowed) -> Iterator[tuple[str, bytes]]:
    """What is refused while it is looked through, what is refused later, and what is taken."""
    lists = b'{"format":"thirdchair-everything","boxes":{"a":{"b":[' + b"[]," * 20_000_000
    yield "60 MB of lists", gzip.compress(lists)
    yield "300 MB of blanks", gzip.compress(b" " * 300_000_000, 1)
    yield "60 MB of nests", gzip.compress(b"[" * 60_000_000)
    duel = _duel()
    strings = ["\U0001f600"] * (allowed.one.values - _weight(duel)[1] - 500)
    yield "a table with many words", _packed({**duel, "more": {"words": strings}})
    letters = ["a" * 90_000 + "\U0001f600"] * ((allowed.one.size - _weight(duel)[0]) // 90_100)
    yield "a table with long words", _packed({**duel, "more": letters})
    for what, more in (("long", letters), ("many", strings)):
        times = (allowed.whole.size - 1_000_000) // (_weight(more)[0] + 1000)
        times = min(times, allowed.whole.values // (_weight(more)[1] + 100))
        broken = {"format": "thirdchair-table", "number": 1, "rules_version": 1, "more": [more]}
        yield f"everything, with {what} words", _packed(_everything([broken] * times))
    yield (
        "everything, with many empty tables",
        _packed(_everything([{}] * (allowed.whole.outermost // 2 - 100))),
    )
    long = _campaign(allowed)
    yield f"a campaign of {len(long['entries'])} steps", _packed(long)
    yield "the same with steps that say little", _packed(_short(allowed, long))
    several = [{**duel, "uid": f"game {number}"} for number in range(TABLES[allowed])]
    yield f"everything: {TABLES[allowed]} long games", _packed(_everything(several))


def _packed(file: dict[str, Any]) -> bytes:
    return gzip.compress(msgspec.json.encode(_signed(file)), 6)


def _signed(file: dict[str, Any]) -> dict[str, Any]:
    rest = {name: one for name, one in file.items() if name != "check"}
    return {**rest, "check": check_of(rest)}


def _everything(tables: list[dict[str, Any]]) -> dict[str, Any]:
    kept = [{"file": _signed(one), "times": [1, 2]} for one in tables]
    return {"format": FORMAT, "number": 1, "made": 1, "campaigns": [], "tables": kept}


def _exported(table: Table) -> dict[str, Any]:
    content: dict[str, Any] = msgspec.json.decode(export(Saved("x", "A long one", table, {})))
    return content


def _duel() -> dict[str, Any]:
    table = Table.new(GAMES, NEW["new"])
    for turn in range(LONG // 2):
        table.do(REQUESTS[0] | {"steps": -1 if turn % 2 else 1})
        table.do(REQUESTS[1])
    return _exported(table)


def _campaign(allowed: Allowed) -> dict[str, Any]:
    """As long as may be: a step repeated, which our rules lead through."""
    table = Table.new(GAMES, CAMPAIGN)
    table.do({"do": "setup"})
    for number in range(20):
        table.do(gain("s1", -1 if number % 2 else 1))
    content = _exported(table)
    return _grown(content, content["entries"][2:], allowed)


def _short(allowed: Allowed, long: dict[str, Any]) -> dict[str, Any]:
    """Nothing is said of events, and of states as little as can be read."""
    entries = [{**one, "events": []} for one in long["entries"][:22]]
    for one in entries[2:]:
        one["state"] = min((long["start"], *(each["state"] for each in entries)), key=len)
        for name in ("by", "drawn", "answers", "turn"):
            one.pop(name, None)
    return _grown({**long, "entries": entries}, entries[2:], allowed)


def _grown(
    content: dict[str, Any], again: list[dict[str, Any]], allowed: Allowed
) -> dict[str, Any]:
    size, values = _weight(again)
    room = allowed.one.size - _weight(content)[0], allowed.one.values - _weight(content)[1]
    times = min(int(room[0] / size), int(room[1] / values)) - 1
    entries = [*content["entries"], *again * times]
    return {**content, "entries": entries, "at": len(entries)}


def _weight(one: object) -> tuple[int, int]:
    scan = scanned(msgspec.json.encode(one), Most(sys.maxsize, sys.maxsize, sys.maxsize))
    return scan.size, scan.values
