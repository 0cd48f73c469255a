"""Which steps of a record came out of a file: whose they were there is what the file says."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    brought = sa.Column("brought", sa.Boolean, nullable=False, server_default="0")
    op.add_column("entries", brought)
