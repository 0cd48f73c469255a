"""The campaign as the engine keeps it: plain data, text keys, no sets."""

from typing import Any, Literal

import msgspec

from thirdchair.kit.game import Ruled
from thirdchair.scythe.content import Level, Printing
from thirdchair.scythe.state import AutomaState, BoardMode

Phase = Literal["setup", "play", "result", "outcome", "rewards", "over"]
"""Where an evening stands. `outcome`: the result is known, the story has not been read yet; `over`:
all evenings have been played."""
Book = Literal["unsure", "de", "en"]
"""Which rulebook lies on the table: the German one of 2018, a later English one, or who knows."""
Presence = Literal["present", "late", "away", "left", "guest"]
FOR_ALL = ""
"""Whose a box is that lies there for everybody."""
Way = Literal["real", "app", "noted"]
"""Who draws tiles: people, who keep theirs; the app; or people who only note what they keep."""


class Booking(msgspec.Struct, omit_defaults=True):
    """An entry of the wealth ledger: what it was for, and after which evening's rules.

    `mods` are the tiles that it paid for, on the sheet of an Automa what they brought; `perk`: so
    is one. Sheets that were saved before they were noted know neither.
    """

    evening: str
    amount: int
    why: str
    note: str = ""
    mods: list[str] = []
    perk: str = ""


class Sheet(msgspec.Struct, kw_only=True):
    """The campaign sheet of a seat. `perks` has the evening at which each was used.

    `log` has, column by column, the evenings that ticked its boxes from the top down.
    """

    kind: Literal["human", "automa"]
    name: str = ""
    faction: str
    base: str | None = None
    """The faction whose home base it has, if not its own."""
    level: Level | None = None
    presence: Presence = "present"
    played_by: str | None = None
    wealth: list[Booking] = []
    wins: list[str] = []
    mech_mods: list[str] = []
    infrastructure_mods: list[str] = []
    bonuses: dict[str, int] = {}
    perks: dict[str, str] = {}
    log: dict[str, list[str]] = {}

    @property
    def balance(self) -> int:
        """The wealth by now: the sum of its bookings."""
        return sum(one.amount for one in self.wealth)


class HowPlayed(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """How a group plays an evening; the next one as the last, unless somebody says otherwise."""

    board: BoardMode = True
    cooperative: bool = False
    printing: Printing = "invaders"
    deck: Literal["own", "shared"] = "own"
    combat: Literal["ask", "app"] = "ask"
    abilities: Literal["off", "ask"] = "ask"


class Column(msgspec.Struct, kw_only=True):
    """What a seat says of its result: coins in all, the triumphs of its stars, and what tonight
    counts beside them."""

    coins: int
    stars: list[str]
    facts: dict[str, int] = {}


class Wish(msgspec.Struct, omit_defaults=True):
    """What a seat has chosen for tonight, until it counts."""

    perk: str | None = None
    at: str | None = None


class OpenStar(msgspec.Struct):
    """A star that its seat may tick in one of several columns; `column` is where it has."""

    evening: str
    star: str
    column: str | None = None
    anywhere: bool = False
    """Does no column of its own bind it?"""


class Offer(msgspec.Struct, kw_only=True):
    """The mods that a seat may keep after an evening. `tiles` is how many it draws of each kind.

    `extra`: so many more of the kind that it names before it draws, `of` if it has. `drawn` is what
    the app has drawn, `kept` what the seat keeps by now, and `bookings` how many entries of its
    wealth that makes. `faction`: whose mat counts for it, where the sheet has another one by now.
    """

    way: Way
    tiles: dict[str, int]
    faction: str = ""
    free: int = 0
    extra: int = 0
    of: str | None = None
    drawn: list[str] | None = None
    kept: list[str] = []
    bookings: int = 0


class Change(msgspec.Struct, kw_only=True):
    """A change of factions. `rows`: where its rules stand; `order`: who may change, whoever would
    choose first first, and `by` what counted for each.

    `homes`: where found factions started from before it.
    `gives_up` has the answers so far, `answered` says that all are there. `waiting` have still to
    choose, and `bases` a home base.
    """

    rows: str
    order: list[str]
    by: dict[str, dict[str, int]]
    gives_up: dict[str, bool] = {}
    answered: bool = False
    waiting: list[str] = []
    bases: list[str] = []
    homes: dict[str, str] = {}


class Vote(msgspec.Struct):
    """How a seat divides its influence."""

    war: int
    peace: int


class Played(msgspec.Struct, kw_only=True):
    """An evening that is over."""

    evening: str
    winner: str
    """Empty where nobody alone has won it, or the end of the campaign decides."""
    coins: dict[str, int]
    stars: dict[str, list[str]]
    harder: dict[str, int] = {}
    """How much further on each Automa would start after this result."""


class Reckoned(msgspec.Struct, kw_only=True):
    """What the campaign comes to for a seat. `coins`: the last result, None if it was not there;
    `lines`: the full rows and columns of its triumph log. `values` and `ranks` are how it led, by
    field."""

    coins: int | None
    lines: int
    total: int
    values: dict[str, int]
    ranks: dict[str, str] = {}


class Reckoning(msgspec.Struct, kw_only=True):
    """The end of a campaign; equal winners share it."""

    winner: list[str]
    seats: dict[str, Reckoned]


class FenrisState(msgspec.Struct, kw_only=True, tag_field="mode", tag="fenris"):
    """A campaign, with the game of tonight inside it.

    `wishes`: the perks of tonight that do not count yet; `columns`: the results that seats have
    said; `to_log`: stars that a seat may tick where it likes; `agenda`: the cards that wait
    for each seat, see `agenda.py`. `leads`: the evening that comes next,
    once it is known. `keys`: see `kit.readers`.
    """

    ready: bool = False
    over: bool = False
    result: Reckoning | None = None
    rulings: dict[str, Ruled] = {}
    book: Book = "unsure"
    box: dict[str, Any] = {}
    sheets: dict[str, Sheet]
    rows: int | None = None
    """How many rows the triumph log has; only the printed sheet says it."""
    evening: str
    phase: Phase = "setup"
    tonight: AutomaState | None = None
    how: HowPlayed = HowPlayed()
    order: list[str] = []
    """How the seats sat last time."""
    wishes: dict[str, Wish] = {}
    late: list[str] = []
    """Who was not there at the beginning: what they choose counts with their own first turn."""
    columns: dict[str, Column] = {}
    to_log: dict[str, list[OpenStar]] = {}
    agenda: dict[str, list[str]] = {}
    influence: dict[str, int] = {}
    votes: dict[str, Vote] = {}
    revealed: list[str] = []
    cast: dict[str, Vote] = {}
    """How everybody voted, once that was revealed."""
    leads: str | None = None
    branch: str | None = None
    """The way that the vote took."""
    finder: str | None = None
    """Who found what all sought in the seventh evening; empty if nobody did, None before it."""
    history: list[Played] = []
    change: Change | None = None
    """The change of factions that is under way."""
    reserved: list[str] = []
    """Factions whose mats lie aside."""
    to_open: dict[str, str] = {}
    """Boxes and punchboards that may be opened, and whose they are."""
    keys: list[str] = []
    on_paper: int = 0
    """So many evenings were played before the campaign came here."""
    untold: list[str] = []
    """Seats whose sheets nobody has copied from paper yet."""
    offers: dict[str, Offer] = {}
    """What each seat may keep, as long as its card waits."""
    ways: dict[str, Way] = {}
    """Who draws for a seat, as it last chose; at first people draw."""
    removed: dict[str, int] = {}
    """Tiles that have left the campaign for good, by name."""
    worn: dict[str, dict[str, str]] = {}
    """What each seat last wore, by the printed ability that it covers."""
    mods_due: dict[str, int] = {}
    """How many mods a sheet should hold that somebody new has, and does not yet."""
    bonuses_due: dict[str, int] = {}
    """How many boxes of set-up bonuses each seat has to tick."""
    most_coins: int | None = None
    """The printed maximum of that bonus; only the owner's sheet says it."""
    gambit: bool = False
    """Has an evening been played with The Wind Gambit?"""
    adjusts: bool = False
    """Do the Automas start further on, the more often they have lost?"""
