"""The messages of a language. A file is read when it may be needed, a message parsed when said."""

import re
from collections.abc import Callable
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import RLock
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_FOLDER = files("thirdchair.words").joinpath("locales")
_LAST = ("page-", "ruling", "rules-")
"""Files that a game at the table can do without, by the beginning of their names."""

_ENTRY = re.compile(r"^-?[a-zA-Z][\w-]* *=", re.MULTILINE)
"""Where an entry begins. Nothing else may stand at the very left with an equals sign."""
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
_MORE_THAN_TEXT = re.compile(r"\{|^\s+\.", re.MULTILINE)
_LONGEST = 40
_LARGEST = 10**15
"""Fluent cannot format numbers with more digits than a decimal keeps."""
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


class MissingWords(LookupError):
    """A message that the locales do not have: our mistake, never the reader's."""


class Catalog:
    """All messages of one language.

    Importing Fluent and parsing with it is slow, and most messages are never said. So the files
    are only cut into entries, and an entry is parsed on its own if it is more than mere text.
    """

    def __init__(self, language: str) -> None:
        self._language = language
        self._lock = RLock()  # the pages are made in several threads
        self._entries: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._unread = _in_reading_order(_FOLDER.joinpath(language))
        self._plain = cache(self._format)

    def has(self, message: str) -> bool:
        """Is there such a message? Reads further files until it is found."""
        if message in self._entries:
            return True
        with self._lock:
            while message not in self._entries and self._unread:
                text = self._unread[0].read_text(encoding="utf-8")
                self._entries.update(_cut(text))
                del self._unread[0]
        return message in self._entries

    def format(self, message: str, args: dict[str, Any] | None = None) -> str:
        """The message with its arguments filled in, on one line."""
        return self._format(message, args) if args else self._plain(message)

    def _format(self, message: str, args: dict[str, Any] | None = None) -> str:
        if not self.has(message):
            raise MissingWords(message)
        text = _mere_text(self._entries[message])
        if text is None:
            text = self._filled_in(message, args)
        return " ".join(text.split("\n"))  # lines are broken for whoever reads the file

    def _filled_in(self, message: str, args: dict[str, Any] | None) -> str:
        self._parse(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise MissingWords(message)
        said = {name: _sayable(value) for name, value in (args or {}).items()}
        text, errors = self._bundle.format_pattern(pattern, said)
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
                raise MissingWords(message)
            entry = self._entries[message]
            self._bundle.add_resource(FluentResource(entry))
            for reference in _REFERENCE.findall(entry):
                self._parse(reference)
            self._parsed.add(message)


def _in_reading_order(folder: Traversable) -> list[Traversable]:
    found = [entry for entry in folder.iterdir() if entry.name.endswith(".ftl")]
    return sorted(found, key=lambda entry: (entry.name.startswith(_LAST), entry.name))


def _cut(text: str) -> dict[str, str]:
    """The entries of a file by their names, still as text."""
    text = _COMMENT.sub("", text)
    starts = [match.start() for match in _ENTRY.finditer(text)]
    cuts = zip(starts, [*starts[1:], len(text)], strict=True)
    entries = (text[start:end] for start, end in cuts)
    return {entry.partition("=")[0].strip(): entry for entry in entries}


def _sayable(value: Any) -> Any:
    """A number as Fluent can say it: a huge one is mere text, cut short."""
    if not isinstance(value, int) or abs(value) < _LARGEST:
        return value
    digits = str(value)
    return digits if len(digits) <= _LONGEST else digits[:_LONGEST] + "…"


def _mere_text(entry: str) -> str | None:
    """The value of an entry that holds nothing but text; None if it holds more."""
    value = entry.partition("=")[2]
    if _MORE_THAN_TEXT.search(value):
        return None
    return "\n".join(line.strip() for line in value.strip().split("\n"))


catalog: Callable[[str], Catalog] = cache(Catalog)
