"""A campaign that has lived for months: it opens like a new one, and its file stays small."""

import gzip
import tempfile
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import httpx

from benchmarks.figures import Figure, median_seconds
from benchmarks.serving import running
from thirdchair.games import GAMES
from thirdchair.table.exports import export
from thirdchair.table.journal import Table
from thirdchair.table.saved import Saved
from thirdchair.table.store import HOME, Store

SHORT, LONG, TIMES = 10, 1_000, 30
FACTIONS = ("nordic", "crimea", "polania", "saxony", "rusviet", "albion", "togawa")
AUTOMAS = ("albion", "togawa")
NEW = {
    "game": "scythe",
    "mode": "fenris",
    "seed": 3,
    "seats": [
        {"kind": "automa" if faction in AUTOMAS else "human", "faction": faction}
        for faction in FACTIONS
    ],
}


def figures() -> Iterator[Figure]:
    """Seven seats with few and with many entries, in one run: load, page, tap, and file."""
    tables = {count: _played(count) for count in (SHORT, LONG)}
    with tempfile.TemporaryDirectory() as data:
        with closing(Store(GAMES, Path(data) / "tables.db")) as store:
            house = store.of(HOME)
            ids = {count: house.create("Campaign", one).id for count, one in tables.items()}
            opened = [median_seconds(partial(house.load, ids[one]), TIMES) for one in ids]
            yield _both("a campaign opened in the engine", opened)
        with running(data) as (client, _):
            pages = [median_seconds(partial(_read, client, ids[one]), TIMES) for one in ids]
            yield _both("its page", pages)
            taps = [median_seconds(partial(_tap, client, ids[one]), TIMES) for one in ids]
            yield _both("one tap with its commit", taps)
    packed = len(gzip.compress(export(Saved("long", "Campaign", tables[LONG], {}))))
    yield Figure(f"its file after {LONG} entries, compressed", f"{packed / 1e6:.2f} MB", "10 MB")


def _both(what: str, seconds: list[float]) -> Figure:
    few, many = (one * 1000 for one in seconds)
    what = f"{what}, after {SHORT} and after {LONG} entries"
    return Figure(what, f"{few:.1f} and {many:.1f} ms", "the same")


def _played(count: int) -> Table:
    """An evening on the tracked board in which everybody gains and pays."""
    table = Table.new(GAMES, NEW)
    table.do({"do": "setup"})
    people = [seat for seat, one in table.state.sheets.items() if one.kind == "human"]
    for number in range(count):
        table.do(gain(people[number % len(people)], 1 if number % 10 < 5 else -1))
    return table


def gain(seat: str, n: int) -> dict[str, Any]:
    return {"do": "gain", "seat": seat, "what": "coins", "n": n}


def _read(client: httpx.Client, table: str) -> bytes:
    read: bytes = client.get(f"/tables/{table}").read()
    return read


def _tap(client: httpx.Client, table: str) -> None:
    answer = client.post(f"/api/tables/{table}", json=gain("s1", 1)).json()
    assert answer["ok"], answer
