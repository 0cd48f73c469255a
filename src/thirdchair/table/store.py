"""Saved tables. A command or an answer counts when its transaction is committed, not before."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

from thirdchair.kit.refusals import Refusal, not_now
from thirdchair.table import schema
from thirdchair.table.campaigns import Campaigns
from thirdchair.table.installation import Device
from thirdchair.table.journal import Table
from thirdchair.table.moments import as_shared, no_such_moment
from thirdchair.table.names import checked_name, fresh_id
from thirdchair.table.record import STEPS
from thirdchair.table.rows import header, moment, now, row_of, save_entries, save_turns, text

__all__ = ["Device", "Listing", "Saved", "Store", "checked_name"]

KEPT_ONCE_IDS = 200


@dataclass
class Saved:
    """One saved table as it was loaded."""

    id: str
    name: str
    table: Table
    options: dict[str, Any]
    """Look and habits of the table: colors, ticks and the like, no part of the game."""
    look: int = 0
    """Moves on when the name or an option changes."""
    campaign: str | None = None
    """The campaign that it is a game of."""
    changed: datetime | None = None
    """When it was last touched; unknown of a table that was just made, or of a moment."""

    @property
    def revision(self) -> int:
        """Moves on with the game; two who saw the same one saw the same game."""
        return self.table.journal.revision


class Listing(msgspec.Struct, frozen=True):
    """A saved table as a list shows it. `ready`: its set-up is complete.

    `campaign`: the one that it is a game of.
    """

    id: str
    name: str
    game: str
    mode: str
    changed: datetime
    revision: int
    over: bool
    ready: bool
    campaign: str | None = None


class Store(Campaigns):
    """The tables of this installation, for any number of threads and processes."""

    def tables(self) -> list[Listing]:
        """All tables, the one changed last first."""
        columns = schema.tables.c
        names = ("id", "name", "game", "mode", "changed", "revision", "over", "at", "campaign_id")
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
        replaces: str | None = None,
        campaign: str | None = None,
    ) -> Saved:
        """Keep a new table. A form that comes again gives the table it made the first time.

        The table that it `replaces` is gone in the same moment. A game of a `campaign` must be the
        next one there.
        """
        with self._write() as connection:
            if once is not None:
                query = select(schema.once_ids.c.table_id).where(schema.once_ids.c.once == once)
                if made := connection.scalar(query):
                    return self._loaded(connection, row_of(connection, made))
            if replaces is not None:
                connection.execute(delete(schema.tables).where(schema.tables.c.id == replaces))
            if campaign is not None:
                self._check_begins(connection, campaign, table.journal.setup)
            saved = _insert(connection, name, table, options or {}, campaign)
            if once is not None:
                _take_once(connection, saved.id, once)
        return saved

    def add_campaign(
        self,
        name: str,
        kind: tuple[str, str],
        options: Mapping[str, Any],
        games: Iterable[tuple[str, Table, dict[str, Any]]],
        *,
        once: str | None = None,
    ) -> str:
        """A campaign with games that were played elsewhere, all of it or nothing; its id.

        `kind` is its game and mode.
        """
        with self._write() as connection:
            campaign = self._insert_campaign(connection, name, kind, options, once)
            tables = schema.tables.c
            if connection.scalar(select(tables.id).where(tables.campaign_id == campaign).limit(1)):
                return campaign  # the form came again
            for game in games:
                _insert(connection, *game, campaign)
        return campaign

    @contextmanager
    def look(self, table_id: str, *, whole: bool = False) -> Iterator[Saved]:
        """The table with this id, at one moment: what is looked up later comes from it too.

        `whole`: all of its history will be needed.
        """
        with self._read() as connection:
            saved = self._loaded(connection, row_of(connection, table_id))
            table = saved.table
            if table.changed_from < len(table.journal.entries) and table.dropped is None:
                self._write_if_free(lambda writing: save_turns(writing, table_id, table))
            if whole:
                table.journal.entries.fetch(0, len(table.journal.entries))
            yield saved

    def load(self, table_id: str, *, whole: bool = False) -> Saved:
        """The table with this id; entries not yet fetched become stale once it has moved on."""
        with self.look(table_id, whole=whole) as saved:
            return saved

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
        with self._write() as connection:
            row = row_of(connection, table_id, lock=True)
            saved = self._loaded(connection, row)
            if once is not None and _once_taken(connection, table_id, once):
                return saved
            if at is not None:
                _check_seen(saved.table, at)
            act(saved)
            if saved.table.seen_at is not None:
                raise not_now("stale")  # it was about a table that is gone
            look = {"name": checked_name(saved.name), "options": text(saved.options)}
            saved.look += look != {"name": row.name, "options": row.options}
            save_entries(connection, table_id, saved.table)
            _update(connection, table_id, **header(saved.table), **look, look=saved.look)
            if once is not None:
                _take_once(connection, table_id, once)
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
        with self._write() as connection:
            row_of(connection, table_id, lock=True)
            connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))

    def _loaded(self, connection: Connection, row: Row[Any]) -> Saved:
        try:
            table = self._table(connection, row)
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


def _insert(
    connection: Connection,
    name: str,
    table: Table,
    options: dict[str, Any],
    campaign: str | None,
) -> Saved:
    """A new table with its journal."""
    saved = Saved(fresh_id(), checked_name(name), table, options, campaign=campaign)
    setup, created = table.journal.setup, now()
    row = {
        "id": saved.id,
        "name": saved.name,
        "game": setup["game"],
        "mode": setup["mode"],
        "setup": text(setup),
        "options": text(saved.options),
        "seed": str(table.journal.seed),
        "start": table.journal.start,
        "created": created,
        "changed": created,
        "campaign_id": campaign,
        **header(table),
    }
    connection.execute(insert(schema.tables).values(row))
    table.changed_from = 0
    save_entries(connection, saved.id, table)
    return saved


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
        campaign=row.campaign_id,
    )


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
