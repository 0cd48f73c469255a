"""The database: opened, brought up to date, and its transactions.

All that is particular to SQLite stands here; another database needs another `_connected`.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files
from pathlib import Path
from threading import Lock
from time import monotonic, sleep
from typing import Any, NamedTuple

from platformdirs import user_data_path
from sqlalchemy import URL, Connection, Engine, create_engine, event, insert, inspect, select
from sqlalchemy.exc import DatabaseError, OperationalError

from thirdchair.kit.refusals import not_now
from thirdchair.table.backups import try_to_back_up
from thirdchair.table.disk import gone_wrong, make_private
from thirdchair.table.schema import REVISIONS, metadata, version

BUSY_SECONDS = 10
BREATH_SECONDS = 0.01
MIGRATIONS = files("thirdchair.table") / "migrations"


class Storage(NamedTuple):
    """A kind of disk below the database, and what SQLite has to be told about it."""

    name: str
    pragmas: tuple[str, ...]
    together: bool
    """Can somebody write while others read? Else who reads keeps no lock between two questions, and
    it is up to whoever asks that nobody writes in between."""


DISK = Storage("disk", ("journal_mode = WAL", "synchronous = FULL"), together=True)
"""Files of an operating system: any number of threads and processes read while one writes."""
POCKET = Storage(
    "pocket",
    ("journal_mode = TRUNCATE", "synchronous = FULL", "temp_store = MEMORY"),
    together=False,
)
"""Files of a browser, for one process alone: no shared memory, which a WAL needs, and a fixed set
of files, so that the journal is emptied and never deleted."""


def data_folder() -> Path:
    """Where this user's tables are kept."""
    chosen = os.environ.get("THIRDCHAIR_DATA")
    return Path(chosen) if chosen else user_data_path("thirdchair", appauthor=False)


class Database:
    """One open database, for any number of threads."""

    def __init__(self, path: Path | None = None, storage: Storage = DISK) -> None:
        self.path = path or data_folder() / "tables.db"
        self._writing = Lock()
        self._together = storage.together
        with self._sentences():
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            make_private(self.path)
            self._engine = _connected(self.path, storage)
            self._writer = self._engine.execution_options(write=True)
            try:
                self._bring_up_to_date()
            except BaseException:
                self.close()
                raise

    def close(self) -> None:
        """Let go of the file."""
        self._engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees one moment of the database."""
        with self._sentences(), self._engine.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that nobody else writes in; committed as a whole or not at all."""
        with self._sentences(), self._writing, self._writer.begin() as connection:
            yield connection

    def write_if_free(self, act: Callable[[Connection], None]) -> None:
        """Write what can as well be written another time: nobody waits for it, nor hears of it."""
        if not self._together or not self._writing.acquire(blocking=False):
            return  # whoever reads and asks for this would wait for themselves
        try:
            with self._writer.execution_options(wait=False).begin() as connection:
                act(connection)
        except OperationalError:
            pass  # somebody else writes, or nobody may
        finally:
            self._writing.release()

    @contextmanager
    def _sentences(self) -> Iterator[None]:
        """What can go wrong with a file, as a sentence."""
        try:
            yield
        except DatabaseError as error:
            if type(error) not in (DatabaseError, OperationalError):
                raise  # not the file's fault but ours
            raise gone_wrong(error.orig, self.path) from error
        except OSError as error:
            raise gone_wrong(error, self.path) from error

    def _bring_up_to_date(self) -> None:
        with self._engine.begin() as connection:
            found = self._revision(connection)
            if found == REVISIONS[-1]:
                return
        if found is not None and self._together:  # in a browser the site makes a copy itself
            try_to_back_up(self.path)  # the way back to the version before this one
        with self._writing, self._writer.begin() as connection:
            names = inspect(connection).get_table_names()
            if not names:
                _create(connection)
            elif version.name not in names:
                raise not_now("store-foreign", file=str(self.path))
            elif self._revision(connection) != REVISIONS[-1]:
                _migrate(connection)

    def _revision(self, connection: Connection) -> str | None:
        """The schema that the database has, None if it has none yet; a newer one is refused."""
        if not inspect(connection).has_table(version.name):
            return None
        found = connection.scalar(select(version.c.version_num))
        if found is not None and found not in REVISIONS:
            raise not_now("store-newer", file=str(self.path))
        return found


def _connected(path: Path, storage: Storage) -> Engine:
    address = URL.create("sqlite", database=str(path))
    # A page keeps the moment that it shows, and asks for devices and settings besides: whoever
    # waited for a connection with one in hand could wait for ever.
    engine = create_engine(address, connect_args={"timeout": BUSY_SECONDS}, max_overflow=-1)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself: `begin` does
        for pragma in (*storage.pragmas, "foreign_keys = ON"):
            _patiently(connection, f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer takes the lock before it reads, so that what it read is still true at commit.
        options = connection.get_execution_options()
        if not storage.together and not options.get("write"):
            return  # a page that looks at a table and then changes it would wait for itself
        if options.get("wait", True):
            connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("write") else "BEGIN")
            return
        connection.exec_driver_sql("PRAGMA busy_timeout = 0")
        try:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        finally:
            connection.exec_driver_sql(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")

    return engine


def _patiently(connection: Any, statement: str) -> None:
    """Two who open a new file at once both change its journal: SQLite refuses one of them at once,
    without the wait that it was told, since both hold what the other wants."""
    give_up = monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute(statement)
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > give_up:
                raise
        sleep(BREATH_SECONDS)


def _create(connection: Connection) -> None:
    """A new database needs no history of migrations; a test proves that they lead to the same."""
    metadata.create_all(connection)
    version.create(connection)
    connection.execute(insert(version).values(version_num=REVISIONS[-1]))


def _migrate(connection: Connection) -> None:
    """Run what is missing. Alembic takes long to import and is rarely needed."""
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    with as_file(MIGRATIONS) as folder:  # in the pocket they lie in an archive
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        command.upgrade(config, "head")
