"""What is next after each entry; older tables say it when they are opened."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("entries", sa.Column("next", sa.Text))
