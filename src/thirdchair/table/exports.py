"""A saved table as one JSON file, and back. The seed stays at home: an import gets a fresh one.

A checksum tells whether a file is whole, not whether it is true: on its way in the record is run
again, and what our rules make of it is what is kept.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from hashlib import blake2b
from typing import Any, Literal

import msgspec

from thirdchair import __version__
from thirdchair.kit.flow import Answer
from thirdchair.kit.game import Game, Games
from thirdchair.kit.learned import converted
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.kit.scanning import MACHINE, UNREADABLE, built
from thirdchair.kit.turns import Said
from thirdchair.table.auditing import CANNOT_BE, audited, check_measured
from thirdchair.table.chance import fresh_seed
from thirdchair.table.games import game_named
from thirdchair.table.journal import RULES_VERSION, Table
from thirdchair.table.missing import Missing
from thirdchair.table.moments import at_moment
from thirdchair.table.open_mend import with_mend
from thirdchair.table.record import KEPT, SET_UP, STEPS, Entries, Entry, Journal
from thirdchair.table.saved import Saved

FORMAT = "thirdchair-table"
NUMBER = 1
"""Moves on when a file can no longer be read as before. Fields with a default may join freely."""
VERSION = re.compile(r"[0-9][0-9a-z.+-]{0,19}")
"""How a version is called; a file may say anything."""


class _Entry(msgspec.Struct):
    """An entry of the journal; what is next after it is said anew where it is read."""

    command: dict[str, Any]
    answers: list[Answer] = []
    events: list[dict[str, Any]] = []
    state: bytes | None = None
    by: str = "table"
    drawn: int = 0
    said: Said = msgspec.field(default="", name="turn")
    own: str | msgspec.UnsetType = msgspec.UNSET


class _File(msgspec.Struct, kw_only=True):
    """What stands in the file; states are base64. `check` tells whether it is still whole.

    `oldest_rules`: those that ran the oldest of it, where newer ones went on. `sealed`: the file
    ends where a round of sealed choices began that was open at the time. `uid` says which game it
    is: a file of it is recognized where the game is already.
    """

    format: str
    number: int
    version: str = ""
    rules_version: int
    name: str
    setup: dict[str, Any]
    options: dict[str, Any]
    chance: Literal["app", "table", "cards", "dice"]
    start: bytes
    at: int
    waiting: bool
    entries: list[_Entry]
    oldest_rules: int | msgspec.UnsetType = msgspec.UNSET
    sealed: bool | msgspec.UnsetType = msgspec.UNSET
    uid: str | msgspec.UnsetType = msgspec.UNSET
    check: str = ""

    @property
    def oldest(self) -> int:
        """By which rules the oldest of it was played."""
        said = self.oldest_rules
        return self.rules_version if said is msgspec.UNSET else min(said, self.rules_version)


class _Options(msgspec.Struct):
    """What comes along of the options of a table, each as the pages rely on it.

    What stands before a dot says which it is. All others stay where they were: how the pieces lay
    there, who was ready for the evening, and what was undone are for whoever sat there.
    """

    before: str = ""
    colors: dict[str, str] = {}
    follow: bool = True
    missing: list[Missing] = []
    printed_later: str = ""
    side: str = ""
    sorted: bool = False
    ticks: dict[str, bool] = {}
    back: dict[str, bool] = {}
    scoring: dict[str, dict[str, int]] = {}
    took: dict[str, tuple[int, int | None]] = {}
    typed: dict[str, int] = {}


def export(saved: Saved, told: Callable[[Any], Any] = lambda data: data) -> bytes:
    """The table with its whole history, or while choices are sealed, with that before them.

    A mend that is open has changed nothing yet, and stays here.

    `told` takes out the ids of rules that the reader may not know of: our rules tell the events
    anew when the file comes back, and a tick that is lost can be made again.
    """
    whole = saved.table.whole
    journal = told_record(whole)
    older = journal.oldest_rules if journal.oldest_rules < journal.rules_version else None
    file = _File(
        format=FORMAT,
        number=NUMBER,
        version=__version__,
        rules_version=journal.rules_version,
        name=saved.name,
        setup=journal.setup,
        options=_without_secrets(with_mend(saved.options, None), told),
        chance=journal.chance,  # type: ignore[arg-type]
        start=journal.start,
        at=journal.at,
        waiting=journal.waiting,
        entries=[_written(entry, told) for entry in journal.entries],
        sealed=msgspec.UNSET if journal is whole.journal else True,
        oldest_rules=older or msgspec.UNSET,
        uid=whole.uid or msgspec.UNSET,
    )
    file.check = check_of(msgspec.to_builtins(file))
    return msgspec.json.encode(file)


def told_record(whole: Table) -> Journal:
    """The record as a file may hold it: while choices are sealed, with what came before them."""
    journal, start = whole.journal, sealed_from(whole)
    if start is None:
        return journal
    return msgspec.structs.replace(at_moment(whole, start - 1).journal, at=min(journal.at, start))


def sealed_from(table: Table) -> int | None:
    """Where the first choice stands that is still sealed, undone or not; None if there is none."""
    if not table.journal.choosers:
        return None
    entries = enumerate(table.journal.entries)
    return next((position for position, entry in entries if table.sealed(entry)), None)


def import_file(
    games: Games, data: bytes, reader: Reader = NOBODY
) -> tuple[str, Table, dict[str, Any]]:
    """Name, table and options of an exported table; refuses all else with a sentence.

    What this reader may not know of is nothing that a file can bring.
    """
    try:
        file = converted(
            content_of(data, FORMAT, {"number": NUMBER, "rules_version": RULES_VERSION}), _File
        )
        options = _taken_along(file.options)
        game = game_named(games, file.setup.get("game"))
        reader = replace(reader, older=file.oldest < RULES_VERSION)
        game.set_up(file.setup, reader)
        unproven = reader.older or any(one.command == KEPT for one in file.entries)
        for state in (file.start, *_states(file)):
            game.thawed(state)
            if unproven:
                check_measured(state)
        table = Table(_journal(game, file, reader), game)
        table.uid = "" if file.uid is msgspec.UNSET else file.uid
        table.unproven = unproven
        assert table.state is not None
    except (msgspec.MsgspecError, *CANNOT_BE) as error:
        raise bad_input("broken-file") from error
    return file.name, table, options


def content_of(data: bytes, format_: str, newest: Mapping[str, int]) -> dict[str, Any]:
    """The JSON of a file of ours that is neither newer nor damaged."""
    try:
        content = built(data, MACHINE.one)
    except UNREADABLE:
        ours = format_.encode() in data[:200]  # the beginning of a file that breaks off
        raise bad_input("broken-file" if ours else "foreign-file") from None
    if not isinstance(content, dict) or content.get("format") != format_:
        raise bad_input("foreign-file")
    for field, known in newest.items():
        if type(content.get(field)) is not int or content[field] < 1:
            raise bad_input("broken-file")
        if content[field] > known:
            raise newer("newer-file", content.get("version"))
    if content.get("check") != check_of(content):
        raise bad_input("broken-file")
    return content


def newer(text: str, version: object) -> Refusal:
    """The refusal of a file of a newer version: it names that one, if it can, and ours."""
    theirs = version if isinstance(version, str) and VERSION.fullmatch(version) else "?"
    return bad_input(text, version=theirs, ours=__version__)


def _record(game: Game, file: _File, reader: Reader) -> tuple[bytes, list[Entry]]:
    """What the file says has happened is what our rules say.

    A game that was begun by older rules keeps its record: today's might lead to another table.
    """
    entries = [_read(entry) for entry in file.entries]
    if file.oldest == RULES_VERSION:
        return audited(game, file.setup, entries, reader, waiting=file.waiting)
    return file.start, entries


def _taken_along(options: dict[str, Any]) -> dict[str, Any]:
    """The options of a file that are taken; refuses what no page could read."""
    known = {}
    for name, value in options.items():
        kind = name.partition(".")[0]
        if kind in _Options.__struct_fields__:
            converted({kind: value}, _Options)
            known[name] = value
    return known


def _without_secrets(options: dict[str, Any], told: Callable[[Any], Any]) -> dict[str, Any]:
    """Ticks are kept by the ids of rules."""
    return {
        key: {name: one for name, one in value.items() if told(name) == name}
        if isinstance(value, dict)
        else value
        for key, value in options.items()
    }


def _written(entry: Entry, told: Callable[[Any], Any]) -> _Entry:
    return _Entry(
        entry.command,
        entry.answers,
        told(entry.events),
        entry.state,
        entry.by,
        entry.drawn,
        entry.said,
        msgspec.UNSET if entry.own is None else entry.own,
    )


def _read(entry: _Entry) -> Entry:
    own = None if entry.own is msgspec.UNSET else entry.own
    return Entry(**{**msgspec.structs.asdict(entry), "own": own, "brought": True})


def _states(file: _File) -> list[bytes]:
    """The states of all complete commands. Only the last may be open, or undone while open."""
    if not file.entries or file.entries[0].command != SET_UP:
        raise ValueError("the set-up comes first")
    states = [entry.state for entry in file.entries]
    complete = [state for state in states if state is not None]
    if states not in (complete, [*complete, None]):
        raise ValueError("a command in the middle is open")
    if file.waiting and (file.at != len(complete) or states == complete):
        raise ValueError("no command is open there")
    if not file.waiting and not 1 <= file.at <= len(complete):
        raise ValueError("there is no such moment")
    return complete


def _journal(game: Game, file: _File, reader: Reader) -> Journal:
    start, entries = _record(game, file, reader)
    return Journal(
        setup=file.setup,
        seed=fresh_seed(),
        chance=file.chance,
        rules_version=file.rules_version,
        oldest_rules=file.oldest,
        revision=0,
        start=start,
        entries=Entries(entries),
        at=file.at,
        waiting=file.waiting,
        moved={STEPS: 0, **{entry.own: 0 for entry in entries if entry.own is not None}},
    )


def check_of(content: dict[str, Any]) -> str:
    """A checksum over all fields but the checksum itself, however the file is laid out."""
    rest = {field: value for field, value in content.items() if field != "check"}
    plain = msgspec.json.encode(rest, order="deterministic")
    return blake2b(plain, digest_size=16).hexdigest()
