"""A disk that is full, read-only or damaged: a sentence in the reader's language, what to do."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.exc import DatabaseError

from tests.at_home import AtHome
from tests.table.builders import bots_turn, duel
from thirdchair.kit.refusals import Refusal
from thirdchair.table import disk
from thirdchair.table.database import Database
from thirdchair.words import LANGUAGES, Words


@pytest.fixture
def store(tmp_path: Path) -> Iterator[AtHome]:
    with closing(AtHome(tmp_path / "tables.db")) as store:
        yield store


def refused(path: Path, pragma: str) -> Refusal:
    """What a writer is told after this pragma has made its only connection fail for real."""
    with closing(Database(path)) as database:
        with database.reading() as connection:
            connection.exec_driver_sql(f"PRAGMA {pragma}")
        with pytest.raises(Refusal) as caught, database.writing() as connection:
            connection.exec_driver_sql("CREATE TABLE more AS SELECT zeroblob(1000000)")
    return caught.value


@pytest.mark.parametrize(
    ("pragma", "sentence"),
    [("max_page_count = 1", "store-full"), ("query_only = 1", "store-read-only")],
)
def test_a_full_and_a_read_only_disk_are_told_apart(
    store: AtHome, pragma: str, sentence: str
) -> None:
    table_id = store.create("Sunday", duel()).id
    refusal = refused(store.path, pragma)
    assert (refusal.code, refusal.text) == ("not_now", sentence)
    assert store.change(table_id, bots_turn).table.journal.at == 2


def test_a_damaged_file_is_told_with_the_way_back(store: AtHome) -> None:
    table_id = store.create("Sunday", duel()).id
    store.close()
    with closing(sqlite3.connect(store.path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with store.path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (store.path.stat().st_size - 4096))
    with pytest.raises(Refusal) as caught, closing(AtHome(store.path)) as again:
        again.load(table_id)
    assert caught.value.text == "store-damaged"
    assert "thirdchair tables restore" in Words("de").refusal(caught.value)


def test_what_cannot_be_opened_is_told(tmp_path: Path) -> None:
    (tmp_path / "tables.db").mkdir()
    with pytest.raises(Refusal, match="store-no-access"):
        Database(tmp_path / "tables.db")


@pytest.mark.parametrize("pragma", ["max_page_count = 1", "query_only = 1"])
def test_no_sentence_has_the_words_of_sqlite_in_it(store: AtHome, pragma: str) -> None:
    refusal = refused(store.path, pragma)
    said = {Words(language).refusal(refusal) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    for reason in ("database or disk is full", "attempt to write a readonly database"):
        assert not any(reason in sentence for sentence in said)
    assert isinstance(refusal.__cause__, DatabaseError)  # for the log


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "x.json: No such file or folder."),
        ("de", "x.json: Datei oder Ordner nicht gefunden."),
        ("cs", "x.json: Takový soubor ani složka neexistuje."),
    ],
)
def test_what_the_system_says_is_said_in_every_language(language: str, sentence: str) -> None:
    try:
        Path("/nowhere/at/all").read_bytes()
    except OSError as error:
        reason = disk.reason_of(error)
    assert Words(language).text("error-file-unusable", file="x.json", reason=reason) == sentence


def test_the_room_that_is_left_is_told_when_there_is_little(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.db"
    left = disk.room_left(file)
    assert left is not None
    monkeypatch.setattr(disk, "LOW", left // 2)
    assert disk.nearly_full(file) is None
    monkeypatch.setattr(disk, "LOW", left * 2)
    assert disk.nearly_full(file) is not None
    assert disk.nearly_full(tmp_path / "no" / "folder" / "tables.db") is None
