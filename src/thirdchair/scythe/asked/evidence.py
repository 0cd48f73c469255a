"""What is sure about the people on the board, and what must be looked at to be sure."""

from collections.abc import Iterable, Sequence

Spot = tuple[str, bool]
"""A territory, and whether only combat units count there."""


class Look:
    """What is sure, and what must be looked at. `marker` walks along as ties are settled."""

    __slots__ = (
        "counted",
        "fighters",
        "least",
        "marker",
        "most",
        "seen",
        "seen_fighters",
        "seen_tokens",
        "tokens",
        "units",
        "workers_counted",
    )

    def __init__(
        self,
        seen: set[str],
        marker: str | None,
        seen_fighters: Iterable[str] = (),
        seen_tokens: Iterable[str] = (),
    ) -> None:
        self.seen = seen
        self.seen_fighters = seen | set(seen_fighters)
        self.seen_tokens = set(seen_tokens)
        self.marker = marker
        self.units: dict[str, None] = {}
        self.fighters: dict[str, None] = {}
        self.counted: set[str] = set()
        """Where it counts whose combat units they are, and how many."""
        self.most: dict[str, int] = {}
        """How many of them there may be at most to count, if more are as good as none."""
        self.workers_counted: set[str] = set()
        self.least: dict[str, int] = {}
        """How many workers there must be to count, if one is not enough."""
        self.tokens: dict[str, None] = {}

    def sure(self, spot: Spot) -> bool:
        """Is it certain what stands there, as far as it counts?"""
        place, only_fighters = spot
        return place in (self.seen_fighters if only_fighters else self.seen)

    def at(self, *spots: Spot) -> None:
        """These must all be as believed."""
        for place, only_fighters in spots:
            if not self.sure((place, only_fighters)):
                (self.fighters if only_fighters else self.units)[place] = None
                if not only_fighters:
                    self.least.pop(place, None)

    def count(self, place: str, only_fighters: bool) -> None:
        """The number of combat units must be as believed, or of all units."""
        self.at((place, only_fighters))
        self.counted.add(place)
        self.most.pop(place, None)
        if not only_fighters:
            self.workers_counted.add(place)

    def count_few(self, place: str, most: int) -> None:
        """The number of combat units must be as believed, as far as it is not above `most`."""
        if place not in self.counted:
            self.count(place, True)
            self.most[place] = most

    def count_workers(self, place: str, least: int) -> None:
        """The number of workers must be as believed, as far as there are `least` of them."""
        fewer = least if place not in self.units else min(least, self.least.get(place, 1))
        self.at((place, False))
        self.workers_counted.add(place)
        self.least[place] = fewer

    def token(self, place: str) -> None:
        """An encounter token must lie there, as believed."""
        if place not in self.seen_tokens:
            self.tokens[place] = None

    def one_of(self, spots: Sequence[Spot]) -> None:
        """One of these must be as believed; it is enough to be sure of one."""
        if not any(self.sure(spot) for spot in spots):
            self.at(*spots)

    @property
    def places(self) -> list[str]:
        """All of them, what decides first comes first."""
        return list(self.fighters | self.units | self.tokens)
