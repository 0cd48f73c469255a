"""Which game a table or a campaign is, wherever it is taken; and how home finds the last ones."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    for name in ("tables", "campaigns"):
        op.add_column(name, sa.Column("uid", sa.Text, nullable=False, server_default=""))
        op.execute(f"UPDATE {name} SET uid = id")
        op.create_index(op.f(f"ix_{name}_house_id_uid"), name, ["house_id", "uid"])
    unproven = sa.Column("unproven", sa.Boolean, nullable=False, server_default="0")
    op.add_column("tables", unproven)
    last_ones = ["house_id", "campaign_id", "over", "changed"]
    op.create_index(op.f(f"ix_tables_{'_'.join(last_ones)}"), "tables", last_ones)
