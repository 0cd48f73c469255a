"""A campaign as one JSON file with all its games inside, and back."""

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

import msgspec

from thirdchair import __version__
from thirdchair.kit.game import Games
from thirdchair.kit.learned import converted
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.refusals import bad_input
from thirdchair.table.campaigns import Campaign, knows_campaigns
from thirdchair.table.exports import check_of, content_of, export, import_file, sealed_from
from thirdchair.table.journal import Table
from thirdchair.table.store import House, Saved

FORMAT = "thirdchair-campaign"
NUMBER = 1
"""Moves on when a file can no longer be read as before. Fields with a default may join freely."""


class _File(msgspec.Struct, kw_only=True):
    """What stands in the file. A game is what an export of its table would be."""

    format: str
    number: int
    version: str = ""
    name: str
    game: str = ""
    mode: str
    options: dict[str, Any]
    games: list[dict[str, Any]]
    uid: str = ""
    check: str = ""


class CampaignFile(NamedTuple):
    """A campaign that was read: each game has a name, its table and the table's options."""

    name: str
    game: str
    mode: str
    options: dict[str, Any]
    games: list[tuple[str, Table, dict[str, Any]]]
    uid: str = ""


Told = Callable[[Any], Any]
"""Data without the ids of rules that somebody may not know of."""


def export_campaign(
    house: House,
    campaign_id: str,
    told: Callable[[Saved], Told] = lambda game: lambda data: data,
    without: Collection[str] = (),
) -> bytes:
    """The campaign with the whole history of each game, `without` those that cannot be read.

    `told` says how the reader may know each game: every table has its own keys. See `export`.
    """
    campaign = house.campaign(campaign_id)
    ids = [game.id for game in campaign.games if game.id not in without]
    games = [house.load(game, whole=True) for game in ids]
    file = _File(
        format=FORMAT,
        number=NUMBER,
        version=__version__,
        name=campaign.name,
        game=campaign.game,
        mode=campaign.mode,
        options=campaign.options,
        games=[msgspec.json.decode(export(game, told(game))) for game in games],
        uid=campaign.uid,
    )
    file.check = check_of(msgspec.to_builtins(file))
    return msgspec.json.encode(file)


def has_sealed(house: House, campaign: Campaign) -> bool:
    """Does a file of it end early, at choices of one of its games that are still sealed?"""
    for game in campaign.games:
        with house.look(game.id) as saved:
            if sealed_from(saved.table.whole) is not None:
                return True
    return False


def has_mend(house: House, campaign: Campaign) -> bool:
    """Is a step of one of its games being mended? A file of it leaves that out."""
    for game in campaign.games:
        with house.look(game.id) as saved:
            if saved.table.open_mend is not None:
                return True
    return False


def is_campaign(data: bytes) -> bool:
    """Is this a file of a campaign, rather than of a table?"""
    return FORMAT.encode() in data[:200]


def read_campaign(games: Games, data: bytes, reader: Reader = NOBODY) -> CampaignFile:
    """The campaign in a file; refuses all else with a sentence."""
    content = content_of(data, FORMAT, {"number": NUMBER})
    try:
        file = converted(content, _File)
    except msgspec.MsgspecError as error:
        raise bad_input("broken-file") from error
    game = _game_of(games, file, reader)
    tables = [_table(games, (game, file.mode), one, reader) for one in file.games]
    return CampaignFile(file.name, game, file.mode, file.options, tables, file.uid)


def _game_of(games: Games, file: _File, reader: Reader) -> str:
    """The game whose campaign this is; older files name only the mode."""
    named = (file.game,) if file.game else games
    found = next((game for game in named if knows_campaigns(games, game, file.mode, reader)), None)
    if found is None:
        raise bad_input("broken-file")
    return found


def _table(
    games: Games, kind: tuple[str, str], content: dict[str, Any], reader: Reader
) -> tuple[str, Table, dict[str, Any]]:
    name, table, options = import_file(games, msgspec.json.encode(content), reader)
    setup = table.journal.setup
    if (setup["game"], setup["mode"]) != kind:
        raise bad_input("broken-file")
    return name, table, options
