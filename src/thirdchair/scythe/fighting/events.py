"""What happens in a combat, and to figures that the game plays.

Field names are part of the contract.
"""

from thirdchair.kit.flow import Event
from thirdchair.scythe.events import Why


class Appeared(Event, frozen=True, tag="appeared"):
    """A figure that the game plays stands on the board; its turn comes before that of a seat."""

    actor: str
    at: str
    before: str
    controller: str | None
    rule: str


class LostOutright(Event, frozen=True, tag="lost_outright"):
    """A seat has met a figure and lost, without any combat."""

    seat: str
    actor: str
    at: str
    rule: str


class ActorMarked(Event, frozen=True, tag="actor_marked", rename={"from_": "from"}):
    """The strength or the health of a figure is another now."""

    actor: str
    from_: int
    to: int
    rule: str


class ActorMoved(Event, frozen=True, tag="actor_moved", rename={"from_": "from"}):
    """A figure that the game plays goes somewhere."""

    actor: str
    from_: str
    to: str
    why: Why = ()


class ActorLeft(Event, frozen=True, tag="actor_left"):
    """A figure that the game plays leaves the board for good."""

    actor: str
    at: str
    rule: str


class AbilityUsed(Event, frozen=True, tag="ability"):
    """A human uses the ability of a mech; what it changes is told next."""

    seat: str
    ability: str
    rule: str


class Combat(Event, frozen=True, tag="combat"):
    """A combat is decided. `power` is what was dialed, `cards` the value of the cards."""

    attacker: str
    defender: str
    at: str
    power: dict[str, int]
    cards: dict[str, int]
    totals: dict[str, int]
    winner: str
    why: Why = ()


class Fought(Event, frozen=True, tag="fought"):
    """Two humans have fought a combat at the table, and said who won."""

    attacker: str
    defender: str
    at: str
    winner: str
    rule: str


class Resources(Event, frozen=True, tag="resources"):
    """Resources appear where an Automa was driven out."""

    at: str
    what: str
    n: int
    rule: str


class ResourcesRemoved(Event, frozen=True, tag="resources_removed"):
    """A human's resources on a territory that an Automa takes are gone."""

    at: str
    seat: str
    rule: str
