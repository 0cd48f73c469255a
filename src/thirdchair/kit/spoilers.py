"""How much of a campaign somebody may read before it has been played.

A rule or a thing carries the level from the ledgers: `0` may always be shown, `1` to `8` after that
episode, `modules` when the campaign is over or will never be played. A content file with another
level is refused when it is read.
"""

from collections.abc import Iterable, Mapping
from typing import Literal, Protocol, TypeVar, get_args

Level = Literal["0", "1", "2", "3", "4", "5", "6", "7", "8", "modules"]
LEVELS: tuple[str, ...] = get_args(Level)
"""From what may always be shown to what is shown last."""
NOTHING, EVERYTHING = LEVELS[0], LEVELS[-1]


class Hidden(Protocol):
    """Whatever has a spoiler level."""

    @property
    def spoiler(self) -> str: ...


T = TypeVar("T", bound=Hidden)


def shows(unlocked: str, level: str) -> bool:
    """May this level be shown to somebody who has unlocked that much?"""
    return LEVELS.index(level) <= LEVELS.index(unlocked)


def told(things: Iterable[T], unlocked: str = NOTHING) -> list[T]:
    """The things that may be shown; the others exist, but are in no list."""
    return [one for one in things if shows(unlocked, one.spoiler)]


def shown(things: Mapping[str, Hidden], unlocked: str = NOTHING) -> list[str]:
    """The same by their ids."""
    return listed(things, things, unlocked)


def listed(
    names: Iterable[str], things: Mapping[str, Hidden], unlocked: str = NOTHING
) -> list[str]:
    """Names without those of hidden things; one that names none of the things stays."""
    return [one for one in names if one not in things or shows(unlocked, things[one].spoiler)]
