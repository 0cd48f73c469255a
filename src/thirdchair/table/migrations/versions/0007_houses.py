"""Every row says whose it is. What there was belongs to the one house of the installation."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

OF_THE_MACHINE = ("forms.secret", "network.https", "network.open", "network.port")
"""The settings that belong to no house."""


def upgrade() -> None:
    # The house joins the keys, which SQLite cannot change: each table is made anew and filled from
    # the old one. The old ones go last, those that refer to others first: so nothing is deleted
    # along with what it belonged to.
    tables = {**_what_others_refer_to(), **_what_refers_to_others()}
    for name in tables:
        op.rename_table(name, f"old_{name}")
    for name, columns in tables.items():
        op.create_table(name, *columns)
        _fill(name)
    for name in reversed(tables):
        op.drop_table(f"old_{name}")
    by_once = ["house_id", "once", "table_id"]
    op.create_index(op.f("ix_once_ids_house_id_once_table_id"), "once_ids", by_once)


def _fill(name: str) -> None:
    """Copy the rows, each with its owner."""
    old = sa.inspect(op.get_bind()).get_columns(f"old_{name}")
    columns = ", ".join(f'"{column["name"]}"' for column in old)
    owner = "'home'"
    if name == "settings":
        keys = ", ".join(f"'{key}'" for key in OF_THE_MACHINE)
        owner = f"CASE WHEN key IN ({keys}) THEN 'machine' ELSE 'home' END"
    op.execute(
        f"INSERT INTO {name} (house_id, {columns}) SELECT {owner}, {columns} FROM old_{name}"
    )


def _what_others_refer_to() -> dict[str, list[sa.schema.SchemaItem]]:
    return {
        "campaigns": [
            *(_key("house_id"), _key("id")),
            *(_text("name"), _text("game"), _text("mode"), _text("options"), _text("once")),
            sa.Column("created", sa.BigInteger, nullable=False),
            sa.UniqueConstraint("house_id", "once"),
        ],
        "tables": [
            *(_key("house_id"), _key("id")),
            *(_text("name"), _text("game"), _text("mode"), _text("setup"), _text("options")),
            *(_text("seed"), _text("chance"), _number("rules_version"), _number("revision")),
            sa.Column("start", sa.LargeBinary, nullable=False),
            _number("at"),
            sa.Column("waiting", sa.Boolean, nullable=False),
            sa.Column("over", sa.Boolean, nullable=False),
            sa.Column("created", sa.BigInteger, nullable=False),
            sa.Column("changed", sa.BigInteger, nullable=False),
            sa.Column("look", sa.Integer, nullable=False, server_default="0"),
            sa.Column("campaign_id", sa.Text),
            sa.Column("moved", sa.Text),
            _belongs_to("campaigns", "campaign_id"),
        ],
        "devices": [
            *(_key("house_id"), _key("id"), _text("token"), _text("name")),
            sa.Column("joined", sa.BigInteger, nullable=False),
            sa.UniqueConstraint("house_id", "token"),
        ],
    }


def _what_refers_to_others() -> dict[str, list[sa.schema.SchemaItem]]:
    return {
        "entries": [
            *(_key("house_id"), _key("table_id")),
            sa.Column("position", sa.Integer, primary_key=True),
            *(_text("command"), _text("answers"), _text("events")),
            sa.Column("state", sa.LargeBinary),
            *(_text("by"), _number("drawn")),
            sa.Column("turn", sa.Text, nullable=False, server_default=""),
            sa.Column("next", sa.Text),
            sa.Column("own", sa.Text),
            _belongs_to("tables", "table_id"),
        ],
        "once_ids": [
            sa.Column("number", sa.Integer, primary_key=True),
            *(_text("house_id"), _text("table_id"), _text("once")),
            _belongs_to("tables", "table_id"),
            sa.UniqueConstraint("house_id", "table_id", "once"),
        ],
        "settings": [_key("house_id"), _key("key"), _text("value")],
        "seats": [
            *(_key("house_id"), _key("table_id"), _key("device_id"), _text("seat")),
            _belongs_to("tables", "table_id"),
            _belongs_to("devices", "device_id"),
        ],
        "moments": [
            *(_key("house_id"), _key("token")),
            *(_text("table_id"), _number("position"), _text("mark")),
            _belongs_to("tables", "table_id"),
            sa.UniqueConstraint("house_id", "table_id", "position"),
        ],
    }


def _key(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, primary_key=True)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False)


def _belongs_to(table: str, column: str) -> sa.ForeignKeyConstraint:
    there = [f"{table}.house_id", f"{table}.id"]
    return sa.ForeignKeyConstraint(["house_id", column], there, ondelete="CASCADE")
