"""Campaigns: several games as one saved thing."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("mode", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("once", sa.Text, nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    # Plain SQL: a column that refers to another table would otherwise be two statements, of which
    # SQLite knows only the first.
    op.execute(
        "ALTER TABLE tables ADD COLUMN campaign_id TEXT REFERENCES campaigns (id) ON DELETE CASCADE"
    )
