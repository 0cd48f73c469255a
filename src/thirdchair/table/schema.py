"""The tables of the database. A change here needs a migration, which joins `REVISIONS`."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006")
"""The migrations in order, so that a database is recognized without Alembic."""

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def _of_table() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


campaigns = Table(
    "campaigns",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("mode", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("once", Text, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
)

# JSON is kept as text, a moment as microseconds since 1970 in UTC, the seed as text (it may be
# larger than any column of numbers).
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("mode", Text, nullable=False),
    Column("setup", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("chance", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("start", LargeBinary, nullable=False),
    Column("at", Integer, nullable=False),
    Column("waiting", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("look", Integer, nullable=False, server_default="0"),
    Column("campaign_id", Text, ForeignKey("campaigns.id", ondelete="CASCADE")),
    Column("moved", Text),
)

entries = Table(
    "entries",
    metadata,
    _of_table(),
    Column("position", Integer, primary_key=True),
    Column("command", Text, nullable=False),
    Column("answers", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("state", LargeBinary),
    Column("by", Text, nullable=False),
    Column("drawn", Integer, nullable=False),
    Column("turn", Text, nullable=False, server_default=""),
    Column("next", Text),
    Column("own", Text),
)

once_ids = Table(
    "once_ids",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("once", Text, nullable=False),
    UniqueConstraint("table_id", "once"),
    Index(None, "once"),
)

settings = Table(
    "settings",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("joined", BigInteger, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("device_id", Text, ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Text, nullable=False),
)

# A link to a moment is kept as it is: the page of that moment shows it again. `mark` tells whether
# the entry is still the one that was shared.
moments = Table(
    "moments",
    metadata,
    Column("token", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("position", Integer, nullable=False),
    Column("mark", Text, nullable=False),
    UniqueConstraint("table_id", "position"),
)

version = Table("alembic_version", MetaData(), Column("version_num", String(32), nullable=False))
"""Alembic's own table, which is none of the tables that it looks after."""
