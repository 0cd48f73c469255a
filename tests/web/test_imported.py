"""Files on the way in: a game that is here already, and records that no rule leads to."""

import asyncio
import random
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.table.builders import bots_turn, duel, lying
from tests.web.house import GOES_ROUND
from tests.web.reading import Reading
from thirdchair.games import GAMES, VOICES
from thirdchair.importing import imported
from thirdchair.kit.readers import ITSELF
from thirdchair.kit.refusals import Refusal
from thirdchair.table.everything import gathered, packed
from thirdchair.table.exports import check_of, export, import_file
from thirdchair.table.household import EVERYBODY
from thirdchair.table.journal import RULES_VERSION, Table
from thirdchair.table.store import HOME, House, Saved, Store
from thirdchair.web.app import build

SOLO = {"game": "tapestry", "mode": "solo", "civs": ["engineers"], "seed": 3}
ATLANTIS = {"game": "tapestry", "mode": "atlantis", "scenario": 1, "seed": 5}
SCYTHE: dict[str, Any] = {
    "game": "scythe",
    "mode": "automa",
    "seed": 3,
    "seats": [
        {"kind": "human", "name": "Ana", "faction": "nordic", "mat": "industrial"},
        {"kind": "automa", "faction": "crimea", "level": "automa"},
    ],
}
PAGES = (
    *("", "/history", "/checklist", "/rulebook", "/where", "/sheet?steps=all", "/settings"),
    *("/delete", "/correct", "/more", "/rulings", "/fix/1", "/moments/1", "/export", "/finish"),
    *("/put-back", "/odds"),
)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store(GAMES, tmp_path / "tables.db")) as opened:
        yield opened


@pytest.fixture
def house(store: Store) -> House:
    return store.of(HOME)


def visited(
    store: Store, script: Callable[[httpx.AsyncClient], Awaitable[None]], *, said: bool = True
) -> None:
    """Somebody with a browser, who has `said` that it goes round."""

    async def all_of_it() -> None:
        door = httpx.ASGITransport(build(store)[0], raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=door, base_url="http://127.0.0.1") as client:
            client.cookies.update(GOES_ROUND if said else {})
            client.headers["accept-encoding"] = "identity"
            await script(client)

    asyncio.run(all_of_it())


async def sent(client: httpx.AsyncClient, data: bytes | None, **fields: str) -> httpx.Response:
    """The form of the home page, or of a page that asks."""
    home = Reading((await client.get("/")).text)
    form = {"_csrf_token": home.form_with("file").fields["_csrf_token"], "once": "form", **fields}
    if data is None:
        return await client.post("/import", data=form, files={"x": (None, b"")})
    return await client.post("/import", data=form, files={"file": data})


# A game that is here already


def played(house: House) -> str:
    table_id = house.create("Sunday", duel(chance="table")).id
    house.change(table_id, lambda table: bots_turn(table, 9, 2))
    return table_id


def test_a_page_asks_what_to_do_with_a_game_that_is_here(store: Store, house: House) -> None:
    table_id = played(house)
    data = export(house.load(table_id))
    house.change(table_id, lambda table: table.undo())
    before = house.load(table_id).revision

    async def script(client: httpx.AsyncClient) -> None:
        answer = await sent(client, data)
        page = Reading(answer.text)
        assert answer.status_code == 409
        assert "“Sunday” is already here. In the file the game has gone further." in page.text
        assert page.attributes["open-it"]["href"] == f"/tables/{table_id}"
        ways = {form.buttons[0][1]: form for form in page.forms if "kept" in form.fields}
        assert set(ways) == {"replace", "copy"}
        assert house.load(table_id).revision == before
        for choice, form in ways.items():
            again = [await sent(client, None, **form.fields, choice=choice) for _ in range(2)]
            assert [one.status_code for one in again] == [303, 303]
            assert again[0].headers["location"] == again[1].headers["location"]
            if choice == "replace":
                assert again[0].headers["location"] == f"/tables/{table_id}"
        assert sorted(one.name for one in house.tables()) == ["Sunday", "Sunday (2)"]
        lost = await sent(client, None, kept="nothing", choice="copy")
        assert lost.status_code == 409
        assert "choose it once more" in lost.text

    visited(store, script)
    assert lying(house.load(table_id).table) == lying(replayed(data))


def replayed(data: bytes) -> Table:
    return import_file(GAMES, data)[1]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "just as it is in the file"), ("de", "genau wie in der Datei"), ("cs", "přesně tak")],
)
def test_it_is_said_in_every_language(store: Store, house: House, language: str, said: str) -> None:
    data = export(house.load(played(house)))

    async def script(client: httpx.AsyncClient) -> None:
        client.headers["accept-language"] = language
        page = Reading((await sent(client, data)).text)
        assert said in page.text
        assert len([form for form in page.forms if "kept" in form.fields]) == 1, "only a copy"
        assert (await sent(client, data, choice="eat")).status_code == 422

    visited(store, script)


def test_who_plays_here_is_asked_before_a_file_takes_the_place_of_a_table_of_several(
    store: Store, house: House
) -> None:
    table_id = played(house)
    data = export(house.load(table_id))
    house.change(table_id, lambda table: table.undo())
    before = house.load(table_id).revision

    async def script(client: httpx.AsyncClient) -> None:
        asked = await sent(client, data, choice="replace")
        assert asked.status_code == 409
        page = Reading(asked.text)
        assert "Nothing was done yet: say first who plays on this device." in page.text
        assert house.load(table_id).revision == before
        form = next(form for form in page.forms if form.action.endswith("/who"))
        await client.post(form.action, data={**form.fields, "seat": EVERYBODY})
        assert (await sent(client, data, choice="replace")).status_code == 303

    visited(store, script, said=False)
    assert lying(house.load(table_id).table) == lying(replayed(data))


def test_a_file_of_everything_goes_on_with_no_table_of_several_before_that_is_said(
    store: Store, house: House
) -> None:
    table_id = played(house)
    data = packed(gathered(house, {}))
    house.change(table_id, lambda table: table.undo())
    before = house.load(table_id).revision

    async def script(client: httpx.AsyncClient) -> None:
        answer = await sent(client, data)
        assert answer.status_code == 200

    visited(store, script, said=False)
    assert house.load(table_id).revision == before
    assert len(list(house.tables())) == 2


# Records that no rule leads to


def older(content: dict[str, Any], **changes: Any) -> bytes:
    content = {**content, "rules_version": RULES_VERSION - 1, **changes}
    content.pop("uid", None)
    return msgspec.json.encode({**content, "check": check_of(content)})


def content_of(table: Table) -> dict[str, Any]:
    content: dict[str, Any] = msgspec.json.decode(export(Saved("x", "Forged", table, {})))
    return content


def some_tables() -> Iterator[Table]:
    for setup, bots in (
        (SOLO, {"do": "bots_turn"}),
        (ATLANTIS, {"do": "bots_turn"}),
        (SCYTHE, {"do": "automa_turn", "seat": "s2"}),
    ):
        table = Table.new(GAMES, setup)
        for _ in range(2):
            while table.question is not None:
                table.answer(_any(table))
            table.do(bots)
        while table.question is not None:
            table.answer(_any(table))
        yield table
    table = duel()
    bots_turn(table)
    bots_turn(table)
    yield table


def _any(table: Table) -> Any:
    asked: dict[str, Any] = msgspec.to_builtins(table.question)
    return asked["options"][0] if asked.get("options") else asked["min"]


def leaves(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    pairs = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in pairs:
        if isinstance(value, dict | list):
            yield from leaves(value, (*path, key))
        else:
            yield (*path, key)


def changed(data: Any, pick: random.Random) -> None:
    """One of its values becomes another one of the same kind."""
    *way, last = pick.choice(list(leaves(data)))
    for key in way:
        data = data[key]
    was = data[last]
    if isinstance(was, bool):
        data[last] = not was
    elif isinstance(was, int):
        data[last] = pick.choice([-1, 99, was + 1, 10**9])
    else:
        data[last] = pick.choice(["", "science", "s9", "r1c1", None])


def forgeries(count: int) -> Iterator[bytes]:
    pick = random.Random(13)
    contents = [content_of(table) for table in some_tables()]
    for number in range(count):
        content = msgspec.json.decode(msgspec.json.encode(contents[number % len(contents)]))
        entry = pick.choice(content["entries"])
        if number % 3:
            state = msgspec.msgpack.decode(b64decode(content["entries"][-1]["state"]))
            changed(state, pick)
            content["entries"][-1]["state"] = b64encode(msgspec.msgpack.encode(state)).decode()
        else:
            changed({"events": entry["events"], "command": entry["command"]}, pick)
        yield older(content)


def head_start(spaces: int) -> dict[str, Any]:
    """A table of Scythe whose Automa was given so many spaces by the rules of then."""
    human, automa = SCYTHE["seats"]
    setup = {**SCYTHE, "seats": [human, {**automa, "head_start": spaces}]}
    return content_of(Table.new(GAMES, setup, reader=ITSELF))


@pytest.mark.parametrize("spaces", [21, 24])
def test_a_head_start_of_then_is_not_refused(store: Store, house: House, spaces: int) -> None:
    content = head_start(spaces)
    table_id = imported(VOICES, house, older(content)).id
    with pytest.raises(Refusal, match="not-in-range"):
        import_file(GAMES, msgspec.json.encode({**content, "check": check_of(content)}))
    with pytest.raises(Refusal, match="not-in-range"):
        imported(VOICES, house, older(head_start_beyond(content)))

    async def script(client: httpx.AsyncClient) -> None:
        for page in ("", "/checklist", "/history", "/rulebook"):
            answer = await client.get(f"/tables/{table_id}{page}")
            assert answer.status_code == 200
            assert 'id="unproven"' not in answer.text

    visited(store, script)


KAIJU: dict[str, Any] = {"game": "tapestry", "mode": "kaiju", "seed": 2}
TIED = {"scenario": 1, "rulings": {"scenario.tie_counts_as_win": True}}
STRUCK = {"scenario": 2, "expansions": ["AA"], "arts": "science", "double_strike": True}


def a_box_of_then() -> dict[str, Any]:
    points = {"do": "points", "n": 2, "turns": [1, 3]}
    civ = {"id": "divers", "name": "Divers", "expansion": "AA", "effects": [points]}
    return {**SOLO, "expansions": ["AA"], "box": {"civs": [civ]}}


@pytest.mark.parametrize("setup", [{**KAIJU, **TIED}, {**KAIJU, **STRUCK}, a_box_of_then()])
def test_what_a_set_up_could_say_by_older_rules_keeps_its_table(
    store: Store, house: House, setup: dict[str, Any]
) -> None:
    """Today it is refused; a table that was made with it is opened by all of its pages."""
    with pytest.raises(Refusal):
        Table.new(GAMES, setup)
    table = Table.new(GAMES, setup, reader=ITSELF)
    while table.question is not None:
        table.answer(_any(table))
    brought = imported(VOICES, house, older(content_of(table))).id
    kept = house.create("Kept", table).id

    async def script(client: httpx.AsyncClient) -> None:
        for page in ("", "/checklist", "/correct", "/put-back", "/rulebook", "/rulings"):
            for table_id in (brought, kept):
                answer = await client.get(f"/tables/{table_id}{page}")
                assert answer.status_code == 200, page

    visited(store, script)


def head_start_beyond(content: dict[str, Any]) -> dict[str, Any]:
    human, automa = content["setup"]["seats"]
    return {
        **content,
        "setup": {**content["setup"], "seats": [human, {**automa, "head_start": 25}]},
    }


def test_no_page_of_a_forged_file_is_an_error_of_ours(
    store: Store, house: House, caplog: pytest.LogCaptureFixture
) -> None:
    taken: list[str] = []
    for data in forgeries(40):
        with suppress(Refusal):
            taken.append(imported(VOICES, house, data, choice="copy").id)
    assert len(taken) > 10
    wrong: list[tuple[str, int]] = []
    largest = 0
    safe: dict[str, httpx.Response] = {}

    async def script(client: httpx.AsyncClient) -> None:
        nonlocal largest
        for table_id in taken:
            for page in PAGES:
                answer = await client.get(f"/tables/{table_id}{page}")
                largest = max(largest, len(answer.content))
                if 'id="unproven"' in answer.text:
                    safe[table_id] = answer
                if answer.status_code >= 500:
                    wrong.append((page, answer.status_code))
            told = await client.get(f"/api/tables/{table_id}")
            wrong.extend([("api", told.status_code)] if told.status_code >= 500 else [])
        for page in ("/", "/record", "/play"):
            assert (await client.get(page)).status_code == 200
        table_id, answer = next(iter(safe.items()))
        assert answer.status_code == 422
        assert "cannot be made from what the imported file says" in answer.text
        fields = Reading(answer.text).forms[0].fields
        assert (await client.post(f"/tables/{table_id}/delete", data=fields)).status_code == 303
        assert table_id not in [one.id for one in house.tables()]

    visited(store, script)
    assert wrong == []
    assert largest < 1_000_000, "no number of a file is drawn as so many things"
    assert "Traceback" in caplog.text, "some pages could not be made: nobody has to guess why"


# A set-up that is refused


TWICE = {**SCYTHE, "seats": [SCYTHE["seats"][0], {**SCYTHE["seats"][1], "faction": "nordic"}]}


@pytest.mark.parametrize(
    ("setup", "made", "language", "sentence"),
    [
        (TWICE, SCYTHE, "en", "Nordic"),
        (TWICE, SCYTHE, "de", "Jeder Platz braucht eine eigene."),
        ({**KAIJU, **STRUCK}, {**KAIJU, **STRUCK}, "cs", "double_strike"),
    ],
)
def test_a_file_with_a_set_up_that_cannot_be_is_refused_in_the_words_of_its_game(
    store: Store, setup: dict[str, Any], made: dict[str, Any], language: str, sentence: str
) -> None:
    content = {**content_of(Table.new(GAMES, made, reader=ITSELF)), "setup": setup}
    data = msgspec.json.encode({**content, "check": check_of(content)})

    async def script(client: httpx.AsyncClient) -> None:
        client.headers["accept-language"] = language
        answer = await sent(client, data)
        assert answer.status_code == 422
        assert sentence in answer.text

    visited(store, script)
