"""What happens only in Inevitable. Field names are part of the contract."""

from thirdchair.kit.flow import Event
from thirdchair.tapestry.events import Why


class BlockersBack(Event, frozen=True, tag="blockers_back"):
    """Both blockers go beside the board."""

    rule: str


class BlockerPlaced(Event, frozen=True, tag="blocker_placed"):
    """A blocker goes to the track of the lowest symbol on the card."""

    track: str
    rule: str
    why: Why = ()


class OutpostLost(Event, frozen=True, tag="outpost_lost"):
    """One of your outposts on this hex is out of the game."""

    hex: int
    rule: str
    why: Why = ()


class KaijuPlaced(Event, frozen=True, tag="kaiju_placed"):
    """A Kaiju comes on this hex, explored or not; `left` are still beside the map."""

    hex: int
    left: int
    rule: str
    why: Why = ()


class FirstEra(Event, frozen=True, tag="first_era"):
    """Nobody can start an era before you: a reminder of what your mat gives."""

    turn: int
    resources: int
    rule: str


class ExtraCost(Event, frozen=True, tag="extra_cost"):
    """A blocker stands on this track: the advance action costs more there."""

    track: str
    resources: int
    rule: str


class KaijuEnd(Event, frozen=True, tag="kaiju_end"):
    """The game without bots is over: by the `target`, the `outposts` or the last `income`."""

    cause: str
    rule: str
