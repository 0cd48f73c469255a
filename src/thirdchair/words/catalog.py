"""The Fluent files of a language, parsed when the first message of them is needed."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_FOLDER = files("thirdchair.words").joinpath("locales")


class MissingWords(LookupError):
    """A message that the locales do not have: our mistake, never the reader's."""


class Catalog:
    """All messages of one language. Rules are many and rarely needed: they come last."""

    def __init__(self, language: str) -> None:
        # Isolating marks are invisible characters that would end up in what programs read.
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = _FOLDER.joinpath(language)
        names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
        self._unread: list[Traversable] = [
            folder.joinpath(name)
            for group in ("", "page-", "rules-")
            for name in names
            if name.startswith(group) and (group or not name.startswith(("page-", "rules-")))
        ]
        self._terms = cache(self._format_plain)

    def has(self, message: str) -> bool:
        """Is there such a message? Reads further files until it is found."""
        while not self._bundle.has_message(message):
            if not self._unread:
                return False
            text = self._unread.pop(0).read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))
        return True

    def format(self, message: str, args: dict[str, Any] | None = None) -> str:
        """The message with its arguments filled in."""
        if not args:
            return self._terms(message)
        return self._format(message, args)

    def _format_plain(self, message: str) -> str:
        return self._format(message, {})

    def _format(self, message: str, args: dict[str, Any]) -> str:
        if not self.has(message):
            raise MissingWords(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise MissingWords(message)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWords(f"{message}: {errors[0]}")
        return str(text)


catalog: Callable[[str], Catalog] = cache(Catalog)
