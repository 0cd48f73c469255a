"""The pages of the toy: what is locked is not there, what is unlocked is."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import partial
from importlib.resources import files
from typing import Any

import pytest

from tests.toy.asking import LANGUAGES, Asked
from tests.toy.counting import counted
from tests.toy.game import KEEPERS
from tests.toy.handed_in import faces, setup, voices
from tests.toy.playing import at_vote, in_shop, long_season, new_table, race
from tests.toy.test_sealed_pages import phone, phones
from tests.web.reading import Reading
from thirdchair.table.journal import Table
from thirdchair.table.store import House, Store
from thirdchair.web.app import build
from thirdchair.web.face import Face
from thirdchair.web.reading import OPENED
from thirdchair.words.entries import entries_of

ARGUMENT = re.compile(r"\$(\w+)")
FACE: Face = faces()["toy"]()
"""mypy checks that it is one."""


def lit() -> Table:
    """The chest is open."""
    table = in_shop()
    table.do({"do": "open", "thing": "chest"})
    table.answer(7)
    return table


def over() -> Table:
    table = lit()
    for _ in range(2):
        table.do({"do": "close"})
        table.do({"do": "begin"})
        race(table)
        table.do({"do": "result"})
    table.do({"do": "close"})
    assert table.state.over
    return table


def run(store: Store, table: Table, script: Callable[[Asked], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        async with phones(store, table) as found:
            await script(found[""])

    asyncio.run(all_of_it())


def begun_night() -> Table:
    return new_table("night", 3)


@pytest.mark.parametrize("begun", [begun_night, new_table, at_vote, in_shop, lit, over])
def test_every_link_leads_somewhere(store: Store, begun: Callable[[], Table]) -> None:
    async def script(one: Asked) -> None:
        for language in LANGUAGES:
            await one.crawl("/tables/*", language)
        assert len(one.heard) > 60
        assert [asked for asked, told in one.heard if told[:3] >= b"400"] == []

    run(store, begun(), script)


@pytest.mark.parametrize(
    ("begun", "there"),
    [
        (begun_night, set()),
        (new_table, {"logbook"}),
        (at_vote, {"logbook", "shop"}),
        (in_shop, {"logbook", "shop", "files/reef.svg"}),
        (lit, {"logbook", "shop", "files/reef.svg", "files/lamp.css"}),
    ],
)
def test_a_page_and_a_file_are_there_when_they_are_unlocked(
    store: Store, begun: Callable[[], Table], there: set[str]
) -> None:
    async def script(one: Asked) -> None:
        found = set[str]()
        for name in ("logbook", "shop", "files/reef.svg", "files/lamp.css", "files/keepers.css"):
            if (await one.get(f"/tables/*/{name}")).status_code == 200:
                found.add(name)
        assert found == there
        for file in ("reef.svg", "lamp.css"):
            assert (await one.get(f"/static/toy/{file}")).status_code == 404
        page = (await one.get("/tables/*")).text
        for name in ("shop", "files/reef.svg", "files/lamp.css"):
            assert (f"{one.table}/{name}" in page) == (name in there)

    run(store, begun(), script)


def test_a_ruling_is_offered_when_it_is_unlocked(store: Store) -> None:
    async def asked(one: Asked) -> bool:
        return "ruling-toy.printed" in (await one.get("/tables/*/rulings")).text

    async def before(one: Asked) -> None:
        assert not await asked(one)

    async def after(one: Asked) -> None:
        assert await asked(one)
        told = await one.post(
            "/api/tables/*", do="correct", path="rulings.toy.printed", value="nothing"
        )
        assert told["view"]["rulings"]["toy.printed"] == "nothing"
        page = Reading((await one.get("/tables/*/rulebook")).text).text
        assert "A lens is worth the number" in page

    run(store, in_shop(), before)
    run(store, lit(), after)


def test_keys_are_those_of_one_season(store: Store, house: House) -> None:
    """Another season knows nothing of it, nor does the house; what it opens by hand, it sees."""
    lit_id = house.create("lit", lit()).id
    dark_id = house.create("dark", new_table()).id
    gate, _ = build(store, faces=faces(), voices=voices())

    async def script() -> None:
        one, lens = phone(gate, lit_id, {}), "A lens is worth the number"
        assert lens in (await one.get("/tables/*/rulebook")).text
        one.table = dark_id
        assert lens not in (await one.get("/tables/*/rulebook")).text
        assert lens not in (await one.get("/rules?whole=1")).text
        house.set_setting(OPENED, ["toy:lamp"])
        assert lens in (await one.get("/rules?whole=1")).text
        assert lens not in (await one.get("/tables/*/rulebook")).text, "a season has its own keys"
        await one.client.aclose()

    asyncio.run(script())


def test_the_printed_number_is_proposed_from_my_box_and_kept_there(
    store: Store, house: House
) -> None:
    table = in_shop()
    table.do({"do": "open", "thing": "chest"})

    async def first(one: Asked) -> None:
        assert 'value="4"' in (await one.get("/tables/*")).text, "what the content proposes"
        assert (await one.tap(act="answer", value="8")).status_code == 303

    async def then(one: Asked) -> None:
        page = (await one.get("/tables/*")).text
        assert "My box says: 8." in page
        assert 'value="8"' in page

    run(store, table, first)
    assert house.setting("box.toy", {}) == {"printed_oil": 8}
    again = in_shop()
    again.do({"do": "open", "thing": "chest"})
    run(store, again, then)
    assert "printed_oil" not in again.journal.setup.get("box", {})


def test_a_set_up_brings_nothing_that_is_locked(store: Store, house: House) -> None:
    house.set_setting("box.toy", {"printed_oil": 8, "expansions": ["fog"]})
    gate, _ = build(store, faces=faces(), voices=voices())

    async def script() -> None:
        one = phone(gate, "", {})
        told = await one.post("/api/tables?box=mine", new=setup())
        assert house.load(told["id"]).table.journal.setup["box"] == {"expansions": ["fog"]}
        await one.client.aclose()

    asyncio.run(script())


def test_the_api_describes_commands_of_a_season_as_open_objects(store: Store) -> None:
    async def script(one: Asked) -> None:
        described = (await one.get("/api/openapi.json")).json()
        body = described["paths"]["/api/tables/{table_id}"]["post"]["requestBody"]
        kinds = body["content"]["application/json"]["schema"]["anyOf"]
        names = [name for kind in kinds for name in _names(kind)]
        assert "climb" in names
        assert not {"vote", "buy", "open", "reveal"} & set(names)
        (open_,) = [kind for kind in kinds if kind.get("title") == "SeasonRequest"]
        assert open_["properties"]["do"] == {"type": "string"}
        assert "additionalProperties" not in open_

    run(store, new_table(), script)


def _names(kind: dict[str, Any]) -> list[str]:
    found: list[str] = kind["properties"].get("do", {}).get("enum", [])
    return found


def test_a_season_is_mended_on_its_pages(store: Store, house: House) -> None:
    table = in_shop()
    place = next(at for at, one in enumerate(table.journal.entries) if one.command["do"] == "vote")

    async def script(one: Asked) -> None:
        page = Reading((await one.get(f"/tables/*/fix/{place}")).text)
        form = page.form_with("act", "delete").fields
        path = f"/tables/{one.table}/fix/{place}"
        preview = (
            await one.client.post(path, data={**form, "act": "delete"}, follow_redirects=True)
        ).text
        assert "Reveal the votes" in Reading(preview).text, "it would be left out"
        misfit = Reading(preview).form_with("without")
        first = dict(misfit.buttons)["without"]
        form = misfit.fields
        sent = {**form, "without": first}
        preview = (await one.client.post(path, data=sent, follow_redirects=True)).text
        decide = Reading(preview).form_with("decide", "take").fields
        answer = await one.client.post(path, data={**decide, "decide": "take"})
        assert answer.status_code == 303, Reading(answer.text).text
        assert house.load(one.table).table.state.phase == "vote"

    run(store, table, script)


def test_home_says_whose_turn_it_is_and_nothing_of_the_season(store: Store) -> None:
    table = in_shop()
    table.do({"do": "open", "thing": "chest"})

    async def script(one: Asked) -> None:
        text = Reading((await one.get("/")).text).text
        assert "Something that comes later" in text
        assert "chest" not in text

    run(store, table, script)


def test_the_words_are_the_same_in_every_language() -> None:
    """Every message, with the same arguments."""
    folder = files(KEEPERS).joinpath("locales")
    found = {
        language: {
            message: set(ARGUMENT.findall(entry))
            for message, entry in entries_of(folder.joinpath(f"{language}.ftl")).items()
        }
        for language in LANGUAGES
    }
    assert found["de"] == found["en"]
    assert found["cs"] == found["en"]


def test_a_page_of_a_long_season_costs_no_more_than_that_of_a_short_one(store: Store) -> None:
    async def script(one: Asked, pages: list[tuple[int, int]]) -> None:
        await one.get("/tables/*")  # what is read once is read
        with counted() as costs:
            await one.get("/tables/*")
        with counted() as more:
            await one.tap(act="buy oil", who="s2")
        pages += [(costs.statements, costs.entries), (more.statements, more.entries)]

    found: dict[int, list[tuple[int, int]]] = {10: [], 1_000: []}
    for length, pages in found.items():
        run(store, long_season(length), partial(script, pages=pages))
    assert found[1_000] == found[10]
