"""All that a house has saved as one file, and back: the exports of its tables and campaigns.

What belongs to a device or a machine never leaves: tokens, the code to join with, links to
moments, secrets of forms, the seeds of chance. A file that says something of them is not heard.
"""

import zlib
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from gzip import compress
from hashlib import blake2b
from typing import Any

import msgspec

from thirdchair import __version__
from thirdchair.kit import scanning
from thirdchair.kit.learned import converted, from_json
from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.kit.scanning import MACHINE, UNREADABLE, Allowed, Most, scanned
from thirdchair.table.auditing import CANNOT_BE
from thirdchair.table.campaign_files import Told, export_campaign
from thirdchair.table.campaigns import Campaign, Evening
from thirdchair.table.disk import is_damage
from thirdchair.table.exports import export, newer
from thirdchair.table.journal import RULES_VERSION
from thirdchair.table.rows import now
from thirdchair.table.store import House, Saved
from thirdchair.table.times import Times

FORMAT = "thirdchair-everything"
NUMBER = 1
"""Moves on when a file can no longer be read as before. Fields with a default may join freely."""
LISTS = ("campaigns", "tables")
"""What is in them is built one after the other, for there may be much of it."""

Text = msgspec.Raw
"""A part of a file that stays the text that it is until it is its turn."""
Telling = Callable[[Saved], Told]
"""How the reader may know a table."""


class Kept(msgspec.Struct, kw_only=True):
    """A table or a campaign: what its export would be, and when it was played.

    `games`: the same of the games of a campaign, in their order.
    """

    file: Text
    times: Times
    games: list[Times] = []

    @property
    def name(self) -> str:
        return str(from_json(_Named).decode(self.file).name)


class _Named(msgspec.Struct):
    name: Any = ""


class Everything(msgspec.Struct, kw_only=True):
    """What stands in the file. `left_out` are names of what could not be read any more.

    A campaign or table is the text of a `Kept`: all of them built at once would fill the memory.
    """

    format: str = FORMAT
    number: int = NUMBER
    version: str = ""
    made: int
    campaigns: list[Text]
    tables: list[Text]
    boxes: dict[str, dict[str, Any]] = {}
    left_out: list[str] = []
    check: str = ""

    def kept(self) -> Iterator[Kept]:
        """One after the other, campaigns first."""
        return map(from_json(Kept).decode, (*self.campaigns, *self.tables))


FIELDS = set(Everything.__struct_fields__)
FEW = Most(1_000_000, 20_000, 20_000)
"""So much is in all that is no table or campaign."""
_parts = from_json(dict[str, Text])
_list = from_json(list[Text])


def gathered(
    house: House,
    boxes: Mapping[str, dict[str, Any]],
    told: Telling = lambda saved: lambda data: data,
) -> Everything:
    """All that is saved here; `told` says how the reader may know each table, see `export`."""
    times, left_out = house.times(), list[str]()
    campaigns, tables = list[Text](), list[Text]()
    for campaign in house.campaigns():
        data, lost = _campaign(house, campaign, told)
        left_out += [game.name for game in lost]
        if data is None:
            left_out.append(campaign.name)
        else:
            games = [times[game.id] for game in campaign.games if game not in lost]
            campaigns.append(_text(Kept(file=data, times=times[campaign.id], games=games)))
    for listing in reversed(house.tables()):
        if listing.campaign is not None:
            continue
        if data := _written(_table, house, listing.id, told):
            tables.append(_text(Kept(file=data, times=times[listing.id])))
        else:
            left_out.append(listing.name)
    return Everything(
        version=__version__,
        made=now(),
        campaigns=campaigns,
        tables=tables,
        boxes=dict(boxes),
        left_out=left_out,
    )


def _campaign(house: House, campaign: Campaign, told: Telling) -> tuple[Text | None, list[Evening]]:
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
) -> Text | None:
    """One table that nobody can read must not keep the others from being saved."""
    try:
        return Text(export(house, which, told))
    except Refusal as refusal:
        if refusal.code == "not_now" and not is_damage(refusal):  # that is about the whole disk
            raise
        return None
    except (msgspec.MsgspecError, *CANNOT_BE):
        return None


def _text(one: object) -> Text:
    return Text(msgspec.json.encode(one))


def packed(everything: Everything) -> bytes:
    """The file: JSON, compressed, for the record of a game says much the same again and again."""
    fields = {name: getattr(everything, name) for name in everything.__struct_fields__}
    everything.check = _check_of({name: _text(one) for name, one in fields.items()})
    return compress(msgspec.json.encode(everything), mtime=0)


def unpacked(data: bytes, allowed: Allowed = MACHINE) -> bytes:
    """A file of any kind as it was before it was compressed; some browsers undo that themselves.

    What comes out is not more than is allowed.
    """
    try:
        content = scanning.unpacked(data, allowed.whole)
    except EOFError as error:
        ours = is_everything(error.args[0])
        raise bad_input("broken-everything" if ours else "foreign-file") from None
    except zlib.error:
        raise bad_input("foreign-file") from None
    if not is_everything(content):
        scanned(content, allowed.one)
    return content


def is_everything(data: bytes) -> bool:
    """Is this a file of everything, rather than of one table or campaign?"""
    return FORMAT.encode() in data[:200]


def read_everything(data: bytes, allowed: Allowed = MACHINE) -> Everything:
    """What a file holds; refuses all that is not ours, not whole, or of a newer version."""
    scanned(data, allowed.whole)
    try:
        parts = _parts.decode(data)
        for name, part in parts.items():
            for one in _list.decode(part) if name in LISTS else [part]:
                scanned(one, allowed.one if name in LISTS else FEW)
        known = {name: _read(name, parts[name]) for name in parts.keys() & FIELDS}
        _check_ours(known)
        if known["check"] != _check_of(parts):
            raise bad_input("broken-everything")
        everything = converted(known, Everything)
        newest = max(_rules_versions(everything), default=0)
    except (KeyError, *UNREADABLE):
        raise bad_input("broken-everything" if is_everything(data) else "foreign-file") from None
    if newest > RULES_VERSION:
        raise newer("newer-everything", everything.version)
    return everything


def _read(name: str, part: Text) -> Any:
    return _list.decode(part) if name in LISTS else msgspec.json.decode(part)


def _check_ours(known: Mapping[str, Any]) -> None:
    number = known.get("number")
    if known.get("format") != FORMAT:
        raise bad_input("foreign-file")
    if type(number) is not int or number < 1:
        raise bad_input("broken-everything")
    if number > NUMBER:
        raise newer("newer-everything", known.get("version"))


def _rules_versions(everything: Everything) -> Iterator[int]:
    """By which rules the tables were played; what says nothing is for the import to refuse."""
    for kept in everything.kept():
        file = from_json(dict[str, Any]).decode(kept.file)
        games = file.get("games")
        for one in games if isinstance(games, list) else [file]:
            version = one.get("rules_version") if isinstance(one, dict) else None
            if isinstance(version, int):
                yield version


def _check_of(parts: Mapping[str, Text]) -> str:
    """What `exports.check_of` gives, with one table after the other in memory."""
    digest = blake2b(digest_size=16)
    for piece in _laid_out(parts):
        digest.update(piece)
    return digest.hexdigest()


def _laid_out(parts: Mapping[str, Text]) -> Iterator[bytes]:
    before = b"{"
    for name in sorted(parts.keys() - {"check"}):
        yield before + msgspec.json.encode(name) + b":"
        before = b","
        if name in LISTS:
            yield b"["
            for place, one in enumerate(_list.decode(parts[name])):
                yield b"," if place else b""
                yield _in_order(one)
            yield b"]"
        else:
            yield _in_order(parts[name])
    yield b"}"


def _in_order(text: Text) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(text), order="deterministic")
