"""The table as the engine keeps it: plain data, no sets, the same bytes everywhere."""

from typing import Any

import msgspec

from thirdchair.kit.game import Ruled


class Decision(msgspec.Struct):
    """The decision cards. A deck is the set of cards still in it, in ascending order."""

    deck: list[int]
    discard: list[int] = []
    track: int | None = None
    tie: int | None = None
    progress: list[int] = []


class Outcome(msgspec.Struct):
    """How the game ended."""

    winner: list[str]
    vp: dict[str, int]


class State(msgspec.Struct, kw_only=True, tag_field="mode"):
    """What every mode of Tapestry keeps. Tracks and seats are those of this table."""

    ready: bool = False
    over: bool = False
    result: Outcome | None = None
    turn: int = 0
    rulings: dict[str, Ruled] = {}
    tracks: dict[str, dict[str, int]]
    favorites: dict[str, str | None]
    landmarks: dict[str, str | None]
    achievements: dict[str, list[str]]
    era: dict[str, int]
    decision: Decision


class DuelState(State, tag="duel"):
    """Two humans and the Shadow Empire. `order` is the order of turns, for people to see."""

    order: list[str]


class TapestryCards(msgspec.Struct):
    """The Automa's tapestry cards, all face down: beside its mat, and on it."""

    automa_hand: int = 0
    mat: int = 0


class SoloState(State, tag="solo"):
    """One human, the Automa and the Shadow Empire.

    `hexes` has the hexes with a tile, printed or laid, by their number as text, and the pieces on
    each (see `pieces`). `topples` counts the outposts of opponents that a seat has toppled.
    `tiles`: is there a territory tile left to draw? `first` is who begins, for people to see.

    `expansions` are those of this table, the double strike among them; `arts` is the track that
    the arts track lies beside. `pool` (Hucksters) has kinds of items, `markers` (Trailblazers) the
    spaces of outposts by track. `box` is what the owner's components say, as of the start.
    `other_civs` are civilization cards that only the table knows, each with the track beside its
    heart.
    `your_civ` is what you have said of your civilization, if anything (see `your_civilization`).
    """

    level: int
    civs: list[str]
    first: str
    vp: dict[str, int]
    hexes: dict[str, str]
    outposts: dict[str, int]
    tapestry: TapestryCards
    topples: dict[str, int]
    tiles: bool = True
    expansions: list[str] = []
    arts: str | None = None
    pool: list[str] = []
    markers: dict[str, list[int]] = {}
    box: dict[str, Any] = {}
    other_civs: dict[str, str] = {}
    your_civ: str | None = None
