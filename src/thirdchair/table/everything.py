"""All that a house has saved as one file, and back: the exports of its tables and campaigns.

What belongs to a device or a machine never leaves: tokens, the code to join with, links to
moments, secrets of forms, the seeds of chance. A file that says something of them is not heard.
"""

import zlib
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from gzip import compress
from typing import Any

import msgspec

from thirdchair.kit.learned import converted
from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.table.auditing import CANNOT_BE
from thirdchair.table.campaign_files import Told, export_campaign
from thirdchair.table.campaigns import Campaign, Evening
from thirdchair.table.disk import is_damage
from thirdchair.table.exports import check_of, content_of, export
from thirdchair.table.journal import RULES_VERSION
from thirdchair.table.rows import now
from thirdchair.table.store import House, Saved
from thirdchair.table.times import Times

FORMAT = "thirdchair-everything"
NUMBER = 1
"""Moves on when a file can no longer be read as before. Fields with a default may join freely."""
PACKED = b"\x1f\x8b"
LARGEST = 256_000_000
"""So many bytes a packed file may become: more is no house of people."""
SENTENCES = {"broken-file": "broken-everything", "newer-file": "newer-everything"}


Telling = Callable[[Saved], Told]
"""How the reader may know a table."""


class Kept(msgspec.Struct, kw_only=True):
    """A table or a campaign: what its export would be, and when it was played.

    `games`: the same of the games of a campaign, in their order.
    """

    file: dict[str, Any]
    times: Times
    games: list[Times] = []

    @property
    def name(self) -> str:
        return str(self.file.get("name", ""))


class Everything(msgspec.Struct, kw_only=True):
    """What stands in the file. `left_out` are names of what could not be read any more."""

    format: str = FORMAT
    number: int = NUMBER
    made: int
    campaigns: list[Kept]
    tables: list[Kept]
    boxes: dict[str, dict[str, Any]] = {}
    left_out: list[str] = []
    check: str = ""


def gathered(
    house: House,
    boxes: Mapping[str, dict[str, Any]],
    told: Telling = lambda saved: lambda data: data,
) -> Everything:
    """All that is saved here; `told` says how the reader may know each table, see `export`."""
    times, left_out = house.times(), list[str]()
    campaigns, tables = list[Kept](), list[Kept]()
    for campaign in house.campaigns():
        data, lost = _campaign(house, campaign, told)
        left_out += [game.name for game in lost]
        if data is None:
            left_out.append(campaign.name)
        else:
            games = [times[game.id] for game in campaign.games if game not in lost]
            campaigns.append(Kept(file=data, times=times[campaign.id], games=games))
    for listing in reversed(house.tables()):
        if listing.campaign is not None:
            continue
        if data := _written(_table, house, listing.id, told):
            tables.append(Kept(file=data, times=times[listing.id]))
        else:
            left_out.append(listing.name)
    return Everything(
        made=now(), campaigns=campaigns, tables=tables, boxes=dict(boxes), left_out=left_out
    )


def _campaign(
    house: House, campaign: Campaign, told: Telling
) -> tuple[dict[str, Any] | None, list[Evening]]:
    """A campaign, and the games of it that cannot be read: they keep no other game out of it."""
    if data := _written(export_campaign, house, campaign.id, told):
        return data, []
    lost = [game for game in campaign.games if not _written(_table, house, game.id, told)]
    rest = partial(export_campaign, without=[game.id for game in lost])
    return _written(rest, house, campaign.id, told), lost


def _table(house: House, table_id: str, told: Telling) -> bytes:
    saved = house.load(table_id, whole=True)
    return export(saved, told(saved))


def _written(
    export: Callable[[House, str, Telling], bytes], house: House, which: str, told: Telling
) -> dict[str, Any] | None:
    """One table that nobody can read must not keep the others from being saved."""
    try:
        data: dict[str, Any] = msgspec.json.decode(export(house, which, told))
    except Refusal as refusal:
        if refusal.code == "not_now" and not is_damage(refusal):  # that is about the whole disk
            raise
        return None
    except (msgspec.MsgspecError, *CANNOT_BE):
        return None
    return data


def packed(everything: Everything) -> bytes:
    """The file: JSON, compressed, for the record of a game says much the same again and again."""
    everything.check = check_of(msgspec.to_builtins(everything))
    return compress(msgspec.json.encode(everything), mtime=0)


def unpacked(data: bytes) -> bytes:
    """A file as it was before it was compressed; some browsers undo that themselves."""
    if not data.startswith(PACKED):
        return data
    unpacking = zlib.decompressobj(zlib.MAX_WBITS | 16)
    try:
        content = unpacking.decompress(data, LARGEST)
    except zlib.error:
        raise bad_input("foreign-file") from None
    if not unpacking.eof:
        raise bad_input("broken-everything" if is_everything(content) else "foreign-file")
    return content


def is_everything(data: bytes) -> bool:
    """Is this a file of everything, rather than of one table or campaign?"""
    return FORMAT.encode() in data[:200]


def read_everything(data: bytes) -> Everything:
    """What a file holds; refuses all that is not ours, not whole, or of a newer version."""
    try:
        everything = converted(content_of(data, FORMAT, {"number": NUMBER}), Everything)
    except msgspec.MsgspecError as error:
        raise bad_input("broken-everything") from error
    except Refusal as refusal:
        raise bad_input(SENTENCES.get(refusal.text, refusal.text)) from refusal
    if any(version > RULES_VERSION for version in _rules_versions(everything)):
        raise bad_input("newer-everything")
    return everything


def _rules_versions(everything: Everything) -> Iterator[int]:
    """By which rules the tables were played; what says nothing is for the import to refuse."""
    for kept in (*everything.campaigns, *everything.tables):
        games = kept.file.get("games")
        for one in games if isinstance(games, list) else [kept.file]:
            version = one.get("rules_version") if isinstance(one, dict) else None
            if isinstance(version, int):
                yield version
