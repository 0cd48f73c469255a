"""What people may do in a campaign, as they send it. The game of tonight has its own commands."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from thirdchair.kit.commands import Command, Free, Sealed
from thirdchair.scythe.commands import Correct, Count, Note
from thirdchair.scythe.commands import Tally as CountedHere
from thirdchair.scythe.content import Level
from thirdchair.scythe.fenris.state import Presence, Way
from thirdchair.scythe.state import BoardMode

Name = Annotated[str, Meta(max_length=40)]
Tokens = Annotated[int, Meta(ge=0, le=1_000)]


class Begin(Command, frozen=True, tag="setup", kw_only=True):
    """The evening begins: who is here, in which order, with which mats, and how it is played.

    `perks`: those that seats have chosen already, as `Perk` would.
    """

    present: tuple[str, ...] | None = None
    late: tuple[str, ...] = ()
    order: tuple[str, ...] | None = None
    mats: dict[str, str] = msgspec.field(default_factory=dict)
    level: dict[str, Level] = msgspec.field(default_factory=dict)
    board: BoardMode | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    perks: dict[str, str] = msgspec.field(default_factory=dict)


class Perk(Free, frozen=True, tag="perk", kw_only=True):
    """The perk that a seat uses tonight; None: none. `at`: where its worker begins."""

    perk: str | None
    at: str | None = None


class Mark(Free, frozen=True, tag="mark", kw_only=True):
    """A star of a seat on a space of the track, or off it again."""

    at: str
    n: Count = 1


class AskedMark(Command, frozen=True, tag="mark", kw_only=True):
    """The same where it is asked from where the star comes: a step of the whole table."""

    seat: str
    at: str
    n: Count = 1


class Tally(Free, frozen=True, tag="count", kw_only=True):
    """A seat has more, or less, of what tonight counts."""

    what: str
    n: Count = 1


AskedTally = CountedHere
"""The same where it is asked what that brings: a step of the whole table."""


class SeatResult(Free, frozen=True, tag="episode_result", kw_only=True):
    """What one seat says of its own result."""

    coins: Count
    stars: tuple[str, ...] | None = None
    facts: dict[str, Count] = msgspec.field(default_factory=dict)


class EpisodeResult(Command, frozen=True, tag="episode_result", kw_only=True):
    """The result of the evening; what is neither told here nor known is asked."""

    coins: dict[str, Count] = msgspec.field(default_factory=dict)
    stars: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    winner: str | None = None
    facts: dict[str, dict[str, Count]] = msgspec.field(default_factory=dict)


class Declare(Free, frozen=True, tag="pair", kw_only=True, rename={"with_": "with"}):
    """A seat lays one of its stars before another one."""

    with_: str


class Undeclare(Free, frozen=True, tag="unpair", kw_only=True, rename={"with_": "with"}):
    """A seat takes one of these stars back."""

    with_: str


class Read(Command, frozen=True, tag="read"):
    """The outcome has been read from the book, or skipped."""


class Log(Free, frozen=True, tag="log", kw_only=True):
    """Where a seat ticks a star that may count for several columns."""

    star: str
    column: str | None


class Ballot(Sealed, frozen=True, tag="vote", kw_only=True):
    """All influence of a seat, for the one way or the other."""

    war: Tokens
    peace: Tokens


class Reveal(Command, frozen=True, tag="reveal"):
    """All votes are opened."""


class Decide(Command, frozen=True, tag="decide", kw_only=True):
    """The way that is taken after a tie."""

    branch: str


class DrawMods(Free, frozen=True, tag="draw_mods", kw_only=True):
    """How a seat draws its mods; `extra` is the kind of the tile that it may draw beside them."""

    way: Way | None = None
    extra: str | None = None


class BuyMods(Free, frozen=True, tag="buy_mods", kw_only=True):
    """The mods that a seat keeps of its offer; `done`: and that is all.

    A real tile that we do not know is named by its kind and its name: `mech:Turbine`.
    """

    mods: tuple[str, ...]
    done: bool = False


class SetupBonus(Free, frozen=True, tag="setup_bonus", kw_only=True):
    """Which set-up bonuses a seat raises: one more, or all that it may raise now."""

    bonus: str | tuple[str, ...]


class Wear(Free, frozen=True, tag="wear", kw_only=True):
    """The mech mods that a seat uses tonight, by the printed ability that each of them covers."""

    mods: dict[str, str]


class Book(Command, frozen=True, tag="book", kw_only=True):
    """A past entry of the wealth is mended by a new one."""

    seat: str
    amount: Count
    note: Note


class TellSheet(Free, frozen=True, tag="sheet", kw_only=True):
    """What stands on the sheet of a seat, by its printed fields; all others stay as they are."""

    fields: dict[str, Any] = msgspec.field(default_factory=dict)


class Sit(Command, frozen=True, tag="seat", kw_only=True):
    """Who is in the campaign, and who plays for somebody tonight; a new seat has a faction."""

    seat: str
    state: Presence | None = None
    played_by: Name | None = None
    name: Name = ""
    kind: Literal["human", "automa"] = "human"
    faction: str | None = None
    level: Level | None = None


class Done(Free, frozen=True, tag="done", kw_only=True):
    """A seat has nothing to add to the card that lies before it."""


class Keep(Free, frozen=True, tag="keep", kw_only=True):
    """A seat keeps its faction."""


class GiveUp(Free, frozen=True, tag="give_up", kw_only=True):
    """A seat gives up its faction."""


class ChangeFaction(Command, frozen=True, tag="change_faction", kw_only=True):
    """The faction that a seat takes, if it is next; an Automa draws one."""

    seat: str
    faction: str | None = None


class ChooseFaction(Free, frozen=True, tag="change_faction", kw_only=True):
    """The same where nothing is drawn after it: others may go on, and it can still be taken back
    as long as nobody has built on it."""

    faction: str


class Base(Free, frozen=True, tag="base", kw_only=True):
    """The home base that a seat starts from, by the faction that it was printed for."""

    faction: str


class Open(Command, frozen=True, tag="open", kw_only=True):
    """A box or a punchboard is opened."""

    box: str


class OpenBy(Free, frozen=True, tag="open", kw_only=True):
    """A seat opens it: nobody else's choice is held up by that."""

    box: str


class Discover(Command, frozen=True, tag="open", kw_only=True):
    """A unit of a seat has come to a box that lies on the board, and opens it."""

    box: str
    seat: str


class Close(Command, frozen=True, tag="close"):
    """The evening is over. Open points wait for their seats."""


class Request(msgspec.Struct, frozen=True):
    """A command of a campaign. Which there are depends on how far it has come."""

    do: str


Always = Book | Sit | Log | TellSheet | Correct
AtSetup = Always | Begin
InPlay = Always | Perk | Mark | Tally | EpisodeResult
Result = Always | EpisodeResult
Outcome = Always | Read
Shopping = DrawMods | BuyMods
Switch = Keep | GiveUp | ChangeFaction
Rewards = Always | Ballot | Reveal | Decide | Close
