"""Connections: who waits for nothing is let go in time, and nobody takes the places of the others.

A silent socket costs a file descriptor, of which a process has few. So a connection that owes us
something (the rest of a request, the next one, reading what we sent) has so much time for it, and
an address of the network so many connections. This machine always gets in, if need be in place of
what it has left silent itself. A page that only listens to live updates owes nothing, and stays.
"""

import asyncio
import ssl
from collections.abc import Callable, Sequence
from enum import Enum, auto
from time import monotonic
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from thirdchair.web.network import is_loopback

MOST_FROM_ONE = 40
"""A browser has six connections to a host; several of them, and pages that listen, fit in."""
MOST_IN_ALL = 400
KEPT_BACK = 160
"""File descriptors that the network never gets: for this machine, the database and our files."""
FEWEST_IN_ALL = 16
MANY = 4096
FOR_FILES = 96
"""File descriptors that no connection gets, not even one of this machine."""
PROGRESS = 10_000
"""Whoever sends or reads slowly gets so many bytes through in the time there is for a part."""


class Doing(Enum):
    """What the other side does: send the head of a request, its body, wait for us, or nothing."""

    ASKING = auto()
    SENDING = auto()
    ANSWERED = auto()
    RESTING = auto()


class Patience(msgspec.Struct, frozen=True):
    """Seconds that we wait: for a head, a whole body, a part of it, the next request, reading.

    The largest file that we take comes in time over a line of 15 kB a second.
    """

    head: float = 10.0
    body: float = 600.0
    part: float = 20.0
    rest: int = 30
    reading: float = 20.0


class Crowd:
    """All open connections of a process, and how many of the network there may be."""

    def __init__(
        self,
        patience: Patience | None = None,
        *,
        from_one: int = MOST_FROM_ONE,
        in_all: int | None = None,
        open_at_once: int | None = None,
        is_local: Callable[[Sequence[Any] | None], bool] = is_loopback,
    ) -> None:
        self.patience = patience or Patience()
        self.from_one = from_one
        self.in_all = places() if in_all is None else in_all
        self.open_at_once = most_open() if open_at_once is None else open_at_once
        self.is_local = is_local
        self._there: set[Connection] = set()

    def enter(self, new: "Connection") -> bool:
        """Is there room for this one? Whoever has owed us something for longest makes it."""
        if not self.is_local(new.peer):
            strangers = [one for one in self._there if not self.is_local(one.peer)]
            same = [one for one in strangers if one.address == new.address]
            if len(same) >= self.from_one:
                if not _made_room(same):
                    return False
            elif len(strangers) >= self.in_all and not _made_room(strangers):
                return False
        elif len(self._there) >= self.open_at_once:
            _made_room([one for one in self._there if self.is_local(one.peer)])
        self._there.add(new)
        return True

    def leave(self, one: "Connection") -> None:
        self._there.discard(one)

    def sweep(self) -> None:
        """Let those go who have made us wait too long. To be called every second or so."""
        for one in list(self._there):
            if one.overdue(self.patience):
                one.drop()


def _made_room(among: list["Connection"]) -> bool:
    waiting = [one for one in among if one.owes]
    if not waiting:
        return False
    min(waiting, key=lambda one: one.since).drop()
    return True


def places() -> int:
    """How many connections the network may have, by what this process may open."""
    return max(FEWEST_IN_ALL, min(MOST_IN_ALL, _may_open() - KEPT_BACK))


def most_open() -> int:
    """How many there may be before silent ones of this machine make room for others of it."""
    return max(2 * FEWEST_IN_ALL, _may_open() - FOR_FILES)


def _may_open() -> int:
    """How many file descriptors this process may have; what is not limited counts as many."""
    try:
        import resource
    except ImportError:  # Windows counts in thousands
        return MANY
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MANY if limit == resource.RLIM_INFINITY else limit


class Talk(h11.Connection):
    """What is said on a connection, without what could be read in two ways."""

    def next_event(self) -> Any:
        """Where length and chunks both say how long a body is, whoever stands in front of us may
        have taken another one for the next request: so it is refused, and the connection ends."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            names = {name for name, _ in event.headers}
            if {b"content-length", b"transfer-encoding"} <= names:
                raise h11.RemoteProtocolError("a body of two lengths", error_status_hint=400)
        return event


class Connection(H11Protocol):
    """One connection, counted from the moment that it is accepted, before any encryption.

    That is why it goes over to TLS itself: a server that does so would show it to us only after
    the other side has said something.
    """

    crowd: Crowd
    tls: ssl.SSLContext | None = None

    peer: Sequence[Any] | None = None
    doing = Doing.ASKING
    since = 0.0

    _line: asyncio.Transport
    _entered = _ready = _lost = False
    _early = b""
    _heard = 0
    _part: tuple[int, float] | None = None
    _unread: tuple[int, float] | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn = Talk(h11.SERVER)

    @property
    def address(self) -> str:
        """Who it is: the address on the other side."""
        return str(self.peer[0]) if self.peer else ""

    @property
    def owes(self) -> bool:
        """Do we wait for the other side, not it for us?"""
        return self.doing != Doing.ANSWERED

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._line = transport
        self.peer = transport.get_extra_info("peername")
        self.since = monotonic()
        self._entered = self.crowd.enter(self)
        if not self._entered:
            transport.abort()
        elif self.tls is None:
            self._ready = True
            super().connection_made(transport)
        else:
            transport.pause_reading()
            task = self.loop.create_task(self._encrypted(self.tls))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _encrypted(self, tls: ssl.SSLContext) -> None:
        try:
            transport = await self.loop.start_tls(self._line, self, tls, server_side=True)
        except (OSError, asyncio.CancelledError):
            self.drop()  # they do not speak TLS, or do not trust us
            return
        if transport is None or self._lost:
            return
        super().connection_made(transport)
        self._ready = True
        early, self._early = self._early, b""
        if early:
            self.data_received(early)

    def data_received(self, data: bytes) -> None:
        self._heard += len(data)
        if not self._ready:  # it came along with the end of the handshake
            self._early += data
            return
        super().data_received(data)
        self._now_does(asked=True)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._now_does(asked=False)

    def connection_lost(self, exc: Exception | None) -> None:
        self._lost = True
        self.crowd.leave(self)
        if self._ready:
            super().connection_lost(exc)

    def drop(self) -> None:
        """End it at once, with all that is still to be sent."""
        self.crowd.leave(self)
        self._line.abort()

    def _now_does(self, *, asked: bool) -> None:
        if self.conn.their_state is h11.SEND_BODY:
            doing = Doing.SENDING
        elif self.cycle is not None and not self.cycle.response_complete:
            doing = Doing.ANSWERED
        else:
            doing = Doing.ASKING if asked or self.cycle is None else Doing.RESTING
        if doing != self.doing:
            self.doing, self.since, self._part = doing, monotonic(), None

    def overdue(self, patience: Patience) -> bool:
        """Has it made us wait too long?"""
        now = monotonic()
        if self._reads_nothing(now, patience.reading):
            return True
        waited = now - self.since
        match self.doing:
            case Doing.ASKING:
                return waited > patience.head
            case Doing.SENDING:
                return waited > patience.body or self._sends_nothing(now, patience.part)
        return False  # we owe an answer; or it rests, which the server itself ends

    def _sends_nothing(self, now: float, part: float) -> bool:
        """Does no more than a drop come now and then?"""
        held_back = self.flow.read_paused  # by us: we have not read what came
        if self._part is None or held_back or self._heard >= self._part[0] + PROGRESS:
            self._part = (self._heard, now)
        return now - self._part[1] > part

    def _reads_nothing(self, now: float, reading: float) -> bool:
        """Does what we sent stay where it is?"""
        left = self._line.get_write_buffer_size()
        if not left:
            self._unread = None
        elif self._unread is None or left <= self._unread[0] - PROGRESS:
            self._unread = (left, now)
        return self._unread is not None and now - self._unread[1] > reading


def connections_of(crowd: Crowd, tls: ssl.SSLContext | None = None) -> type[Connection]:
    """What a server makes its connections of."""
    return type("Connection", (Connection,), {"crowd": crowd, "tls": tls})
