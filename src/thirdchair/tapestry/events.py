"""What can happen at a Tapestry table. Field names are part of the contract."""

from thirdchair.kit.choices import Reason
from thirdchair.kit.flow import Event

Why = tuple[Reason, ...]


class Drew(Event, frozen=True, tag="drew", omit_defaults=True):
    """A card was turned up; `role` tells its place in a pair."""

    deck: str
    card: int
    role: str | None = None


class Rolled(Event, frozen=True, tag="rolled"):
    die: str
    face: str


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """All cards of the discard pile are a deck again."""

    deck: str
    cards: int


class Advanced(Event, frozen=True, tag="advanced", rename={"from_": "from"}):
    """A token went one space forward."""

    who: str
    track: str
    from_: int
    to: int
    benefit: bool
    why: Why = ()


class Regressed(Event, frozen=True, tag="regressed", rename={"from_": "from"}):
    """A token went one space back."""

    who: str
    track: str
    from_: int
    to: int
    benefit: bool
    why: Why = ()


class LandmarkTaken(Event, frozen=True, tag="landmark"):
    who: str
    landmark: str


class Achievement(Event, frozen=True, tag="achievement"):
    who: str
    which: str
    place: int
    vp: int


class FavoriteChosen(Event, frozen=True, tag="favorite", omit_defaults=True):
    """A favorite track was chosen, perhaps the same again; `trigger` is the rule that asked."""

    who: str
    track: str
    why: Why
    trigger: str | None = None


class FavoriteKept(Event, frozen=True, tag="favorite_kept"):
    who: str
    track: str
    rule: str


class Income(Event, frozen=True, tag="income"):
    """An income turn begins; `turn` is its number."""

    who: str
    turn: int


class Skipped(Event, frozen=True, tag="skipped"):
    """Something that would have happened does not; `rule` says why not."""

    what: str
    who: str
    rule: str
    why: Why = ()


class Corrected(Event, frozen=True, tag="corrected", rename={"from_": "from"}):
    """A part of the table was set to what lies there."""

    path: str
    from_: object
    to: object
    note: str = ""


class Result(Event, frozen=True, tag="result"):
    winner: tuple[str, ...]
    vp: dict[str, int]
