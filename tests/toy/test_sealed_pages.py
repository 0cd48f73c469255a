"""Sealed votes on pages, over the API and in files: every answer is searched for the secret."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from tests.toy.asking import LANGUAGES, Asked
from tests.toy.handed_in import faces, games, voices
from tests.toy.playing import SEATS, at_vote, in_shop, tick, vote
from tests.toy.test_sealed import HARBOR, REEF, knows, revealed, secret_vote
from tests.web.house import GOES_ROUND
from tests.web.reading import Reading
from thirdchair.cli.tables import app as tables_command
from thirdchair.games import GAMES, VOICES
from thirdchair.table.journal import Table
from thirdchair.table.store import HOME, House, Store
from thirdchair.web.app import build
from thirdchair.web.gate import Gate
from thirdchair.web.visit import DEVICE

Phones = dict[str, Asked]


@asynccontextmanager
async def phones(store: Store, table: Table, *seats: str) -> AsyncIterator[Phones]:
    """A phone for each of these seats, and one, called "", that has not sat down."""
    house = store.of(HOME)
    saved = house.create("evening", table)
    gate, _ = build(store, faces=faces(), voices=voices())
    found = {"": phone(gate, saved.id, {})}
    for seat in seats:
        token = house.add_device(f"phone of {seat}")
        house.claim_seat(token, saved.id, seat)
        found[seat] = phone(gate, saved.id, {DEVICE: token})
    try:
        yield found
    finally:
        for one in found.values():
            await one.client.aclose()


def phone(gate: Gate, table_id: str, cookies: dict[str, str]) -> Asked:
    transport = httpx.ASGITransport(gate)
    client = httpx.AsyncClient(
        transport=transport, base_url="http://127.0.0.1", cookies={**GOES_ROUND, **cookies}
    )
    return Asked(client, gate, table_id)


def run(store: Store, table: Table, script: Callable[[Phones], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        async with phones(store, table, "s1", "s2") as found:
            await script(found)

    asyncio.run(all_of_it())


def leaks(one: Asked) -> list[str]:
    """What was asked that was answered with the secret."""
    secrets = (str(REEF).encode(), str(HARBOR).encode())
    return [asked for asked, told in one.heard if any(secret in told for secret in secrets)]


async def looked_everywhere(one: Asked, last: int) -> None:
    """Every page, file and answer; previews of a mended past; taps that are refused."""
    await one.crawl("/tables/*", LANGUAGES[0])
    for language in LANGUAGES:
        for page in ("", "/history", "/where", f"/fix/{last}", f"/moments/{last}", "/settings"):
            await one.get(f"/tables/*{page}", language)
    await one.crawl("/", LANGUAGES[0])
    await one.get("/api/tables/*")
    await one.post("/api/tables/*", view=True)
    await one.stream()
    await one.post("/api/tables/*", do="reveal")
    await one.post("/api/tables/*", do="nonsense")
    await one.post("/api/tables/*", undo=1)
    await one.post("/api/tables/*", redo=1)
    for act in ("undo", "redo", f"jump {last}", f"jump {last + 1}", "reveal"):
        await one.tap(act=act)
    reveal = {"act": "insert", "command": '{"do":"reveal"}'}
    for position in (last - 1, last):
        page = f"/tables/{one.table}/fix/{position}"
        for change in ({"act": "delete"}, {"act": "answers"}, reveal):
            form = Reading((await one.get(page)).text).forms[-1]
            sent = {**form.fields, **change, "once": f"{position}{change}"}
            one.hear(f"{page} {change}", await one.client.post(page, data=sent))
            form = Reading((await one.get(page)).text).forms[-1]
            if ("decide", "give-up") in form.buttons:  # it is kept, and goes on
                await one.get("/tables/*")
                await one.get("/api/tables/*")
                sent = {**form.fields, "again": "1", "once": f"again {position}{change}"}
                one.hear(f"{page} again", await one.client.post(page, data=sent))
                sent = {**form.fields, "decide": "give-up"}
                assert (await one.client.post(page, data=sent)).status_code == 303


def test_no_answer_to_others_holds_a_sealed_vote(store: Store) -> None:
    table = secret_vote()
    last = table.journal.at - 1

    async def script(found: Phones) -> None:
        for one in (found["s2"], found[""]):
            await looked_everywhere(one, last)
            assert leaks(one) == []
            assert len(one.heard) > 60
        await found["s2"].post("/api/tables/*", view=True, **{"as": "s2"})
        await found["s2"].post("/api/tables/*", view=True, **{"as": "s1"})
        await found["s2"].get("/api/tables/*?as=s1")
        assert leaks(found["s2"]) == []
        for page in ("", "/history", f"/fix/{last}", f"/moments/{last}"):
            await found["s1"].get(f"/tables/*{page}")
        await found["s1"].post("/api/tables/*", view=True, **{"as": "s1"})
        assert len(leaks(found["s1"])) == 5, "its own seat sees it"
        assert not knows((await found["s1"].get("/tables/*/export")).content)

    run(store, table, script)


def test_the_table_still_stands_after_all_that(store: Store, house: House) -> None:
    table = secret_vote()

    async def script(found: Phones) -> None:
        await looked_everywhere(found["s2"], table.journal.at - 1)

    run(store, table, script)
    (listed,) = [one for one in house.tables() if one.name == "evening"]
    assert house.load(listed.id).table.state.votes["s1"] == {"reef": REEF, "harbor": HARBOR}


def test_what_others_do_read(store: Store) -> None:
    async def script(found: Phones) -> None:
        page = Reading((await found["s2"].get("/tables/*/history")).text).text
        assert "Ana: sealed choice" in page
        assert "Ana has chosen." in page
        own = Reading((await found["s1"].get("/tables/*/history")).text).text
        assert f"Ana: vote Row out to the reef {REEF}" in own
        header = (await found["s1"].get("/tables/*")).text
        assert f'title="Ana: vote Row out to the reef {REEF}' in header, "what undo is about"
        assert 'id="undo"' not in (await found["s2"].get("/tables/*")).text

    run(store, secret_vote(), script)


def test_revealed_it_is_everybodys_and_undone_it_is_sealed_again(store: Store) -> None:
    async def script(found: Phones) -> None:
        for one in (found["s2"], found[""]):
            await one.get("/tables/*/history")
            await one.get("/api/tables/*")
            assert len(leaks(one)) == 2
            one.heard.clear()
        await found["s2"].tap(act="undo")
        for one in (found["s2"], found[""]):
            one.heard.clear()
            await one.crawl("/tables/*", "en")
            await one.get("/api/tables/*")
            assert leaks(one) == []
        await found["s2"].tap(act="redo")
        found[""].heard.clear()
        await found[""].get("/tables/*/history")
        assert len(leaks(found[""])) == 1

    run(store, revealed(), script)


def test_only_its_seat_takes_it_back(store: Store) -> None:
    async def script(found: Phones) -> None:
        assert (await found["s2"].tap(act="undo")).status_code == 409
        assert (await found[""].tap(act="undo")).status_code == 409
        assert (await found["s1"].tap(act="undo")).status_code == 303
        assert (await found["s2"].tap(act="redo")).status_code == 409
        assert (await found["s1"].tap(act="redo")).status_code == 303
        await found["s1"].get("/api/tables/*?as=s1")
        assert len(leaks(found["s1"])) == 1

    run(store, secret_vote(), script)


def test_redo_is_offered_to_the_seat_that_took_it_back_and_to_nobody_else(store: Store) -> None:
    async def script(found: Phones) -> None:
        await found["s1"].tap(act="undo")
        offered = {
            seat: 'id="redo"' in (await one.get("/tables/*")).text for seat, one in found.items()
        }
        assert offered == {"s1": True, "s2": False, "": False}

    run(store, secret_vote(), script)


def test_a_link_to_the_moment_of_a_vote_is_seen_by_nobody_in_particular(store: Store) -> None:
    table = secret_vote()
    page = f"/tables/*/moments/{table.journal.at - 1}"

    async def script(found: Phones) -> None:
        for sharer in (found["s1"], found["s2"]):
            await sharer.send(page, act="share")
            token = re.search(r"/moments/([\w-]{20,})", (await sharer.get(page)).text)
            assert token is not None
            for one in found.values():
                one.heard.clear()
                shared = await one.get(f"/moments/{token[1]}")
                assert shared.status_code == 200
                assert "Ana has chosen." in Reading(shared.text).text
                assert leaks(one) == []
            await sharer.send(page, act="withdraw")
            assert (await found[""].get(f"/moments/{token[1]}")).status_code == 404

    run(store, table, script)


def test_the_settings_say_that_an_export_stands_at_the_start_of_the_round(store: Store) -> None:
    async def script(found: Phones) -> None:
        for page in ("/settings", "/delete"):
            text = Reading((await found["s2"].get(f"/tables/*{page}")).text).text
            assert "this file ends where they began" in text
        file = (await found["s2"].get("/tables/*/export")).content
        home = Reading((await found["s2"].get("/")).text)
        form = next(one for one in home.forms if one.action == "/import")
        token = form.fields["_csrf_token"]
        sent = {"_csrf_token": token, "once": "import", "choice": "copy"}
        answer = await found["s2"].client.post("/import", data=sent, files={"file": file})
        assert answer.status_code == 303
        again = answer.headers["location"].removeprefix("/tables/")
        told = (await found["s2"].client.get(f"/api/tables/{again}")).json()
        assert (told["view"]["phase"], told["view"]["votes"]) == ("vote", {})

    run(store, secret_vote(), script)


def test_the_command_says_so_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THIRDCHAIR_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setitem(GAMES, "toy", games()["toy"])
    monkeypatch.setitem(VOICES, "toy", voices()["toy"])
    with closing(Store(GAMES)) as store:
        store.of(HOME).create("evening", secret_vote())
    file = tmp_path / "evening.json"
    told = CliRunner().invoke(tables_command, ["export", "evening", str(file)])
    assert "this file ends where they began" in told.output
    assert not knows(file.read_bytes())
    assert CliRunner().invoke(tables_command, ["import", "--copy", str(file)]).exit_code == 0


# Free choices over HTTP


@pytest.mark.parametrize("phase", ["vote", "shop"])
def test_five_phones_tap_in_the_same_second(store: Store, house: House, phase: str) -> None:
    async def script() -> None:
        table = at_vote(5) if phase == "vote" else in_shop(5)
        async with phones(store, table, *SEATS) as found:
            pages = {seat: (await found[seat].get("/tables/*")).text for seat in SEATS}
            sent = {seat: Reading(page).forms[-1].fields for seat, page in pages.items()}
            act = {"act": "vote", "stake-reef": "1", "stake-harbor": "2"}
            chosen = act if phase == "vote" else {"act": "buy oil"}
            taps = [
                found[seat].client.post(f"/tables/{found[seat].table}", data=sent[seat] | chosen)
                for seat in SEATS
            ]
            answers = await asyncio.gather(*taps)
            assert [one.status_code for one in answers] == [303] * 5
            state = house.load(found[""].table).table.state
            assert list(state.votes if phase == "vote" else state.baskets) == list(SEATS)

    asyncio.run(script())


def test_a_second_phone_of_a_seat_is_told_that_its_page_is_old(store: Store, house: House) -> None:
    async def script() -> None:
        async with phones(store, in_shop(), "s1") as found:
            page = (await found["s1"].get("/tables/*")).text
            form = Reading(page).forms[-1].fields
            path = f"/tables/{found['s1'].table}"
            first, second = {**form, "once": "a"}, {**form, "once": "b"}
            client = found["s1"].client
            assert (await client.post(path, data=first | {"act": "buy rope"})).status_code == 303
            assert (await client.post(path, data=second | {"act": "buy oil"})).status_code == 409
            assert house.load(found["s1"].table).table.state.baskets == {"s1": "rope"}

    asyncio.run(script())


def test_an_undo_leaves_the_choices_of_others(store: Store, house: House) -> None:
    table = in_shop()
    table.do(tick("s2", "log"))
    table.do({"do": "buy", "seat": "s1", "ware": "rope"})

    async def script(found: Phones) -> None:
        assert (await found["s2"].tap(act="undo")).status_code == 303
        state = house.load(found["s2"].table).table.state
        assert (state.keepers["s2"].ticks, state.baskets) == ([], {"s1": "rope"})

    run(store, table, script)


def test_nobody_votes_for_another(store: Store) -> None:
    async def script(found: Phones) -> None:
        told = await found["s2"].post("/api/tables/*", **vote("s1"), **{"as": "s2"})
        assert told["error"]["message"] == (
            "That is Ana’s choice. Only Ana can make it, or take it back."
        )

    run(store, at_vote(), script)
