"""Everything that can be asked of an application, and all that it answers, byte for byte."""

import asyncio
import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.toy.game import KEEPERS
from tests.toy.handed_in import games
from tests.web.every_link import kind_of
from tests.web.house import GOES_ROUND
from tests.web.reading import Reading
from thirdchair.kit.game import Games
from thirdchair.table.store import Store
from thirdchair.web.app import build
from thirdchair.web.face import Faces
from thirdchair.words import Voices

LANGUAGES = ("en", "de", "cs")
LINK = re.compile(r'\s(?:href|src|action)="([^"#]+)')
OURS = re.compile(
    r"/(static|tables|api|box$|rules|play$|record$|phone$|$|new\?mode=(night|season)$)"
)
"""What is asked for: all about the toy, and what the house says of all its games."""
CLOCK = re.compile(rb"\b\d{1,2}:\d\d\b")
OFTEN = 3
"""Of links that look alike, so many are followed: steps of the history."""
UNTOLD = ("date", "set-cookie")
"""Headers that differ every time."""


@dataclass
class Asked:
    """One application that is asked. `heard` are its answers, each under what was asked."""

    client: httpx.AsyncClient
    gate: Any
    table: str = ""
    ours: re.Pattern[str] = OURS
    """The addresses that are followed."""
    heard: list[tuple[str, bytes]] = field(default_factory=list)
    _form: dict[str, str] | None = None

    def __post_init__(self) -> None:
        self.client.headers["accept-encoding"] = "identity"

    async def get(self, path: str, language: str = "en") -> httpx.Response:
        """A page, a file, or what the API says of itself."""
        headers = {"accept-language": language}
        answer = await self.client.get(path.replace("*", self.table), headers=headers)
        return self.hear(f"GET {path} ({language})", answer)

    async def post(self, path: str, /, **request: Any) -> dict[str, Any]:
        """A request of the API."""
        path = path.replace("*", self.table)
        answer = await self.client.post(path, json=request)
        self.hear(f"POST {path} {request}", answer)
        self._form = self._form if answer.status_code >= 400 else None
        told: dict[str, Any] = answer.json()
        return told

    async def tap(self, **fields: str) -> httpx.Response:
        """A button of the table page, as the page has it but for these fields."""
        page = f"/tables/{self.table}"
        if self._form is None:
            form = Reading((await self.client.get(page)).text).forms[-1]
            self._form = {field: form.fields[field] for field in ("_csrf_token", "at", "who")}
        sent = {**self._form, "once": f"tap {len(self.heard)}", **fields}
        answer = self.hear(f"TAP {fields}", await self.client.post(page, data=sent))
        if answer.status_code < 400:
            self._form = None  # the table has moved on
        return answer

    async def send(self, page: str, /, **fields: str) -> httpx.Response:
        """A form of any page: what it says must be all that it says."""
        token = (self._form or {}).get("_csrf_token") or await self._token()
        sent = {"_csrf_token": token, "once": f"send {len(self.heard)}", **fields}
        answer = await self.client.post(page.replace("*", self.table), data=sent)
        return self.hear(f"SEND {page} {fields}", answer)

    async def _token(self) -> str:
        home = Reading((await self.client.get("/")).text)
        return next(form.fields["_csrf_token"] for form in home.forms if form.fields)

    async def stream(self) -> None:
        """The first words of the event stream."""
        path = f"/tables/{self.table}/live"
        self.heard.append((f"STREAM {path}", await _first_chunks(self.gate, path, 2)))

    async def crawl(self, start: str, language: str, *more: str) -> None:
        """Every kind of page that can be reached from here, and every file that it links to.

        From a table, only its own pages; from elsewhere, no table. `more`: where else to begin.
        """
        starts = [one.replace("*", self.table) for one in (start, *more)]
        waiting, known, kinds = list(starts), set(starts), Counter[str]()
        while waiting:
            answer = await self.get(waiting.pop(0), language)
            for link in sorted(set(_links(answer, self.ours)) - known):
                known.add(link)
                kinds[kind_of(link)] += 1
                here = link.startswith("/tables/") == starts[0].startswith("/tables/")
                if (here and kinds[kind_of(link)] <= OFTEN) or link.startswith("/static/"):
                    waiting.append(link)

    def hear(self, asked: str, answer: httpx.Response) -> httpx.Response:
        """Write down what was answered."""
        headers = sorted(answer.headers.multi_items())
        told = [f"{name}: {value}" for name, value in headers if name not in UNTOLD]
        head = "\n".join([str(answer.status_code), *told])
        content = CLOCK.sub(b"", answer.content)
        self.heard.append((asked, head.encode() + b"\n\n" + content))
        return answer


def _links(answer: httpx.Response, ours: re.Pattern[str]) -> Iterator[str]:
    if "location" in answer.headers:
        yield answer.headers["location"]
    if answer.headers.get("content-type", "").startswith("text/html"):
        for link in LINK.findall(answer.text):
            path = unescape(link)
            if ours.match(path) and not path.endswith(("/live", "/delete")):
                yield path


async def _first_chunks(gate: Any, path: str, count: int) -> bytes:
    """What a stream says before somebody hangs up."""
    heard, enough = list[bytes](), asyncio.Event()

    async def receive() -> dict[str, Any]:
        await enough.wait()
        return {"type": "http.disconnect"}

    async def send(message: Mapping[str, Any]) -> None:
        if message["type"] == "http.response.body":
            heard.append(message.get("body", b""))
        if len(heard) >= count:
            enough.set()

    await asyncio.wait_for(gate(asgi_scope(path), receive, send), 20)
    return b"".join(heard)


def asgi_scope(path: str) -> dict[str, Any]:
    """A request for this path as a server hands it on, for an answer that does not end."""
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"127.0.0.1")],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
    }


def asked(
    folder: Path, package: str, script: Any, faces: Faces, voices: Voices
) -> list[tuple[str, bytes]]:
    """All that an application with this toy answers to a script."""
    return answered(folder / f"{package}.sqlite", script, games(package), faces, voices)


def answered(
    file: Path, script: Any, played: Games, faces: Faces, voices: Voices
) -> list[tuple[str, bytes]]:
    """All that an application answers to a script. Its lots fall as in any other."""
    dice = random.Random(7)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("secrets.token_urlsafe", lambda size=16: f"{dice.getrandbits(96):024x}")
        patch.setattr(
            "secrets.token_hex", lambda size=32: f"{dice.getrandbits(size * 8):0{size * 2}x}"
        )
        patch.setattr("secrets.randbits", dice.getrandbits)
        patch.setattr("secrets.choice", dice.choice)
        patch.setattr("random.randint", dice.randint)  # when a stream is asked for again
        with closing(Store(played, file)) as store:
            gate, _ = build(store, faces=faces, voices=voices)
            return asyncio.run(run(gate, script))


async def run(gate: Any, script: Any) -> list[tuple[str, bytes]]:
    """What is heard of one application."""
    transport = httpx.ASGITransport(gate)
    async with httpx.AsyncClient(
        transport=transport, base_url="http://127.0.0.1", cookies=GOES_ROUND
    ) as client:
        one = Asked(client, gate)
        await script(one)
    return one.heard


__all__ = ["KEEPERS", "LANGUAGES", "Asked", "answered", "asgi_scope", "asked", "run"]
