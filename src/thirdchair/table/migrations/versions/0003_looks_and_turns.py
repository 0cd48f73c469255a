"""A counter for the look of a table, and what people said about a turn."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    # Both stand at the end of their tables: plain additions, no rows are copied.
    op.add_column("tables", sa.Column("look", sa.Integer, nullable=False, server_default="0"))
    op.add_column("entries", sa.Column("turn", sa.Text, nullable=False, server_default=""))
