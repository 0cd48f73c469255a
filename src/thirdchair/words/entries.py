"""Fluent files cut into entries, still as text: parsing all of them with Fluent would be slow."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources.abc import Traversable

CORE = "core"
"""The folder of what all games share; each game has one of its own beside it."""

_ENTRY = re.compile(r"^-?[a-zA-Z][\w-]* *=", re.MULTILINE)
"""Where an entry begins. Nothing else may stand at the very left with an equals sign."""
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
_MORE_THAN_TEXT = re.compile(r"\{|^\s+\.", re.MULTILINE)
_NAME = re.compile(r"\{ *\$(\w+) *\}")
_GROUPED = 1000
"""From here on languages differ in how they write a number."""


def entries_of(file: Traversable) -> dict[str, str]:
    """The entries of a file by their names."""
    return cut(file.read_text(encoding="utf-8"))


def cut(text: str) -> dict[str, str]:
    """The entries of a file's text by their names."""
    text = _COMMENT.sub("", text)
    starts = [match.start() for match in _ENTRY.finditer(text)]
    cuts = zip(starts, [*starts[1:], len(text)], strict=True)
    entries = (text[start:end] for start, end in cuts)
    return {entry.partition("=")[0].strip(): entry for entry in entries}


def filled_in(entry: str, args: Mapping[str, object]) -> str | None:
    """The value of an entry with nothing but text and `{ $names }`; None if it takes Fluent."""
    pieces = list(_pieces(entry))
    for place in range(1, len(pieces), 2):
        value = args.get(pieces[place])
        if type(value) is int and 0 <= value < _GROUPED:
            value = str(value)
        if not isinstance(value, str):
            return None
        pieces[place] = value
    return "".join(pieces) if pieces else None


@cache
def _pieces(entry: str) -> tuple[str, ...]:
    """Text and names by turns, text first; nothing if there is more to the entry."""
    value = entry.partition("=")[2]
    if _MORE_THAN_TEXT.search(_NAME.sub("$", value)):
        return ()
    return tuple(_NAME.split("\n".join(line.strip() for line in value.strip().split("\n"))))
