"""Journals as rows of the database, and back."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import Row, bindparam

from thirdchair.kit.flow import Answer
from thirdchair.kit.game import Games
from thirdchair.kit.learned import from_json
from thirdchair.kit.refusals import Refusal, not_now
from thirdchair.kit.turns import Next
from thirdchair.table import schema
from thirdchair.table.games import game_named
from thirdchair.table.journal import RULES_VERSION, Table
from thirdchair.table.names import checked_name, fresh_id
from thirdchair.table.open_mend import kept_in
from thirdchair.table.record import STEPS, Entries, Entry, Journal
from thirdchair.table.saved import Saved
from thirdchair.table.shelf import Shelf

RECENT = 12
"""How many of the last entries come with a table; the others when somebody looks at them."""

Reading = Callable[[], AbstractContextManager[Shelf]]
"""Opens a transaction that only reads."""

_START = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)

_tables, _entries = schema.tables.c, schema.entries.c
_this_table = _tables.id == bindparam("this")
_its_entries = _entries.table_id == bindparam("this")
_from_first_on = _entries.position >= bindparam("first")

_row = Shelf.select(schema.tables).where(_this_table)
_locked_row = _row.with_for_update()
_new_header = Shelf.updating(schema.tables, _this_table)
_last_place = (
    Shelf.select(schema.entries, _entries.position)
    .where(_its_entries)
    .order_by(_entries.position.desc())
    .limit(1)
)
_some_entries = (
    Shelf.select(schema.entries)
    .where(_its_entries, _from_first_on, _entries.position < bindparam("stop"))
    .order_by(_entries.position)
)
_removal = Shelf.deleting(schema.entries, _its_entries, _from_first_on)

_answers = from_json(list[Answer])
_next = from_json(Next)


def now() -> int:
    """This moment as the database keeps it."""
    return (datetime.now(UTC) - _START) // _MICROSECOND


def moment(stored: int) -> datetime:
    """A kept moment, in UTC."""
    return _START + stored * _MICROSECOND


def text(value: object) -> str:
    """A JSON value as the database keeps it."""
    return msgspec.json.encode(value).decode()


def no_such_table() -> Refusal:
    """The table was deleted, or never was."""
    return Refusal("no_table", "no-such-table")


def row_of(shelf: Shelf, table_id: str, *, lock: bool = False) -> Row[Any]:
    """The row of a table. Whoever is going to write locks it, where a database can do that."""
    row = shelf.one(_locked_row if lock else _row, this=table_id)
    if row is None:
        raise no_such_table()
    return row


def load_table(shelf: Shelf, row: Row[Any], reading: Reading, games: Games) -> Table:
    """The table whose row this is, with its last entries at hand."""
    if row.rules_version > RULES_VERSION:
        raise Refusal("no_table", "newer-table")
    last = shelf.value(_last_place, this=row.id)
    stored = StoredEntries(shelf, row, reading)
    journal = Journal(
        setup=msgspec.json.decode(row.setup),
        seed=int(row.seed),
        chance=row.chance,
        rules_version=row.rules_version,
        oldest_rules=row.oldest_rules,
        revision=row.revision,
        start=row.start,
        entries=Entries([None] * (0 if last is None else last + 1), stored),
        at=row.at,
        waiting=row.waiting,
        moved=msgspec.json.decode(row.moved) if row.moved else {STEPS: row.revision},
    )
    size = len(journal.entries)
    journal.entries.fetch(max(0, min(row.at, size) - RECENT), min(row.at + 2, size))
    table = Table(journal, game_named(games, row.game), stored=size)
    table.uid, table.unproven = row.uid, row.unproven
    table.open_mend = kept_in(row.options)
    return table


class StoredEntries:
    """The entries of a table as it stood when its row was read.

    Within that transaction they are there (see `House.look`). Later they are only there as long as
    the table has not moved on: then whoever looks for one is told that what they have is stale.
    """

    def __init__(self, shelf: Shelf, row: Row[Any], reading: Reading) -> None:
        self._shelf = shelf
        self._reading = reading
        self._table_id = row.id
        self.revision = row.revision

    def __call__(self, first: int, stop: int) -> list[Entry]:
        if not self._shelf.closed:
            return self._fetched(self._shelf, first, stop)
        with self._reading() as shelf:
            if row_of(shelf, self._table_id).revision != self.revision:
                raise not_now("stale")
            return self._fetched(shelf, first, stop)

    def _fetched(self, shelf: Shelf, first: int, stop: int) -> list[Entry]:
        rows = shelf.all(_some_entries, this=self._table_id, first=first, stop=stop)
        return [_entry(row) for row in rows]


def save_entries(shelf: Shelf, table_id: str, table: Table) -> None:
    """Write the entries that have changed, and remove those that are gone."""
    first = table.changed_from
    shelf.do(_removal, this=table_id, first=first)
    changed = table.journal.entries[first:]
    if changed:
        rows = [_entry_row(table_id, first + place, entry) for place, entry in enumerate(changed)]
        shelf.insert(schema.entries, *rows)
    table.changed_from = len(table.journal.entries)
    if isinstance(source := table.journal.entries.source, StoredEntries):
        source.revision = table.journal.revision


def save_turns(shelf: Shelf, table_id: str, table: Table) -> None:
    """Write whose turn it was after each entry of an older record, unless it has moved on."""
    tables, entries = schema.tables, schema.entries
    now = shelf.select(tables, tables.c.revision).where(tables.c.id == table_id)
    if shelf.value(now) != table.journal.revision:
        return
    here = (entries.c.table_id == table_id) & (entries.c.position == bindparam("place"))
    told = enumerate(table.journal.entries[table.changed_from :], start=table.changed_from)
    rows = [{"place": place, "told": text(entry.next)} for place, entry in told]
    shelf.update(entries, here, values={"next": bindparam("told")}, each=rows)
    table.changed_from = len(table.journal.entries)


def insert_table(
    shelf: Shelf,
    name: str,
    table: Table,
    options: dict[str, Any],
    campaign: str | None = None,
    *,
    after: int = 0,
) -> Saved:
    """A new table with its journal; `after` so many others that are made with it.

    The clock of a browser is coarse, and the games of a campaign are in the order of their making.
    """
    saved = Saved(fresh_id(), checked_name(name), table, options, campaign=campaign)
    journal, created = table.journal, now() + after
    row = {
        "id": saved.id,
        "name": saved.name,
        "game": journal.setup["game"],
        "mode": journal.setup["mode"],
        "setup": text(journal.setup),
        "options": text(saved.options),
        "seed": str(journal.seed),
        "start": journal.start,
        "created": created,
        "changed": created,
        "campaign_id": campaign,
        "uid": table.uid or saved.id,
        "unproven": table.unproven,
        **header(table),
    }
    shelf.insert(schema.tables, row)
    table.changed_from = 0
    save_entries(shelf, saved.id, table)
    return saved


def header(table: Table) -> dict[str, Any]:
    """The columns of a table's row that its journal decides."""
    journal, view = table.journal, table.view()
    return {
        "chance": journal.chance,
        "rules_version": journal.rules_version,
        "oldest_rules": journal.oldest_rules,
        "revision": journal.revision,
        "at": journal.at,
        "waiting": journal.waiting,
        "moved": text(journal.moved),
        "over": bool(view and view["over"]),
    }


def save_header(shelf: Shelf, table_id: str, table: Table, **look: Any) -> None:
    """Write the columns that the journal decides, and how the table looks."""
    shelf.do(_new_header, this=table_id, changed=now(), **header(table), **look)


def _entry(row: Row[Any]) -> Entry:
    return Entry(
        command=msgspec.json.decode(row.command),
        answers=_answers.decode(row.answers),
        events=msgspec.json.decode(row.events),
        state=row.state,
        by=row.by,
        drawn=row.drawn,
        said=row.turn,
        next=None if row.next is None else _next.decode(row.next),
        own=row.own,
        brought=row.brought,
    )


def _entry_row(table_id: str, position: int, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "position": position,
        "command": text(entry.command),
        "answers": text(entry.answers),
        "events": text(entry.events),
        "state": entry.state,
        "by": entry.by,
        "drawn": entry.drawn,
        "turn": entry.said,
        "next": None if entry.next is None else text(entry.next),
        "own": entry.own,
        "brought": entry.brought,
    }
