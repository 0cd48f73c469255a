"""Campaigns: several saved tables as one saved thing.

A campaign keeps its name, its mode and its options; each of its games is an ordinary table that
belongs to it. How it stands is read off those tables whenever somebody looks, so a game that is
opened again, mended or deleted changes the standing at once.
"""

import secrets
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

from thirdchair.kit.refusals import Refusal, bad_input, not_now
from thirdchair.table import schema
from thirdchair.table.moments import Moments, view_of
from thirdchair.table.names import checked_name, fresh_id
from thirdchair.table.rows import moment, now, text
from thirdchair.tapestry import campaign as rules
from thirdchair.tapestry.campaign import Played, Standing

GAME = "tapestry"
USUAL_LEVEL = 2
"""What a set-up means that names no level."""


class Evening(msgspec.Struct, frozen=True):
    """One game of a campaign; `played` is its result, None while it is being played."""

    id: str
    name: str
    begun: datetime
    changed: datetime
    scenario: int
    level: int
    ready: bool
    played: Played | None
    cards: tuple[str, ...] = ()
    """The tapestry cards that this game notes for the next one."""


class Campaign(msgspec.Struct, frozen=True):
    """A campaign with its games in the order in which they were begun."""

    id: str
    name: str
    mode: str
    options: dict[str, Any]
    created: datetime
    games: tuple[Evening, ...] = ()

    @property
    def replay(self) -> bool:
        """May a lost scenario be played again, and does the last game count then?"""
        return bool(self.options.get("replay"))

    @property
    def standing(self) -> Standing:
        """How it stands by the games that are over."""
        played = [game.played for game in self.games if game.played is not None]
        playing = self.tonight is not None
        return rules.standing(self.mode, played, replay=self.replay, playing=playing)

    @property
    def counting(self) -> tuple[Evening, ...]:
        """The games that count, one for each scenario that was played."""
        over = [game for game in self.games if game.played is not None]
        results = [game.played for game in over if game.played is not None]
        replay = self.replay or self.mode == "kaiju"
        return tuple(over[place] for place in rules.counting(results, replay=replay))

    @property
    def tonight(self) -> Evening | None:
        """The game that is being played; of several the one begun last."""
        return next((game for game in reversed(self.games) if game.played is None), None)

    @property
    def changed(self) -> datetime:
        """When one of its games was last touched."""
        return max([self.created, *(game.changed for game in self.games)])


class Campaigns(Moments):
    """The campaigns of this installation."""

    def campaigns(self) -> list[Campaign]:
        """All campaigns, the one changed last first."""
        with self._read() as connection:
            rows = connection.execute(select(schema.campaigns)).all()
            found = [_campaign(connection, row) for row in rows]
        return sorted(found, key=lambda one: one.changed, reverse=True)

    def campaign(self, campaign_id: str) -> Campaign:
        """The campaign with this id."""
        with self._read() as connection:
            return _campaign(connection, campaign_row(connection, campaign_id))

    def create_campaign(
        self, name: str, mode: str, options: Mapping[str, Any], once: str | None = None
    ) -> str:
        """A new campaign without a game; its id. A form that comes again makes no second one."""
        with self._write() as connection:
            return insert_campaign(connection, name, mode, options, once)

    def change_campaign(self, campaign_id: str, name: str, options: Mapping[str, Any]) -> None:
        """Another name, other options."""
        campaigns = schema.campaigns
        values = {"name": checked_name(name), "options": text(dict(options))}
        with self._write() as connection:
            campaign_row(connection, campaign_id)
            here = campaigns.c.id == campaign_id
            connection.execute(update(campaigns).where(here).values(values))

    def delete_campaign(self, campaign_id: str) -> None:
        """The campaign and all its games are gone."""
        campaigns = schema.campaigns
        with self._write() as connection:
            campaign_row(connection, campaign_id)
            connection.execute(delete(campaigns).where(campaigns.c.id == campaign_id))


def insert_campaign(
    connection: Connection, name: str, mode: str, options: Mapping[str, Any], once: str | None
) -> str:
    """The id of the campaign that this one-time id stands for, made now if it is not there yet."""
    campaigns = schema.campaigns
    if mode not in rules.MODES:
        raise bad_input("unknown-mode", where="mode", value=mode, options=rules.told_modes())
    once = once or secrets.token_urlsafe(12)
    if made := connection.scalar(select(campaigns.c.id).where(campaigns.c.once == once)):
        return str(made)
    row = {
        "id": fresh_id(),
        "name": checked_name(name),
        "game": GAME,
        "mode": mode,
        "options": text(dict(options)),
        "once": once,
        "created": now(),
    }
    connection.execute(insert(campaigns).values(row))
    return str(row["id"])


def campaign_row(connection: Connection, campaign_id: str) -> Row[Any]:
    """The row of a campaign."""
    query = select(schema.campaigns).where(schema.campaigns.c.id == campaign_id)
    row = connection.execute(query).one_or_none()
    if row is None:
        raise Refusal("no_table", "no-such-campaign")
    return row


def check_begins(connection: Connection, campaign_id: str, setup: Mapping[str, Any]) -> None:
    """Refuse a game that is not next in its campaign."""
    campaign = _campaign(connection, campaign_row(connection, campaign_id))
    if setup.get("mode") != campaign.mode:
        raise bad_input("not-of-campaign", where="mode", name=campaign.name)
    if (tonight := campaign.tonight) is not None:
        raise not_now("campaign-game-open", where="campaign", name=tonight.name)
    begins = campaign.standing.begins
    if not begins:
        raise not_now("campaign-over", where="campaign", name=campaign.name)
    if setup.get("scenario") not in begins:
        value, options = setup.get("scenario"), list(begins)
        raise not_now("campaign-other-next", where="scenario", value=value, options=options)


def _campaign(connection: Connection, row: Row[Any]) -> Campaign:
    tables, entries = schema.tables, schema.entries
    last = (entries.c.table_id == tables.c.id) & (entries.c.position == tables.c.at - 1)
    query = select(tables, entries.c.state).outerjoin(entries, last)
    mine = query.where(tables.c.campaign_id == row.id).order_by(tables.c.created, tables.c.id)
    games: Sequence[Row[Any]] = connection.execute(mine).all()
    return Campaign(
        id=row.id,
        name=row.name,
        mode=row.mode,
        options=msgspec.json.decode(row.options),
        created=moment(row.created),
        games=tuple(_evening(game) for game in games),
    )


def _evening(row: Row[Any]) -> Evening:
    setup = msgspec.json.decode(row.setup)
    view = view_of(row.game, row.state)
    cards = view["scenario"].get("cards", ()) if view else ()
    return Evening(
        id=row.id,
        name=row.name,
        begun=moment(row.created),
        changed=moment(row.changed),
        scenario=setup["scenario"],
        level=setup.get("level", USUAL_LEVEL),
        ready=view is not None,
        played=rules.result_of(view) if view else None,
        cards=tuple(card for card in cards if card),
    )
