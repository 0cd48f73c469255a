"""What happens only in Focus. Field names are part of the contract."""

from thirdchair.kit.flow import Event
from thirdchair.tapestry.events import Skipped, Why


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
