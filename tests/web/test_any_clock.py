"""The clock of a small computer begins anywhere: everything is kept, told and backed up there."""

import time
from contextlib import closing
from datetime import datetime, tzinfo
from pathlib import Path

import pytest

from tests.web.house import PATIENCE, House
from tests.web.reading import Person
from thirdchair.games import GAMES
from thirdchair.table.backups import back_up
from thirdchair.table.store import Store
from thirdchair.web.certificates import Certificates

YEARS = {1901: -2_177_000_000, 1969: -86_400, 2200: 7_258_200_000}
ELSEWHEN = """
import datetime, sys, time
real, epoch = datetime.datetime, time.time()
class Elsewhen(real):
    @classmethod
    def now(cls, tz=None):
        told = real(1970, 1, 1, tzinfo=datetime.UTC) + datetime.timedelta(seconds=time.time())
        return told.astimezone(tz) if tz else told.replace(tzinfo=None)
told, begun = {seconds}, time.time()
clock = time.time
time.time = lambda: told + clock() - begun
for module in list(sys.modules.values()):
    if getattr(module, "datetime", None) is real:
        module.datetime = Elsewhen
datetime.datetime = Elsewhen
"""
"""What a process does first that lives in another year, also if it has imported us already."""


def house_in(year: int, folder: Path) -> House:
    class There(House):
        MAIN = ELSEWHEN.format(seconds=YEARS[year]) + House.MAIN

    return There(folder)


def backups_in(folder: Path) -> list[Path]:
    """The first is made some seconds after the start."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if found := sorted((folder / "backups").glob("*Z.db")):
            return found
        time.sleep(0.1)
    return []


@pytest.mark.parametrize("year", YEARS)
def test_whatever_the_year_pages_cookies_tables_and_backups_work(tmp_path: Path, year: int) -> None:
    house = house_in(year, tmp_path / "house")
    try:
        with house.client() as client:
            ana = Person(client)
            path = ana.new_game()
            ana.open(path)
            ana.tap("advance science")
            ana.tap("undo")
            assert ana.answer.status_code == 200
            pages = ("/", "/tables", "/record", "/new", "/box", "/phone", "/campaigns/new")
            parts = ("", "/history", "/settings", "/checklist", "/where", "/export", "/moments/1")
            for page in (*pages, "/everything", *(path + part for part in parts)):
                assert ana.client.get(page).status_code == 200, page
            ana.open("/")
            fenris = {"kind": "human", "name": "Ana", "faction": "nordic"}
            automa = {"kind": "automa", "faction": "crimea"}
            new = {"game": "scythe", "mode": "fenris", "seats": [fenris, automa]}
            made = ana.client.post("/api/tables", json={"new": new}).json()
            assert made["ok"], made
            campaign = f"/tables/{made['id']}"
            begun = ana.client.post(f"/api{campaign}", json={"do": "setup", "board": False})
            for page in (campaign, f"{campaign}/history", "/"):
                assert ana.client.get(page).status_code == 200, (page, begun.text)
        saved = backups_in(house.data)
        assert [one.name[:4] for one in saved] == [f"{year}"]
        house.stop()
        house.start()
        with house.client() as client:
            assert client.get(path).status_code == 200
    finally:
        house.stop()


@pytest.mark.parametrize("year", YEARS)
def test_whatever_the_year_there_is_a_certificate(
    tmp_path: Path, year: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    class There(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
            return datetime(year, 1, 1, tzinfo=tz)

    monkeypatch.setattr("thirdchair.web.certificates.datetime", There)
    certificates = Certificates(tmp_path)
    for _ in range(2):
        certificates.prepare(["192.168.1.7"])
        assert certificates.context().get_ca_certs() is not None
    assert len(certificates.fingerprint()) == 95


def test_a_backup_stays_though_the_clock_was_set_back(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with closing(Store(GAMES, database)) as store:
        (tmp_path / "backups").mkdir()
        for day in range(1, 8):
            (tmp_path / "backups" / f"2999-01-0{day}T00-00-00Z.db").write_bytes(b"later")
        for tables in range(2):
            store.machine.set_setting("seen", tables)
            made = back_up(database)
            assert made is not None
            assert made.file.exists()
