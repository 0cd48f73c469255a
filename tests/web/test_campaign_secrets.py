"""A campaign whose rules, or whose mode itself, are secrets: its files tell and bring neither."""

import asyncio
import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest
from typer.testing import CliRunner

from tests.long_winter.test_long_winter import FOLDER, SETUP
from tests.long_winter.test_long_winter import House as Pages
from tests.table.scenario_tables import answer_all
from tests.web.house import GOES_ROUND
from tests.web.reading import Reading
from tests.web.test_campaign_handed_in import WORDS
from tests.web.test_readers import LOCK, OUTPOST, RULE, Saga
from thirdchair.cli.tables import app as tables_command
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.readers import ITSELF, NOBODY, Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.table.campaign_files import FORMAT, read_campaign
from thirdchair.table.exports import check_of, export, import_file
from thirdchair.table.journal import Table
from thirdchair.table.store import HOME, House, Saved, Store
from thirdchair.tapestry.scenarios.finding import OWN
from thirdchair.web.app import build
from thirdchair.web.games.tapestry.face import face
from thirdchair.web.gate import Gate
from thirdchair.words import LANGUAGES
from thirdchair.words.games.tapestry import voice

KNOWING = Reader(keys=frozenset({LOCK}))


def saga(folder: Path, *, secret_mode: bool) -> Saga:
    """The winter as a campaign; its rules have a lock, and so may its mode."""
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__", "test_*"))
    sheet, ledger = folder / "sheet.toml", folder / "rules.toml"
    lock = f'lock = "{LOCK}"\n'
    text = sheet.read_text(encoding="utf-8")
    sheet.write_text(f'series = "points"\n{lock if secret_mode else ""}{text}', encoding="utf-8")
    text = ledger.read_text(encoding="utf-8")
    ledger.write_text(text.replace("[[rule]]\n", f"[[rule]]\n{lock}"), encoding="utf-8")
    for language in LANGUAGES:
        with (folder / "locales" / f"{language}.ftl").open("a", encoding="utf-8") as words:
            words.write(WORDS)
    return Saga(scenarios=[OWN, folder])


@pytest.fixture(params=[False, True], ids=["secret rules", "secret mode"])
def game(tmp_path: Path, request: pytest.FixtureRequest) -> Saga:
    return saga(tmp_path / "winter", secret_mode=request.param)


@pytest.fixture
def store(game: Saga, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """The tables that the command finds too."""
    spoken = voice(game.locales)
    monkeypatch.setenv("THIRDCHAIR_DATA", str(tmp_path))
    monkeypatch.setitem(GAMES, "tapestry", lambda: game)
    monkeypatch.setitem(VOICES, "tapestry", lambda: spoken)
    with closing(Store(GAMES)) as store:
        yield store


def played(reader: Reader = KNOWING) -> Table:
    """The rules have been at work by the end."""
    table = Table.new(GAMES, SETUP, reader=reader)
    answer_all(table, {})
    table.do({"do": "correct", "path": "hexes.17", "value": OUTPOST})
    return table


def finished(*commands: str) -> Table:
    table = played()
    for command in (*commands, "finish"):
        table.do({"do": command})
        answer_all(table, {"vp": 40})
    return table


def locked(data: bytes) -> bool:
    return RULE.encode() in data


def with_game(house: House, table: Table) -> tuple[str, str]:
    campaign = house.create_campaign("Snow", "tapestry", "winter", {}, reader=KNOWING)
    return campaign, house.create("Tonight", table, campaign=campaign).id


@pytest.mark.parametrize(("before", "known"), [((), False), (("income",), True)])
def test_a_file_holds_the_ids_that_its_own_game_has_revealed(
    store: Store, game: Saga, tmp_path: Path, before: tuple[str, ...], known: bool
) -> None:
    """By page and by command, of the campaign and of its table."""
    campaign, table = with_game(store.of(HOME), finished(*before))
    pages, file = Pages(store, game), tmp_path / "file.json"
    for path in (f"/campaigns/{campaign}/export", f"/tables/{table}/export"):
        assert locked(pages.ask("GET", path).content) == known, path
    for name in ("Snow", "Tonight"):
        told = CliRunner().invoke(tables_command, ["export", name, str(file)])
        assert told.exit_code == 0, told.output
        assert locked(file.read_bytes()) == known, name


# A mode that is a secret


def campaign_file(mode: str) -> bytes:
    content = {"format": FORMAT, "number": 1, "name": "x", "game": "tapestry", "mode": mode}
    content |= {"options": {}, "games": []}
    return msgspec.json.encode({**content, "check": check_of(content)})


def table_file() -> bytes:
    return export(Saved("id", "Tonight", finished(), {}))


def answer_to(ask: Callable[[], object]) -> object:
    """What is made, or how it is refused."""
    try:
        ask()
    except Refusal as refusal:
        return refusal.code, refusal.text, refusal.where, refusal.args
    return "made"


@pytest.mark.parametrize("game", [True], ids=["secret mode"], indirect=True)
def test_a_campaign_of_a_secret_mode_is_one_of_no_mode(store: Store) -> None:
    def brought(mode: str, reader: Reader) -> object:
        return answer_to(lambda: read_campaign(GAMES, campaign_file(mode), reader))

    def begun(mode: str, reader: Reader) -> object:
        house = store.of(HOME)
        made = answer_to(lambda: house.create_campaign("x", "tapestry", mode, {}, reader=reader))
        return str(made).replace(mode, "mode")

    for ask in (brought, begun):
        assert ask("winter", NOBODY) == ask("wintre", NOBODY) != "made"
        assert ask("winter", KNOWING) == ask("winter", ITSELF) == "made"


@pytest.mark.parametrize("game", [True], ids=["secret mode"], indirect=True)
def test_a_file_brings_only_what_its_reader_may_know_of(store: Store, game: Saga) -> None:
    data, house = table_file(), store.of(HOME)
    looks = face(game)
    gate, _ = build(store, faces={"tapestry": lambda: looks}, voices=VOICES)
    assert answer_to(lambda: import_file(GAMES, data, NOBODY)) != "made"
    assert answer_to(lambda: import_file(GAMES, data, KNOWING)) == "made"
    for opened, status in (([], 422), ([LOCK], 303)):
        house.set_setting("opened", opened)
        assert asyncio.run(import_status(gate, data)) == status
    assert [one.mode for one in house.tables()] == ["winter"]


async def import_status(gate: Gate, data: bytes) -> int:
    """What the form of the home page answers to a file."""
    door = httpx.ASGITransport(gate)
    async with httpx.AsyncClient(
        transport=door, base_url="http://127.0.0.1", cookies=GOES_ROUND
    ) as client:
        home = Reading((await client.get("/")).text)
        token = next(form.fields["_csrf_token"] for form in home.forms if form.fields)
        sent = {"_csrf_token": token, "once": "import"}
        return (await client.post("/import", data=sent, files={"file": data})).status_code
