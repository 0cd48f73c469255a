"""Campaigns: several saved tables as one saved thing.

A campaign keeps its name, its mode and its options; each of its games is an ordinary table that
belongs to it. How it stands is read off those tables whenever somebody looks, so a game that is
opened again, mended or deleted changes the standing at once.
"""

import secrets
from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import Row, bindparam

from thirdchair.kit.game import Games, Part, Standing, View
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.refusals import Refusal, bad_input, not_now
from thirdchair.table import schema
from thirdchair.table.games import game_named
from thirdchair.table.moments import Moments, view_of
from thirdchair.table.names import checked_name, fresh_id
from thirdchair.table.rows import moment, now, text
from thirdchair.table.shelf import Shelf

_entries = schema.entries.c
_state_there = Shelf.select(schema.entries, _entries.state).where(
    _entries.table_id == bindparam("this"), _entries.position == bindparam("place")
)


class Evening(msgspec.Struct, frozen=True):
    """One game of a campaign; its view is None until its set-up is complete."""

    id: str
    name: str
    begun: datetime
    changed: datetime
    setup: dict[str, Any]
    view: View | None

    @property
    def over(self) -> bool:
        """Has it a result?"""
        return self.view is not None and self.view["over"] and self.view["result"] is not None


class Campaign(msgspec.Struct, frozen=True):
    """A campaign with its games in the order in which they were begun, and how it stands."""

    id: str
    name: str
    game: str
    mode: str
    options: dict[str, Any]
    created: datetime
    games: tuple[Evening, ...]
    standing: Standing
    uid: str = ""

    @property
    def tonight(self) -> Evening | None:
        """The game that is being played; of several the one begun last."""
        return next((game for game in reversed(self.games) if not game.over), None)

    def part(self, game: Evening) -> Part:
        """Which part of the campaign a game of it is."""
        return self.standing.part(game.setup)

    def tries(self, part: Part) -> list[Evening]:
        """Its games of one part: several where it was played again."""
        return [game for game in self.games if self.part(game) == part]

    @property
    def views(self) -> list[View | None]:
        """What its games show."""
        return [game.view for game in self.games]

    @property
    def changed(self) -> datetime:
        """When one of its games was last touched."""
        return max([self.created, *(game.changed for game in self.games)])


class Campaigns(Moments):
    """The campaigns of this house."""

    def campaigns(self) -> list[Campaign]:
        """All campaigns, the one changed last first."""
        with self._read() as shelf:
            rows = shelf.all(shelf.select(schema.campaigns))
            found = [self._campaign(shelf, row) for row in rows]
        return sorted(found, key=lambda one: one.changed, reverse=True)

    def campaign(self, campaign_id: str) -> Campaign:
        """The campaign with this id."""
        with self._read() as shelf:
            return self._campaign(shelf, campaign_row(shelf, campaign_id))

    def create_campaign(
        self,
        name: str,
        game: str,
        mode: str,
        options: Mapping[str, Any],
        once: str | None = None,
        reader: Reader = NOBODY,
    ) -> str:
        """A new campaign without a game; its id. A form that comes again makes no second one.

        A mode that the reader may not know of is refused as one that does not exist.
        """
        self._check_kind(game, mode, reader)
        with self._write() as shelf:
            return self._insert_campaign(shelf, name, (game, mode), options, once)

    def change_campaign(self, campaign_id: str, name: str, options: Mapping[str, Any]) -> None:
        """Another name, other options."""
        campaigns = schema.campaigns
        values = {"name": checked_name(name), "options": text(dict(options))}
        with self._write() as shelf:
            campaign_row(shelf, campaign_id)
            shelf.update(campaigns, campaigns.c.id == campaign_id, values=values)

    def delete_campaign(self, campaign_id: str) -> None:
        """The campaign and all its games are gone."""
        campaigns = schema.campaigns
        with self._write() as shelf:
            campaign_row(shelf, campaign_id)
            shelf.delete(campaigns, campaigns.c.id == campaign_id)

    def _check_kind(self, game: str, mode: str, reader: Reader) -> None:
        """Refuse what cannot be played as a campaign, as far as this reader can tell."""
        if not knows_campaigns(self.games, game, mode, reader):
            modes = game_named(self.games, game).modes
            told = [one for one in modes if knows_campaigns(self.games, game, one, reader)]
            raise bad_input("unknown-mode", where="mode", value=mode, options=told)

    def _insert_campaign(
        self,
        shelf: Shelf,
        name: str,
        kind: tuple[str, str],
        options: Mapping[str, Any],
        once: str | None,
        uid: str = "",
    ) -> str:
        """The id of the campaign that this one-time id stands for, made now if need be."""
        campaigns, (game, mode) = schema.campaigns, kind
        once = once or secrets.token_urlsafe(12)
        query = shelf.select(campaigns, campaigns.c.id).where(campaigns.c.once == once)
        if made := shelf.value(query):
            return str(made)
        fresh = fresh_id()
        row = {
            "id": fresh,
            "name": checked_name(name),
            "game": game,
            "mode": mode,
            "options": text(dict(options)),
            "once": once,
            "created": now(),
            "uid": uid or fresh,
        }
        shelf.insert(campaigns, row)
        return fresh

    def _check_begins(self, shelf: Shelf, campaign_id: str, setup: Mapping[str, Any]) -> None:
        """Refuse a game that is not next in its campaign."""
        campaign = self._campaign(shelf, campaign_row(shelf, campaign_id))
        if (setup.get("game"), setup.get("mode")) != (campaign.game, campaign.mode):
            raise bad_input("not-of-campaign", where="mode", name=campaign.name)
        if (tonight := campaign.tonight) is not None:
            raise not_now("campaign-game-open", where="campaign", name=tonight.name)
        begins = campaign.standing.begins
        if not begins:
            raise not_now("campaign-over", where="campaign", name=campaign.name)
        if (part := campaign.standing.part(setup)) not in begins:
            raise campaign.standing.not_next(part)

    def _campaign(self, shelf: Shelf, row: Row[Any]) -> Campaign:
        games = tuple(self._evening(game, state) for game, state in _games_of(shelf, row.id))
        options = msgspec.json.decode(row.options)
        game = game_named(self.games, row.game)
        standing = game.standing(row.mode, options, [game.view for game in games])
        if standing is None:
            raise Refusal("no_table", "unreadable-table", name=row.name)
        return Campaign(
            id=row.id,
            name=row.name,
            game=row.game,
            mode=row.mode,
            options=options,
            created=moment(row.created),
            games=games,
            standing=standing,
            uid=row.uid,
        )

    def _evening(self, row: Row[Any], state: bytes | None) -> Evening:
        return Evening(
            id=row.id,
            name=row.name,
            begun=moment(row.created),
            changed=moment(row.changed),
            setup=msgspec.json.decode(row.setup),
            view=view_of(self.games, row.game, state),
        )


def _games_of(shelf: Shelf, campaign: str) -> Iterator[tuple[Row[Any], bytes | None]]:
    """The games of a campaign, each with its last state; None too where the disk has lost it."""
    tables = schema.tables
    query = shelf.select(tables).where(tables.c.campaign_id == campaign)
    for row in shelf.all(query.order_by(tables.c.created, tables.c.id)):
        yield row, shelf.value_if_whole(_state_there, this=row.id, place=row.at - 1)


def has_campaigns(games: Games, game: str, mode: str) -> bool:
    """Can this mode be played as a campaign?"""
    return game_named(games, game).standing(mode, {}, ()) is not None


def knows_campaigns(games: Games, game: str, mode: str, reader: Reader) -> bool:
    """The same, as far as this reader can tell."""
    known = reader.listed([mode], game_named(games, game).contents.modes)
    return bool(known) and has_campaigns(games, game, mode)


def campaign_row(shelf: Shelf, campaign_id: str) -> Row[Any]:
    """The row of a campaign."""
    query = shelf.select(schema.campaigns).where(schema.campaigns.c.id == campaign_id)
    row = shelf.one(query)
    if row is None:
        raise Refusal("no_table", "no-such-campaign")
    return row
