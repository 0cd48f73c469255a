"""Saved tables. A command or an answer counts when its transaction is committed, not before."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

from thirdchair.kit.refusals import Refusal, bad_input, not_now
from thirdchair.table import schema
from thirdchair.table.installation import Device, Installation
from thirdchair.table.journal import Table
from thirdchair.table.rows import header, load_table, moment, now, row_of, save_entries, text

__all__ = ["Device", "Listing", "Saved", "Store"]

LONGEST_NAME = 80
KEPT_ONCE_IDS = 200
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


@dataclass(frozen=True)
class Saved:
    """One saved table as it was loaded."""

    id: str
    name: str
    table: Table
    options: dict[str, Any]
    """Look and habits of the table: colors, ticks and the like, no part of the game."""

    @property
    def revision(self) -> int:
        """Moves on with each change; two who saw the same one saw the same table."""
        return self.table.journal.revision


class Listing(msgspec.Struct, frozen=True):
    """A saved table as a list shows it. `ready`: its set-up is complete."""

    id: str
    name: str
    game: str
    mode: str
    changed: datetime
    revision: int
    over: bool
    ready: bool


class Store(Installation):
    """The tables of this installation, for any number of threads and processes."""

    def __init__(self, path: Path | None = None) -> None:
        """`path` is the database file; without it, the one in the user's data folder."""
        super().__init__(path)

    def tables(self) -> list[Listing]:
        """All tables, the one changed last first."""
        columns = schema.tables.c
        names = ("id", "name", "game", "mode", "changed", "revision", "over", "at")
        query = select(*(columns[name] for name in names)).order_by(columns.changed.desc())
        with self._read() as connection:
            return [_listing(row) for row in connection.execute(query)]

    def create(
        self,
        name: str,
        table: Table,
        options: dict[str, Any] | None = None,
        *,
        once: str | None = None,
    ) -> Saved:
        """Keep a new table. A form that comes again gives the table it made the first time."""
        table_id = "".join(secrets.choice(_LETTERS) for _ in range(12))
        saved = Saved(table_id, _checked_name(name), table, options or {})
        setup, created = table.journal.setup, now()
        with self._write() as connection:
            if once is not None:
                query = select(schema.once_ids.c.table_id).where(schema.once_ids.c.once == once)
                if made := connection.scalar(query):
                    return _loaded(connection, row_of(connection, made))
            row = {
                "id": table_id,
                "name": saved.name,
                "game": setup["game"],
                "mode": setup["mode"],
                "setup": text(setup),
                "options": text(saved.options),
                "seed": str(table.journal.seed),
                "start": table.journal.start,
                "created": created,
                "changed": created,
                **header(table),
            }
            connection.execute(insert(schema.tables).values(row))
            table.changed_from = 0
            save_entries(connection, table_id, table)
            if once is not None:
                _take_once(connection, table_id, once)
        return saved

    def load(self, table_id: str) -> Saved:
        """The table with this id."""
        with self._read() as connection:
            return _loaded(connection, row_of(connection, table_id))

    def change(
        self,
        table_id: str,
        act: Callable[[Table], object],
        *,
        at: int | None = None,
        once: str | None = None,
    ) -> Saved:
        """Load the table, let `act` change it, and save it, with nobody else in between.

        `at` is the revision that the sender saw: when the table has moved on since, it is refused
        as stale. `once` is the one-time id of a form: when it comes again nothing happens. What
        `act` refuses leaves the stored table as it was.
        """
        with self._write() as connection:
            saved = _loaded(connection, row_of(connection, table_id, lock=True))
            if once is not None and _once_taken(connection, table_id, once):
                return saved
            if at is not None and at != saved.revision:
                raise not_now("stale")
            act(saved.table)
            save_entries(connection, table_id, saved.table)
            _update(connection, table_id, **header(saved.table))
            if once is not None:
                _take_once(connection, table_id, once)
        return saved

    def set_options(self, table_id: str, /, **options: Any) -> Saved:
        """Change some of the look and habits; the others stay."""
        with self._write() as connection:
            saved = _loaded(connection, row_of(connection, table_id, lock=True))
            saved.options.update(options)
            saved.table.journal.revision += 1
            _update(connection, table_id, options=text(saved.options), revision=saved.revision)
        return saved

    def rename(self, table_id: str, name: str) -> None:
        """Give the table another name."""
        checked = _checked_name(name)
        with self._write() as connection:
            row = row_of(connection, table_id, lock=True)
            _update(connection, table_id, name=checked, revision=row.revision + 1)

    def delete(self, table_id: str) -> None:
        """The table and all that belongs to it are gone."""
        with self._write() as connection:
            row_of(connection, table_id, lock=True)
            connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))


def _loaded(connection: Connection, row: Row[Any]) -> Saved:
    try:
        table = load_table(connection, row)
        options = msgspec.json.decode(row.options)
        assert table.state is not None
    except msgspec.MsgspecError as error:
        raise Refusal("no_table", "unreadable-table", name=row.name) from error
    return Saved(row.id, row.name, table, options)


def _update(connection: Connection, table_id: str, **values: Any) -> None:
    tables = schema.tables
    connection.execute(
        update(tables).where(tables.c.id == table_id).values(changed=now(), **values)
    )


def _listing(row: Row[Any]) -> Listing:
    return Listing(
        id=row.id,
        name=row.name,
        game=row.game,
        mode=row.mode,
        changed=moment(row.changed),
        revision=row.revision,
        over=row.over,
        ready=row.at > 0,
    )


def _checked_name(name: str) -> str:
    trimmed = " ".join(name.split())
    if not trimmed or len(trimmed) > LONGEST_NAME:
        raise bad_input("bad-table-name", where="name", longest=LONGEST_NAME)
    return trimmed


def _once_taken(connection: Connection, table_id: str, once: str) -> bool:
    taken = schema.once_ids.c
    query = select(taken.number).where(taken.table_id == table_id, taken.once == once)
    return connection.scalar(query) is not None


def _take_once(connection: Connection, table_id: str, once: str) -> None:
    """Remember a one-time id. Only the last ones of a table can still come again."""
    once_ids = schema.once_ids
    connection.execute(insert(once_ids).values(table_id=table_id, once=once))
    mine = once_ids.c.table_id == table_id
    numbers = select(once_ids.c.number).where(mine).order_by(once_ids.c.number.desc())
    oldest = connection.scalar(numbers.offset(KEPT_ONCE_IDS).limit(1))
    if oldest is not None:
        connection.execute(delete(once_ids).where(mine, once_ids.c.number <= oldest))
