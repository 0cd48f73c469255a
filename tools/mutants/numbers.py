"""Changed numbers in content files."""

import re
from collections.abc import Iterator
from typing import NamedTuple

# Texts and comments are stepped over, and so are digits that belong to a name.
TOKEN = re.compile(
    r'"""(?s:.*?)"""|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|(?P<number>(?<![\w.-])-?\d+(?![\w.-]))'
)
HEAD = re.compile(r"^\[\[?(?P<key>[\w.]+)\]\]?$(?:\n(?P<name>\w+ = .*))?", re.MULTILINE)


class Number(NamedTuple):
    """A number in a TOML text: where it stands, in which entry, and in which line."""

    start: int
    end: int
    value: int
    entry: str
    line: str


def numbers(text: str) -> Iterator[Number]:
    for token in TOKEN.finditer(text):
        if token["number"] is not None:
            start, end = token.span()
            line = text[text.rfind("\n", 0, start) + 1 :].partition("\n")[0].strip()
            yield Number(start, end, int(token["number"]), _entry(text, start), line)


def changed(text: str, number: Number, by: int) -> str:
    """The text with this number changed."""
    return f"{text[: number.start]}{number.value + by}{text[number.end :]}"


def _entry(text: str, start: int) -> str:
    """The heads of the tables that a place is in; the line below a head names its entry."""
    heads: list[re.Match[str]] = []
    for head in HEAD.finditer(text):
        if head.start() > start:
            break
        heads = [*(one for one in heads if head["key"].startswith(f"{one['key']}.")), head]
    return ", ".join(f"{head['key']} {head['name'] or ''}".strip() for head in heads)
