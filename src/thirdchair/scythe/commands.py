"""What people may do at a Scythe table, as they send it."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from thirdchair.kit.commands import Command, Free

Moving = Literal["worker", "mech", "character"]
Piece = Literal["worker", "mech", "character", "structure", "token"]
Holding = Literal["power", "coins", "popularity", "cards"]
Count = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]
"""A number that somebody says; no larger than what a sentence or a file can hold."""
Note = Annotated[str, Meta(max_length=500)]


class SetUp(Command, frozen=True, tag="new"):
    """The first command of every table: what the set-up leaves to chance."""


class AutomaTurn(Command, frozen=True, tag="automa_turn", kw_only=True):
    """The whole turn of an Automa."""

    seat: str


class ActorTurn(Command, frozen=True, tag="actor_turn", kw_only=True):
    """The whole turn of a figure that the game plays."""

    actor: str


class Step(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    rename={"from_": "from"},
):
    """Units of one kind that go from one place to another.

    Where the board is not tracked nobody need say where they came from.
    """

    unit: Moving
    n: Count = 1
    from_: str | None = None
    to: str


class MoveUnits(Command, frozen=True, tag="move", kw_only=True):
    """A human's move action."""

    seat: str
    moves: tuple[Step, ...]


class Place(Command, frozen=True, tag="place", kw_only=True):
    """Pieces from a seat's mat onto the board. Nothing follows from it."""

    seat: str
    unit: Piece
    at: str
    n: Count = 1


class Remove(Command, frozen=True, tag="remove", kw_only=True):
    """Pieces from the board back to a seat's mat. Nothing follows from it."""

    seat: str
    unit: Piece
    at: str
    n: Count = 1


class Gain(Command, frozen=True, tag="gain", kw_only=True):
    """A seat gains or loses something. Nothing follows from it."""

    seat: str
    what: Holding
    n: Count


class PlaceStar(Command, frozen=True, tag="star", kw_only=True):
    """A human places a star."""

    seat: str
    triumph: str


class Pair(Command, frozen=True, tag="pair", kw_only=True, rename={"with_": "with"}):
    """A seat proposes something to another one, or agrees to it."""

    seat: str
    with_: str


class Unpair(Command, frozen=True, tag="unpair", kw_only=True, rename={"with_": "with"}):
    """A seat no longer proposes it, or breaks what it has agreed to."""

    seat: str
    with_: str


class Use(Free, frozen=True, tag="use", kw_only=True):
    """An infrastructure mod is used; `unused`: it is not, after all."""

    mod: str
    unused: bool = False
    back: bool = False
    """How older records say `unused`. No request can: there it is the key for one answer back."""


class Tally(Command, frozen=True, tag="count", kw_only=True):
    """A seat has more, or below zero fewer, of what modules let it count."""

    seat: str
    what: str
    n: Count = 1


class Correct(Command, frozen=True, tag="correct", kw_only=True):
    """Set a part of the table to what lies there. Nothing follows from it."""

    path: str
    value: Any
    note: Note = ""


class Finish(Command, frozen=True, tag="finish"):
    """The game is over: the result. `counted` is what people count otherwise than the app does.

    It has the names of the questions, by seat, as far as nothing is asked about them.
    """

    counted: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)


class Surrender(Command, frozen=True, tag="surrender"):
    """People who play together stop: the game is lost."""


BoardCommand = AutomaTurn | MoveUnits | Place | Remove | Gain | PlaceStar | Correct | Finish
"""What is done at every board."""
AutomaCommand = BoardCommand | ActorTurn
