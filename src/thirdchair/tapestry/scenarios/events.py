"""What happens only in scenarios. Field names are part of the contract."""

from thirdchair.kit.flow import Event
from thirdchair.tapestry.events import Skipped, Why


class Reminder(Event, frozen=True, tag="reminder"):
    """Something that you do by hand now. The rule itself says what."""

    rule: str


class Instead(Event, frozen=True, tag="instead"):
    """An action is replaced by another: `what` is the one that is done."""

    who: str
    what: str
    rule: str


class Goal(Event, frozen=True, tag="goal"):
    """The goal of the scenario: how much of it you have, and how much you need."""

    have: int
    need: int
    met: bool
    rule: str


class Verdict(Event, frozen=True, tag="verdict"):
    """Who has won the scenario, and by which rule."""

    who: str
    rule: str


class CampaignPoints(Event, frozen=True, tag="campaign_points"):
    """What the winner of this game has in the campaign for it."""

    who: str
    scenario: int
    level: int
    points: int
    rule: str


class YourFavorite(Event, frozen=True, tag="your_favorite", omit_defaults=True):
    """Your favorite track: your front token there is on `space`; `former` was it before."""

    track: str
    space: int
    former: str | None = None
    why: Why = ()


class FirstGift(Event, frozen=True, tag="first_gift"):
    """You take the benefit of this space at set-up, without its bonus."""

    track: str
    space: int
    rule: str


class Held(Skipped, frozen=True, kw_only=True, tag="skipped"):
    """An advance that a blocker stops, on this track."""

    track: str


class Blockers(Event, frozen=True, tag="blockers"):
    """Each of the blockers goes to this space of its track."""

    to: int
    rule: str


class BlockerSwapped(Event, frozen=True, tag="blocker_swapped"):
    """The blocker of your new favorite track changes to the old one."""

    track: str
    former: str
    rule: str


class NoFavorite(Event, frozen=True, tag="no_favorite"):
    """Every other track of yours is finished: no favorite any more, and no blockers."""

    rule: str


class Noted(Event, frozen=True, tag="noted"):
    """A tapestry card on one of the three spaces of your income mat, from left to right."""

    space: int
    card: str


class TurnedUp(Event, frozen=True, tag="turned_up", omit_defaults=True):
    """Your leftmost face-down tapestry card counts as just played."""

    space: int
    rule: str
    card: str | None = None


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
