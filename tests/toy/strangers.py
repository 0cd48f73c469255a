"""A house with a table and devices of each kind, and files of it that were played on elsewhere."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.toy.asking import Asked
from tests.toy.handed_in import faces, games, voices
from tests.toy.playing import new_table
from tests.toy.test_sealed_pages import phone
from tests.web.reading import Reading
from thirdchair.table.everything import Everything, Kept, packed
from thirdchair.table.exports import check_of, export, import_file
from thirdchair.table.household import WATCHING
from thirdchair.table.journal import Table
from thirdchair.table.store import HOME, House, Saved, Store
from thirdchair.table.times import Times
from thirdchair.web.app import build
from thirdchair.web.face import Faces
from thirdchair.web.visit import DEVICE

UNSEATED, MACHINE = "unseated", "machine"
KINDS = (WATCHING, "s1", "s3", UNSEATED, MACHINE)
"""Who may bring a file: a device that looks on, two that sit, one that sits nowhere, and none."""

PHONES = ("s1", "s2", "s3")


class World:
    """One house; `seats` are those that have a phone. The table may be a game of a campaign."""

    def __init__(
        self,
        store: Store,
        table: Table,
        *seats: str,
        looks: Faces | None = None,
        campaign: str = "",
    ) -> None:
        self.house: House = store.of(HOME)
        self.table = self.house.create("evening", table, campaign=campaign or None).id
        gate, _ = build(store, faces=looks or faces(), voices=voices())
        self.devices: dict[str, Asked] = {MACHINE: phone(gate, self.table, {})}
        for one in (WATCHING, UNSEATED, *seats):
            token = self.house.add_device(f"phone of {one}")
            if one != UNSEATED:
                self.house.claim_seat(token, self.table, one)
            self.devices[one] = phone(gate, self.table, {DEVICE: token})

    def saved(self) -> Saved:
        return self.house.load(self.table, whole=True)

    def file(self) -> bytes:
        """What anybody may take with them."""
        return export(self.saved())

    def copies(self) -> list[str]:
        return [one.name for one in self.house.tables() if one.id != self.table]

    async def bring(self, kind: str, data: bytes, **fields: str) -> httpx.Response:
        """The form of home, sent by this device."""
        one = self.devices[kind]
        home = Reading((await one.client.get("/")).text).form_with("file")
        token = {"_csrf_token": home.fields["_csrf_token"], "once": f"{kind} {len(one.heard)}"}
        answer = await one.client.post("/import", data={**token, **fields}, files={"file": data})
        return one.hear(f"{kind} {fields}", answer)

    async def close(self) -> None:
        for one in self.devices.values():
            await one.client.aclose()


@contextmanager
def lots_that_fall_alike() -> Iterator[None]:
    """Ids and tokens are the same in each world."""
    dice = random.Random(7)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("secrets.token_urlsafe", lambda size=16: f"{dice.getrandbits(96):024x}")
        patch.setattr(
            "secrets.token_hex", lambda size=32: f"{dice.getrandbits(size * 8):0{size * 2}x}"
        )
        patch.setattr("secrets.randbits", dice.getrandbits)
        patch.setattr("secrets.choice", dice.choice)
        yield


def played_on(file: bytes, play: Callable[[Table], object]) -> bytes:
    """The file after somebody has played on elsewhere."""
    name, table, options = import_file(games(), file)
    play(table)
    return export(Saved("elsewhere", name, table, options))


def edited(file: bytes, **changes: Any) -> bytes:
    """The file with other content, and a checksum that says it is whole."""
    content = {**msgspec.json.decode(file), **changes}
    return msgspec.json.encode({**content, "check": check_of(content)})


def cut(file: bytes, length: int) -> bytes:
    """The file with its first entries only."""
    entries = msgspec.json.decode(file)["entries"][:length]
    return edited(file, entries=entries, at=length, waiting=False)


def everything_of(file: bytes) -> bytes:
    """The same game in a file of everything."""
    kept = msgspec.json.encode(Kept(file=msgspec.Raw(file), times=Times(1, 1)))
    return packed(Everything(made=1, campaigns=[], tables=[msgspec.Raw(kept)]))


def visited(
    folder: Path, table: Table, script: Callable[[World], Awaitable[Any]], *seats: str
) -> Any:
    async def all_of_it() -> Any:
        folder.mkdir(exist_ok=True)
        with closing(Store(games(), folder / "tables.sqlite")) as store:
            world = World(store, table, *seats)
            try:
                return await script(world)
            finally:
                await world.close()

    return asyncio.run(all_of_it())


def tonight() -> Table:
    table = new_table("season", 3)
    table.do({"do": "begin"})
    return table
