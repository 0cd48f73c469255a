"""Files and requests that are small and stand for much: a sentence, and nothing has changed."""

import asyncio
import gzip
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from benchmarks.campaigns import gain
from tests.pocket.natively import natively
from tests.web.house import House
from tests.web.played import DUEL, made
from tests.web.reading import Reading
from tests.web.test_everything_pages import brought
from tests.web.test_two_houses import Street
from thirdchair.cli.script import open_lines
from thirdchair.games import GAMES
from thirdchair.kit.scanning import MACHINE, REQUEST, SMALL, Allowed
from thirdchair.table.auditing import NotOurs, audited
from thirdchair.table.everything import FORMAT, gathered, packed, read_everything, unpacked
from thirdchair.table.exports import export, import_file
from thirdchair.table.journal import Table
from thirdchair.table.saved import Saved
from thirdchair.table.store import HOME, Store
from thirdchair.web.pages.table import importing

HEAD = b'{"format":"%s","number":1,"boxes":{"a":{"b":' % FORMAT.encode()
TABLE = b'{"format":"thirdchair-table","number":1,"entries":'
BOMBS = {
    "lists": (gzip.compress(HEAD + b"[" + b"[]," * 1_000_000 + b"1]}}}", 1), 422),
    "blanks": (gzip.compress(b" " * (MACHINE.whole.size + 1), 1), 422),
    "nests": (gzip.compress(HEAD + b"[" * 1_000_000), 400),
    "entries": (gzip.compress(TABLE + b"[" + b"{}," * 1_000_000), 422),
    "letters": (gzip.compress(TABLE + b'"' + b"a" * 1_000_000), 422),
    "plain": (TABLE + b"[" + b"[]," * 1_000_000, 422),
}
SENTENCES = {
    "en": ("more in this than Third Chair ever reads", "may lie in each other 50 deep"),
    "de": ("mehr, als Third Chair je auf einmal liest", "höchstens 50 tief ineinander"),
    "cs": ("víc, než Third Chair kdy čte", "nejvýše 50krát"),
}


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_gets_a_sentence(house: House, name: str) -> None:
    file, status = BOMBS[name]
    for language, sentences in SENTENCES.items():
        with house.client(language=language) as client:
            before = Reading(client.get("/").text).links
            answer = brought(client, file)
            assert answer.status_code == status
            assert sentences[status == 400] in Reading(answer.text).text
            assert Reading(client.get("/").text).links == before


@pytest.mark.parametrize("name", BOMBS)
def test_the_command_refuses_a_bomb(name: str, tmp_path: Path) -> None:
    (tmp_path / "bomb").write_bytes(BOMBS[name][0])
    ran = subprocess.run(
        [Path(sys.executable).with_name("thirdchair"), "tables", "import", tmp_path / "bomb"],
        env={**os.environ, "THIRDCHAIR_DATA": str(tmp_path / "data"), "LC_ALL": "en_US.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 2
    assert any(one in ran.stderr for one in SENTENCES["en"])
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("nest", ["[" * 51, '{"a":' * 51, "[" * 30_000])
def test_no_request_is_built_that_is_too_deep(house: House, tmp_path: Path, nest: str) -> None:
    with house.client() as near, natively(tmp_path, "https://example.org/") as pocket:
        for client in (near, pocket):
            path = made(client, DUEL)
            before = client.get(f"/api{path}").json()
            for where in ("/api/tables", f"/api{path}"):
                json = {"content-type": "application/json"}
                answer = client.post(where, content=f'{{"do": {nest}', headers=json)
                error = answer.json()["error"]
                assert (answer.status_code, error["code"]) == (400, "bad_json")
                assert "50 deep" in error["message"]
            assert client.get(f"/api{path}").json() == before


def test_a_line_without_end_is_one_bad_line(tmp_path: Path) -> None:
    file = tmp_path / "lines"
    lines = (b'{"do": ' + b"[" * 60, b" " * 10 * REQUEST.size + b"1", b'{"view": true}')
    file.write_bytes(b"\n".join(lines))
    with open_lines(file) as read:
        assert [len(line) for line in read] == [68, REQUEST.size + 1, 14]
    file.write_bytes(b'{"do": ' + b"[" * 60 + b"\n" + b'["",' * REQUEST.size + b"\n" + b"{}")
    ran = subprocess.run(
        [Path(sys.executable).with_name("thirdchair"), "script", file],
        capture_output=True,
        check=False,
    )
    errors = [msgspec.json.decode(line)["error"] for line in ran.stdout.splitlines()]
    assert [error["code"] for error in errors] == ["bad_json", "bad_json", "bad_input"]


# What people have


@pytest.fixture(scope="module")
def evening() -> Table:
    """A long evening at two."""
    table = Table.new(GAMES, DUEL)
    for turn in range(75):
        table.do({"do": "advance", "who": "p1", "track": "science", "steps": -1 if turn % 2 else 1})
        table.do({"do": "bots_turn"})
    return table


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store(GAMES, tmp_path / "tables.db")) as store:
        yield store


@pytest.mark.parametrize(("many", "allowed"), [(300, MACHINE), (250, SMALL)])
def test_hundreds_of_long_evenings_are_not_too_much(
    evening: Table, store: Store, many: int, allowed: Allowed
) -> None:
    house = store.of(HOME)
    house.create("Sunday", evening)
    everything = gathered(house, {})
    everything.tables *= many
    read = read_everything(unpacked(packed(everything), allowed), allowed)
    assert len(list(read.kept())) == many


@pytest.fixture(scope="module")
def campaign() -> Table:
    """A campaign of a thousand steps."""
    people = [{"kind": "human", "faction": one} for one in ("nordic", "crimea", "polania")]
    bots = [{"kind": "automa", "faction": one} for one in ("albion", "togawa", "saxony", "rusviet")]
    table = Table.new(GAMES, {"game": "scythe", "mode": "fenris", "seats": people + bots})
    table.do({"do": "setup"})
    for number in range(1000):
        table.do(gain("s1", 1 if number % 10 < 5 else -1))
    return table


def test_a_campaign_of_a_thousand_steps_is_not_too_much(campaign: Table) -> None:
    file = export(Saved("long", "Long", campaign, {}))
    assert import_file(GAMES, unpacked(gzip.compress(file), SMALL))[1].view() == campaign.view()


def test_a_long_game_is_saved_in_a_file_that_the_form_takes(campaign: Table, store: Store) -> None:
    street = Street(store)
    house = store.of(HOME)
    table = f"/tables/{house.create('Long', campaign).id}"
    plain = export(house.load(table.rpartition("/")[2], whole=True))
    assert len(plain) > importing.LARGEST_FILE / 2

    async def script() -> None:
        async with street.client() as one:
            saved = await one.get(f"{table}/export")
            assert ".json.gz" in saved.headers["content-disposition"]
            assert len(saved.content) < importing.LARGEST_FILE / 50
            assert unpacked(saved.content, SMALL) == plain

    asyncio.run(script())


def test_a_record_holds_what_it_says(campaign: Table) -> None:
    """Thousands of steps without a word of what they lead to would fill the memory."""
    journal = campaign.journal
    entries = list(journal.entries)
    _, again = audited(campaign.game, journal.setup, entries)
    assert [one.state for one in again] == [one.state for one in entries]
    silent = [msgspec.structs.replace(one, state=b"", events=[]) for one in entries]
    with pytest.raises(NotOurs, match="fill the memory"):
        audited(campaign.game, journal.setup, silent)


# How much where, and one after the other


def test_less_is_allowed_where_memory_is_dear(tmp_path: Path) -> None:
    between = gzip.compress(HEAD + b" " * (SMALL.whole.size + 1), 1)
    with natively(tmp_path / "pocket", "https://example.org/") as pocket:
        answer = brought(pocket, between)
        assert SENTENCES["en"][0] in Reading(answer.text).text
    with closing(Store(GAMES, tmp_path / "tables.db")) as store:
        street = Street(store)
        assert street.room.allowed == SMALL


def test_who_brings_a_second_file_waits_and_pages_do_not(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    street = Street(store)
    file = {"file": ("a.json", b"{}")}

    async def script() -> None:
        async with street.client() as one:
            form = Reading((await one.get("/")).text).form_with("file")
            fields = {name: said for name, said in form.fields.items() if name != "file"}
            street.room.importing.acquire()
            waiting = asyncio.create_task(one.post("/import", data=fields, files=file))
            assert (await one.get("/")).status_code == 200
            assert not waiting.done()
            street.room.importing.release()
            assert (await waiting).status_code == 422
            street.room.importing.acquire()
            monkeypatch.setattr(importing, "PATIENCE", 0)
            again = await one.post("/import", data=fields, files=file)
            street.room.importing.release()
        assert (again.status_code, again.headers["retry-after"]) == (503, "0")
        assert "Another file is being brought in" in Reading(again.text).text

    asyncio.run(script())


# Nobody reads past the scanner

READERS = {
    "kit/scanning.py": "the scanner itself",
    "kit/learned.py": "what is learned once",
    "table/everything.py": "parts of what was scanned",
    "table/campaign_files.py": "what an export has just written",
    "table/whose.py": "what was just written",
    "importing.py": "what was scanned",
    "web/pages/history/wishes.py": "what was scanned",
    **dict.fromkeys(
        ("table/household.py", "table/campaigns.py", "table/rows.py", "table/moments.py"),
        "our own database",
    ),
    **dict.fromkeys(("table/store.py", "table/brought.py"), "our own database"),
    "table/open_mend.py": "our own database",
}


def test_nobody_reads_json_of_strangers_past_the_scanner() -> None:
    """Who reads some says here where it comes from."""
    source = Path(importing.__file__).parents[3]
    found = {
        str(file.relative_to(source))
        for file in source.rglob("*.py")
        if any(word in file.read_text() for word in ("json.decode(", "json.loads(", "from_json("))
        and "lab" not in file.parts
    }
    assert found == set(READERS)


def test_the_house_is_the_same_when_a_bomb_was_refused(house: House) -> None:
    with house.client() as client:
        path = made(client, DUEL)
        before = client.get(f"/api{path}").json()
        for file, _ in BOMBS.values():
            brought(client, file)
        assert client.get(f"/api{path}").json() == before
