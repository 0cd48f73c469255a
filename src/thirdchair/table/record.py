"""What a saved table is made of: the journal, and its entries, which come when they are needed.

The journal is a list of commands with their answers; the set-up is the first. Those before `at`
stand; those from `at` on are undone and can be done again, unless `waiting`: then the one at `at`
is open and its question wants an answer. The state after each command is kept.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, overload

import msgspec

from thirdchair.kit.flow import Answer
from thirdchair.kit.turns import Next, Said

SET_UP = {"do": "new"}
KEPT = {"do": "kept"}
"""No rule of a game: after the record was mended, the pieces stay as they lay (see `mending`).

Such an entry has no cause but itself: its state is taken as it is, also in a record that is run
again.
"""

STEPS = ""
"""In `Journal.moved`: what is no free choice of a seat."""

FETCHED_AT_ONCE = 32


class Entry(msgspec.Struct):
    """One command with its answers; `state` is the table after it, None while it is open.

    `drawn` is the number of the next app answer after it. `said` is what the people said about
    whose turn it was, where the command does not tell; it is theirs, no rule reads it. `next` is
    what the game says is next after it: None in the record of an older version or of a file.
    `own` is the seat whose free choice it is (see `kit.commands`), None of any other step.
    `brought`: it came out of a file, and `by` is what the file says.
    """

    command: dict[str, Any]
    answers: list[Answer] = []
    events: list[dict[str, Any]] = []
    state: bytes | None = None
    by: str = "table"
    drawn: int = 0
    said: Said = ""
    next: Next | None = None
    own: str | None = None
    brought: bool = False

    @property
    def round(self) -> str | None:
        """The round in which it was sealed, if it was."""
        if self.own is None:
            return None
        return next((one["round"] for one in self.events if one["type"] == "sealed"), None)


Fetch = Callable[[int, int], Iterable[Entry]]
"""Gets the entries from one position up to another out of storage."""


class Entries(Sequence[Entry]):
    """The entries of a journal. Those that storage still holds are fetched on first access.

    A part of them (`entries[2:]`) is as lazy as the whole; looking through one fetches it at once,
    looking backwards for something recent fetches little.
    """

    def __init__(self, known: Iterable[Entry | None] = (), fetch: Fetch | None = None) -> None:
        """None stands for an entry that `fetch` can get."""
        self.known = list(known)
        """The entries that were fetched or made, None for the others."""
        self.source = fetch

    def __len__(self) -> int:
        return len(self.known)

    @overload
    def __getitem__(self, place: int) -> Entry: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Entry]: ...
    def __getitem__(self, place: int | slice) -> Entry | Sequence[Entry]:
        if isinstance(place, slice):
            return _Part(self, range(len(self))[place])
        position = range(len(self))[place]
        if self.known[position] is None:
            self.fetch(max(0, position + 1 - FETCHED_AT_ONCE), position + 1)
        return self._at(position)

    def __iter__(self) -> Iterator[Entry]:
        return iter(self[:])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def append(self, entry: Entry) -> None:
        """One more at the end."""
        self.known.append(entry)

    def cut(self, length: int) -> None:
        """Only the first ones are left."""
        del self.known[length:]

    def fetch(self, first: int, stop: int) -> None:
        """Have the entries of this range at hand."""
        missing = [place for place in range(first, stop) if self.known[place] is None]
        if not missing:
            return
        assert self.source is not None
        first, stop = missing[0], missing[-1] + 1
        for place, entry in enumerate(self.source(first, stop), start=first):
            self.known[place] = self.known[place] or entry

    def _at(self, position: int) -> Entry:
        entry = self.known[position]
        assert entry is not None
        return entry


class _Part(Sequence[Entry]):
    """Some entries of a journal, in their order."""

    def __init__(self, whole: Entries, places: range) -> None:
        self._whole = whole
        self._places = places

    def __len__(self) -> int:
        return len(self._places)

    @overload
    def __getitem__(self, place: int) -> Entry: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Entry]: ...
    def __getitem__(self, place: int | slice) -> Entry | Sequence[Entry]:
        if isinstance(place, slice):
            return _Part(self._whole, self._places[place])
        return self._whole[self._places[place]]

    def __iter__(self) -> Iterator[Entry]:
        if self._places:
            self._whole.fetch(min(self._places), max(self._places) + 1)
        return (self._whole[place] for place in self._places)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]


class Journal(msgspec.Struct):
    """All that a saved table is. `rules_version` is that of the rules which last ran a command,
    `oldest_rules` that of those which ran the oldest that stands.

    `moved` has the revision at which each seat last made or took back a free choice, and under
    `STEPS` that of the last change of any other kind.
    """

    setup: dict[str, Any]
    seed: int
    chance: str
    rules_version: int
    oldest_rules: int
    revision: int
    start: bytes
    entries: Entries
    at: int
    waiting: bool
    moved: dict[str, int] = {}

    @property
    def choosers(self) -> frozenset[str]:
        """The seats that have ever made a free choice."""
        return frozenset(self.moved.keys() - {STEPS})
