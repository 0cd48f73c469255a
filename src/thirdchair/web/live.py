"""Live: each open page of a table hears when the game or its look moves on, and nothing else."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from typing import Any

from litestar import get
from litestar.response import ServerSentEvent, ServerSentEventMessage

from thirdchair.kit.refusals import Refusal
from thirdchair.web.visit import TableId, Visiting

MOST_STREAMS = 200
HEARTBEAT = 15.0
RETRY_MS = 1000

Heard = tuple[str, int]
"""What has moved on (`GAME` or `LOOK`), and its number now."""
GAME, LOOK = "message", "look"
"""Names of server-sent events; the first is what a listener hears by default."""

Place = tuple[str, str]
"""A table in its house: whoever listens in another house hears nothing of it."""
Ears = dict[Place, set["asyncio.Queue[Heard | None]"]]


class Bell:
    """Tells open pages what has moved on. Handlers ring it from their own threads."""

    def __init__(self) -> None:
        self._ears: Ears = defaultdict(set)
        self._loop: asyncio.AbstractEventLoop | None = None

    def ring(self, place: Place, revision: int) -> None:
        """The game has moved on. Called after the commit, from any thread."""
        self._ring(place, (GAME, revision))

    def ring_look(self, place: Place, look: int) -> None:
        """The table looks different. Called after the commit, from any thread."""
        self._ring(place, (LOOK, look))

    def _ring(self, place: Place, heard: Heard) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._tell, place, heard)

    def silence(self) -> None:
        """End all streams: the server stops."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._tell_all, None)

    def full(self, house: str) -> bool:
        """Are there as many streams as we serve to one house?"""
        listening = (len(ears) for place, ears in self._ears.items() if place[0] == house)
        return sum(listening) >= MOST_STREAMS

    async def listen(self, place: Place, now: list[Heard]) -> AsyncIterator[Heard | None]:
        """What there is now, then each change; None when nothing happened for a while."""
        self._loop = asyncio.get_running_loop()
        ear: asyncio.Queue[Heard | None] = asyncio.Queue()
        self._ears[place].add(ear)
        try:
            for one in now:
                yield one
            while True:
                try:
                    heard = await asyncio.wait_for(ear.get(), HEARTBEAT)
                except TimeoutError:
                    yield None
                    continue
                if heard is None:
                    return
                yield heard
        finally:
            self._ears[place].discard(ear)
            if not self._ears[place]:
                del self._ears[place]

    def _tell(self, place: Place, heard: Heard) -> None:
        for ear in self._ears.get(place, ()):
            ear.put_nowait(heard)

    def _tell_all(self, word: None) -> None:
        for ears in self._ears.values():
            for ear in ears:
                ear.put_nowait(word)


@get("/tables/{table_id:str}/live")
async def stream(visit: Visiting, table_id: TableId) -> ServerSentEvent:
    """Server-sent events: the revision of the table, and the number of its look, when they move."""
    place = (visit.house.id, table_id)
    if visit.room.bell.full(visit.house.id):
        raise Refusal("not_now", "too-many-pages")
    saved = await asyncio.to_thread(visit.house.load, table_id)
    now = [(GAME, saved.revision), (LOOK, saved.look)]

    async def messages() -> AsyncIterator[Any]:
        async for heard in visit.room.bell.listen(place, now):
            if heard is None:
                yield ServerSentEventMessage(comment="still here", data=None)
            else:
                what, number = heard
                event = None if what == GAME else what
                yield ServerSentEventMessage(event=event, data=number, retry=RETRY_MS)

    return ServerSentEvent(messages())
