"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("mode", sa.Text, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("start", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, _to("tables.id"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("answers", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("state", sa.LargeBinary),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("drawn", sa.Integer, nullable=False),
    )
    op.create_table(
        "once_ids",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text, _to("tables.id"), nullable=False),
        sa.Column("once", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "once"),
    )
    op.create_index(op.f("ix_once_ids_once"), "once_ids", ["once"])
    op.create_table(
        "settings",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("token", sa.Text, nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, _to("tables.id"), primary_key=True),
        sa.Column("device_id", sa.Text, _to("devices.id"), primary_key=True),
        sa.Column("seat", sa.Text, nullable=False),
    )


def _to(column: str) -> sa.ForeignKey:
    return sa.ForeignKey(column, ondelete="CASCADE")
