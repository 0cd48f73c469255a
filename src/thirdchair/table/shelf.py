"""What one house has in the database. Every query gets its house here, and every row its owner.

Nothing else asks the database for rows, so that nobody can forget whose they are.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, Table, delete, insert, select, update

from thirdchair.table.database import Database


class Shelf:
    """One transaction among the rows of one house; those of others are not there."""

    def __init__(self, connection: Connection, house: str) -> None:
        self._connection = connection
        self._house = house

    @property
    def closed(self) -> bool:
        """Is the transaction over?"""
        return self._connection.closed

    def select(self, table: Table, *columns: ColumnElement[Any] | Table) -> Select[Any]:
        """A query about these columns, or all, of the rows of a table.

        What is joined to it must be so by its house too (see `schema.last_entry`).
        """
        return select(*(columns or (table,))).where(table.c.house_id == self._house)

    def all(self, query: Select[Any]) -> Sequence[Row[Any]]:
        """All rows that were found."""
        return self._connection.execute(query).all()

    def one(self, query: Select[Any]) -> Row[Any] | None:
        """The only row that can be found, if it is there."""
        return self._connection.execute(query).one_or_none()

    def value(self, query: Select[Any]) -> Any:
        """The first column of the first row, None if there is no row."""
        return self._connection.scalar(query)

    def insert(self, table: Table, *rows: Mapping[str, Any]) -> None:
        """New rows of this house."""
        owned = [{**row, "house_id": self._house} for row in rows]
        self._connection.execute(insert(table), owned)

    def update(
        self,
        table: Table,
        *where: ColumnElement[bool],
        values: Mapping[str, Any],
        each: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        """Other values for the rows of this house; `each` is for the parameters of many updates."""
        mine = update(table).where(table.c.house_id == self._house, *where)
        self._connection.execute(mine.values(values), list(each) or None)

    def delete(self, table: Table, *where: ColumnElement[bool]) -> None:
        """Remove rows of this house, and with them what belongs to them."""
        mine = delete(table).where(table.c.house_id == self._house, *where)
        self._connection.execute(mine)


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
