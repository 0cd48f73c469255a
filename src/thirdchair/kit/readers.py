"""Who reads: in which language, from which seat, and how much of a campaign they have reached.

A thing that a campaign reveals later has a lock: `"<campaign>:<thing>"`, as in `fenris:2a`. Keys
are a set, not a level, so that a campaign may branch. A host makes one reader per request; every
list, label and error is made for that reader, and what a reader may not know does not exist.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, Protocol, TypeVar

from msgspec import Meta

Keys = frozenset[str]
NO_KEYS: Keys = frozenset()

Lock = Annotated[str, Meta(pattern="^[a-z0-9_-]+:[a-z0-9_-]+$")] | None
"""What a row of a content file says: a malformed one is refused when the file is read."""


class Locked(Protocol):
    """Whatever may have a lock; None: it may always be shown."""

    @property
    def lock(self) -> str | None: ...


L = TypeVar("L", bound=Locked)


@dataclass(frozen=True)
class Reader:
    """Somebody who reads. `seat` is whose secrets they see; `everything` opens all locks.

    `older`: what they say was once allowed by older rules, and is checked again. `free`: they
    choose a free game, and nobody need be spared what one can be played with; it opens no other
    lock. `spared`: a program where a campaign is played, which begins no other one beyond what that
    one has shown. `alone`: the app lives in their browser, and knows no disk, no server and no
    command.
    """

    language: str = "en"
    seat: str | None = None
    keys: Keys = NO_KEYS
    everything: bool = False
    older: bool = False
    free: bool = False
    spared: bool = False
    alone: bool = False

    def may(self, lock: str | None) -> bool:
        """May this reader know of it?"""
        return lock is None or self.everything or lock in self.keys

    def may_choose(self, lock: str | None) -> bool:
        """May this reader set up a free game with it? Modes and modules of one ask this."""
        return self.free or self.may(lock)

    def chosen_from(self, things: Mapping[str, Locked]) -> list[str]:
        """The things, by their ids, that this reader may set up a free game with."""
        return [name for name, one in things.items() if self.may_choose(one.lock)]

    def knows(self, name: str, things: Mapping[str, Locked]) -> bool:
        """Is there such a thing, as far as this reader can tell?"""
        return name in things and self.may(things[name].lock)

    def told(self, things: Iterable[L]) -> list[L]:
        """The things that may be shown; the others are in no list."""
        return [one for one in things if self.may(one.lock)]

    def shown(self, things: Mapping[str, Locked]) -> list[str]:
        """The same by their ids."""
        return self.listed(things, things)

    def listed(self, names: Iterable[str], things: Mapping[str, Locked]) -> list[str]:
        """Names without those of locked things; one that names none of the things stays."""
        return [one for one in names if one not in things or self.may(things[one].lock)]

    def choosable(self, names: Iterable[str], things: Mapping[str, Locked]) -> list[str]:
        """The same for whoever sets up a free game."""
        return [one for one in names if one not in things or self.may_choose(things[one].lock)]


NOBODY = Reader()
"""A stranger: no seat, no keys. What the rules themselves list in a refusal is made for them."""

ITSELF = Reader(everything=True, older=True)
"""The app itself, which checks again what somebody was once allowed to say. It reads to nobody."""
