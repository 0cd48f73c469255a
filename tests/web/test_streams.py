"""Many who listen at once, and many pages that are asked for at once, while others play."""

import asyncio
import re
from collections.abc import Iterator, Mapping, MutableMapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.toy.asking import asgi_scope
from tests.web.test_two_houses import Street
from thirdchair.games import GAMES
from thirdchair.table.store import Store
from thirdchair.web.gate import PAGES_AT_ONCE
from thirdchair.web.live import RETRY_MS, Bell

PATIENCE = 60


@pytest.fixture
def street(tmp_path: Path) -> Iterator[Street]:
    with closing(Store(GAMES, tmp_path / "tables.db")) as store:
        yield Street(store)


class Listener:
    """A page that listens until it hangs up."""

    def __init__(self, street: Street) -> None:
        self.status, self.heard = asyncio.Queue[int](), asyncio.Queue[bytes]()
        self.hung_up = asyncio.Event()
        scope = asgi_scope(f"/tables/{street.known.table}/live")
        self.task = asyncio.create_task(street.gate(scope, self._receive, self._send))

    async def _receive(self) -> dict[str, Any]:
        await self.hung_up.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Mapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self.status.put_nowait(message["status"])
        elif body := message.get("body"):
            self.heard.put_nowait(body)

    async def answered(self) -> int:
        return await asyncio.wait_for(self.status.get(), PATIENCE)

    async def leave(self) -> None:
        self.hung_up.set()
        await self.task


def test_a_burst_gets_no_more_streams_than_there_are(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("thirdchair.web.live.MOST_STREAMS", 5)

    async def burst() -> tuple[list[int], int]:
        all_at_once = [Listener(street) for _ in range(20)]
        answers = [await one.answered() for one in all_at_once]
        for one in all_at_once:
            await one.leave()
        late = Listener(street)
        status = await late.answered()
        await late.leave()
        return answers, status

    answers, afterwards = asyncio.run(burst())
    assert sorted(answers) == [200] * 5 + [409] * 15
    assert afterwards == 200


def test_who_goes_before_the_stream_begins_takes_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thirdchair.web.live.MOST_STREAMS", 1)

    async def listened() -> None:
        bell = Bell()
        for _ in range(3):
            never_begun = bell.listen(bell.ear(("home", "table")), [])
            del never_begun

    asyncio.run(listened())


def test_streams_that_end_together_are_asked_for_again_at_different_times(street: Street) -> None:
    async def told() -> int:
        listener = Listener(street)
        heard = await asyncio.wait_for(listener.heard.get(), PATIENCE)
        await listener.leave()
        found = re.search(rb"retry: (\d+)", heard)
        assert found
        return int(found[1])

    async def all_told() -> list[int]:
        return [await told() for _ in range(30)]

    waits = asyncio.run(all_told())
    assert all(RETRY_MS[0] <= wait <= RETRY_MS[1] for wait in waits)
    assert len(set(waits)) > 10
    assert RETRY_MS[1] - RETRY_MS[0] >= 3000


class Slow:
    """A site that makes no page until it may, and counts how many it has in hand."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.making = self.most = 0
        self.read = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["method"] == "GET":
            self.making += 1
            self.most = max(self.most, self.making)
            await self.may.wait()
            self.making -= 1
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"made"})


async def ask(street: Street, path: str, method: str, reads: asyncio.Event | None = None) -> None:
    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: MutableMapping[str, Any]) -> None:
        if reads is not None:
            await reads.wait()

    await street.gate({**asgi_scope(path), "method": method}, receive, send)


def test_a_tap_waits_for_no_queue_of_pages(street: Street) -> None:
    async def asked() -> int:
        street.gate.site = slow = Slow()  # type: ignore[assignment]
        pages = [asyncio.create_task(ask(street, "/rules", "GET")) for _ in range(20)]
        await asyncio.sleep(0)
        for method, path in (("POST", "/tables/x"), ("POST", "/api/tables/x")):
            await asyncio.wait_for(ask(street, path, method), PATIENCE)
        slow.may.set()
        await asyncio.gather(*pages)
        return slow.most

    assert asyncio.run(asked()) == PAGES_AT_ONCE


def test_who_reads_a_page_slowly_keeps_no_other_page_waiting(street: Street) -> None:
    async def asked() -> None:
        street.gate.site = slow = Slow()  # type: ignore[assignment]
        slow.may.set()
        read = asyncio.Event()
        readers = [asyncio.create_task(ask(street, "/rules", "GET", read)) for _ in range(10)]
        await asyncio.sleep(0)
        await asyncio.wait_for(ask(street, "/rules", "GET"), PATIENCE)
        read.set()
        await asyncio.gather(*readers)

    asyncio.run(asked())
