"""The rules of the games as what the search finds, for one reader."""

import hashlib
import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

from thirdchair import __version__
from thirdchair.kit.game import Game, Games
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.rules import Ledger, Rule
from thirdchair.search.index import Document, Index
from thirdchair.words import LANGUAGES, Voice, Voices, Words
from thirdchair.words.catalog import MissingWords

READERS_KEPT = 12
"""Indexes in memory: a language, and what has been revealed by a campaign or by hand."""
_Handed = tuple[tuple[str, Game], ...]
_Speaking = tuple[tuple[str, Callable[[], Voice]], ...]
_READ = (".ftl", ".toml")
_FORMAT = "1"


def index_for(games: Mapping[str, Game], voices: Voices, reader: Reader) -> Index:
    """What this reader may search in; made when the first of their kind searches."""
    unknown = _unknown(games, reader)
    speaking = tuple((name, voices[name]) for name in games)
    return _index(tuple(games.items()), speaking, reader.language, unknown)


def kept_index(games: Games, voices: Voices, language: str, folder: Path) -> Index:
    """What a stranger may search in, from a file: a command has no time to read all rules.

    Where no file can be written it is made in memory.
    """
    file = folder / f"rules-{language}-{_stamp()}.db"
    if file.is_file():
        with suppress(sqlite3.Error):
            return _tried(Index(file))
    handed = {name: game() for name, game in games.items()}
    made = Index.of(_documents(handed, voices, language, _unknown(handed, NOBODY)))
    with suppress(OSError, sqlite3.Error):
        folder.mkdir(parents=True, exist_ok=True)
        for older in folder.glob(f"rules-{language}-*.db"):
            older.unlink(missing_ok=True)
        with TemporaryDirectory(dir=folder) as apart:  # nobody opens half a file
            half = Path(apart, file.name)
            made.keep(half)
            half.replace(file)
    return made


def _tried(index: Index) -> Index:
    index.rule("")
    return index


def _unknown(games: Mapping[str, Game], reader: Reader) -> frozenset[str]:
    locked = (rule for game in games.values() for rule in _locked(game))
    return frozenset(rule.id for rule in locked if not reader.may(rule.lock))


def _locked(game: Game) -> tuple[Rule, ...]:
    ledger = game.ledger
    if isinstance(ledger, Ledger):
        return ledger.locked
    return tuple(rule for rule in ledger.values() if rule.lock is not None)


@lru_cache(READERS_KEPT)
def _index(games: _Handed, voices: _Speaking, language: str, unknown: frozenset[str]) -> Index:
    return Index.of(_documents(dict(games), dict(voices), language, unknown))


def _documents(
    games: Mapping[str, Game], voices: Voices, language: str, unknown: frozenset[str]
) -> Iterator[Document]:
    for name, game in games.items():
        words = {one: voices[name]()(Reader(one), {}, None) for one in (language, *LANGUAGES)}
        for rule in game.ledger.values():
            if rule.id not in unknown:
                yield _document(name, rule, words, language)


def _document(game: str, rule: Rule, words: Mapping[str, Words], language: str) -> Document:
    said = {one: _said(rule, words[one]) for one in words}
    text = said.pop(language)
    kind = words[language].text(f"page-kind-{rule.kind}")
    about = " ".join((rule.id, kind, rule.source))
    return Document(game, rule.id, text, about, " ".join(said.values()))


def _said(rule: Rule, words: Words) -> str:
    try:
        return words.rule(rule.id)
    except MissingWords:  # a rule that is handed in may lack a language
        return ""


def _stamp() -> str:
    """Changes with every file that an index is made of."""
    seen = [__version__, _FORMAT]
    for folder, _, names in os.walk(str(files("thirdchair"))):
        for name in names:
            if name.endswith(_READ):
                about = Path(folder, name).stat()
                seen.append(f"{name} {about.st_size} {about.st_mtime_ns}")
    return hashlib.sha256("\n".join(sorted(seen)).encode()).hexdigest()[:16]
