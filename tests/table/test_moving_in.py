"""A database from before there were houses: all that it holds is at home, and whole."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.table.furnished import furnished, rows_of
from tests.table.older import at_revision
from thirdchair.games import GAMES
from thirdchair.table import schema
from thirdchair.table.store import HOME, Store

BEFORE = schema.REVISIONS[schema.REVISIONS.index("0007") - 1]
OF_THE_MACHINE = {"forms.secret": "abc", "network.open": True, "network.port": 8378}


def moved(new: Path, old: Path) -> None:
    """Fill the old database with all that the new one holds, but for the owners."""
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("ATTACH ? AS new", (str(new),))
        for table in schema.metadata.sorted_tables:
            names = [row[1] for row in connection.execute(f"PRAGMA table_info({table.name})")]
            columns = ", ".join(f'"{name}"' for name in names)
            connection.execute(
                f"INSERT INTO {table.name} ({columns}) SELECT {columns} FROM new.{table.name}"
            )
        connection.commit()


def test_what_an_older_database_holds_is_at_home(tmp_path: Path) -> None:
    new, old = tmp_path / "new.db", tmp_path / "old.db"
    with closing(Store(GAMES, new)) as store:
        known = furnished(store.of(HOME))
        for key, value in OF_THE_MACHINE.items():
            store.machine.set_setting(key, value)
        store.of(HOME).set_setting("network.code", "kuna-dopi")
    at_revision(old, BEFORE)
    moved(new, old)
    with closing(Store(GAMES, old)) as store:
        house = store.of(HOME)
        assert house.setting("network.code") == "kuna-dopi"
        assert {key: store.machine.setting(key) for key in OF_THE_MACHINE} == OF_THE_MACHINE
        assert rows_of(old, HOME) == rows_of(new, HOME)
        assert house.moment(known.moment).name == "Sunday"
        device = house.device(known.token)
        assert device is not None
        assert device.seats == {known.table: "p1"}
        house.delete(known.table)
        house.delete_campaign(known.campaign)
        house.forget_device(known.device)
        left = rows_of(old, HOME)
    assert {name for name, rows in left.items() if rows} == {"tables", "entries", "settings"}
    with closing(sqlite3.connect(old)) as connection:
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        assert not [name for (name,) in names if name.startswith("old_")]
