"""The real server is killed again and again while people play, begin, mend and bring files.

Every request has a number. What was on its way when the server was killed is sent again by the
next one, as a page does; then all numbers must be there, each of them once.
"""

import random
import signal
import sqlite3
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec

from benchmarks.figures import Figure
from benchmarks.serving import GOES_ROUND, NEW, hidden, started, wait_for_page
from thirdchair.table.everything import Everything, Kept, packed
from thirdchair.table.exports import check_of
from thirdchair.table.times import Times
from tools.first_page import free_port

KILLS = 300
LONGEST = 0.5
"""So many seconds at most the server lives after the first answers."""
CHECKED = 20
"""After so many kills the database is looked through."""
BEGUN = 1
"""The revision of a table that was just made."""
SCENARIO = {"new": {"game": "tapestry", "mode": "atlantis", "scenario": 1, "seed": 5}}


class Traffic:
    """One person who sends one kind of request, one after the other."""

    def __init__(self, what: str, send: Callable[[httpx.Client, int], httpx.Response]) -> None:
        self.what = what
        self.number = 0
        """So many were confirmed; this one is next, or on its way."""
        self.again = 0
        self._send = send
        self._on_its_way = False

    def flow(self, client: httpx.Client, alive: threading.Event) -> None:
        """Until the server is gone."""
        try:
            if self._on_its_way:
                self.again += 1
                self._one(client)
            while alive.is_set():
                self._one(client)
        except httpx.TransportError:
            pass

    def _one(self, client: httpx.Client) -> None:
        self._on_its_way = True
        answer = self._send(client, self.number)
        if not answer.has_redirect_location:
            answer.raise_for_status()
        self._on_its_way = False
        self.number += 1


class House:
    """The data folder, and who plays there."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.database = Path(folder) / "tables.db"
        self.played = self.mended = ""
        self.token = ""
        self.cookies: dict[str, str] = {}
        """With them the token of a form is good, whoever sends it."""
        self.files: dict[str, dict[str, Any]] = {}
        self.traffic = [
            Traffic("steps", self._step),
            Traffic("new tables", self._new),
            Traffic("mends", self._mend),
            Traffic("imports", lambda client, number: self._bring(client, "Import", number)),
            Traffic("campaigns", lambda client, number: self._bring(client, "Journey", number)),
            Traffic("files of everything", self._bring_all),
        ]

    def furnish(self, client: httpx.Client) -> None:
        """The tables that are played on, and the files that are brought."""
        self.token = hidden(client.get("/").text)["_csrf_token"]
        self.cookies = dict(client.cookies)
        self.played = self._made(client, NEW)
        self.mended = self._made(client, NEW)
        client.post(f"/api/tables/{self.mended}", json=_advance("science")).raise_for_status()
        table = self._made(client, SCENARIO)
        while asked := client.get(f"/api/tables/{table}").json()["pending"]:
            answer = asked["options"][0] if asked.get("options") else asked["min"]
            client.post(f"/api/tables/{table}", json={"answer": answer}).raise_for_status()
        one = client.get(f"/tables/{table}/export").json()
        self.files["Import"] = client.get(f"/tables/{self.mended}/export").json()
        self.files["Journey"] = {
            "format": "thirdchair-campaign",
            "number": 1,
            "game": "tapestry",
            "mode": "atlantis",
            "options": {},
            "games": [one],
        }

    def _made(self, client: httpx.Client, new: dict[str, Any]) -> str:
        return str(client.post("/api/tables", json=new).raise_for_status().json()["id"])

    def _step(self, client: httpx.Client, number: int) -> httpx.Response:
        path, at = f"/api/tables/{self.played}", BEGUN + number
        now = client.get(path)
        if now.json()["revision"] == at + 1:
            return now  # it was stored, though nobody heard of it
        step = {"do": "correct", "path": "era.p1", "value": number % 5, "at": at}
        return client.post(path, json=step)

    def _new(self, client: httpx.Client, number: int) -> httpx.Response:
        setup = NEW["new"] | {"players": ["New", str(number)]}
        return client.post("/api/tables", json={"new": setup, "once": f"new {number}"})

    def _mend(self, client: httpx.Client, number: int) -> httpx.Response:
        command = _advance(("military", "science")[number % 2])
        form = {
            "_csrf_token": self.token,
            "once": f"mend {number}",
            "at": str(BEGUN + 1 + number),
            "change": msgspec.json.encode({"kind": "replace", "command": command}).decode(),
            "decide": "take",
        }
        return client.post(f"/tables/{self.mended}/fix/1", data=form)

    def _bring_all(self, client: httpx.Client, number: int) -> httpx.Response:
        """A file of two tables, of which one is also in the next one: n files bring n + 1."""
        tables = []
        for one in (number, number + 1):
            table = _signed({**self.files["Import"], "name": f"All {one}", "uid": f"all {one}"})
            kept = Kept(file=_text(table), times=Times(1, 2))
            tables.append(_text(kept))
        file = packed(Everything(made=1, campaigns=[], tables=tables))
        form = {"_csrf_token": self.token, "once": f"all {number}"}
        return client.post("/import", data=form, files={"file": file})

    def _bring(self, client: httpx.Client, kind: str, number: int) -> httpx.Response:
        content = {**self.files[kind], "name": f"{kind} {number}", "uid": f"{kind} {number}"}
        if kind == "Journey":
            content["games"] = [_signed({**self.files[kind]["games"][0], "uid": f"of {number}"})]
        form = {"_csrf_token": self.token, "once": f"{kind} {number}"}
        file = msgspec.json.encode(_signed(content))
        return client.post("/import", data=form, files={"file": file})

    def counted(self) -> dict[str, tuple[int, int]]:
        """What is lost and what is doubled, by kind."""
        with closing(sqlite3.connect(self.database)) as file:
            revisions = dict(file.execute("SELECT id, revision FROM tables").fetchall())
            names = [name for (name,) in file.execute("SELECT name FROM tables")]
            journeys = file.execute(
                "SELECT c.name, count(t.id) FROM campaigns c"
                " LEFT JOIN tables t ON t.campaign_id = c.id GROUP BY c.id"
            ).fetchall()
        found = {
            "steps": [revisions[self.played] - BEGUN],
            "mends": [revisions[self.mended] - BEGUN - 1],
            "new tables": _times(name for name in names if name.startswith("New & ")),
            "imports": _times(name for name in names if name.startswith("Import ")),
            "campaigns": [games for _, games in journeys],
            "files of everything": _times(name for name in names if name.startswith("All "))[1:],
        }
        return {one.what: _wrong(one, found[one.what]) for one in self.traffic}

    def whole(self) -> bool:
        """Is the file in order?"""
        with closing(sqlite3.connect(self.database)) as file:
            return bool(file.execute("PRAGMA integrity_check").fetchone()[0] == "ok")


def figures(kills: int = KILLS) -> Iterator[Figure]:
    """Kill it that often, and count."""
    pick, start, port = random.Random(7), time.perf_counter(), free_port()
    with tempfile.TemporaryDirectory() as folder:
        house = House(folder)
        broken = 0
        for kill in range(kills + 1):
            last = kill == kills  # the last one ends in peace, with nothing on its way
            _live(house, port, 0.0 if last else pick.random() * LONGEST, last)
            if last or kill % CHECKED == CHECKED - 1:
                broken += not house.whole()
        wrong = house.counted()
    yield Figure(f"{kills} kills in", f"{time.perf_counter() - start:.0f} s")
    for one in house.traffic:
        lost, doubled = wrong[one.what]
        sent = f"{one.number} confirmed, {one.again} sent again"
        yield Figure(f"{one.what}: {sent}", f"{lost} lost, {doubled} doubled", "0 lost, 0 doubled")
    yield Figure("databases that were not whole", str(broken), "0")


def _live(house: House, port: int, seconds: float, last: bool) -> None:
    """One life of the server: everybody sends what they have until it is killed."""
    server = started(house.folder, port)
    alive = threading.Event()
    alive.set()
    with _browser(port) as client:
        wait_for_page(client, server)
        if not house.token:
            house.furnish(client)
    clients = [_browser(port, house.cookies) for _ in house.traffic]
    if last:
        alive.clear()
    threads = [
        threading.Thread(target=one.flow, args=(client, alive))
        for one, client in zip(house.traffic, clients, strict=True)
    ]
    for thread in threads:
        thread.start()
    if not last:
        before = sum(one.number for one in house.traffic)
        while sum(one.number for one in house.traffic) < before + len(threads):
            time.sleep(0.005)
        time.sleep(seconds)
        server.send_signal(signal.SIGKILL)
        alive.clear()
    for thread in threads:
        thread.join()
    server.kill()
    server.wait(10)
    for client in clients:
        client.close()


def _browser(port: int, cookies: dict[str, str] | None = None) -> httpx.Client:
    return httpx.Client(
        base_url=f"http://127.0.0.1:{port}",
        trust_env=False,
        cookies={**GOES_ROUND, **(cookies or {})},
    )


def _advance(track: str) -> dict[str, Any]:
    return {"do": "advance", "who": "p1", "track": track, "steps": 1}


def _signed(content: dict[str, Any]) -> dict[str, Any]:
    return {**content, "check": check_of(content)}


def _text(one: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(one))


def _times(names: Iterator[str]) -> list[int]:
    return list(Counter(names).values())


def _wrong(traffic: Traffic, times: list[int]) -> tuple[int, int]:
    """Steps and mends are counted by their table, all else by what there is of each number."""
    if traffic.what in ("steps", "mends"):
        return max(0, traffic.number - times[0]), max(0, times[0] - traffic.number)
    return traffic.number - len(times), sum(one - 1 for one in times)
