"""What a page costs does not grow with the game, nor with the number of tables."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.toy.counting import Costs, counted
from tests.web.house import GOES_ROUND
from tests.web.reading import Reading
from thirdchair.games import GAMES
from thirdchair.table.journal import Table
from thirdchair.table.store import HOME, House, Store
from thirdchair.web.app import build

SOLO = {"game": "tapestry", "mode": "solo", "civs": ["engineers"], "seed": 3}
GAIN = {"do": "vp", "who": "you", "add": 1}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store(GAMES, tmp_path / "tables.db")) as opened:
        yield opened


@pytest.fixture
def house(store: Store) -> House:
    return store.of(HOME)


def long_game(steps: int) -> Table:
    """A turn of the bots, and then points."""
    table = Table.new(GAMES, SOLO)
    table.do({"do": "bots_turn"})
    for _ in range(steps):
        table.do(GAIN)
    return table


def visited(store: Store, script: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        door = httpx.ASGITransport(build(store)[0])
        async with httpx.AsyncClient(
            transport=door, base_url="http://127.0.0.1", cookies=GOES_ROUND
        ) as client:
            client.headers["accept-encoding"] = "identity"
            await script(client)

    asyncio.run(all_of_it())


def cost_of(store: Store, path: str) -> tuple[Costs, int]:
    """What a page costs once it was made before, and how long it is."""
    found: list[tuple[Costs, int]] = []

    async def script(client: httpx.AsyncClient) -> None:
        await client.get(path)
        with counted() as costs:
            answer = await client.get(path)
        assert answer.status_code == 200
        found.append((costs, len(answer.content)))

    visited(store, script)
    return found[0]


def steps_on(page: str) -> list[int]:
    places = [one.removeprefix("step-") for one in Reading(page).ids if one.startswith("step-")]
    return sorted(map(int, places), reverse=True)


@pytest.mark.parametrize(
    "page", ["/history", "/history?seat=you", "/history?step=40", "/moments/9"]
)
def test_a_long_game_costs_no_more_than_a_short_one(store: Store, house: House, page: str) -> None:
    short, long = (house.create("Game", long_game(steps)).id for steps in (250, 700))
    few, small = cost_of(store, f"/tables/{short}{page}")
    many, large = cost_of(store, f"/tables/{long}{page}")
    assert many.statements <= few.statements
    assert many.entries <= few.entries < 250
    assert large < small * 1.05


def test_the_history_is_read_page_by_page(store: Store, house: House) -> None:
    path = f"/tables/{house.create('Game', long_game(250)).id}/history"

    async def script(client: httpx.AsyncClient) -> None:
        seen: list[int] = []
        address = path
        while True:
            page = (await client.get(address)).text
            seen += steps_on(page)
            links = Reading(page).links
            older = [
                link
                for link in links
                if "before=" in link and _before(link) < min(steps_on(page)) + 1
            ]
            if not older:
                break
            address = older[0]
        assert seen == list(range(251, -1, -1))
        newer = [link for link in Reading(page).links if "before=" in link]
        assert 100 in steps_on((await client.get(newer[0])).text)

    visited(store, script)


def _before(link: str) -> int:
    return int(link.partition("before=")[2].partition("&")[0])


def test_a_link_leads_to_its_step_and_a_jump_shows_where_the_table_is(
    store: Store, house: House
) -> None:
    table_id = house.create("Game", long_game(250)).id
    path = f"/tables/{table_id}/history"

    async def script(client: httpx.AsyncClient) -> None:
        assert 17 in steps_on((await client.get(f"{path}?step=17")).text)
        moment = (await client.get(f"/tables/{table_id}/moments/17")).text
        assert f"{path}?step=17#step-17" in moment
        for odd in ("step=-5", "step=99999", "before=0", "before=-1"):
            answer = await client.get(f"{path}?{odd}")
            assert answer.status_code == 200
            assert steps_on(answer.text)
        page = Reading((await client.get(f"{path}?before=30")).text)
        form = page.form_with("act", "jump 12")
        sent = {**form.fields, "act": "jump 12"}
        answer = await client.post(path, data=sent, follow_redirects=True)
        steps = steps_on(answer.text)
        assert 11 in steps
        assert steps[0] < 30, "the page stands where the table does, not at its last step"
        assert 'class="panel entry here" id="step-11"' in answer.text

    visited(store, script)


def test_the_story_on_paper_has_all_of_it(store: Store, house: House) -> None:
    table_id = house.create("Game", long_game(150)).id

    async def script(client: httpx.AsyncClient) -> None:
        page = (await client.get(f"/tables/{table_id}/sheet?steps=all")).text
        story = page[page.index('<ol class="story"') :]
        assert story[: story.index("</ol>")].count("<li>") == 152

    visited(store, script)


def test_the_steps_of_one_seat_are_found_behind_many_others(store: Store, house: House) -> None:
    path = f"/tables/{house.create('Game', long_game(250)).id}/history?seat=automa"

    async def script(client: httpx.AsyncClient) -> None:
        assert steps_on((await client.get(path)).text) == [0]

    visited(store, script)


# Home


def test_home_costs_the_same_with_many_tables(store: Store, house: House) -> None:
    table = Table.new(GAMES, SOLO)
    over = Table.new(GAMES, SOLO)
    over.do({"do": "finish"})
    while over.question is not None:
        over.answer(3)

    def furnish(count: int) -> None:
        for number in range(count):
            house.create(f"Game {number}", over if number % 2 else table)

    furnish(60)
    few, small = cost_of(store, "/")
    furnish(340)
    many, large = cost_of(store, "/")
    assert (many.statements, many.rows, many.entries) == (few.statements, few.rows, few.entries)
    assert large < small * 1.05
    listed, _ = cost_of(store, "/tables?over=true")
    assert listed.rows < 60


def test_all_tables_are_a_link_away(store: Store, house: House) -> None:
    table = Table.new(GAMES, SOLO)
    for number in range(130):
        house.create(f"Game {number}", table)

    async def script(client: httpx.AsyncClient) -> None:
        home = Reading((await client.get("/")).text)
        assert "All 130 tables" in home.text
        address, seen = home.attributes["all-tables"]["href"] or "", list[str]()
        while address:
            page = Reading((await client.get(address)).text)
            seen += [link for link in page.links if link.startswith("/tables/")]
            address = page.attributes.get("older", {}).get("href") or ""
        assert seen == [f"/tables/{one.id}" for one in house.tables()]
        assert (await client.get("/tables?after=999999")).status_code == 200
        assert (await client.get("/tables?after=-3")).status_code == 200
        assert (await client.get("/tables?after=many")).status_code == 400

    visited(store, script)
