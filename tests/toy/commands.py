"""What people do at a table, as they send it."""

from typing import Annotated, Any

import msgspec

from thirdchair.kit.commands import Command, Free, Sealed

Note = Annotated[str, msgspec.Meta(max_length=200)]


class SetUp(Command, frozen=True, tag="new"):
    """The set-up itself."""


class Correct(Command, frozen=True, tag="correct", kw_only=True):
    """Set a part of the table to what lies there. Nothing follows from it."""

    path: str
    value: Any
    note: Note = ""


# The night


class Climb(Command, frozen=True, tag="climb", kw_only=True):
    """A keeper takes a turn on the stairs."""

    seat: str


NightCommand = Climb | Correct

# The season


class Begin(Command, frozen=True, tag="begin"):
    """Tonight's race begins."""


class Result(Command, frozen=True, tag="result"):
    """Tonight's race is over: wages are paid."""


class Vote(Sealed, frozen=True, tag="vote", kw_only=True):
    """All influence of a keeper, on the ways by name."""

    stakes: dict[str, int]


class Reveal(Command, frozen=True, tag="reveal"):
    """All votes are opened."""


class Decide(Command, frozen=True, tag="decide", kw_only=True):
    """The way that is taken after a tie."""

    way: str


class Buy(Free, frozen=True, tag="buy", kw_only=True):
    """What a keeper is going to buy; None: nothing."""

    ware: str | None


class Tick(Free, frozen=True, tag="tick", kw_only=True):
    """A keeper has done a chore, or has not."""

    chore: str
    on: bool = True


class Open(Command, frozen=True, tag="open", kw_only=True):
    """A thing is opened."""

    thing: str


class Close(Command, frozen=True, tag="close"):
    """The shop closes: everybody gets what they have chosen, as far as it goes."""


AtBegin = Begin | Tick | Correct
InPlay = Climb | Result | Tick | Correct
AtVote = Vote | Reveal | Tick | Correct
AtTie = Decide | Tick | Correct
InShop = Buy | Open | Close | Tick | Correct


class SeasonRequest(msgspec.Struct, frozen=True):
    """A command of a season. Which there are depends on how far the season has come."""

    do: str
