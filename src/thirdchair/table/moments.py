"""What others may look at or look back on: links to a moment of a game, and games that are over."""

import secrets
from collections.abc import Collection
from datetime import datetime
from hashlib import blake2b
from typing import Any

import msgspec
from sqlalchemy import Row

from thirdchair.kit.game import Games, View
from thirdchair.kit.refusals import Refusal, bad_input, not_now
from thirdchair.table import schema
from thirdchair.table.auditing import CANNOT_BE
from thirdchair.table.database import Database
from thirdchair.table.games import game_named
from thirdchair.table.household import Household
from thirdchair.table.journal import Table
from thirdchair.table.record import Entries, Entry, Journal
from thirdchair.table.rows import load_table, moment, row_of
from thirdchair.table.shelf import Shelf


class Link(msgspec.Struct, frozen=True):
    """Where a link leads, and the mark of the entry that was shared."""

    table_id: str
    position: int
    mark: str


class Finished(msgspec.Struct, frozen=True):
    """A game that is over; `state` and `view` are what everybody may know of its end.

    `events` are those of its last step: they say why it ended so. `unproven`: a part of
    its record rests on what a file said.
    """

    id: str
    name: str
    begun: datetime
    setup: dict[str, Any]
    state: Any
    view: View
    unproven: bool = False
    events: list[dict[str, Any]] = []


class Moments(Household):
    """Links to moments: whoever has one may look at that moment, and at nothing else."""

    def __init__(self, games: Games, database: Database, house: str) -> None:
        self.games = games
        super().__init__(database, house)

    def _table(self, shelf: Shelf, row: Row[Any]) -> Table:
        """The table whose row this is."""
        return load_table(shelf, row, self._read, self.games)

    def share_moment(self, table_id: str, position: int) -> str:
        """The token of a moment; asked again, the same one."""
        moments = schema.moments
        with self._write() as shelf:
            row = row_of(shelf, table_id, lock=True)
            journal = self._table(shelf, row).journal
            mark = _mark(_complete(journal, position))
            here = (moments.c.table_id == table_id) & (moments.c.position == position)
            query = shelf.select(moments, moments.c.token).where(here, moments.c.mark == mark)
            if token := shelf.value(query):
                return str(token)
            shelf.delete(moments, here)
            token = secrets.token_urlsafe(24)
            link = {"token": token, "table_id": table_id, "position": position, "mark": mark}
            shelf.insert(moments, link)
        return token

    def withdraw_moment(self, table_id: str, position: int) -> None:
        """The link leads nowhere from now on."""
        moments = schema.moments
        here = (moments.c.table_id == table_id) & (moments.c.position == position)
        with self._write() as shelf:
            journal = self._table(shelf, row_of(shelf, table_id)).journal
            _complete(journal, position)
            shelf.delete(moments, here)

    def shared_moments(
        self, table: Table, table_id: str, among: Collection[int] | None = None
    ) -> dict[int, str]:
        """The tokens of a table's moments, by their position; `among`: only of these."""
        moments, entries = schema.moments, table.journal.entries
        with self._read() as shelf:
            found = shelf.all(shelf.select(moments).where(moments.c.table_id == table_id))
        return {
            row.position: row.token
            for row in found
            if (among is None or row.position in among)
            and row.position < len(entries)
            and _mark(entries[row.position]) == row.mark
        }

    def moment_link(self, token: str) -> Link:
        """Where a link leads."""
        with self._read() as shelf:
            row = shelf.one(shelf.select(schema.moments).where(schema.moments.c.token == token))
        if row is None:
            raise no_such_moment()
        return Link(row.table_id, row.position, row.mark)

    def finished(self) -> list[Finished]:
        """The games that are over, in the order in which they were begun.

        Of a game that is here several times, only the copy that was touched last counts.
        """
        tables, entries = schema.tables, schema.entries
        with self._read() as shelf:
            ended = shelf.select(tables, tables, entries.c.state, entries.c.events)
            query = ended.where(tables.c.over).join(entries, schema.last_entry())
            rows = shelf.all(query.order_by(tables.c.created, tables.c.id))
        last = {row.uid: row.id for row in sorted(rows, key=lambda row: row.changed)}
        return [
            Finished(
                row.id,
                row.name,
                moment(row.created),
                msgspec.json.decode(row.setup),
                *end,
                row.unproven,
                msgspec.json.decode(row.events),
            )
            for row in rows
            if last[row.uid] == row.id
            and (end := _last(self.games, row.game, row.state)) is not None
        ]


def as_shared(table: Table, link: Link) -> Table:
    """The table as it stood then.

    If the game has since taken another course, the moment is gone, and the link leads nowhere.
    """
    entries = table.journal.entries
    if link.position >= len(entries) or _mark(entries[link.position]) != link.mark:
        raise no_such_moment()
    return at_moment(table, link.position)


def at_moment(table: Table, position: int) -> Table:
    """The table as it stood after the entry at that position; what came later is not there.

    Of a table as somebody sees it, this too is what they may know.
    """
    whole, journal = table.whole, table.whole.journal
    _complete(journal, position)
    if whole.reveals(position):
        raise no_such_moment()
    entries = Entries(journal.entries.known[: position + 1], journal.entries.source)
    then = Table(
        msgspec.structs.replace(journal, entries=entries, at=len(entries), waiting=False),
        table.game,
        stored=len(entries),
    )
    return then if table is whole else then.seen_by(table.speaker)


def no_such_moment() -> Refusal:
    """Withdrawn, overwritten, or never there."""
    return Refusal("no_table", "no-such-moment")


def _complete(journal: Journal, position: int) -> Entry:
    """The entry at that position, if its command is complete."""
    entries = journal.entries
    last = len(entries) - (2 if entries[-1].state is None else 1)  # only the last one may be open
    if last < 0:
        raise not_now("no-step-yet", where="step")
    if not 0 <= position <= last:
        raise bad_input("no-such-step", where="step", answer=position, first=0, last=last)
    return entries[position]


def _mark(entry: Entry) -> str:
    """What tells one moment from another at the same place."""
    data = msgspec.msgpack.encode((entry.command, entry.events, entry.state))
    return blake2b(data, digest_size=16).hexdigest()


def view_of(games: Games, game: str, state: bytes | None) -> View | None:
    """What a last state shows, None where it cannot be read (any more)."""
    last = None if state is None else _last(games, game, state)
    return None if last is None else last[1]


def _last(games: Games, game: str, state: bytes) -> tuple[Any, View] | None:
    """A last state and what it shows, None where it cannot be read (any more)."""
    try:
        rules = game_named(games, game)
        thawed = rules.seen(rules.thawed(state), None)
        return thawed, rules.view(thawed, None)
    except (Refusal, msgspec.MsgspecError, *CANNOT_BE):
        return None
