"""The end of a game as a card: who has won and why, bars by source, the course of the game.

A face says what is on it (`Mode.ending`); drawing it, and what comes next, is the host's.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, TypeVar

import msgspec

from thirdchair.table.journal import Table

T = TypeVar("T")

Outcome = Literal["won", "lost", "shared", "over"]
"""How it went for who plays alone or with others against bots; `over` where people compete."""


class Part(msgspec.Struct, frozen=True):
    """Where points come from. Some parts may take points away: a correction."""

    name: str
    points: int


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at the end. Its parts, where there are any, add up to its points."""

    seat: str
    name: str
    color: str
    points: int
    won: bool
    parts: Sequence[Part] = ()


class Line(msgspec.Struct, frozen=True):
    """What a seat had after each turn; None where nobody has told."""

    name: str
    color: str
    values: Sequence[int | None]


class Curve(msgspec.Struct, frozen=True):
    """One number of all seats over the turns; `name` says what it counts."""

    name: str
    lines: Sequence[Line]

    @property
    def turns(self) -> int:
        return max((len(line.values) for line in self.lines), default=0)

    @property
    def has_course(self) -> bool:
        """Is more than one moment known of somebody? A single point is no curve."""
        told = (sum(value is not None for value in line.values) for line in self.lines)
        return any(count > 1 for count in told)


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """All that the card shows. `why` is a sentence or two, `points` says a number of
    them with what they are called."""

    winner: str
    outcome: Outcome
    why: Sequence[str]
    points: Callable[[int], str]
    sides: Sequence[Side]
    curves: Sequence[Curve] = ()
    facts: Sequence[str] = ()


def after_turns(table: Table, read: Callable[[Any], T]) -> list[T]:
    """What a game reads off its state at the end of each turn, from the first on.

    Its states count the turns. What comes after the last one, the end itself, belongs to it.
    """
    by_turn: dict[int, T] = {}
    for position in range(1, table.journal.at + 1):
        state = table.state_before(position)
        by_turn[state.turn] = read(state)
    last = max(by_turn, default=0)
    known = [by_turn.get(turn) for turn in range(1, last + 1)]
    return [one for one in known if one is not None]


def filled(parts: Iterable[Part], points: int, rest: str) -> list[Part]:
    """The parts that count, and one more by the name `rest` if they do not come to the points."""
    told = [part for part in parts if part.points]
    missing = points - sum(part.points for part in told)
    return [*told, Part(rest, missing)] if missing else told
