"""Where every piece that the app knows lies, drawn and listed: to rebuild a table, or to look."""

import msgspec
from markupsafe import Markup


class Part(msgspec.Struct, frozen=True):
    """One part of the table, as a list."""

    name: str
    lines: list[str]


class Lying(msgspec.Struct, frozen=True):
    """The table for the eye, and the same in words."""

    drawings: list[Markup]
    parts: list[Part]
    board: Markup | None = None
    styles: tuple[str, ...] = ()
    """The style sheets of the board."""
