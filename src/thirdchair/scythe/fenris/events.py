"""What can happen in a campaign. Field names are part of the contract."""

from collections.abc import Mapping
from typing import Any

from msgspec import field

from thirdchair.kit.flow import Event
from thirdchair.scythe.events import Why


class Begun(Event, frozen=True, tag="begun"):
    """An evening begins with these seats, in the order of play."""

    episode: str
    seats: tuple[str, ...]


class StepToDo(Event, frozen=True, tag="step", omit_defaults=True):
    """Something that the hands do before the first turn; with `seat` only there."""

    rule: str
    seat: str | None = None
    args: Mapping[str, Any] = field(default_factory=dict)


class PerkChosen(Event, frozen=True, tag="perk"):
    """A seat will use a perk tonight, or none."""

    seat: str
    perk: str | None
    price: int


class PerkUsed(Event, frozen=True, tag="perk_used"):
    """A perk counts: it is ticked on the sheet, and the hands take what it gives."""

    seat: str
    perk: str
    n: int
    rule: str


class Booked(Event, frozen=True, tag="booked", omit_defaults=True):
    """An entry of a seat's wealth; `balance` is what it has now."""

    seat: str
    amount: int
    balance: int
    rule: str
    note: str = ""


class Marked(Event, frozen=True, tag="marked"):
    """Stars of a seat on a space of the track; `count` is how many it has in all."""

    seat: str
    space: str
    n: int
    count: int


class ColumnTold(Event, frozen=True, tag="column"):
    """A seat has told its result."""

    seat: str
    coins: int
    stars: tuple[str, ...]
    facts: dict[str, int]


class EpisodeOver(Event, frozen=True, tag="episode_over"):
    """The result of an evening."""

    episode: str
    winner: str
    coins: dict[str, int]
    why: Why = ()


class WasRead(Event, frozen=True, tag="read"):
    """The outcome of an evening has been read."""

    episode: str


class Won(Event, frozen=True, tag="won"):
    """A victory is marked on a sheet."""

    seat: str
    rule: str


class Ticked(Event, frozen=True, tag="ticked"):
    """A box of the triumph log is ticked, the `box`-th of its column from the top."""

    seat: str
    star: str
    column: str
    box: int
    rule: str


class NotTicked(Event, frozen=True, tag="not_ticked"):
    """A star that brings no tick, and why."""

    seat: str
    star: str
    rule: str


class ToLog(Event, frozen=True, tag="to_log"):
    """A star may be ticked in any of several columns: its seat says where."""

    seat: str
    star: str
    rule: str


class Received(Event, frozen=True, tag="received"):
    """A seat gets something that it keeps for a while; `n` is what it has now."""

    seat: str
    what: str
    n: int
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


class SeatChanged(Event, frozen=True, tag="seat_changed"):
    """Somebody comes late, is away, comes back, or is played by somebody else."""

    seat: str
    state: str
    played_by: str | None
    rule: str


class CardDone(Event, frozen=True, tag="card_done"):
    """A seat has settled a card that waited for it."""

    seat: str
    card: str


class TakenOver(Event, frozen=True, tag="taken_over"):
    """An Automa goes on for somebody, in the middle of an evening."""

    seat: str
    level: str
    tracker: int


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


class NewFaction(Event, frozen=True, tag="new_faction"):
    """A seat plays another faction from now on."""

    seat: str
    faction: str
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


class Closed(Event, frozen=True, tag="closed"):
    """An evening is over."""

    episode: str


class LastResult(Event, frozen=True, tag="last_result"):
    """The coins of the last evening: who has won it, the end of the campaign says."""

    episode: str
    coins: dict[str, int]


class MatOrder(Event, frozen=True, tag="mat_order"):
    """Who chooses a player mat, one after the other, by their wealth."""

    seats: tuple[str, ...]
    wealth: dict[str, int]
    rule: str


class MatChosen(Event, frozen=True, tag="mat_chosen"):
    """A seat has chosen its player mat."""

    seat: str
    mat: str
    rule: str


class Reckoned(Event, frozen=True, tag="reckoned"):
    """What the campaign comes to for a seat: twice its last result, None if it was not there, and
    so many full lines of its triumph log."""

    seat: str
    coins: int | None
    lines: int
    total: int
    rule: str


class Leads(Event, frozen=True, tag="leads"):
    """How a seat has led: its ranks by field."""

    seat: str
    ranks: dict[str, str]
    rule: str


class CampaignWon(Event, frozen=True, tag="campaign_won"):
    """Who has won the campaign."""

    winner: tuple[str, ...]
    rule: str
    why: Why = ()


class Searches(Event, frozen=True, tag="searches"):
    """A seat takes a token, `n` with those it had, and turns up so many `cards`."""

    seat: str
    n: int
    cards: int
    rule: str


class SearchEnds(Event, frozen=True, tag="search_ends"):
    """What a search has brought: `found`, `card` or `nothing`."""

    seat: str
    ends: str
    rule: str


class AutomaVotes(Event, frozen=True, tag="automa_votes"):
    """How an Automa votes: its rule is printed, so nobody need guess."""

    seat: str
    war: int
    peace: int
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


class AutomaMod(Event, frozen=True, tag="automa_mod"):
    """An Automa has a mod; `slot` is what is written into that place of its sheet."""

    seat: str
    kind: str
    box: int
    slot: str
    rule: str


class ModRemoved(Event, frozen=True, tag="mod_removed"):
    """A tile leaves the campaign for good."""

    seat: str
    mod: str
    rule: str


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
