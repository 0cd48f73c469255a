"""One thing to put back after the game."""

from typing import Any

import msgspec


class Back(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to put back: `what` with ids and counts; `part` is the part of the table it
    comes from: `cards`, `tracks`, `map`, `box`, or `scenario`: what only tonight's scenario needed,
    out of a sorted box too."""

    part: str
    what: str
    key: str = ""
    """What tells it from others of its kind, for a tick."""
    args: dict[str, Any] = {}

    @property
    def id(self) -> str:
        return f"{self.what}-{self.key}" if self.key else self.what
