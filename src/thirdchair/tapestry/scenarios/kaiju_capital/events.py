"""What happens only in The Kaiju Masters. Field names are part of the contract."""

from thirdchair.kit.flow import Event
from thirdchair.tapestry.events import Why


class KaijuMoved(Event, frozen=True, tag="kaiju_moved", rename={"from_": "from"}):
    """The Kaiju went to another district of your capital by the symbol of this track."""

    track: str
    from_: int
    to: int
    rule: str
    why: Why = ()


class Destroyed(Event, frozen=True, tag="destroyed"):
    """An income building is out of the game, and a token lies on its plot for good.

    `number`: the plot within its district, by reading order.
    """

    district: int
    number: int
    plot: str
    piece: str
    rule: str


class Spared(Event, frozen=True, tag="spared"):
    """The Kaiju finds nothing to destroy in its district."""

    district: int
    rule: str


class Built(Event, frozen=True, tag="built"):
    """You placed something in your capital."""

    piece: str
    plots: tuple[str, ...]


class DistrictFull(Event, frozen=True, tag="district_full"):
    """A district of your capital is complete; with a token in it, it gives nothing."""

    district: int
    resource: bool
    rule: str


class CapitalLines(Event, frozen=True, tag="capital_lines"):
    """Your complete rows and columns: those that score, and those that a token voids."""

    full: int
    void: int
    rule: str
