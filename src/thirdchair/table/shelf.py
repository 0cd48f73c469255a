"""What one house has in the database. Every query gets its house here, and every row its owner.

Nothing else asks the database for rows, so that nobody can forget whose they are.

Making a statement takes longer than carrying it out. What every command needs is therefore made
once, with a `bindparam` for what is not known yet; the house itself is one.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Delete,
    Row,
    Select,
    Table,
    Update,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DatabaseError

from thirdchair.table.database import Database

_HOUSE = "house"
_into = cache(insert)


class Shelf:
    """One transaction among the rows of one house; those of others are not there."""

    def __init__(self, connection: Connection, house: str) -> None:
        self._connection = connection
        self._house = house

    @property
    def closed(self) -> bool:
        """Is the transaction over?"""
        return self._connection.closed

    @staticmethod
    def select(table: Table, *columns: ColumnElement[Any] | Table) -> Select[Any]:
        """A query about these columns, or all, of the rows of a table.

        What is joined to it must be so by its house too (see `schema.last_entry`).
        """
        return select(*(columns or (table,))).where(_ours(table))

    @staticmethod
    def updating(table: Table, *where: ColumnElement[bool]) -> Update:
        """An update for `do`, which tells the values."""
        return update(table).where(_ours(table), *where)

    @staticmethod
    def deleting(table: Table, *where: ColumnElement[bool]) -> Delete:
        """A removal for `do`."""
        return delete(table).where(_ours(table), *where)

    def all(self, query: Select[Any], **known: Any) -> Sequence[Row[Any]]:
        """All rows that were found."""
        return self._connection.execute(query, self._owned(known)).all()

    def one(self, query: Select[Any], **known: Any) -> Row[Any] | None:
        """The only row that can be found, if it is there."""
        return self._connection.execute(query, self._owned(known)).one_or_none()

    def value(self, query: Select[Any], **known: Any) -> Any:
        """The first column of the first row, None if there is no row."""
        return self._connection.scalar(query, self._owned(known))

    def value_if_whole(self, query: Select[Any], **known: Any) -> Any:
        """The same; None too where the disk has lost it, so that all else can still be read."""
        try:
            return self.value(query, **known)
        except DatabaseError:
            return None

    def count(self, table: Table, *where: ColumnElement[bool]) -> int:
        """How many rows there are."""
        return int(self.value(self.select(table, func.count()).where(*where)))

    def do(self, statement: Update | Delete, **known: Any) -> None:
        """Carry out what was made before; of an update, `known` has the new values too."""
        self._connection.execute(statement, self._owned(known))

    def insert(self, table: Table, *rows: Mapping[str, Any]) -> None:
        """New rows of this house."""
        owned = [{**row, "house_id": self._house} for row in rows]
        self._connection.execute(_into(table), owned)

    def update(
        self,
        table: Table,
        *where: ColumnElement[bool],
        values: Mapping[str, Any],
        each: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        """Other values for the rows of this house; `each` is for the parameters of many updates."""
        changed = self.updating(table, *where).values(values)
        self._connection.execute(changed, [self._owned(one) for one in each] or self._owned({}))

    def delete(self, table: Table, *where: ColumnElement[bool]) -> None:
        """Remove rows of this house, and with them what belongs to them."""
        self.do(self.deleting(table, *where))

    def _owned(self, known: Mapping[str, Any]) -> dict[str, Any]:
        return {**known, _HOUSE: self._house}


def _ours(table: Table) -> ColumnElement[bool]:
    return table.c.house_id == bindparam(_HOUSE)


class Owner:
    """Who owns rows. All that is kept for one goes through these transactions."""

    def __init__(self, database: Database, house: str) -> None:
        self.id = house
        self._database = database

    @contextmanager
    def _read(self) -> Iterator[Shelf]:
        """A transaction that sees one moment of the house."""
        with self._database.reading() as connection:
            yield Shelf(connection, self.id)

    @contextmanager
    def _write(self) -> Iterator[Shelf]:
        """A transaction that nobody else writes in; committed as a whole or not at all."""
        with self._database.writing() as connection:
            yield Shelf(connection, self.id)

    def _write_if_free(self, act: Callable[[Shelf], None]) -> None:
        """Write what can as well be written another time: nobody waits for it, nor hears of it."""
        self._database.write_if_free(lambda connection: act(Shelf(connection, self.id)))
