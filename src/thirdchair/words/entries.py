"""Fluent files cut into entries, still as text: parsing all of them with Fluent would be slow."""

import re
from importlib.resources.abc import Traversable

CORE = "core"
"""The folder of what all games share; each game has one of its own beside it."""

_ENTRY = re.compile(r"^-?[a-zA-Z][\w-]* *=", re.MULTILINE)
"""Where an entry begins. Nothing else may stand at the very left with an equals sign."""
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
_MORE_THAN_TEXT = re.compile(r"\{|^\s+\.", re.MULTILINE)


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


def mere_text(entry: str) -> str | None:
    """The value of an entry that holds nothing but text; None if it holds more."""
    value = entry.partition("=")[2]
    if _MORE_THAN_TEXT.search(value):
        return None
    return "\n".join(line.strip() for line in value.strip().split("\n"))
