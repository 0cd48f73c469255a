"""The table as the engine keeps it: plain data, no sets, the same bytes everywhere."""

from typing import Any, Literal

import msgspec

from thirdchair.kit.game import Ruled
from thirdchair.scythe.content import Level, Printing

BoardMode = bool | Literal["ask"]
"""true: every unit is tracked; "ask": asked when a card needs it; false: cards only."""


class Seat(msgspec.Struct, kw_only=True):
    """One player. `units` are those on the board, by kind and place; the others are on the mat.

    What a human holds is what was last heard of it; what an Automa holds is certain.
    """

    kind: Literal["human", "automa"]
    name: str = ""
    faction: str = ""
    mat: str | None = None
    level: Level | None = None
    power: int = 0
    cards: int = 0
    coins: int = 0
    popularity: int = 0
    units: dict[str, dict[str, int]]
    stars: dict[str, int]
    tracker: int = 0
    scheme: int = 1
    factory_card: bool = False
    tokens: int = 0
    """Flags or traps that it has not placed yet."""
    holds: dict[str, int] = {}
    """What else it has, as modules and episodes count it."""
    worn: dict[str, str] = {}
    """What lies on printed abilities of its faction mat, by the ability."""
    turned: dict[str, bool] = {}
    """What lies before it for one use, and whether it has been used."""


class Actor(msgspec.Struct, kw_only=True):
    """A figure that the game plays, from the moment that it appears.

    Its turn comes right before that of seat `before`. `at` is where it stands, None once it has
    left the board. `marker` is its strength or its health, as the table marks it; `controller` the
    seat that decides for it, where one does.
    """

    before: str
    at: str | None = None
    marker: int = 0
    controller: str | None = None
    holds: dict[str, int] = {}
    """What else its rules count."""


class Deck(msgspec.Struct):
    """Automa cards. A deck is the set of cards still in it, in ascending order.

    `last` is the card drawn last, wherever it is now: it says what a human finds.
    """

    cards: list[int]
    discard: list[int] = []
    last: int | None = None


class Tokens(msgspec.Struct):
    """Territories with a token; `trap` are the armed ones, `sprung` those that are turned over."""

    encounter: list[str]
    influence: list[str] = []
    flag: list[str] = []
    trap: list[str] = []
    sprung: list[str] = []


class Score(msgspec.Struct, omit_defaults=True):
    """A seat's column of the scoring sheet; `more` are the points of lines that modules add."""

    coins: int
    popularity: int
    stars: int
    territories: int
    resources: int
    structures: int
    total: int
    more: dict[str, int] = {}


class Outcome(msgspec.Struct):
    """How the game ended."""

    winner: list[str]
    scores: dict[str, int]
    sheet: dict[str, Score]


class State(msgspec.Struct, kw_only=True, tag_field="mode"):
    """What every mode of Scythe with a board keeps. Seats stand in turn order."""

    ready: bool = False
    over: bool = False
    ended: str | None = None
    """The seat that placed its sixth star."""
    result: Outcome | None = None
    turn: int = 0
    rulings: dict[str, Ruled] = {}
    board: BoardMode = True
    seats: dict[str, Seat]
    tokens: Tokens


class AutomaState(State, tag="automa"):
    """Humans and Automas. `marker` is the home base of the recruit marker, where one is used."""

    printing: Printing
    cooperative: bool
    combat: Literal["ask", "app"]
    abilities: Literal["off", "ask"]
    decks: dict[str, Deck]
    shared_deck: bool
    marker: str | None = None
    head_starts: dict[str, int] = {}
    box: dict[str, Any] = {}
    modules: list[str] = []
    """In printed order. What they add to the material is no part of the state."""
    homes: dict[str, str] = {}
    """Home bases of seats whose faction has none of its own on the board."""
    episode: str | None = None
    """The evening of a campaign whose rules stand above all others."""
    gone: list[str] = []
    """Seats that take no more turns: they count as they stand."""
    track: list[str] = []
    """The triumph track from left to right, where one was laid out for this game."""
    laid: dict[str, dict[str, int]] = {}
    """What modules and episodes have laid out, by kind and place, as long as it lies there."""
    actors: dict[str, Actor] = {}
    """Figures that the game plays, each from the moment that it appears."""
