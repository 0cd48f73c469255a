"""Live: each open page of a table hears when the game or its look moves on, and nothing else."""

import asyncio
import random
from collections import defaultdict
from collections.abc import AsyncIterator
from typing import Any
from weakref import WeakSet

from litestar import get
from litestar.response import ServerSentEvent, ServerSentEventMessage

from thirdchair.kit.refusals import not_now
from thirdchair.web.visit import TableId, Visiting

MOST_STREAMS = 200
HEARTBEAT = 15.0
RETRY_MS = (1000, 4000)
"""When a page asks again after its stream has ended: each at another moment, so that all phones of
a house, cut off by a restart, do not come back at once."""

Heard = tuple[str, int]
"""What has moved on (`GAME` or `LOOK`), and its number now."""
GAME, LOOK = "message", "look"
"""Names of server-sent events; the first is what a listener hears by default."""

Place = tuple[str, str]
"""A table in its house: whoever listens in another house hears nothing of it."""


class Ear(asyncio.Queue[Heard | None]):
    """One open page that listens at a place."""

    def __init__(self, place: Place) -> None:
        super().__init__()
        self.place = place


Ears = dict[Place, "WeakSet[Ear]"]
"""Weak: who goes away before the stream begins takes up no place either."""


class Bell:
    """Tells open pages what has moved on. Handlers ring it from their own threads."""

    def __init__(self) -> None:
        self._ears: Ears = defaultdict(WeakSet)
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

    def ear(self, place: Place) -> Ear:
        """An ear at this place, counted from now on, unless the house has as many as we serve."""
        listening = (len(ears) for at, ears in self._ears.items() if at[0] == place[0])
        if sum(listening) >= MOST_STREAMS:
            raise not_now("too-many-pages")
        self._loop = asyncio.get_running_loop()
        ear = Ear(place)
        self._ears[place].add(ear)
        return ear

    def leave(self, ear: Ear) -> None:
        """Nobody listens with it any more."""
        self._ears[ear.place].discard(ear)
        if not self._ears[ear.place]:
            del self._ears[ear.place]

    async def listen(self, ear: Ear, now: list[Heard]) -> AsyncIterator[Heard | None]:
        """What there is now, then each change; None when nothing happened for a while."""
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
            self.leave(ear)

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
    bell = visit.room.bell
    ear = bell.ear((visit.house.id, table_id))  # before anything is waited for: many come at once
    try:
        saved = await asyncio.to_thread(visit.house.load, table_id)
    except BaseException:
        bell.leave(ear)
        raise
    now = [(GAME, saved.revision), (LOOK, saved.look)]
    retry = random.randint(*RETRY_MS)

    async def messages() -> AsyncIterator[Any]:
        async for heard in bell.listen(ear, now):
            if heard is None:
                yield ServerSentEventMessage(comment="still here", data=None)
            else:
                what, number = heard
                event = None if what == GAME else what
                yield ServerSentEventMessage(event=event, data=number, retry=retry)

    return ServerSentEvent(messages())
