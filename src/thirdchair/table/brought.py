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
from thirdchair.table.chance import fresh_seed
from thirdchair.table.exports import told_record
from thirdchair.table.journal import Table
from thirdchair.table.likeness import Known, Likeness, likeness
from thirdchair.table.names import LONGEST_NAME
from thirdchair.table.once import take_once
from thirdchair.table.recognizing import Game, Recognizing, games_of, pairs
from thirdchair.table.record import STEPS
from thirdchair.table.replacing import Acting, go_on
from thirdchair.table.rows import insert_table, row_of, save_entries, save_header, text
from thirdchair.table.shelf import Shelf


class Brought(Recognizing):
    """Tables and campaigns that come out of files."""

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
        self,
        known: Known,
        table: Table,
        options: dict[str, Any],
        *,
        once: str | None = None,
        acting: Acting | None = None,
    ) -> None:
        """The table here goes on as the file says; where that loses steps, it stays as a copy."""
        with self._write() as shelf:
            row = row_of(shelf, known.id, lock=True)
            self._check(shelf, row, table, acting)
            _check_goes_further(known, self._likeness(shelf, row, table))
            self._put(shelf, row, table, options)
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
            if not games_of(shelf, campaign):  # else the form came again
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
        acting: Acting | None = None,
    ) -> str:
        """The campaign goes on as the file says; its id.

        Where that would lose steps of what is here, this one stays under another name.
        """
        campaigns = schema.campaigns
        with self._write() as shelf:
            here = campaign_row(shelf, known.id)
            self._check_all(shelf, known.id, games, acting)
            alike = self._likeness_of_all(shelf, known.id, games)
            _check_goes_further(known, alike)
            if alike == "other":
                values = {"name": _free_name(shelf, campaigns, here.name)}
                shelf.update(campaigns, campaigns.c.id == known.id, values=values)
                return self._copied(shelf, known, here.name, options, games, once)
            paired = pairs(games_of(shelf, known.id), games)
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
        for here, game in pairs(games_of(shelf, known.id), games):
            if here is not None and game is not None:
                game[1].uid = here.uid
        _insert_games(shelf, made, games)
        return made

    def _put(self, shelf: Shelf, row: Row[Any], table: Table, options: dict[str, Any]) -> None:
        """Another record for a table that is here; what is lost by it stays as a copy."""
        here = self._table(shelf, row)
        alike = likeness(table.journal, told_record(here))
        if alike == "same":
            return
        go_on(table, here)
        if alike == "other":
            here.journal.seed = fresh_seed()  # else it would tell what is drawn next
            name, options_here = _free_name(shelf, schema.tables, row.name), row.options
            kept = insert_table(shelf, name, here, msgspec.json.decode(options_here))
            values = {"changed": row.changed}
            shelf.update(schema.tables, schema.tables.c.id == kept.id, values=values)
        journal = table.journal
        table.uid = row.uid
        journal.revision = row.revision + 1
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


def _check_goes_further(known: Known, alike: Likeness) -> None:
    if alike == "shorter":
        raise not_now("file-not-as-far", name=known.name)
    if alike == "other" and known.likeness == "longer":
        raise not_now("stale")  # somebody has just played here
