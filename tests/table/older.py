"""Databases as older versions have left them."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from thirdchair.table.database import MIGRATIONS


def at_revision(path: Path, revision: str) -> None:
    """An empty database of this revision of the schema."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(MIGRATIONS))
        command.upgrade(config, revision)
    engine.dispose()
