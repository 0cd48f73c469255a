"""What people may do at a Tapestry table, as they send it."""

from typing import Annotated, Any

from msgspec import Meta

from thirdchair.kit.commands import Command

Count = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]
"""A number that somebody says; no larger than what a sentence or a file can hold."""
Note = Annotated[str, Meta(max_length=500)]


class SetUp(Command, frozen=True, tag="new"):
    """The first command of every table: what the set-up leaves to chance."""


class BotsTurn(Command, frozen=True, tag="bots_turn"):
    """The bots' whole turn."""


class Advance(Command, frozen=True, tag="advance", kw_only=True):
    """A human's token moves; negative steps go back."""

    who: str
    track: str
    steps: int = 1


class StartEra(Command, frozen=True, tag="income", kw_only=True):
    """A human takes an income turn."""

    who: str


class YourAdvance(Advance, frozen=True, tag="advance", kw_only=True):
    """Alone at the table you need not say who you are."""

    who: str = "you"


class YourEra(StartEra, frozen=True, tag="income", kw_only=True):
    """You take an income turn."""

    who: str = "you"


class Explore(Command, frozen=True, tag="explore", kw_only=True):
    """You lay a territory tile."""

    hex: Count


class Conquer(Command, frozen=True, tag="conquer", kw_only=True):
    """You place an outpost on a territory."""

    hex: Count


class Points(Command, frozen=True, tag="vp", kw_only=True):
    """Points that somebody gains, or loses."""

    who: str
    add: Count


class TakeLandmark(Command, frozen=True, tag="landmark", kw_only=True):
    """A landmark that somebody gained in some other way than by advancing."""

    landmark: str
    who: str


class TakeFromPool(Command, frozen=True, tag="take", kw_only=True):
    """You take an item out of the Hucksters' pool instead of a new one of its kind."""

    item: str


class Correct(Command, frozen=True, tag="correct", kw_only=True):
    """Set a part of the table to what lies there. Nothing follows from it."""

    path: str
    value: Any
    note: Note = ""


class Finish(Command, frozen=True, tag="finish"):
    """The game is over: the result."""


DuelCommand = BotsTurn | Advance | StartEra | TakeLandmark | Correct | Finish
SoloCommand = (
    BotsTurn
    | YourAdvance
    | YourEra
    | Explore
    | Conquer
    | Points
    | TakeLandmark
    | TakeFromPool
    | Correct
    | Finish
)
