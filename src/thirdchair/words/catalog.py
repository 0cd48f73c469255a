"""The messages of a language. A file is read when it may be needed, a message parsed when said."""

import re
from collections.abc import Callable, Iterator
from functools import cache, cached_property, lru_cache
from importlib.resources.abc import Traversable
from threading import RLock
from typing import TYPE_CHECKING, Any

from thirdchair.words.entries import CORE, entries_of, filled_in
from thirdchair.words.languages import FALLBACK, LOCALES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_LAST = ("page-", "ruling", "rules-")
"""Files that a game at the table can do without, by the beginning of their names."""

_LONGEST = 40
_LARGEST = 10**15
"""Fluent cannot format numbers with more digits than a decimal keeps."""
_KEPT = 2000
"""Sentences of one language that are kept as they were said last."""
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


class MissingWords(LookupError):
    """A message that the locales do not have: our mistake, never the reader's."""


class Catalog:
    """What one language says at the tables of one game, or where there is no game.

    Importing Fluent and parsing with it is slow, and most messages are never said. So the files
    are only cut into entries, and an entry is parsed on its own if it is more than text and names.
    """

    def __init__(
        self, language: str, game: str | None = None, more: tuple[Traversable, ...] = ()
    ) -> None:
        """`more` are folders with a file for each language, of what is handed in to the game.

        What such a file lacks is said in English; our own words are complete.
        """
        self._language = language
        self._lock = RLock()  # the pages are made in several threads
        self._more = [_file_for(language, folder) for folder in more]
        self._entries: dict[str, str] = {}
        self._parsed: set[str] = set()
        scopes = (CORE, game) if game else (CORE,)
        folders = [LOCALES.joinpath(language, scope) for scope in scopes]
        english = [_file_for(FALLBACK, folder) for folder in more]
        self._unread = [*self._more, *_in_reading_order(folders), *english]
        self._plain = cache(self._format)
        self._told = lru_cache(_KEPT)(self._worked_out)

    def has(self, message: str) -> bool:
        """Is there such a message? Reads further files until it is found."""
        if message in self._entries:
            return True
        with self._lock:
            while message not in self._entries and self._unread:
                for name, entry in entries_of(self._unread[0]).items():
                    self._entries.setdefault(name, entry)
                del self._unread[0]
        return message in self._entries

    def format(self, message: str, args: dict[str, Any] | None = None) -> str:
        """The message with its arguments filled in, on one line."""
        return self._format(message, args) if args else self._plain(message)

    def _format(self, message: str, args: dict[str, Any] | None = None) -> str:
        if not self.has(message):
            raise self._missing(message)
        text = filled_in(self._entries[message], args or {})
        if text is None:
            text = self._by_fluent(message, args)
        return " ".join(text.split("\n"))  # lines are broken for whoever reads the file

    def _missing(self, message: str) -> MissingWords:
        """Our own words are complete, so what was handed in lacks it: its files are named."""
        files = ", ".join(str(file) for file in self._more)
        return MissingWords(f"{message}: not in {files}" if files else message)

    def _by_fluent(self, message: str, args: dict[str, Any] | None) -> str:
        """What a page says again and again, as the names of places, is worked out once."""
        said = tuple((name, type(one), _sayable(one)) for name, one in (args or {}).items())
        plain = all(issubclass(kind, str | int) for _, kind, _ in said)
        return self._told(message, said) if plain else self._worked_out(message, said)

    def _worked_out(self, message: str, said: tuple[tuple[str, type, Any], ...]) -> str:
        self._parse(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise MissingWords(message)
        args = {name: value for name, _, value in said}
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWords(f"{message}: {errors[0]}")
        return str(text)

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle

        # Isolating marks are invisible characters that would end up in what programs read.
        return FluentBundle([self._language], use_isolating=False)

    def _parse(self, message: str) -> None:
        """Make the message, and those that it refers to, known to the bundle."""
        from fluent.runtime import FluentResource

        if message in self._parsed:
            return
        with self._lock:
            if not self.has(message):
                raise self._missing(message)
            entry = self._entries[message]
            self._bundle.add_resource(FluentResource(entry))
            for reference in _REFERENCE.findall(entry):
                self._parse(reference)
            self._parsed.add(message)


def _in_reading_order(folders: list[Traversable]) -> Iterator[Traversable]:
    """What a table says first, then pages and rules; no message stands in two of these files."""
    found = [
        (entry.name.startswith(_LAST), place, entry.name, entry)
        for place, folder in enumerate(folders)
        for entry in folder.iterdir()
        if entry.name.endswith(".ftl")
    ]
    return (entry for *_, entry in sorted(found, key=lambda one: one[:3]))


def _file_for(language: str, folder: Traversable) -> Traversable:
    """The words of something handed in; it may lack the reader's language."""
    file = folder.joinpath(f"{language}.ftl")
    return file if file.is_file() else folder.joinpath(f"{FALLBACK}.ftl")


def _sayable(value: Any) -> Any:
    """A number as Fluent can say it: a huge one is mere text, cut short."""
    if not isinstance(value, int) or abs(value) < _LARGEST:
        return value
    digits = str(value)
    return digits if len(digits) <= _LONGEST else digits[:_LONGEST] + "…"


catalog: Callable[[str, str | None, tuple[Traversable, ...]], Catalog] = cache(Catalog)
