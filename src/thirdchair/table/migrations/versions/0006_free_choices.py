"""Whose free choice an entry is, and when each seat last made one."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("entries", sa.Column("own", sa.Text))
    op.add_column("tables", sa.Column("moved", sa.Text))
