"""Where every piece that the app knows lies, drawn and listed: to rebuild a table, or to look."""

import msgspec
from markupsafe import Markup

from thirdchair.table.moments import at_moment
from thirdchair.table.store import Saved


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


def as_set_up(saved: Saved) -> Saved:
    """The table as it stood when its set-up was done; as it is now while that still asks."""
    if not saved.table.ready:
        return saved
    return Saved(saved.id, saved.name, at_moment(saved.table, 0), saved.options)
