"""Which table or campaign of this house is the game in a file, and may the file take its place?"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row

from thirdchair.table import schema
from thirdchair.table.exports import told_record
from thirdchair.table.journal import Table
from thirdchair.table.likeness import Known, Likeness, likeness, most_alike
from thirdchair.table.once import made_by
from thirdchair.table.replacing import Acting, bar, check_may_replace, check_may_touch
from thirdchair.table.rows import text
from thirdchair.table.shelf import Shelf
from thirdchair.table.times import Dated

Game = tuple[str, Table, dict[str, Any]]
"""A table that was brought, with its name and its options."""


class Recognizing(Dated):
    """Games of files that are here already.

    `acting` says for whom a file is brought: by default for all seats that no device holds.
    """

    def recognized(
        self, table: Table, once: str | None = None, acting: Acting | None = None
    ) -> Known | None:
        """The table here that is the same game, the most alike first.

        None too where the form with this one-time id has brought it: that comes again.
        """
        with self._read() as shelf:
            if once is not None and made_by(shelf, once):
                return None
            found = [
                Known(row.id, row.uid, row.name, alike, why)
                for row in _same_games(shelf, table)
                for alike in [self._likeness(shelf, row, table)]
                for why in [bar(alike, self._check, shelf, row, table, acting)]
            ]
        return most_alike(found, bool(table.uid))

    def recognized_campaign(
        self,
        uid: str,
        kind: tuple[str, str],
        games: Sequence[Game],
        once: str | None = None,
        acting: Acting | None = None,
    ) -> Known | None:
        """The campaign here that is the same one; `kind` is its game and mode."""
        campaigns = schema.campaigns
        with self._read() as shelf:
            by_form = shelf.select(campaigns, campaigns.c.id).where(campaigns.c.once == once)
            if once is not None and shelf.value(by_form):
                return None
            query = shelf.select(campaigns).where(
                campaigns.c.game == kind[0], campaigns.c.mode == kind[1]
            )
            query = query.where(campaigns.c.uid == uid) if uid else query
            found = [
                Known(row.id, row.uid, row.name, alike, why, campaign=True)
                for row in shelf.all(query)
                for alike in [self._likeness_of_all(shelf, row.id, games)]
                for why in [bar(alike, self._check_all, shelf, row.id, games, acting)]
            ]
        return most_alike(found, bool(uid)) if uid or games else None

    def _likeness(self, shelf: Shelf, row: Row[Any], table: Table) -> Likeness:
        return likeness(table.journal, told_record(self._table(shelf, row)))

    def _likeness_of_all(self, shelf: Shelf, campaign: str, games: Sequence[Game]) -> Likeness:
        paired = pairs(games_of(shelf, campaign), games)
        alike = {
            "longer"
            if row is None
            else "shorter"
            if game is None
            else self._likeness(shelf, row, game[1])
            for row, game in paired
        } - {"same"}
        if not alike:
            return "same"
        return alike.pop() if len(alike) == 1 else "other"

    def _check(self, shelf: Shelf, row: Row[Any], table: Table, acting: Acting | None) -> None:
        """Refuse a file that may not take the place of this table."""
        here = self._table(shelf, row)
        check_may_replace(table, here, row.id, row.name, acting or self.share)

    def _check_all(
        self, shelf: Shelf, campaign: str, games: Sequence[Game], acting: Acting | None
    ) -> None:
        """Refuse a file that may not take the place of this campaign, with all its games."""
        for row, game in pairs(games_of(shelf, campaign), games):
            if row is not None and game is not None:
                self._check(shelf, row, game[1], acting)
            elif row is not None:
                here = self._table(shelf, row)
                check_may_touch(here, row.id, row.name, acting or self.share)


def _same_games(shelf: Shelf, table: Table) -> Sequence[Row[Any]]:
    """The tables that may be the same game."""
    tables, setup = schema.tables, table.journal.setup
    query = shelf.select(tables).where(
        tables.c.game == setup["game"], tables.c.mode == setup["mode"]
    )
    same = tables.c.uid == table.uid if table.uid else tables.c.setup == text(setup)
    return shelf.all(query.where(same).order_by(tables.c.created, tables.c.id))


def games_of(shelf: Shelf, campaign: str) -> Sequence[Row[Any]]:
    """The games of a campaign, in the order in which they were begun."""
    tables = schema.tables
    query = shelf.select(tables).where(tables.c.campaign_id == campaign)
    return shelf.all(query.order_by(tables.c.created, tables.c.id))


def pairs(
    rows: Sequence[Row[Any]], games: Sequence[Game]
) -> list[tuple[Row[Any] | None, Game | None]]:
    """What belongs together: by its uid, in older files by its place."""
    by_uid = {row.uid: row for row in rows}
    paired: list[tuple[Row[Any] | None, Game | None]] = []
    for place, game in enumerate(games):
        uid = game[1].uid
        row = by_uid.get(uid) if uid else rows[place] if place < len(rows) else None
        paired.append((row, game))
    taken = {row.id for row, _ in paired if row is not None}
    return [*paired, *((row, None) for row in rows if row.id not in taken)]
