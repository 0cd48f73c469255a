"""What belongs to the installation, and the file in which all of it stands."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.at_home import AtHome
from tests.table.builders import bots_turn, duel, recorded, text_of
from thirdchair.games import GAMES
from thirdchair.kit.refusals import Refusal
from thirdchair.table.schema import REVISIONS
from thirdchair.table.store import Store

# The installation


def test_settings_survive(store: AtHome) -> None:
    assert store.setting("lan") is None
    assert store.setting("lan", False) is False
    store.set_setting("lan", {"open": True, "code": "amber"})
    store.set_setting("lan", {"open": False, "code": "amber"})
    with closing(AtHome(store.path)) as again:
        assert again.setting("lan") == {"open": False, "code": "amber"}


def test_devices_join_sit_down_and_are_forgotten(store: AtHome) -> None:
    table_id = store.create("Sunday", duel()).id
    token, other = store.add_device("Ana's phone"), store.add_device("tablet")
    assert store.device("guess") is None
    assert store.claim_seat(token, table_id, "p1").seats == {table_id: "p1"}
    store.claim_seat(token, table_id, "p2")
    store.claim_seat(other, table_id, "p2")
    with closing(AtHome(store.path)) as again:
        device = again.device(token)
        assert device is not None
        assert (device.name, device.seats) == ("Ana's phone", {table_id: "p2"})
        assert [one.name for one in again.devices()] == ["Ana's phone", "tablet"]
    assert store.claim_seat(other, table_id, None).seats == {}
    store.forget_device(device.id)
    assert store.device(token) is None
    with pytest.raises(Refusal, match="unknown-device"):
        store.claim_seat(token, table_id, "p1")
    with pytest.raises(Refusal, match="no-such-table"):
        store.claim_seat(other, "nowhere", "p1")


def test_a_token_is_not_in_the_database(store: AtHome) -> None:
    token = store.add_device("phone")
    store.close()
    files = store.path.parent.glob("tables.db*")
    assert all(token.encode() not in file.read_bytes() for file in files)


# The file


def test_without_a_path_the_data_folder_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("THIRDCHAIR_DATA", str(tmp_path / "my data 100%"))
    with closing(AtHome()) as opened:
        opened.create("Sunday", duel())
    assert (tmp_path / "my data 100%" / "tables.db").exists()


def test_alembic_leads_to_the_same_schema(tmp_path: Path) -> None:
    created, migrated = tmp_path / "created.db", tmp_path / "migrated.db"
    with closing(sqlite3.connect(migrated)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
    for path in (created, migrated):
        Store(GAMES, path).close()
    tables = "FROM sqlite_master AS m, pragma_{}(m.name) AS p ORDER BY m.name, 1"
    for part, columns in (
        ("table_info", "p.name, p.type, p.'notnull', p.dflt_value, p.pk"),
        ("foreign_key_list", "p.'from', p.'table', p.'to', p.on_delete"),
        ("index_list", "p.name, p.'unique', p.origin"),
    ):
        found = f"SELECT json_array(m.name, {columns}) {tables.format(part)}"
        assert text_of(created, found) == text_of(migrated, found) != []
    version = "SELECT version_num FROM alembic_version"
    assert text_of(created, version) == text_of(migrated, version) == [REVISIONS[-1]]


def test_alembic_is_not_imported_when_the_schema_is_there(store: AtHome) -> None:
    code = (
        "import sys; from pathlib import Path; from thirdchair.table.store import Store;"
        "Store({}, Path(sys.argv[1])).of('home').tables(); sys.exit('alembic' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code, str(store.path)], check=True)


def test_the_known_revisions_are_those_of_the_migrations() -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    from thirdchair.table.database import MIGRATIONS

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    scripts = ScriptDirectory.from_config(config).walk_revisions()
    assert tuple(script.revision for script in scripts)[::-1] == REVISIONS


def test_a_newer_database_is_refused_and_left_alone(store: AtHome) -> None:
    store.create("Sunday", duel())
    store.close()
    with closing(sqlite3.connect(store.path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(Refusal, match="store-newer"):
        Store(GAMES, store.path)
    assert text_of(store.path, "SELECT name FROM tables") == ["Sunday"]


def test_what_is_no_database_of_ours_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is not a database, but a long enough text\n" * 40)
    with pytest.raises(Refusal, match="store-damaged"):
        Store(GAMES, tmp_path / "text.db")
    with closing(sqlite3.connect(tmp_path / "other.db")) as connection:
        connection.execute("CREATE TABLE songs (title TEXT)")
    with pytest.raises(Refusal, match="store-foreign"):
        Store(GAMES, tmp_path / "other.db")
    assert text_of(tmp_path / "other.db", "SELECT name FROM sqlite_master") == ["songs"]
    with pytest.raises(Refusal, match="store-no-access"):
        Store(GAMES, tmp_path / "text.db" / "tables.db")


def test_a_damaged_row_is_refused_and_the_others_still_open(store: AtHome) -> None:
    broken, whole = (store.create(name, duel()).id for name in ("Broken", "Whole"))
    with closing(sqlite3.connect(store.path)) as connection:
        connection.execute("UPDATE entries SET state = x'00' WHERE table_id = ?", (broken,))
        connection.commit()
    with pytest.raises(Refusal, match="unreadable-table"):
        store.load(broken)
    assert recorded(store.load(whole).table.journal)["at"] == 1
    assert len(store.tables()) == 2


def test_a_writer_that_holds_the_file_too_long_gives_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("thirdchair.table.database.BUSY_SECONDS", 0.05)
    with closing(AtHome(tmp_path / "tables.db")) as store:
        table_id = store.create("Sunday", duel()).id
        with closing(sqlite3.connect(store.path)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Refusal, match="store-busy"):
                store.change(table_id, bots_turn)
            assert store.load(table_id).table.journal.at == 1
        assert store.change(table_id, bots_turn).table.journal.at == 2
