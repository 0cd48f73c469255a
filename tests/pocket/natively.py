"""The engine of the pocket without a browser: what asks it speaks HTTP, and nobody listens."""

import asyncio
from pathlib import Path

import httpx

from thirdchair.pocket.engine import Engine

SITE = "https://example.org/thirdchair/"


class Natively(httpx.BaseTransport):
    """Hands each request to the engine, as the service worker does: without any cookie."""

    def __init__(self, folder: Path, site: str = SITE) -> None:
        self._loop = asyncio.new_event_loop()
        self.engine = Engine(folder, site)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        given = [(name, value) for name, value in request.headers.items() if name not in UNSEEN]
        target, body = request.url.raw_path.decode(), request.read()
        status, headers, pieces = 0, list[tuple[str, str]](), list[bytes]()

        def begin(said: int, told: list[tuple[str, str]]) -> None:
            nonlocal status, headers
            status, headers = said, told

        self._loop.run_until_complete(
            self.engine.ask(request.method, target, given, body, begin, pieces.append)
        )
        return httpx.Response(status, headers=headers, content=b"".join(pieces))

    def close(self) -> None:
        self.engine.close()
        self._loop.close()


UNSEEN = ("host", "cookie", "origin", "connection", "accept-encoding", "content-length")
"""What no service worker sees or may send."""


def natively(folder: Path, site: str = SITE, language: str = "en") -> httpx.Client:
    """Somebody who visits the pocket of this folder."""
    headers = {"accept-language": language}
    return httpx.Client(transport=Natively(folder, site), base_url=site, headers=headers)
