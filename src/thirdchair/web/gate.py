"""The gate before everything: who may come in, under which name, and what every answer carries.

It stands outside the application, so that it holds for every path, known or not.
"""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import AsyncExitStack
from typing import Any
from urllib.parse import quote

import msgspec
from litestar.datastructures import Headers

from thirdchair.web.cookies import secured, unveiled
from thirdchair.web.front import came_through, name_of
from thirdchair.web.network import is_loopback, machine_names
from thirdchair.web.pages.site import Site
from thirdchair.web.rendering import Rendering
from thirdchair.web.room import Room
from thirdchair.web.visit import DEVICE, LANGUAGE, preferred
from thirdchair.words import LANGUAGES, Words

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})
SAFE = ("GET", "HEAD")
OPEN_TO_ALL = ("/join", "/static/", "/device", "/moments/", "/certificate", "/manifest", "/worker")
"""What a device may see before it has given the code; a moment, because its link is the secret."""

ENDLESS = "/live"
"""A stream has no head of its own: it would be listened to for ever."""

PAGES_AT_ONCE = 2
"""Python makes one at a time, whatever the number of threads; with two, a long one keeps nobody."""

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors "
)
FRAMED_BY_NOBODY = [
    (b"content-security-policy", f"{POLICY}'none'".encode()),
    (b"x-frame-options", b"DENY"),
]
FRAMED_BY_ITSELF = [
    (b"content-security-policy", f"{POLICY}'self'".encode()),
    (b"x-frame-options", b"SAMEORIGIN"),
]
"""An app that is alone lives in a frame of its own page."""
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]

HSTS = (b"strict-transport-security", b"max-age=604800")
"""A week: who goes back to http, or has other sites on this machine, is not locked out for long."""


class Gate:
    """Checks Host and Origin, lets devices of the network in by their token, adds headers."""

    def __init__(self, site: Site, room: Room) -> None:
        self.site = site
        self._room = room
        self._names = machine_names()
        self._turns = asyncio.Semaphore(PAGES_AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        to = self._room.to
        path = to.inside(scope["path"])
        scope = _plain_for_others({**scope, "path": path or scope["path"]})
        scope = self._as_seen_in_front(scope)
        if scope["method"] == "HEAD" and not scope["path"].endswith(ENDLESS):
            scope, send = {**scope, "method": "GET"}, _without_body(send)
        secure = scope.get("scheme") == "https"
        if secure:
            scope["headers"] = unveiled(scope["headers"])
        headers = Headers.from_scope(scope)  # type: ignore[arg-type]
        framed = FRAMED_BY_ITSELF if self._room.alone else FRAMED_BY_NOBODY
        send = _with_headers(send, framed, secure=secure)
        refused = self._refused(scope, headers)
        if path is None:
            await _answer(self._room.rendering, scope, headers, send, 404, "page-error-not-found")
        elif refused:
            await _answer(self._room.rendering, scope, headers, send, 403, refused)
        elif await self._may_enter(scope, headers):
            await self._served(scope, receive, send)
        elif scope["method"] in SAFE and not scope["path"].startswith("/api/"):
            await _send_to_join(to(f"/join?next={quote(scope['path'])}"), send)
        else:
            await _answer(self._room.rendering, scope, headers, send, 401, "page-error-join-first")

    async def _served(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pages are made a few at a time, taps at once.

        Every look at the database hands Python over to whichever thread waits for it: a tap that
        shares it with forty pages is some seconds late. Who reads slowly keeps nobody waiting, for
        a page that is sent is made.
        """
        if scope["method"] != "GET" or not _is_made(scope["path"]):
            await self.site(scope, receive, send)
            return
        async with AsyncExitStack() as turn:
            await turn.enter_async_context(self._turns)

            async def sending(message: MutableMapping[str, Any]) -> None:
                await turn.aclose()
                await send(message)

            await self.site(scope, receive, sending)

    def _as_seen_in_front(self, scope: Scope) -> Scope:
        """What a proxy that the owner has named passes on was asked of its site, not of us."""
        front = self._room.network.front
        if front is None:
            return scope
        name = name_of(dict(scope["headers"]).get(b"host", b"").decode("latin-1"))
        rewritten = name in LOOPBACK and came_through(scope["headers"])
        if name != front.name and not rewritten:
            return scope
        kept = [one for one in scope["headers"] if one[0] != b"host"]
        headers = [*kept, (b"host", front.host.encode())]
        return {**scope, "scheme": front.scheme, "headers": headers}

    def _refused(self, scope: Scope, headers: Headers) -> str | None:
        """The sentence for a request that does not belong here."""
        if self._room.alone:
            return None  # the browser itself lets no other site in
        here = self._room.is_this_machine(scope)
        if not here and not self._room.network.lets_in:
            return "page-error-not-open"
        host = headers.get("host", "")
        if name_of(host) not in self._allowed(scope, here=here):
            return "page-error-host"
        if scope["method"] not in SAFE:
            origin = headers.get("origin")
            if origin is not None and origin != f"{scope.get('scheme', 'http')}://{host}":
                return "page-error-origin"
            if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
                return "page-error-origin"
        return None

    def _allowed(self, scope: Scope, *, here: bool) -> set[str]:
        """The names under which this connection may call us: never one that others gave us."""
        front = self._room.network.front
        names = {front.name} if front else set()
        if here or (front and is_loopback(scope.get("client"))):
            names |= LOOPBACK
        if self._room.network.is_open:
            server = scope.get("server") or ("", 0)
            names |= {str(server[0]), *self._names}
        return names

    async def _may_enter(self, scope: Scope, headers: Headers) -> bool:
        """This machine, what is open to all, and devices that have joined."""
        if self._room.is_this_machine(scope):
            return True
        if scope["path"].startswith(OPEN_TO_ALL):
            return True
        token = _cookie(headers, DEVICE)
        if not token:
            return False
        device = await asyncio.to_thread(self._room.house_of(scope).device, token)
        return device is not None


def _is_made(path: str) -> bool:
    """Is it a page, which takes its time, or the beginning of a stream?"""
    return not path.startswith(("/static/", "/api/"))


def _cookie(headers: Headers, name: str) -> str | None:
    for part in headers.get("cookie", "").split(";"):
        key, _, value = part.strip().partition("=")
        if key == name:
            return value
    return None


def _plain_for_others(scope: Scope) -> Scope:
    """What another site asks for is never packed: its size could betray what a page holds."""
    if dict(scope["headers"]).get(b"sec-fetch-site", b"none") in (b"same-origin", b"none"):
        return scope
    kept = [one for one in scope["headers"] if one[0] != b"accept-encoding"]
    return {**scope, "headers": kept}


def _with_headers(send: Send, framed: list[tuple[bytes, bytes]], *, secure: bool) -> Send:
    async def sending(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            given = list(message.get("headers", ()))
            if not any(name.lower() == b"cache-control" for name, _ in given):
                given.append((b"cache-control", b"no-store"))
            every = [*framed, *HEADERS]
            message["headers"] = [*secured(given), *every, HSTS] if secure else given + every
        await send(message)

    return sending


def _without_body(send: Send) -> Send:
    """What is asked for with HEAD is answered as with GET, and the body kept back."""

    async def sending(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return sending


async def _send_to_join(path: str, send: Send) -> None:
    await _respond(send, 303, b"text/plain", b"", [(b"location", path.encode())])


async def _answer(
    rendering: Rendering, scope: Scope, headers: Headers, send: Send, status: int, message: str
) -> None:
    """A refusal in the reader's language: a page, or for the API an answer of the contract."""
    chosen = _cookie(headers, LANGUAGE)
    language = chosen if chosen in LANGUAGES else preferred(headers)
    words = Words(language)
    if scope["path"].startswith("/api/"):
        error = {"code": "not_now", "message": words.text(message)}
        body = msgspec.json.encode({"ok": False, "error": error})
        await _respond(send, status, b"application/json", body)
        return
    page = rendering.render(
        "refused.html", {"t": words.text, "language": language, "theme": "auto", "message": message}
    )
    await _respond(send, status, b"text/html; charset=utf-8", page.encode())


async def _respond(
    send: Send,
    status: int,
    kind: bytes,
    body: bytes,
    extra: list[tuple[bytes, bytes]] | None = None,
) -> None:
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    await send(
        {"type": "http.response.start", "status": status, "headers": headers + (extra or [])}
    )
    await send({"type": "http.response.body", "body": body})
