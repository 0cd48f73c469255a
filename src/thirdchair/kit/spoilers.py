"""How much of a campaign somebody may read before it has been played.

A rule or a thing carries the level from the ledgers: `0` may always be shown, `1` to `8` after that
episode, `modules` when the campaign is over or will never be played.
"""

from collections.abc import Mapping
from typing import Protocol

LEVELS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "modules")
"""From what may always be shown to what is shown last."""
NOTHING, EVERYTHING = LEVELS[0], LEVELS[-1]


class Hidden(Protocol):
    """Whatever has a spoiler level."""

    @property
    def spoiler(self) -> str: ...


def shows(unlocked: str, level: str) -> bool:
    """May this level be shown to somebody who has unlocked that much?"""
    return LEVELS.index(level) <= LEVELS.index(unlocked)


def shown(things: Mapping[str, Hidden], unlocked: str = NOTHING) -> list[str]:
    """The ids that may be shown; the others exist, but are in no list."""
    return [key for key, one in things.items() if shows(unlocked, one.spoiler)]
