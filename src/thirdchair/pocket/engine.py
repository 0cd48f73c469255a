"""The engine: one request in, one answer out, by calling the application directly.

Requests take turns: nobody changes a table between two questions of a page, which keeps no moment
of the database here (see `table.database.POCKET`). Only live streams stay open beside them.
"""

import asyncio
import gc
from collections.abc import Callable, MutableMapping
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from thirdchair.games import GAMES
from thirdchair.pocket.jar import Jar
from thirdchair.table.database import POCKET
from thirdchair.table.store import Store
from thirdchair.web.app import build

Header = tuple[bytes, bytes]
Begin = Callable[[int, list[tuple[str, str]]], None]
"""Hears the status and the headers of an answer."""
Go = Callable[[bytes], None]
"""Hears a piece of its body."""

HERE = ("127.0.0.1", 0)
MANY_OBJECTS = 50_000
"""Garbage is looked for when so many are new: seldom, for nobody else could work meanwhile."""


class Engine:
    """The app of one device. `site` is the address of its front door, with a slash at its end."""

    def __init__(self, folder: Path, site: str, templates: Path | None = None) -> None:
        """`templates` is where compiled ones are kept."""
        address = urlsplit(site)
        self._scheme, self._host = address.scheme, address.netloc
        self._store = Store(GAMES, folder / "tables.db", POCKET)
        self._app, room = build(self._store, root=address.path, alone=True)
        room.rendering.kept_in = templates
        self._jar = Jar(self._store.machine)
        self._turn = asyncio.Lock()
        gc.set_threshold(MANY_OBJECTS)

    async def ask(
        self,
        method: str,
        target: str,
        headers: list[tuple[str, str]],
        body: bytes,
        begin: Begin,
        go: Go,
        gone: asyncio.Event | None = None,
    ) -> None:
        """Answer a request; `target` is its path with the query. `gone`: nobody listens any more.

        An answer begins when all that it says is saved.
        """
        path, _, query = target.partition("?")
        scope = self._scope(method, path, query, headers)
        gone = gone or asyncio.Event()
        if _is_stream(path):
            await self._app(scope, _received(body, gone), _sending(begin, go))
            return
        status, said, pieces = 500, list[Header](), list[bytes]()

        async def send(message: MutableMapping[str, Any]) -> None:
            nonlocal status, said
            if message["type"] == "http.response.start":
                status, said = message["status"], list(message["headers"])
            else:
                pieces.append(message.get("body", b""))

        async with self._turn:
            await self._app(scope, _received(body, gone), send)
            self._jar.take(said)
        begin(status, _told(said))
        go(b"".join(pieces))

    def _scope(
        self, method: str, path: str, query: str, headers: list[tuple[str, str]]
    ) -> dict[str, Any]:
        told = [(name.lower().encode(), value.encode()) for name, value in headers]
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": method,
            "scheme": self._scheme,
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [*told, (b"host", self._host.encode()), (b"cookie", self._jar.header(path))],
            "client": HERE,
            "server": HERE,
        }

    def close(self) -> None:
        """Let go of the file."""
        self._store.close()


def _is_stream(path: str) -> bool:
    return path.endswith("/live")


def _received(body: bytes, gone: asyncio.Event) -> Callable[[], Any]:
    """The request as the application hears it: its body, then nothing until its reader is gone."""
    waiting = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> dict[str, Any]:
        if waiting:
            return waiting.pop()
        await gone.wait()
        return {"type": "http.disconnect"}

    return receive


def _sending(begin: Begin, go: Go) -> Callable[[MutableMapping[str, Any]], Any]:
    async def send(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            begin(message["status"], _told(message["headers"]))
        else:
            go(message.get("body", b""))

    return send


def _told(headers: list[Header]) -> list[tuple[str, str]]:
    """What the browser is told; cookies stay in the jar."""
    named = [(name.decode().lower(), value.decode("latin-1")) for name, value in headers]
    return [(name, value) for name, value in named if name != "set-cookie"]
