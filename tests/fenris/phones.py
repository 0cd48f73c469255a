"""Phones at a campaign's table, without a browser: pages are asked for and forms are sent."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import httpx

from tests.fenris.pages import faces, voices
from tests.toy.asking import Asked
from tests.web.house import GOES_ROUND
from thirdchair.table.journal import Table
from thirdchair.table.store import HOME, Store
from thirdchair.web.app import build
from thirdchair.web.visit import DEVICE

Phones = dict[str, Asked]


@asynccontextmanager
async def phones(store: Store, table: Table, *seats: str) -> AsyncIterator[Phones]:
    """A phone for each of these seats, and one, called "", that has not sat down."""
    house = store.of(HOME)
    saved = house.create("Friday", table)
    gate, _ = build(store, faces=faces(), voices=voices())
    found = {}
    for seat in ("", *seats):
        cookies = {**GOES_ROUND}
        if seat:
            token = house.add_device(f"phone of {seat}")
            house.claim_seat(token, saved.id, seat)
            cookies[DEVICE] = token
        transport = httpx.ASGITransport(gate)
        client = httpx.AsyncClient(
            transport=transport, base_url="http://127.0.0.1", cookies=cookies
        )
        found[seat] = Asked(client, gate, saved.id)
    try:
        yield found
    finally:
        for one in found.values():
            await one.client.aclose()


def run(
    store: Store, table: Table, script: Callable[[Phones], Awaitable[None]], *seats: str
) -> None:
    """Let phones at these seats do what the script says."""

    async def all_of_it() -> None:
        async with phones(store, table, *seats) as found:
            await script(found)

    asyncio.run(all_of_it())
