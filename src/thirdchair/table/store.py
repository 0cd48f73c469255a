"""Saved tables. A command or an answer counts when its transaction is committed, not before."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Row

from thirdchair.kit.game import Games
from thirdchair.kit.refusals import Refusal, not_now
from thirdchair.table import missing, schema
from thirdchair.table.brought import Brought
from thirdchair.table.database import DISK, Database, Storage
from thirdchair.table.household import Device, Settings
from thirdchair.table.journal import Table
from thirdchair.table.moments import as_shared, no_such_moment
from thirdchair.table.names import checked_name
from thirdchair.table.once import made_by, once_taken, take_once
from thirdchair.table.open_mend import with_mend
from thirdchair.table.record import STEPS
from thirdchair.table.rows import (
    insert_table,
    moment,
    no_such_table,
    row_of,
    save_entries,
    save_header,
    save_turns,
    text,
)
from thirdchair.table.saved import Listing, Saved
from thirdchair.table.shelf import Shelf

__all__ = ["HOME", "Device", "House", "Listing", "Saved", "Store", "checked_name"]

HOME = "home"
"""The one house of a local installation."""

_MACHINE = "machine"

_KIND, _COURSE = ("id", "name", "game", "mode"), ("changed", "revision", "over", "at")
_listings = Shelf.select(
    schema.tables,
    *(schema.tables.c[name] for name in (*_KIND, *_COURSE, "campaign_id", "unproven")),
)
_apart = _listings.where(schema.tables.c.campaign_id.is_(None))


class Store:
    """All that is saved, for any number of threads and processes: each house has its own."""

    def __init__(self, games: Games, path: Path | None = None, storage: Storage = DISK) -> None:
        """`path` is the database file; without it, the one in the user's data folder."""
        self.games = games
        self._database = Database(path, storage)
        self.machine = Settings(self._database, _MACHINE)
        """What belongs to no house, but to the machine: its ports, its secrets."""

    @property
    def path(self) -> Path:
        """The database file."""
        return self._database.path

    def of(self, house: str) -> "House":
        """What is saved in this house; nothing of another can be seen or changed from there."""
        if not house or house == _MACHINE:
            raise ValueError(f"no house can be called {house!r}")
        return House(self.games, self._database, house)

    def close(self) -> None:
        """Let go of the file."""
        self._database.close()


class House(Brought):
    """The tables of one house, and what goes with them."""

    def tables(self) -> list[Listing]:
        """All tables, the one changed last first."""
        with self._read() as shelf:
            rows = shelf.all(_listings.order_by(schema.tables.c.changed.desc()))
        return [_listing(row) for row in rows]

    def latest(self, *, over: bool, limit: int, after: int = 0) -> list[Listing]:
        """Tables that belong to no campaign, the one changed last first; `after` so many."""
        with self._read() as shelf:
            rows = shelf.all(
                _apart.where(schema.tables.c.over == over)
                .order_by(schema.tables.c.changed.desc())
                .limit(limit)
                .offset(after)
            )
        return [_listing(row) for row in rows]

    def count(self, *, over: bool) -> int:
        """How many tables there are of those."""
        tables = schema.tables
        with self._read() as shelf:
            return shelf.count(tables, tables.c.campaign_id.is_(None), tables.c.over == over)

    def last_of(self, game: str, mode: str) -> str | None:
        """The table of this mode that was played last; its id."""
        tables = schema.tables
        query = Shelf.select(tables, tables.c.id).where(
            tables.c.game == game, tables.c.mode == mode, tables.c.at > 0
        )
        with self._read() as shelf:
            last: str | None = shelf.value(query.order_by(tables.c.changed.desc()).limit(1))
        return last

    def listing(self, table_id: str) -> Listing:
        """The table with this id, as a list shows it."""
        with self._read() as shelf:
            row = shelf.one(_listings.where(schema.tables.c.id == table_id))
        if row is None:
            raise no_such_table()
        return _listing(row)

    def create(
        self,
        name: str,
        table: Table,
        options: dict[str, Any] | None = None,
        *,
        once: str | None = None,
        replaces: str | None = None,
        campaign: str | None = None,
    ) -> Saved:
        """Keep a new table. A form that comes again gives the table it made the first time.

        The table that it `replaces` is gone in the same moment. A game of a `campaign` must be the
        next one there.
        """
        with self._write() as shelf:
            if once is not None and (made := made_by(shelf, once)):
                return self._loaded(shelf, row_of(shelf, made))
            if replaces is not None:
                shelf.delete(schema.tables, schema.tables.c.id == replaces)
            if campaign is not None:
                self._check_begins(shelf, campaign, table.journal.setup)
            saved = insert_table(shelf, name, table, options or {}, campaign)
            if once is not None:
                take_once(shelf, saved.id, once)
        return saved

    @contextmanager
    def look(
        self, table_id: str, seat: str | None = None, *, whole: bool = False
    ) -> Iterator[Saved]:
        """The table with this id, at one moment: what is looked up later comes from it too.

        It is as this seat may know it. `whole`: all of its history will be needed.
        """
        with self._opened(table_id, whole=whole) as saved:
            yield replace(saved, table=saved.table.seen_by(seat))

    def load(self, table_id: str, *, whole: bool = False) -> Saved:
        """The table with this id, its secrets too; to be shown to nobody as it is.

        Entries not yet fetched become stale once it has moved on.
        """
        with self._opened(table_id, whole=whole) as saved:
            return saved

    @contextmanager
    def _opened(self, table_id: str, *, whole: bool) -> Iterator[Saved]:
        with self._read() as shelf:
            saved = self._loaded(shelf, row_of(shelf, table_id))
            table = saved.table
            if table.changed_from < len(table.journal.entries) and table.dropped is None:
                self._write_if_free(lambda writing: save_turns(writing, table_id, table))
            if whole:
                table.journal.entries.fetch(0, len(table.journal.entries))
            yield saved

    def moment(self, token: str) -> Saved:
        """The table as it stood at the moment that this link leads to."""
        link = self.moment_link(token)
        try:
            saved = self.load(link.table_id, whole=True)
        except Refusal as refusal:
            raise no_such_moment() from refusal
        return replace(saved, table=as_shared(saved.table, link).seen_by(None))

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
        as stale, unless it is a free choice and only other seats have made theirs. `once` is the
        one-time id of a form: when it comes again nothing happens. What `act` refuses leaves the
        stored table as it was.
        """
        return self.edit(table_id, lambda saved: act(saved.table), at=at, once=once)

    def edit(
        self,
        table_id: str,
        act: Callable[[Saved], object],
        *,
        at: int | None = None,
        once: str | None = None,
    ) -> Saved:
        """As `change`, but `act` may also give the table another name and other options.

        Those are no part of the game: they leave its revision, and so no form gets stale by them.
        """
        with self._write() as shelf:
            row = row_of(shelf, table_id, lock=True)
            saved = self._loaded(shelf, row)
            if once is not None and once_taken(shelf, table_id, once):
                return saved
            if at is not None:
                _check_seen(saved.table, at)
            act(saved)
            if saved.table.seen_at is not None:
                raise not_now("stale")  # it was about a table that is gone
            saved.options = with_mend(saved.options, saved.table.open_mend)
            if saved.table.mended is not None:
                missing.keep(saved.options, saved.table.mended)
            look = {"name": checked_name(saved.name), "options": text(saved.options)}
            saved.look += look != {"name": row.name, "options": row.options}
            save_entries(shelf, table_id, saved.table)
            save_header(shelf, table_id, saved.table, **look, look=saved.look)
            if once is not None:
                take_once(shelf, table_id, once)
        return saved

    def set_options(self, table_id: str, once: str | None = None, /, **options: Any) -> Saved:
        """Change some of the look and habits; the others stay."""
        return self.edit(table_id, lambda saved: saved.options.update(options), once=once)

    def rename(self, table_id: str, name: str, once: str | None = None) -> Saved:
        """Give the table another name."""

        def act(saved: Saved) -> None:
            saved.name = checked_name(name)

        return self.edit(table_id, act, once=once)

    def delete(self, table_id: str) -> None:
        """The table and all that belongs to it are gone."""
        with self._write() as shelf:
            row_of(shelf, table_id, lock=True)
            shelf.delete(schema.tables, schema.tables.c.id == table_id)

    def _loaded(self, shelf: Shelf, row: Row[Any]) -> Saved:
        try:
            table = self._table(shelf, row)
            options = msgspec.json.decode(row.options)
            assert table.state is not None
        except msgspec.MsgspecError as error:
            raise Refusal("no_table", "unreadable-table", name=row.name) from error
        changed = moment(row.changed)
        return Saved(row.id, row.name, table, options, row.look, row.campaign_id, changed)


def _check_seen(table: Table, at: int) -> None:
    """Refuse who has seen an older table, but for those whose free choice may still count."""
    journal = table.journal
    if journal.moved[STEPS] <= at < journal.revision:
        table.seen_at = at
    elif at != journal.revision:
        raise not_now("stale")


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
        campaign=row.campaign_id,
        unproven=row.unproven,
    )
