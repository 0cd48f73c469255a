"""What can happen at a Scythe table. Field names are part of the contract."""

from thirdchair.kit.choices import Reason
from thirdchair.kit.flow import Event

Why = tuple[Reason, ...]


class Seated(Event, frozen=True, tag="seated"):
    """What a seat starts with."""

    seat: str
    kind: str
    faction: str
    power: int
    cards: int
    coins: int
    popularity: int
    workers: tuple[str, ...]


class Starts(Event, frozen=True, tag="starts", omit_defaults=True):
    """Who takes the first turn; of several humans `why` has the numbers of their player mats."""

    seat: str
    rule: str
    why: Why = ()


class Drew(Event, frozen=True, tag="drew", omit_defaults=True):
    """A card was turned up: an Automa card by number, a combat card by value.

    `purpose` is `combat` for an Automa card that only tells what it spends; `by_app` says that a
    combat card was drawn from the full composition of its deck.
    """

    deck: str
    card: int | str
    seat: str | None = None
    purpose: str | None = None
    by_app: bool = False


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """Cards that were drawn are a deck again; `rule` says why now."""

    deck: str
    seat: str
    cards: int
    rule: str


class Line(Event, frozen=True, tag="line", omit_defaults=True):
    """Cards only: the move line of the card, to be tried in this order by hand.

    `needs` is the power that each entry needs, left out if none does. An entry that cannot be
    carried out wherever people stand is not among them.
    """

    seat: str
    scheme: int
    moves: tuple[str, ...]
    needs: tuple[int, ...] = ()


class Moved(Event, frozen=True, tag="moved", rename={"from_": "from"}):
    """An Automa's unit went somewhere; one that stays has `to` equal to `from`."""

    seat: str
    unit: str
    from_: str
    to: str
    action: str
    why: Why = ()


class Went(Event, frozen=True, tag="went", rename={"from_": "from"}):
    """A human's units went somewhere."""

    seat: str
    unit: str
    n: int
    from_: str
    to: str


class MarkerMoved(Event, frozen=True, tag="marker", rename={"from_": "from"}):
    """The recruit marker walks on from home base to home base."""

    from_: str
    to: str
    rule: str


class Token(Event, frozen=True, tag="token"):
    """A token was `placed`, `removed` or, a trap, `sprung`."""

    seat: str
    kind: str
    at: str
    change: str
    rule: str


class FactoryCard(Event, frozen=True, tag="factory_card"):
    """An Automa takes a Factory card that it will never use."""

    seat: str
    pick: str
    rule: str


class Gained(Event, frozen=True, tag="gained", omit_defaults=True):
    """A seat has more (or, below zero, less) of something; units come from the mat to the base."""

    seat: str
    what: str
    n: int
    rule: str | None = None
    unless: str | None = None
    """What may prevent it: an `ability` that we do not know of."""


class RecruitBonus(Event, frozen=True, tag="recruit_bonus"):
    """These humans get the bonus if they have uncovered it."""

    what: str
    seats: tuple[str, ...]
    rule: str


class TrackerMoved(Event, frozen=True, tag="tracker"):
    """The marker stands on space `to`; below 0 it has not entered the card yet."""

    seat: str
    to: int
    rule: str


class SchemeChanged(Event, frozen=True, tag="scheme"):
    seat: str
    scheme: int


class Star(Event, frozen=True, tag="star"):
    """A star is placed; `count` is how many the seat has now."""

    seat: str
    triumph: str
    count: int
    why: Why = ()


class Rolled(Event, frozen=True, tag="rolled"):
    """Numbered dice were rolled for a seat, and one of them counts."""

    seat: str
    dice: tuple[int, ...]
    counts: int
    rule: str


class Took(Event, frozen=True, tag="took"):
    """A seat takes what modules or episodes have laid out on a space of the triumph track."""

    seat: str
    what: str
    space: str
    rule: str


class Retreated(Event, frozen=True, tag="retreated", rename={"from_": "from"}, omit_defaults=True):
    """Units leave a territory for their home base, for their mat or for a refuge.

    With cards only nobody knows which: `unit` is `all` and `n` is 0.
    """

    seat: str
    unit: str
    from_: str
    to: str
    n: int
    rule: str
    unless: str | None = None
    """What may lead them elsewhere: an `ability` that we do not know of."""


class Skipped(Event, frozen=True, tag="skipped"):
    """Something that would have happened does not; `rule` says why not."""

    what: str
    seat: str
    rule: str
    why: Why = ()


class Placed(Event, frozen=True, tag="placed"):
    seat: str
    unit: str
    at: str
    n: int


class Removed(Event, frozen=True, tag="removed"):
    seat: str
    unit: str
    at: str
    n: int


class Ended(Event, frozen=True, tag="ended"):
    """Somebody has placed the sixth star: the game is over, the sheet is next."""

    seat: str
    rule: str


class Corrected(Event, frozen=True, tag="corrected", rename={"from_": "from"}):
    """A part of the table was set to what lies there."""

    path: str
    from_: object
    to: object
    note: str = ""


class Result(Event, frozen=True, tag="result"):
    """`sheet` has each seat's column."""

    scores: dict[str, int]
    winner: tuple[str, ...]
    sheet: dict[str, dict[str, int]]


class Difficulty(Event, frozen=True, tag="difficulty"):
    """How many spaces the tracker marker starts further on in the next game of a campaign."""

    seat: str
    change: int
    rule: str


class Counted(Event, frozen=True, tag="counted"):
    """What a seat has of what tonight counts."""

    seat: str
    what: str
    n: int


class CardsOut(Event, frozen=True, tag="cards_out"):
    """These cards are not in an Automa's deck."""

    seat: str
    cards: tuple[int, ...]
    rule: str


class Benefit(Event, frozen=True, tag="benefit"):
    """An Automa gets what a mod brings it."""

    seat: str
    slot: str
    rule: str
