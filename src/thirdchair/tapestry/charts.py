"""The Automa's income mat and charts, its civilizations and the levels, as typed data."""

from functools import cache
from typing import Literal

import msgspec

from thirdchair.kit.content import load
from thirdchair.kit.readers import Lock
from thirdchair.kit.rules import decides
from thirdchair.tapestry.content import PACKAGE, Deciding, Entry

Step = Literal[
    "change_favorite",
    "advance_both_bots",
    "civ_ability",
    "score_vp",
    "add_progress_cards",
    "tapestry_onto_mat",
    "gain_tapestry",
    "shuffle_decision_deck",
]
Ability = Literal[
    "points_per_landmark",
    "points_per_territory",
    "advance",
    "research",
    "conquer_if_few",
    "protect",
    "equalize",
    "break_landmarks",
    "open_pool",
    "fill_pool",
    "place_marker",
]


class Cell(Entry, frozen=True):
    """One step of a chart and the income turns in which it is done."""

    step: Step
    turns: tuple[int, ...]
    n: int = 0


class Chart(Deciding, frozen=True):
    id: str
    columns: tuple[tuple[Cell, ...], ...]


class MatColumn(Entry, frozen=True):
    """What a column of the mat shows: a multiplier for each row, points for the first in an era."""

    multipliers: tuple[int, ...]
    first: int


class Mat(Deciding, frozen=True):
    id: str
    columns: tuple[MatColumn, ...]


class Row(Deciding, frozen=True):
    """What a row of the mat counts: landmarks, territories, or spaces on a track."""

    counts: tuple[str, ...]


class _Income(Entry, frozen=True):
    row: tuple[Row, ...]
    mat: tuple[Mat, ...]
    chart: tuple[Chart, ...]


class Start(Entry, frozen=True):
    """Free advances at the beginning of income turn 1."""

    who: tuple[str, ...]
    on: tuple[str, ...] | Literal["favorite"]


class Level(Deciding, frozen=True):
    number: int
    mat: str
    chart: str
    civs: int
    start: Start | None = None
    rule: str = ""


class _Levels(Entry, frozen=True):
    level: tuple[Level, ...]


class Effect(Entry, frozen=True):
    """What a civilization does in these income turns (0: at set-up); `rule` says so.

    `items` are what a pool begins with, `by` what it gains for each favorite track.
    """

    turns: tuple[int, ...]
    do: Ability
    rule: str
    track: str = ""
    items: tuple[str, ...] = ()
    by: dict[str, str] = msgspec.field(default_factory=dict)


class Civilization(Deciding, frozen=True):
    """A side of a civilization card. `favorite` may be the die; `back` is the other side."""

    id: str
    favorite: str
    effect: tuple[Effect, ...]
    back: str | None = None
    lock: Lock = None


class _Civilizations(Entry, frozen=True):
    civilization: tuple[Civilization, ...]


class Removal(Entry, frozen=True):
    """Something that leaves the box for a solo game; a starred one may stay.

    `ours`: the book does not list it, it is our advice.
    """

    kind: Literal["tapestry", "civ"]
    id: str
    starred: bool = False
    ours: bool = False

    @property
    def rule(self) -> str:
        if self.ours:
            return "tap.solo.remove.ours"
        return f"tap.solo.remove.{self.kind}.{self.id}"


class _Removals(Entry, frozen=True):
    removal: tuple[Removal, ...]


@cache
def _income() -> _Income:
    return load(PACKAGE, "content/income.toml", _Income)


@cache
@decides("tap.income.order", "tap.income.vp.before-tapestry")
def cells(chart: str, turn: int) -> tuple[Cell, ...]:
    """What a chart lists for an income turn: column by column, each from top to bottom."""
    columns = next(one for one in _income().chart if one.id == chart).columns
    return tuple(cell for column in columns for cell in column if turn in cell.turns)


@cache
def mat(name: str) -> Mat:
    """A side of the Automa's income mat."""
    return next(one for one in _income().mat if one.id == name)


def rows() -> tuple[Row, ...]:
    """The rows of the mat from top to bottom."""
    return _income().row


@cache
def levels() -> dict[int, Level]:
    """The difficulty levels by number."""
    return {level.number: level for level in load(PACKAGE, "content/levels.toml", _Levels).level}


@cache
@decides("tap.solo.comp.civ.base")
def civilizations() -> dict[str, Civilization]:
    """The Automa's civilizations by id."""
    sheet = load(PACKAGE, "content/civilizations.toml", _Civilizations)
    return {civ.id: civ for civ in sheet.civilization}


@cache
def removals() -> tuple[Removal, ...]:
    """What leaves the box for a solo game."""
    return load(PACKAGE, "content/removals.toml", _Removals).removal
