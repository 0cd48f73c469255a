"""Two houses in one application: what is next door is, for every address, not there."""

import asyncio
import re
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.table.builders import bots_turn
from tests.table.furnished import Known, copied, furnished, rows_of
from tests.toy.asking import asgi_scope
from tests.web.house import GOES_ROUND
from tests.web.reading import Reading
from tests.web.test_web_network import HERE, PHONE, Door
from thirdchair.games import GAMES
from thirdchair.kit.refusals import Refusal
from thirdchair.table.store import HOME, Store
from thirdchair.web.app import build
from thirdchair.web.live import GAME, Bell
from thirdchair.web.network import code_of
from thirdchair.web.pages.every import PAGES

NEXT_DOOR, EMPTY = "next-door", "empty"
NAMES = ("Sunday", "Snow", "Winter", "First evening", "Ana&#39;s")
"""What is called so at home."""

PLACES = re.compile(r"{(\w+):\w+}")
HARMLESS = {"page": "finish", "below": "16", "position": "1", "name": "table.css"}


class Street:
    """One application for several houses; `house` says which one is asked."""

    def __init__(self, store: Store) -> None:
        self.store, self.house = store, HOME
        self.gate, self.room = build(store, Door(), whose=self._whose)
        self.room.network.open()
        self.known = furnished(store.of(HOME))

    def _whose(self, scope: Mapping[str, object]) -> str:
        return self.house

    def client(self, peer: str = "127.0.0.1", **cookies: str) -> httpx.AsyncClient:
        door = httpx.ASGITransport(app=self.gate, client=(peer, 50_000))
        base = "http://127.0.0.1" if peer == "127.0.0.1" else f"http://{HERE}:8378"
        plain = {"accept-encoding": "identity"}  # so that sizes can be compared
        return httpx.AsyncClient(
            transport=door, base_url=base, cookies={**GOES_ROUND, **cookies}, headers=plain
        )

    def ask(self, house: str, path: str, peer: str = "127.0.0.1", **cookies: str) -> httpx.Response:
        async def asked() -> httpx.Response:
            async with self.client(peer, **cookies) as client:
                return await client.get(path)

        self.house = house
        return asyncio.run(asked())

    def join(self, house: str, code: str) -> int:
        """Somebody follows the link of the QR code, and taps the button."""

        async def joined() -> httpx.Response:
            async with self.client(PHONE) as client:
                page = await client.get(f"/join?code={code}", follow_redirects=True)
                return await client.post("/join", data=Reading(page.text).form_with("code").fields)

        self.house = house
        return asyncio.run(joined()).status_code

    def send(self, house: str, path: str) -> httpx.Response:
        """A form with all that forms have, or a request of the contract."""

        async def sent() -> httpx.Response:
            async with self.client() as client:
                if path.startswith("/api/"):
                    return await client.post(path, json={"do": "bots_turn"})
                fields = Reading((await client.get("/new")).text).form_with("table-name").fields
                said = {"once": "tapped", "at": "2", "act": "undo", "name": "Mine", "tick": "1"}
                token = {"_csrf_token": fields["_csrf_token"]}
                return await client.post(path, data={**said, **token})

        self.house = house
        return asyncio.run(sent())


@pytest.fixture
def street(tmp_path: Path) -> Iterator[Street]:
    with closing(Store(GAMES, tmp_path / "tables.db")) as store:
        yield Street(store)


def addresses(method: str) -> list[str]:
    """Every address that names a table, a campaign or a moment."""
    paths = [path for page in PAGES if method in page.http_methods for path in page.paths]
    return sorted(path for path in paths if re.search(r"{(table_id|campaign_id|token):", path))


def filled(path: str, ids: Mapping[str, str]) -> str:
    return PLACES.sub(lambda place: {**HARMLESS, **ids}[place[1]], path)


def ids(known: Known) -> dict[str, str]:
    return {"table_id": known.table, "campaign_id": known.campaign, "token": known.moment}


def nowhere(known: Known) -> dict[str, str]:
    """Ids that nobody has, as long as those."""
    return {name: "z" * len(one) for name, one in ids(known).items()}


def told(answer: httpx.Response, said: Mapping[str, str]) -> tuple[Any, ...]:
    """An answer without what is different every time, and without the id that was asked for."""
    text = re.sub(r'(name="(?:_csrf_token|once)" value)="[^"]*"', r"\1", answer.text)
    for name, one in said.items():
        text = text.replace(one, name)
    headers = {name: one for name, one in answer.headers.items() if name != "set-cookie"}
    return answer.status_code, headers, text


@pytest.mark.parametrize("path", addresses("GET"))
def test_a_page_of_another_house_is_a_page_that_is_not_there(street: Street, path: str) -> None:
    there, never = ids(street.known), nowhere(street.known)
    asked = told(street.ask(NEXT_DOOR, filled(path, there)), there)
    assert asked[0] == 404
    assert asked == told(street.ask(NEXT_DOOR, filled(path, never)), never)
    if not path.endswith("/live"):  # it would not end
        assert told(street.ask(HOME, filled(path, there)), there) != asked


@pytest.mark.parametrize("path", addresses("POST"))
def test_a_form_of_another_house_does_nothing(street: Street, path: str) -> None:
    there, never = ids(street.known), nowhere(street.known)
    before = rows_of(street.store.path, HOME)
    sent = told(street.send(NEXT_DOOR, filled(path, there)), there)
    assert sent == told(street.send(NEXT_DOOR, filled(path, never)), never)
    # Whoever deletes what is gone already is led home.
    assert sent[0] == 404 or (path.endswith("/delete") and sent[1]["location"] == "/")
    assert rows_of(street.store.path, HOME) == before


@pytest.mark.parametrize(
    "path", ["/", "/record", "/box", "/phone", "/new", "/play", "/campaigns/new", "/rules"]
)
def test_no_list_names_what_another_house_has(street: Street, path: str) -> None:
    page = street.ask(NEXT_DOOR, path)
    assert page.status_code == 200
    assert not [name for name in NAMES if name in page.text]
    if path != "/phone":  # each house has its own code, and a picture of it
        assert told(page, {}) == told(street.ask(EMPTY, path), {})


def test_lists_at_home_do_name_it(street: Street) -> None:
    home, phone = street.ask(HOME, "/").text, street.ask(HOME, "/phone").text
    assert all(name in home for name in ("Sunday", "Snow", "Winter"))
    assert "Ana&#39;s phone" in phone
    assert "First evening" in street.ask(HOME, "/record").text


def test_a_phone_has_joined_one_house(street: Street) -> None:
    token = street.known.token
    assert street.ask(HOME, "/", PHONE, thirdchair_device=token).status_code == 200
    answer = street.ask(NEXT_DOOR, "/", PHONE, thirdchair_device=token)
    assert (answer.status_code, answer.headers["location"]) == (303, "/join?next=/")


def test_each_house_has_its_own_code_and_counts_its_own_guesses(street: Street) -> None:
    code = code_of(street.store.of(HOME))
    guesses = [street.join(NEXT_DOOR, code) for _ in range(6)]
    assert guesses == [403] * 5 + [429]
    assert street.join(HOME, code) == 303
    assert street.store.of(NEXT_DOOR).devices() == []


def test_only_pages_of_the_same_house_hear_of_a_change(street: Street) -> None:
    table = street.known.table
    copied(street.store.path, HOME, NEXT_DOOR)
    ahead = street.store.of(NEXT_DOOR).change(table, bots_turn).revision

    async def heard() -> list[object]:
        bell = street.room.bell
        stream = bell.listen(bell.ear((HOME, table)), [(GAME, ahead - 1)])
        first = await anext(stream)
        async with street.client() as client:
            for street.house in (NEXT_DOOR, HOME):
                await client.post(f"/api/tables/{table}", json={"do": "bots_turn"})
        return [first, await anext(stream)]

    assert asyncio.run(heard()) == [(GAME, ahead - 1), (GAME, ahead)]
    assert street.store.of(NEXT_DOOR).load(table).revision == ahead + 1


@pytest.mark.parametrize("house", [HOME, NEXT_DOOR])
def test_a_stream_tells_of_its_own_house(street: Street, house: str) -> None:
    """The same table lies in both houses; next door it is a turn ahead."""
    table = street.known.table
    copied(street.store.path, HOME, NEXT_DOOR)
    street.store.of(NEXT_DOOR).change(table, bots_turn)
    before = {name: street.store.of(name).load(table).revision for name in (HOME, NEXT_DOOR)}
    other = NEXT_DOOR if house == HOME else HOME

    async def heard() -> list[int]:
        told, hung_up = asyncio.Queue[int](), asyncio.Event()

        async def receive() -> dict[str, Any]:
            await hung_up.wait()
            return {"type": "http.disconnect"}

        async def send(message: Mapping[str, Any]) -> None:
            for event in message.get("body", b"").split(b"\r\n\r\n"):
                if b"event: look" not in event and (found := re.search(rb"data: (\d+)", event)):
                    told.put_nowait(int(found[1]))

        street.house = house
        stream = asyncio.create_task(
            street.gate(asgi_scope(f"/tables/{table}/live"), receive, send)
        )
        found = [await asyncio.wait_for(told.get(), 20)]
        async with street.client() as client:
            for street.house in (other, house):
                await client.post(f"/api/tables/{table}", json={"do": "bots_turn"})
        found.append(await asyncio.wait_for(told.get(), 20))
        hung_up.set()
        await stream
        return found

    assert asyncio.run(heard()) == [before[house], before[house] + 1]


def test_one_house_does_not_take_the_streams_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thirdchair.web.live.MOST_STREAMS", 1)
    bell = Bell()

    async def listen() -> None:
        kept = [bell.ear((HOME, "table")), bell.ear((NEXT_DOOR, "table"))]
        for ear in kept:
            with pytest.raises(Refusal):
                bell.ear(ear.place)

    asyncio.run(listen())
