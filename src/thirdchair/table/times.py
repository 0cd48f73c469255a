"""When things were begun and last touched; who moves house keeps the dates of their games."""

from collections.abc import Mapping
from typing import NamedTuple

from thirdchair.table import schema
from thirdchair.table.campaigns import Campaigns
from thirdchair.table.rows import now


class Times(NamedTuple):
    """Two moments, as the database keeps them."""

    begun: int
    changed: int


class Dated(Campaigns):
    """The dates of tables and campaigns."""

    def times(self) -> dict[str, Times]:
        """Of each table and each campaign, by its id."""
        tables, campaigns = schema.tables, schema.campaigns
        with self._read() as shelf:
            found = shelf.all(shelf.select(tables, tables.c.id, tables.c.created, tables.c.changed))
            series = shelf.all(shelf.select(campaigns, campaigns.c.id, campaigns.c.created))
        return {
            **{row.id: Times(row.created, row.created) for row in series},
            **{row.id: Times(row.created, row.changed) for row in found},
        }

    def set_times(self, times: Mapping[str, Times]) -> None:
        """Say of what was brought when it was played, which is never later than now."""
        tables, campaigns, latest = schema.tables, schema.campaigns, now()
        with self._write() as shelf:
            for which, told in times.items():
                begun, changed = (min(max(one, 0), latest) for one in told)
                values = {"created": begun, "changed": changed}
                shelf.update(tables, tables.c.id == which, values=values)
                shelf.update(campaigns, campaigns.c.id == which, values={"created": begun})
