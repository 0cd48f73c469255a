"""What can happen at a Tapestry table. Field names are part of the contract."""

import msgspec

from thirdchair.kit.choices import Reason
from thirdchair.kit.flow import Event

Why = tuple[Reason, ...]


class Drew(Event, frozen=True, tag="drew", omit_defaults=True):
    """A card was turned up; `role` tells its place in a pair.

    Without a role it goes back at once, unless `goes` names the pile that it joins.
    """

    deck: str
    card: int
    role: str | None = None
    goes: str | None = None


class Joined(Event, frozen=True, tag="joined"):
    """A card that nobody has looked at went into another deck, which is shuffled."""

    deck: str
    cards: int


class Rolled(Event, frozen=True, tag="rolled"):
    die: str
    face: str


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """All cards of the discard pile are a deck again."""

    deck: str
    cards: int


class Advanced(Event, frozen=True, tag="advanced", rename={"from_": "from"}):
    """A token went one space forward; `tokens`: how many move as one."""

    who: str
    track: str
    from_: int
    to: int
    benefit: bool
    tokens: int = 1
    why: Why = ()


class Regressed(Event, frozen=True, tag="regressed", rename={"from_": "from"}):
    """A token went one space back; `tokens`: how many move as one."""

    who: str
    track: str
    from_: int
    to: int
    benefit: bool
    tokens: int = 1
    why: Why = ()


class Reminder(Event, frozen=True, tag="reminder"):
    """Something that you do by hand now. The rule itself says what."""

    rule: str


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
    why: Why = ()


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


class Odd(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What is odd about a correction, and about whom or what; see `correcting.odd`."""

    odd: str
    who: str | None = None
    landmark: str | None = None
    which: str | None = None
    hex: int | None = None
    n: int | None = None
    most: int | None = None


class Corrected(Event, frozen=True, tag="corrected", rename={"from_": "from"}):
    """A part of the table was set to what lies there; `odd` is there if something is."""

    path: str
    from_: object
    to: object
    note: str = ""
    odd: tuple[Odd, ...] | msgspec.UnsetType = msgspec.UNSET


class TieBroken(Event, frozen=True, tag="tie"):
    """Equal points: the resources that are left decide, and if they are equal too, nothing."""

    resources: dict[str, int]
    rule: str


class Result(Event, frozen=True, tag="result"):
    winner: tuple[str, ...]
    vp: dict[str, int]


class CivilizationGiven(Event, frozen=True, tag="civilization"):
    """The Automa's civilization card, and the second one on the highest level."""

    civ: str
    place: int


class UnknownCivilization(Event, frozen=True, tag="unknown_civ"):
    """The civilization card that was drawn is one of those `cards` that we have no text of."""

    cards: int
    rule: str


class LevelStart(Event, frozen=True, tag="level_start"):
    """Free advances of this level follow."""

    level: int
    rule: str


class IncomeStep(Event, frozen=True, tag="income_step", omit_defaults=True):
    """The next step of the income chart; what it does follows. `n`: how many cards."""

    turn: int
    step: str
    n: int = 0


class ScoredRow(msgspec.Struct, frozen=True, gc=False):
    """A row of the income mat: what it counted, its multiplier, its points."""

    counts: dict[str, int]
    times: int
    points: int


class Scored(Event, frozen=True, tag="scored", rename={"from_": "from", "for_": "for"}):
    """Points; `for` is what gave them, `rows` how an income mat counted."""

    who: str
    from_: int
    to: int
    for_: str
    points: int
    rule: str
    rows: tuple[ScoredRow, ...] = ()


class EraBonus(Event, frozen=True, tag="era_bonus"):
    """You start an era before the bots: a reminder of what your mat gives."""

    who: str
    turn: int
    resources: int
    rule: str


class Refreshed(Event, frozen=True, tag="refreshed"):
    """A row of open cards is discarded and filled again."""

    row: str


class TapestryGained(Event, frozen=True, tag="tapestry", rename={"from_": "from"}):
    """The Automa gets a face-down tapestry card; `where` is `hand` (beside its mat) or `mat`."""

    where: str
    from_: int
    to: int


class Explored(Event, frozen=True, tag="explored"):
    """A territory tile was laid on this hex."""

    who: str
    hex: int
    why: Why = ()


class TileLaid(Event, frozen=True, tag="tile_laid"):
    """The empty hex that the Automa conquers gets a territory tile first."""

    hex: int
    rule: str


class Conquered(Event, frozen=True, tag="conquered"):
    """An outpost was placed to conquer; a `toppled` may follow. `held`: a card has foiled it."""

    who: str
    hex: int
    kind: str
    why: Why = ()
    held: bool = False


class Toppled(Event, frozen=True, tag="toppled"):
    """The outpost of `who` lies; `by` did it."""

    who: str
    hex: int
    by: str
    rule: str


class Protected(Event, frozen=True, tag="protected"):
    """A toppled outpost of `who` joins the Automa's on this hex, which is full now."""

    who: str
    hex: int
    rule: str
    why: Why = ()


class Reacted(Event, frozen=True, kw_only=True, tag="reaction", omit_defaults=True):
    """A card was played or turned up against a conquest: what it was.

    `tapestry` is the card of an expansion by name. `works` is what such a card is among those of
    the Automa: a `trap`, `nothing`, or as printed under a `condition`.
    """

    who: str
    hex: int
    card: str
    tapestry: str | None = None
    works: str | None = None
    rule: str


class LandmarkCardKept(Event, frozen=True, tag="landmark_card"):
    """The landmark card that you keep; its landmark stands ready for you."""

    landmark: str


class LandmarkRemoved(Event, frozen=True, tag="landmark_removed"):
    """A landmark leaves the Automa's box and the game."""

    landmark: str
    rule: str


class PoolFilled(Event, frozen=True, tag="pool"):
    """An item joins the pool beside the Automa's mat; `cards` is how many lie there now."""

    item: str
    cards: int
    rule: str


class PoolTaken(Event, frozen=True, tag="pool_taken"):
    """You took an item out of the pool."""

    item: str
    cards: int
    rule: str


class MarkerPlaced(Event, frozen=True, tag="marker"):
    """An outpost of an unused color goes on a space of a track."""

    track: str
    space: int
    rule: str
    why: Why = ()


class OutpostMoved(Event, frozen=True, tag="moved", rename={"from_": "from"}):
    """A standing outpost goes to another territory, or (`to` None) back to supply."""

    who: str
    from_: int
    to: int | None
    rule: str
    why: Why = ()


class CivilizationCard(Event, frozen=True, tag="civ_card"):
    """A civilization that we have no text for: read its card, do it, tell the result."""

    civ: str
    turn: int
    rule: str


class CivilizationNote(Event, frozen=True, tag="civ_note"):
    """What the owner wrote down about a civilization card."""

    civ: str
    note: str
    rule: str
