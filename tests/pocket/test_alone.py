"""An app that nobody else can reach: its pages, its addresses, its storage."""

import re
import sqlite3
import struct
import subprocess
import sys
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.pocket.natively import natively
from tests.web.played import DUEL, FENRIS, SCYTHE, SOLO, done, made
from tests.web.reading import Person, Reading
from thirdchair.games import GAMES
from thirdchair.table.database import DISK, POCKET, Database
from thirdchair.table.household import WATCHING
from thirdchair.table.store import Store
from tools.site.__main__ import ICON
from tools.site.fetching import ROOT as PROJECT
from tools.site.icons import OCHRE, PAPER, THREAD, png

ROOT = "/thirdchair"
OWN_HOST = "https://example.org/"


@pytest.fixture
def pocket(tmp_path: Path) -> Iterator[httpx.Client]:
    with natively(tmp_path) as client:
        yield client


def test_the_one_device_there_is_goes_round_and_is_not_asked(pocket: httpx.Client) -> None:
    person = Person(pocket)
    page = person.open(made(pocket, DUEL))
    assert person.answer.status_code == 200
    assert "whom-everybody" not in page.ids
    assert page.form_with("act", "advance science")


def test_a_storage_sets_its_own_pragmas(tmp_path: Path) -> None:
    for storage, journal in ((DISK, "wal"), (POCKET, "delete")):
        Store(GAMES, tmp_path / f"{storage.name}.db", storage).close()
        with closing(sqlite3.connect(tmp_path / f"{storage.name}.db")) as file:
            assert file.execute("PRAGMA journal_mode").fetchone()[0] == journal  # as it lies there
    assert not list(tmp_path.glob("pocket.db-[ws]*")), "shared memory in the pocket"


def test_a_journal_of_the_pocket_is_emptied_and_stays(tmp_path: Path) -> None:
    store = Store(GAMES, tmp_path / "tables.db", POCKET)
    store.machine.set_setting("one", 1)
    assert (tmp_path / "tables.db-journal").stat().st_size == 0
    store.close()


def test_who_reads_in_the_pocket_writes_nothing_on_the_side(tmp_path: Path) -> None:
    """A commit would wait until the reader is done, who waits for the commit."""
    for storage, written in ((DISK, 1), (POCKET, 0)):
        database, acts = Database(tmp_path / f"{storage.name}.db", storage), list[object]()
        with database.reading():
            database.write_if_free(acts.append)
        assert len(acts) == written, storage.name
        database.close()


def test_who_looks_at_tables_in_the_pocket_may_change_them_meanwhile(pocket: httpx.Client) -> None:
    """A new game looks at the campaigns of the device before it is saved."""
    made(pocket, FENRIS)
    table = made(pocket, DUEL)
    assert pocket.get(table).status_code == 200


def test_no_page_needs_what_the_site_leaves_out(tmp_path: Path) -> None:
    walk = [sys.executable, "-m", "tests.pocket.left_out", str(tmp_path)]
    told = subprocess.run(walk, cwd=PROJECT, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout.strip()) == (0, ""), told.stderr


def test_a_file_of_the_pocket_opens_natively_and_back(tmp_path: Path) -> None:
    for place, storage in enumerate((POCKET, DISK, POCKET, DISK)):
        store = Store(GAMES, tmp_path / "tables.db", storage)
        assert store.machine.setting("visits", 0) == place
        store.machine.set_setting("visits", place + 1)
        store.close()


def test_who_is_alone_hears_nothing_of_a_network(pocket: httpx.Client) -> None:
    tables = [made(pocket, setup) for setup in (DUEL, SOLO, SCYTHE)]
    done(pocket, tables[0], do="advance", who="p1", track="science")
    pages = ["", "welcome", "welcome?step=2", "welcome?step=3", "play", "box", "record", "rules"]
    parts = ("", "/history", "/settings", "/checklist")
    pages += [f"{table}{part}" for table in tables for part in parts]
    pages.append(f"{tables[0]}/moments/1")
    for page in pages:
        answer = pocket.get(page)
        assert answer.status_code == 200, page
        read = Reading(answer.text)
        for of_a_network in ("phone", "join", "certificate", "manifest.webmanifest"):
            assert f"{ROOT}/{of_a_network}" not in [*read.links, *_loaded(answer.text)], page
        assert "keep.js" not in answer.text, page


@pytest.mark.parametrize("path", ["phone", "join", "certificate", "manifest.webmanifest"])
def test_what_is_about_a_network_is_not_there(pocket: httpx.Client, path: str) -> None:
    assert pocket.get(path).status_code == 404
    assert pocket.get("worker.js").status_code == 404


def test_a_page_may_stand_in_the_frame_of_its_own_site_only(pocket: httpx.Client) -> None:
    headers = pocket.get("").headers
    assert "frame-ancestors 'self'" in headers["content-security-policy"]
    assert headers["x-frame-options"] == "SAMEORIGIN"


def test_every_address_lies_under_the_path_of_the_site(pocket: httpx.Client) -> None:
    table = made(pocket, SOLO)
    done(pocket, table, do="income")
    done(pocket, table, do="bots_turn")
    for page in ("", "play", "new?mode=solo", table, f"{table}/history", f"{table}/settings"):
        for address in _loaded(pocket.get(page).text):
            assert address.startswith((f"{ROOT}/", "#", "?")) or address == ROOT, (page, address)


def test_forms_need_their_token_and_get_it_from_the_jar(tmp_path: Path) -> None:
    with natively(tmp_path, OWN_HOST) as pocket:
        person = Person(pocket)
        person.open("/")
        assert "set-cookie" not in person.answer.headers
        person.press("language", "cs")
        assert '<html lang="cs"' in person.answer.text
        assert pocket.post("device", data={"language": "de"}).status_code == 403


def test_the_jar_outlives_the_engine(tmp_path: Path) -> None:
    with natively(tmp_path, OWN_HOST) as before:
        person = Person(before)
        person.open("/")
        person.press("theme", "dark")
    with natively(tmp_path, OWN_HOST) as after:
        assert 'data-theme="dark"' in after.get("/").text


def test_a_file_is_asked_of_the_service_worker(pocket: httpx.Client) -> None:
    """Chromium takes a link with `download` past it, to a host that has no such file."""
    table = made(pocket, SOLO)
    for page in (f"{table}/settings", f"{table}/delete"):
        links = re.findall(r"<a [^>]*/export[^>]*>", pocket.get(page).text)
        assert links, page
        assert not any("download" in link for link in links), page
    answer = pocket.get(f"{table}/export")
    assert answer.headers["content-disposition"].startswith("attachment")


def _loaded(page: str) -> list[str]:
    return re.findall(r"""(?:href|src|action|formaction)="([^"]*)\"""", page)


def test_nobody_only_looks_on_where_there_is_one_device(pocket: httpx.Client) -> None:
    solo, duel = (pocket.get(f"{made(pocket, setup)}/settings").text for setup in (SOLO, DUEL))
    assert "seat-form" not in solo
    seats = Reading(duel).form_with("act", "seat").options["seat"]
    assert WATCHING not in seats
    assert "p2" in seats


@pytest.mark.parametrize("size", [48, 64])
def test_an_icon_is_painted(size: int) -> None:
    data = png(size, 0.1)
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (size, size)
    length = struct.unpack(">I", data[33:37])[0]
    rows = zlib.decompress(data[41 : 41 + length])
    assert len(rows) == size * (1 + 3 * size)
    dots = {tuple(rows[at : at + 3]) for at in range(1, 3 * size, 3)}
    assert dots == {THREAD}  # the room above the chair
    drawn = ICON.read_text(encoding="utf-8")
    for color in (PAPER, OCHRE, THREAD):
        assert f"#{bytes(color).hex()}" in drawn
        assert bytes(color) in rows
