"""What an evening brings: votes, factions, boxes, mods and set-up bonuses.

Field names are part of the contract.
"""

from thirdchair.kit.flow import Event
from thirdchair.scythe.events import Why


class AutomaVotes(Event, frozen=True, tag="automa_votes"):
    """How an Automa votes: its rule is printed, so nobody need guess."""

    seat: str
    war: int
    peace: int
    rule: str


class Revealed(Event, frozen=True, tag="revealed"):
    """The votes of all seats, and what they add up to."""

    votes: dict[str, dict[str, int]]
    totals: dict[str, int]
    rule: str


class Tied(Event, frozen=True, tag="tied"):
    """The vote is undecided: this seat decides."""

    seat: str
    rule: str


class WayTaken(Event, frozen=True, tag="way"):
    """How the campaign goes on."""

    episode: str
    rule: str


class Returned(Event, frozen=True, tag="returned"):
    """Something goes back to the general supply."""

    what: str
    rule: str


class Keeps(Event, frozen=True, tag="keeps"):
    """A seat keeps its faction."""

    seat: str
    faction: str
    rule: str


class GivesUp(Event, frozen=True, tag="gives_up"):
    """A seat puts its faction mat to those that nobody uses."""

    seat: str
    faction: str
    rule: str


class InOrder(Event, frozen=True, tag="in_order"):
    """Who chooses a faction, one after the other; `by` is what counted for each."""

    seats: tuple[str, ...]
    by: dict[str, dict[str, int]]
    rule: str


class NewBase(Event, frozen=True, tag="new_base"):
    """A seat starts from the home base of this faction from now on."""

    seat: str
    faction: str
    rule: str


class ToOpen(Event, frozen=True, tag="to_open"):
    """A seat gets a box, with a punchboard; it may be opened now."""

    seat: str
    box: str
    board: int
    rule: str


class LaidReady(Event, frozen=True, tag="laid_ready"):
    """A box or a punchboard lies there for everybody; it may be opened now."""

    box: str
    rule: str


class Unpacked(Event, frozen=True, tag="unpacked"):
    """What lay there for everybody has been opened."""

    box: str
    rule: str


class Opened(Event, frozen=True, tag="opened"):
    """The box of a seat has been opened."""

    seat: str
    box: str
    rule: str


class Offered(Event, frozen=True, tag="offered", omit_defaults=True):
    """How many mods a seat draws of each kind; `free` of them cost nothing.

    `extra`: so many more, of a kind that is still to be named. `put_back`: what is drawn again if
    it comes up; `mods`: what the app has drawn.
    """

    seat: str
    way: str
    tiles: dict[str, int]
    free: int = 0
    extra: int = 0
    put_back: tuple[str, ...] = ()
    mods: tuple[str, ...] = ()
    why: Why = ()


class Kept(Event, frozen=True, tag="mods_kept"):
    """The mods that a seat keeps: so many for nothing, so many bought."""

    seat: str
    mods: tuple[str, ...]
    free: int
    bought: int


class BonusesDue(Event, frozen=True, tag="bonuses_due"):
    """A seat may raise so many set-up bonuses."""

    seat: str
    n: int
    rule: str


class BonusTicked(Event, frozen=True, tag="bonus"):
    """A set-up bonus of a seat is raised; `n` is what it brings now."""

    seat: str
    bonus: str
    n: int
    rule: str
