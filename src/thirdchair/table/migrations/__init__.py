"""How older databases come up to date. Only Alembic reads this folder."""
