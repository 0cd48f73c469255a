"""What happens in an evening, from its beginning to its close.

Field names are part of the contract.
"""

from thirdchair.kit.flow import Event
from thirdchair.scythe.events import Why


class Begun(Event, frozen=True, tag="begun"):
    """An evening begins with these seats, in the order of play."""

    episode: str
    seats: tuple[str, ...]


class PassedOver(Event, frozen=True, tag="passed_over"):
    """Whoever would begin comes later, so `other` does."""

    seat: str
    other: str
    rule: str


class Marked(Event, frozen=True, tag="marked"):
    """Stars of a seat on a space of the track; `count` is how many it has in all."""

    seat: str
    space: str
    n: int
    count: int


class ColumnTold(Event, frozen=True, tag="column"):
    """A seat has told its result."""

    seat: str
    coins: int
    stars: tuple[str, ...]
    facts: dict[str, int]


class EpisodeOver(Event, frozen=True, tag="episode_over"):
    """The result of an evening."""

    episode: str
    winner: str
    coins: dict[str, int]
    why: Why = ()


class LastResult(Event, frozen=True, tag="last_result"):
    """The coins of the last evening: who has won it, the end of the campaign says."""

    episode: str
    coins: dict[str, int]


class WasRead(Event, frozen=True, tag="read"):
    """The outcome of an evening has been read."""

    episode: str


class Closed(Event, frozen=True, tag="closed"):
    """An evening is over."""

    episode: str
