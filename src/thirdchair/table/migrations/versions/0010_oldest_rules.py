"""By which rules the oldest of a record was played: newer ones need not lead through it."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    oldest = sa.Column("oldest_rules", sa.Integer, nullable=False, server_default="0")
    op.add_column("tables", oldest)
    op.execute("UPDATE tables SET oldest_rules = rules_version")
