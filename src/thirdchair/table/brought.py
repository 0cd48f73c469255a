"""What comes out of a file: a game that is new here, or one that this house already knows.

What is replaced is never lost: where the file does not go on from it, it stays as a copy.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row

from thirdchair.kit.readers import ITSELF
from thirdchair.kit.refusals import not_now
from thirdchair.table import schema
from thirdchair.table.campaigns import campaign_row
from thirdchair.table.journal import Table
from thirdchair.table.likeness import Known, Likeness, likeness, most_alike
from thirdchair.table.names import LONGEST_NAME
from thirdchair.table.once import made_by, take_once
from thirdchair.table.record import STEPS
from thirdchair.table.rows import insert_table, row_of, save_entries, save_header, text
from thirdchair.table.shelf import Shelf
from thirdchair.table.times import Dated

Game = tuple[str, Table, dict[str, Any]]
"""A table that was brought, with its name and its options."""


class Brought(Dated):
    """Tables and campaigns that come out of files."""

    def recognized(self, table: Table, once: str | None = None) -> Known | None:
        """The table here that is the same game, the most alike first.

        None too where the form with this one-time id has brought it: that comes again.
        """
        with self._read() as shelf:
            if once is not None and made_by(shelf, once):
                return None
            found = [
                Known(row.id, row.uid, row.name, self._likeness(shelf, row, table))
                for row in _same_games(shelf, table)
            ]
        return most_alike(found, bool(table.uid))

    def recognized_campaign(
        self,
        uid: str,
        kind: tuple[str, str],
        games: Sequence[Game],
        once: str | None = None,
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
                Known(row.id, row.uid, row.name, self._likeness_of_all(shelf, row.id, games), True)
                for row in shelf.all(query)
            ]
        return most_alike(found, bool(uid)) if uid or games else None

    def add_copy(
        self,
        known: Known,
        table: Table,
        options: dict[str, Any],
        *,
        name: str | None = None,
        once: str | None = None,
    ) -> str:
        """The game once more, beside the one that is here; its id."""
        table.uid = known.uid
        with self._write() as shelf:
            name = name or _free_name(shelf, schema.tables, known.name)
            made = insert_table(shelf, name, table, options).id
            if once is not None:
                take_once(shelf, made, once)
        return made

    def put_in_place_of(
        self, known: Known, table: Table, options: dict[str, Any], *, once: str | None = None
    ) -> None:
        """The table here goes on as the file says; where that loses steps, it stays as a copy."""
        _check_goes_further(known)
        with self._write() as shelf:
            self._put(shelf, row_of(shelf, known.id, lock=True), table, options)
            if once is not None:
                take_once(shelf, known.id, once)

    def add_campaign(
        self,
        name: str,
        kind: tuple[str, str],
        options: Mapping[str, Any],
        games: Iterable[Game],
        *,
        once: str | None = None,
        uid: str = "",
    ) -> str:
        """A campaign with games that were played elsewhere, all of it or nothing; its id.

        `kind` is its game and mode; who brings it was allowed to say so.
        """
        self._check_kind(*kind, ITSELF)
        with self._write() as shelf:
            campaign = self._insert_campaign(shelf, name, kind, options, once, uid)
            if not _games_of(shelf, campaign):  # else the form came again
                _insert_games(shelf, campaign, games)
        return campaign

    def copy_campaign(
        self,
        known: Known,
        options: Mapping[str, Any],
        games: Sequence[Game],
        *,
        name: str | None = None,
        once: str | None = None,
    ) -> str:
        """The campaign once more, beside the one that is here; its id."""
        with self._write() as shelf:
            name = name or _free_name(shelf, schema.campaigns, known.name)
            return self._copied(shelf, known, name, options, games, once)

    def put_in_place_of_campaign(
        self,
        known: Known,
        options: Mapping[str, Any],
        games: Sequence[Game],
        *,
        once: str | None = None,
    ) -> str:
        """The campaign goes on as the file says; its id.

        Where that would lose steps of what is here, this one stays under another name.
        """
        _check_goes_further(known)
        campaigns = schema.campaigns
        with self._write() as shelf:
            here = campaign_row(shelf, known.id)
            if self._likeness_of_all(shelf, known.id, games) == "other":
                values = {"name": _free_name(shelf, campaigns, here.name)}
                shelf.update(campaigns, campaigns.c.id == known.id, values=values)
                return self._copied(shelf, known, here.name, options, games, once)
            paired = _pairs(_games_of(shelf, known.id), games)
            _insert_games(shelf, known.id, [game for row, game in paired if row is None and game])
            for row, game in paired:
                if row is not None and game is not None:
                    self._put(shelf, row, game[1], game[2])
            values = {"options": text(dict(options))}
            shelf.update(campaigns, campaigns.c.id == known.id, values=values)
        return known.id

    def _copied(
        self,
        shelf: Shelf,
        known: Known,
        name: str,
        options: Mapping[str, Any],
        games: Sequence[Game],
        once: str | None,
    ) -> str:
        row = campaign_row(shelf, known.id)
        kind = (row.game, row.mode)
        made = self._insert_campaign(shelf, name, kind, options, once, known.uid)
        for here, game in _pairs(_games_of(shelf, known.id), games):
            if here is not None and game is not None:
                game[1].uid = here.uid
        _insert_games(shelf, made, games)
        return made

    def _put(self, shelf: Shelf, row: Row[Any], table: Table, options: dict[str, Any]) -> None:
        """Another record for a table that is here. What chance brings next is still its own."""
        here = self._table(shelf, row)
        match likeness(table.journal, here.journal):
            case "same":
                return
            case "other":
                kept = insert_table(
                    shelf,
                    _free_name(shelf, schema.tables, row.name),
                    here,
                    msgspec.json.decode(row.options),
                )
                shelf.update(
                    schema.tables, schema.tables.c.id == kept.id, values={"changed": row.changed}
                )
        journal = table.journal
        table.uid = row.uid
        journal.seed, journal.revision = here.journal.seed, row.revision + 1
        journal.moved = dict.fromkeys((STEPS, *journal.choosers), journal.revision)
        table.changed_from = 0
        save_entries(shelf, row.id, table)
        save_header(
            shelf,
            row.id,
            table,
            setup=text(journal.setup),
            start=journal.start,
            options=text(options),
            look=row.look + 1,
            unproven=table.unproven,
        )

    def _likeness(self, shelf: Shelf, row: Row[Any], table: Table) -> Likeness:
        return likeness(table.journal, self._table(shelf, row).journal)

    def _likeness_of_all(self, shelf: Shelf, campaign: str, games: Sequence[Game]) -> Likeness:
        paired = _pairs(_games_of(shelf, campaign), games)
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


def _same_games(shelf: Shelf, table: Table) -> Sequence[Row[Any]]:
    """The tables that may be the same game."""
    tables, setup = schema.tables, table.journal.setup
    query = shelf.select(tables).where(
        tables.c.game == setup["game"], tables.c.mode == setup["mode"]
    )
    same = tables.c.uid == table.uid if table.uid else tables.c.setup == text(setup)
    return shelf.all(query.where(same).order_by(tables.c.created, tables.c.id))


def _games_of(shelf: Shelf, campaign: str) -> Sequence[Row[Any]]:
    """The games of a campaign, in the order in which they were begun."""
    tables = schema.tables
    query = shelf.select(tables).where(tables.c.campaign_id == campaign)
    return shelf.all(query.order_by(tables.c.created, tables.c.id))


def _pairs(
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


def _insert_games(shelf: Shelf, campaign: str, games: Iterable[Game]) -> None:
    for place, game in enumerate(games):
        insert_table(shelf, *game, campaign, after=place)


def _free_name(shelf: Shelf, kind: Any, name: str) -> str:
    """A name like this one that nothing else has: “Sunday (2)”."""
    query = shelf.select(kind, kind.c.name)
    taken = {row.name for row in shelf.all(query)}
    number = 2
    while (free := f"{name[: LONGEST_NAME - 6]} ({number})") in taken:
        number += 1
    return free


def _check_goes_further(known: Known) -> None:
    if known.likeness == "shorter":
        raise not_now("file-not-as-far", name=known.name)
