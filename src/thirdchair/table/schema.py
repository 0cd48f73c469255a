"""The tables of the database. A change here needs a migration, which joins `REVISIONS`.

Every row says whose it is, in `house_id`, and what belongs to a table, a campaign or a device
refers to it together with its house: the database itself refuses a row that would reach across.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009", "0010")
"""The migrations in order, so that a database is recognized without Alembic."""

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def _owner() -> Column[str]:
    """Whose row it is. It leads every key, so that each house has its own ids and tokens."""
    return Column("house_id", Text, primary_key=True)


def _belongs_to(table: str, column: str) -> ForeignKeyConstraint:
    """A row goes with what it belongs to, which is in the same house."""
    there = [f"{table}.house_id", f"{table}.id"]
    return ForeignKeyConstraint(["house_id", column], there, ondelete="CASCADE")


campaigns = Table(
    "campaigns",
    metadata,
    _owner(),
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("mode", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("once", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("uid", Text, nullable=False, server_default=""),
    UniqueConstraint("house_id", "once"),
    Index(None, "house_id", "uid"),
)

# JSON is kept as text, a moment as microseconds since 1970 in UTC, the seed as text (it may be
# larger than any column of numbers). `uid` says which game it is, also in files and copies of it;
# `unproven` tells that a part of its record rests on what a file said.
tables = Table(
    "tables",
    metadata,
    _owner(),
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
    Column("campaign_id", Text),
    Column("moved", Text),
    Column("uid", Text, nullable=False, server_default=""),
    Column("unproven", Boolean, nullable=False, server_default="0"),
    Column("oldest_rules", Integer, nullable=False, server_default="0"),
    _belongs_to("campaigns", "campaign_id"),
    Index(None, "house_id", "uid"),
    Index(None, "house_id", "campaign_id", "over", "changed"),  # for home
)

# `brought`: it came out of a file, which also says `by` whom it was.
entries = Table(
    "entries",
    metadata,
    _owner(),
    Column("table_id", Text, primary_key=True),
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
    Column("brought", Boolean, nullable=False, server_default="0"),
    _belongs_to("tables", "table_id"),
)

once_ids = Table(
    "once_ids",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("house_id", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("once", Text, nullable=False),
    _belongs_to("tables", "table_id"),
    UniqueConstraint("house_id", "table_id", "once"),
    Index(None, "house_id", "once", "table_id"),  # by itself enough for `made_by`
)

settings = Table(
    "settings",
    metadata,
    _owner(),
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    _owner(),
    Column("id", Text, primary_key=True),
    Column("token", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("joined", BigInteger, nullable=False),
    UniqueConstraint("house_id", "token"),
)

seats = Table(
    "seats",
    metadata,
    _owner(),
    Column("table_id", Text, primary_key=True),
    Column("device_id", Text, primary_key=True),
    Column("seat", Text, nullable=False),
    _belongs_to("tables", "table_id"),
    _belongs_to("devices", "device_id"),
)

# A link to a moment is kept as it is: the page of that moment shows it again. `mark` tells whether
# the entry is still the one that was shared.
moments = Table(
    "moments",
    metadata,
    _owner(),
    Column("token", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("position", Integer, nullable=False),
    Column("mark", Text, nullable=False),
    _belongs_to("tables", "table_id"),
    UniqueConstraint("house_id", "table_id", "position"),
)

version = Table("alembic_version", MetaData(), Column("version_num", String(32), nullable=False))
"""Alembic's own table, which is none of the tables that it looks after."""


def last_entry() -> ColumnElement[bool]:
    """Joins to a table the last entry that stands."""
    return (
        (entries.c.house_id == tables.c.house_id)
        & (entries.c.table_id == tables.c.id)
        & (entries.c.position == tables.c.at - 1)
    )
