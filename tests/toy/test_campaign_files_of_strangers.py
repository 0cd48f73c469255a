"""Files of campaigns: with its games a device may do what it could do by taps at each of them."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.toy.face import face
from tests.toy.game import SEASON
from tests.toy.handed_in import games
from tests.toy.playing import in_shop
from tests.toy.strangers import (
    KINDS,
    MACHINE,
    PHONES,
    UNSEATED,
    World,
    edited,
    lots_that_fall_alike,
    played_on,
)
from tests.toy.test_files_of_strangers import RIGHT, WRONG, Votes, begun, bought, forms, guessed
from tests.toy.test_series import SEASONS, Series
from tests.web.reading import Reading
from thirdchair.table.campaign_files import export_campaign
from thirdchair.table.everything import Everything, Kept, packed
from thirdchair.table.household import WATCHING
from thirdchair.table.journal import Table
from thirdchair.table.store import HOME, Store
from thirdchair.table.times import Times


class Campaign(World):
    """A house with a campaign of one season."""

    def __init__(self, store: Store, table: Table, *seats: str) -> None:
        self.campaign = store.of(HOME).create_campaign("Lights", "toy", SEASON, {})
        looks = {"toy": lambda: replace(face(SEASONS), series=Series())}
        super().__init__(store, table, *seats, looks=looks, campaign=self.campaign)

    def file(self) -> bytes:
        return export_campaign(self.house, self.campaign)

    def with_game(self, change: Callable[[bytes], bytes]) -> bytes:
        """Its file after something was done to its game elsewhere."""
        (game,) = msgspec.json.decode(self.file())["games"]
        return edited(self.file(), games=[msgspec.json.decode(change(msgspec.json.encode(game)))])

    def campaigns(self) -> list[str]:
        return sorted(one.name for one in self.house.campaigns())


def everything_with(campaign: bytes) -> bytes:
    kept = Kept(file=msgspec.Raw(campaign), times=Times(1, 1), games=[Times(1, 1)])
    made = msgspec.Raw(msgspec.json.encode(kept))
    return packed(Everything(made=1, campaigns=[made], tables=[]))


def visited(
    folder: Path, table: Table, script: Callable[[Campaign], Awaitable[Any]], *seats: str
) -> Any:
    async def all_of_it() -> Any:
        folder.mkdir(exist_ok=True)
        played = {**games(), "toy": lambda: SEASONS}
        with closing(Store(played, folder / "tables.sqlite")) as store:
            world = Campaign(store, table, *seats)
            try:
                return await script(world)
            finally:
                await world.close()

    return asyncio.run(all_of_it())


def test_whoever_only_watches_one_game_replaces_no_campaign(tmp_path: Path) -> None:
    async def script(world: Campaign) -> None:
        before = world.saved()
        file = world.with_game(lambda game: played_on(game, lambda t: t.do({"do": "close"})))
        page = await world.bring(WATCHING, file)
        assert "only watches" in page.text
        assert forms(page.text) == {"copy"}
        refused = await world.bring(WATCHING, file, choice="replace")
        assert (refused.status_code, "only watches" in refused.text) == (409, True)
        assert world.campaigns() == ["Lights"]
        told = await world.bring(WATCHING, everything_with(file))
        assert "brought-stays" in Reading(told.text).ids
        assert world.campaigns() == ["Lights", "Lights (2)"]
        assert world.saved().revision == before.revision

    visited(tmp_path, in_shop(3), script, *PHONES)


@pytest.mark.parametrize(
    ("kind", "phones", "seats", "may"),
    [
        ("s3", PHONES, ["s3"], True),
        ("s3", PHONES, ["s3", "s1"], False),
        (UNSEATED, ("s1", "s2"), ["s3"], True),
        (MACHINE, ("s1", "s2"), ["s2"], False),
        (MACHINE, (), ["s1", "s2", "s3"], True),
    ],
)
def test_a_campaign_goes_on_for_seats_that_its_device_plays_for(
    kind: str, phones: tuple[str, ...], seats: list[str], may: bool, tmp_path: Path
) -> None:
    async def script(world: Campaign) -> None:
        file = world.with_game(lambda game: played_on(game, bought(*seats)))
        page = await world.bring(kind, file)
        assert forms(page.text) == ({"replace", "copy"} if may else {"copy"})
        assert (await world.bring(kind, file, choice="replace")).status_code == (
            303 if may else 409
        )
        assert set(world.saved().table.state.baskets) == (set(seats) if may else set())
        told = await world.bring(kind, everything_with(file))
        assert ("brought-here" if may else "brought-stays") in Reading(told.text).ids
        assert world.campaigns() == (["Lights"] if may else ["Lights", "Lights (2)"])

    visited(tmp_path, in_shop(3), script, *phones)


def asked_by(kind: str, folder: Path, votes: Votes, guess: Votes) -> list[tuple[str, bytes]]:
    async def script(world: Campaign) -> list[tuple[str, bytes]]:
        before = world.saved()
        for place in range(3):
            file = world.with_game(lambda game: guessed(game, guess)[place])  # noqa: B023
            await world.bring(kind, file)
            await world.bring(kind, file, choice="replace")
            await world.bring(kind, everything_with(file))
        assert world.saved().revision == before.revision
        assert world.saved().table.state.votes == before.table.state.votes
        return world.devices[kind].heard

    with lots_that_fall_alike():
        heard: list[tuple[str, bytes]] = visited(folder, begun(votes), script, *PHONES)
    return heard


@pytest.mark.parametrize("kind", KINDS)
def test_nor_by_a_file_of_a_campaign(kind: str, tmp_path: Path) -> None:
    """Nothing tells a sealed vote."""
    heard = [
        asked_by(kind, tmp_path / f"{place}", votes, guess)
        for place, (votes, guess) in enumerate([(RIGHT, RIGHT), (RIGHT, WRONG), (WRONG, RIGHT)])
    ]
    assert {told[:3] for _, told in heard[0]} == {b"409", b"200"}
    assert heard[0] == heard[1] == heard[2]


def test_a_game_that_the_file_lacks_has_sealed_votes_too(tmp_path: Path) -> None:
    async def script(world: Campaign) -> None:
        two = [("first", in_shop(3), dict[str, Any]()), ("second", begun(RIGHT), dict[str, Any]())]
        made = world.house.add_campaign("Two", ("toy", SEASON), {}, two)
        first, _ = msgspec.json.decode(export_campaign(world.house, made))["games"]
        game = msgspec.json.decode(played_on(msgspec.json.encode(first), bought("s3")))
        file = edited(export_campaign(world.house, made), games=[game])
        assert forms((await world.bring(MACHINE, file)).text) == {"copy"}
        refused = await world.bring(MACHINE, file, choice="replace")
        assert refused.status_code == 409
        assert "until they are revealed no file takes its place" in refused.text
        assert world.campaigns() == ["Lights", "Two"]

    visited(tmp_path, in_shop(3), script)
