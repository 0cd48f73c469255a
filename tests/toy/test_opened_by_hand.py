"""What a campaign has revealed, shown in the whole house, and no season compared with another."""

import asyncio
import re
from collections.abc import Awaitable, Callable

import pytest

from tests.toy.asking import LANGUAGES, Asked
from tests.toy.handed_in import faces, setup, voices
from tests.toy.playing import in_shop, new_table
from tests.toy.test_pages import lit
from tests.toy.test_sealed_pages import phone
from thirdchair.table.store import House, Store
from thirdchair.web.app import build
from thirdchair.web.reading import OPENED

LENS = "A lens is worth the number"
STORM = "In the great storm"
"""The chest has explained the first; the last evening, which is still to come, has the second."""


SAID = re.compile(r'<p>([^<]*)</p>\n<button name="act" value="close">([^<]*)<')


def asked(store: Store, table: str, script: Callable[[Asked], Awaitable[None]]) -> None:
    gate, _ = build(store, faces=faces(), voices=voices())

    async def all_of_it() -> None:
        one = phone(gate, table, {})
        await script(one)
        await one.client.aclose()

    asyncio.run(all_of_it())


async def rules(one: Asked) -> str:
    return (await one.get("/rules?whole=1")).text


def test_what_a_season_has_revealed_is_shown_in_the_whole_house_and_hidden_again(
    store: Store, house: House
) -> None:
    table = house.create("lit", lit())
    dark = house.create("dark", new_table()).id

    async def script(one: Asked) -> None:
        assert LENS not in await rules(one)
        assert 'value="close"' not in (await one.get("/box")).text
        taken = await one.send("/tables/*/settings", act="show-here")
        assert taken.status_code == 303
        done = (await one.get(taken.headers["location"])).text
        assert "is now shown in this whole house" in done
        assert 'value="show-here"' not in done, "there is nothing more to show"
        assert set(house.setting(OPENED)) == set(table.table.state.keys)
        told = await rules(one)
        assert LENS in told
        assert STORM not in told
        assert LENS not in (await one.get(f"/tables/{dark}/rulebook")).text
        assert 'value="close"' in (await one.get("/box")).text
        await one.send("/box", act="close")
        assert LENS not in await rules(one)
        assert house.setting(OPENED) == []
        assert LENS in (await one.get("/tables/*/rulebook")).text

    asked(store, table.id, script)


def test_a_second_season_adds_its_own(store: Store, house: House) -> None:
    house.set_setting(OPENED, ["toy:3"])
    table = house.create("reef", in_shop())

    async def script(one: Asked) -> None:
        await one.send("/tables/*/settings", act="show-here")

    asked(store, table.id, script)
    assert set(house.setting(OPENED)) == {"toy:3", *table.table.state.keys}


@pytest.mark.parametrize("mode", ["night", "season"])
def test_a_table_that_has_revealed_nothing_shows_nothing(
    store: Store, house: House, mode: str
) -> None:
    table = house.create("first", new_table(mode)).id

    async def script(one: Asked) -> None:
        assert 'value="show-here"' not in (await one.get("/tables/*/settings")).text
        assert (await one.send("/tables/*/settings", act="show-here")).status_code == 422

    asked(store, table, script)
    assert house.setting(OPENED) is None


def test_the_box_names_and_counts_nothing_of_it(store: Store, house: House) -> None:
    async def script(one: Asked) -> None:
        said = set()
        for keys in (["toy:3"], ["toy:2a", "toy:lamp"]):
            house.set_setting(OPENED, keys)
            for language in LANGUAGES:
                found = SAID.search((await one.get("/box", language)).text)
                assert found
                said.add((language, *found.groups()))
        assert len(said) == len(LANGUAGES)

    asked(store, "", script)


# Since last time


def test_a_season_is_not_compared_with_another(store: Store, house: House) -> None:
    """A night is: what it says proves that the season would say it."""

    async def script(one: Asked) -> None:
        for mode, compared in (("night", True), ("season", False)):
            house.create(f"An earlier {mode}", new_table(mode, 1))
            made = await one.send("/new", game="toy", mode=mode, **{"name-1": "Ana"})
            one.table = made.headers["location"].split("/")[2]
            assert ("before" in house.load(one.table).options) == compared
            page = (await one.get("/tables/*/checklist")).text
            assert (f"An earlier {mode}" in page) == compared

    asked(store, "", script)


def test_a_season_that_came_with_a_table_to_compare_with_is_not_compared(
    store: Store, house: House
) -> None:
    before = house.create("A far season", lit()).id
    table = house.create("now", new_table(), {"before": before}).id

    async def script(one: Asked) -> None:
        page = await one.get("/tables/*/checklist")
        assert page.status_code == 200
        assert "A far season" not in page.text

    assert house.load(table).table.journal.setup["keepers"] == setup()["keepers"]
    asked(store, table, script)
