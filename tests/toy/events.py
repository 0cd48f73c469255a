"""What happened, for the hand that moves the pieces, and why."""

from thirdchair.kit.choices import Reason
from thirdchair.kit.flow import Event


class Climbed(Event, frozen=True, tag="climbed"):
    """A keeper climbed so many stairs, up to `to`."""

    seat: str
    wind: str
    n: int
    to: int
    rule: str


class Held(Event, frozen=True, tag="held"):
    """A keeper waited for the storm to pass, and filled the lamp."""

    seat: str
    oil: int
    rule: str


class Dawned(Event, frozen=True, tag="dawned"):
    """The race is over."""

    seat: str
    why: tuple[Reason, ...]


class Begun(Event, frozen=True, tag="begun"):
    """An evening begins: put everybody before the first stair."""

    evening: str
    stairs: int
    rule: str


class Earned(Event, frozen=True, tag="earned"):
    """Wages for an evening."""

    seat: str
    coins: int
    influence: int
    rule: str


class Revealed(Event, frozen=True, tag="revealed"):
    """What each keeper has staked on each way."""

    votes: dict[str, dict[str, int]]


class Tied(Event, frozen=True, tag="tied"):
    """Nobody knows yet which way it is."""

    ways: tuple[str, ...]
    why: tuple[Reason, ...]


class WayTaken(Event, frozen=True, tag="way"):
    """Where the season goes on."""

    way: str
    evening: str
    why: tuple[Reason, ...] = ()


class Wished(Event, frozen=True, tag="wished"):
    """What a keeper is going to buy."""

    seat: str
    ware: str | None


class Ticked(Event, frozen=True, tag="ticked"):
    """A chore was done, or was not."""

    seat: str
    chore: str
    on: bool


class Opened(Event, frozen=True, tag="opened"):
    """A thing lies open, and the number is printed in it."""

    thing: str
    n: int


class Bought(Event, frozen=True, tag="bought"):
    """A keeper pays for a ware and gets it."""

    seat: str
    ware: str
    coins: int
    why: tuple[Reason, ...] = ()


class Missed(Event, frozen=True, tag="missed"):
    """A keeper does not get the ware and keeps the coins."""

    seat: str
    ware: str
    rule: str


class Closed(Event, frozen=True, tag="closed"):
    """The evening is over."""

    evening: str


class Result(Event, frozen=True, tag="result"):
    """The end of the game."""

    scores: dict[str, int]
    winner: tuple[str, ...]
    why: tuple[Reason, ...] = ()


class Corrected(Event, frozen=True, tag="corrected", rename={"from_": "from"}):
    """A part of the table was set to what lies there."""

    path: str
    from_: object
    to: object
    note: str = ""
