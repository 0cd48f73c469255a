"""What can happen at a table against the Horde, beside what happens at every board."""

from thirdchair.kit.choices import Reason
from thirdchair.kit.flow import Event


class HordeFaction(Event, frozen=True, tag="horde_faction"):
    """Whose pieces the Horde has."""

    faction: str
    rule: str


class HordeStands(Event, frozen=True, tag="horde_stands"):
    """Where its figures begin, by their names."""

    figures: dict[str, str]
    rule: str


class TileReplaced(Event, frozen=True, tag="tile_replaced"):
    """A tile that was drawn does not count; another one is drawn in its place."""

    triumph: str
    rule: str


class HordeClock(Event, frozen=True, tag="horde_clock", rename={"from_": "from"}):
    """The popularity of the Horde is another now."""

    from_: int
    to: int
    rule: str


class HordeWaits(Event, frozen=True, tag="horde_waits"):
    """Its turn is over at once: its units do not move yet."""

    n: int
    """How many more of its turns that lasts."""
    rule: str


class HordeStays(Event, frozen=True, tag="horde_stays"):
    """A figure that cannot go where the others go."""

    actor: str
    at: str
    why: tuple[Reason, ...]


class HordeCarries(Event, frozen=True, tag="horde_carries"):
    """A figure takes the resources along that lie where it stood."""

    actor: str
    to: str
    rule: str


class HordeTakes(Event, frozen=True, tag="horde_takes"):
    """Figures that have moved take along whatever lay with them; nobody knows whether that was
    something."""

    figures: tuple[str, ...]
    rule: str


class HordeStrength(Event, frozen=True, tag="horde_strength", rename={"from_": "from"}):
    """The sum of its combat cards, as far as the track goes."""

    from_: int
    to: int
    rule: str


class HordeStar(Event, frozen=True, tag="horde_star"):
    """A star on the Horde tile; `count` is how many lie there."""

    count: int
    rule: str


class HordeGivenUp(Event, frozen=True, tag="horde_given_up"):
    """The people have stopped: the Horde has won. No rule ends it so."""


class HordeOver(Event, frozen=True, tag="horde_over"):
    """The game is won or lost, by everybody together."""

    won: bool
    rule: str
