"""Tapestry's printed material as typed data, read once from `content/*.toml`."""

from functools import cache
from typing import Literal

import msgspec

from thirdchair.kit.content import ContentError, load
from thirdchair.kit.rules import decides
from thirdchair.kit.rulings import Ruling
from thirdchair.tapestry.course import Course

PACKAGE = "thirdchair.tapestry"

Icon = Literal["all", "landmark", "end"]
Action = Literal[
    "research",
    "research_without_benefit",
    "refresh_tech",
    "refresh_masterpieces",
    "conquer",
    "conquer_anywhere",
    "explore",
    "explore_anywhere",
    "advance",
    "regress",
    "gain_tapestry",
]


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One entry of a content file: nothing unknown, nothing by position."""


class Deciding(Entry, frozen=True, kw_only=True):
    """An entry that is the place of rules: what `@decides` is for a method."""

    decides: tuple[str, ...] = ()


class Benefit(Entry, frozen=True):
    """What the Automa does on a space."""

    do: Action
    among: tuple[str, ...] = ()


class Yours(Entry, frozen=True):
    """What your own token gains by a space: the science die, or a step on one of these tracks."""

    do: Literal["research", "research_without_benefit", "advance", "regress"]
    among: tuple[str, ...] = ()
    optional: bool = False
    """May you take something else instead?"""


class Space(Entry, frozen=True):
    space: int
    tier: str
    name: str
    automa: tuple[Benefit, ...] = ()
    map: tuple[str, ...] = ()
    yours: tuple[Yours, ...] = ()


class Landmark(Entry, frozen=True):
    space: int
    tier: str
    name: str
    shape: tuple[str, ...] = ()


class Track(Deciding, frozen=True):
    """`side` is its side of the board, unless it lies beside one of the others."""

    id: str
    resource: str
    side: Literal["top", "right", "bottom", "left", "beside"]
    landmark: tuple[Landmark, ...]
    space: tuple[Space, ...]


class _Tracks(Entry, frozen=True):
    last: int
    track: tuple[Track, ...]


class HexScan(Entry, frozen=True):
    """The hex tiebreaker of a card: where it starts, which way it looks, line after line."""

    first: tuple[int, int]
    gray: tuple[int, int]
    scan: Literal["N", "NE", "SE", "S", "SW", "NW"]
    line: Literal["q", "r", "q+r"]
    lines: tuple[int, int]


class DecisionCard(Entry, frozen=True):
    id: int
    circle: bool
    gray: bool
    automa: Icon
    shadow: Icon
    tiebreakers: tuple[str, ...]
    income: bool
    topple: bool
    hexes: HexScan


class _Cards(Entry, frozen=True):
    card: tuple[DecisionCard, ...]


class DieFaces(Entry, frozen=True):
    id: str
    faces: dict[str, int]


class _Dice(Entry, frozen=True):
    die: tuple[DieFaces, ...]


class Numbers(Entry, frozen=True):
    """For what they mean see the file."""

    last_income: int
    achievement_vp: tuple[int, ...]
    topples: int


class _Rulings(Entry, frozen=True):
    ruling: tuple[Ruling, ...]


@cache
def tracks() -> dict[str, Track]:
    """The tracks by id, in the order in which every list of tracks is shown."""
    sheet = load(PACKAGE, "content/tracks.toml", _Tracks)
    for track in sheet.track:
        if [space.space for space in track.space] != list(range(1, sheet.last + 1)):
            raise ContentError(f"tracks.toml: {track.id}: spaces must run from 1 to {sheet.last}")
    return {track.id: track for track in sheet.track}


@cache
def courses() -> dict[str, Course]:
    """How each track is walked in the ordinary game."""
    return {
        track.id: Course(
            start=0,
            end=len(track.space),
            marks=tuple(landmark.space for landmark in track.landmark),
        )
        for track in tracks().values()
    }


@cache
@decides("tap.solo.comp.decision.base", "tap.card.parts.left", "tap.card.parts.right")
def decision_cards() -> dict[int, DecisionCard]:
    """The decision cards by number."""
    symbols = {"favorite", *tracks()}
    cards = load(PACKAGE, "content/decision_cards.toml", _Cards).card
    for card in cards:
        if set(card.tiebreakers) != symbols:
            raise ContentError(f"decision_cards.toml: card {card.id}: a symbol is missing or odd")
    return {card.id: card for card in cards}


@cache
def dice() -> dict[str, DieFaces]:
    """The dice by id."""
    return {die.id: die for die in load(PACKAGE, "content/dice.toml", _Dice).die}


@cache
def numbers() -> Numbers:
    """The numbers that every game has."""
    return load(PACKAGE, "content/numbers.toml", Numbers)


@cache
def lost_values() -> dict[str, Ruling]:
    """What is printed but lost to us, by key: asked at the set-up of the scenarios that need it."""
    return {key: ruling for key, ruling in all_rulings().items() if ruling.ask}


@cache
def all_rulings() -> dict[str, Ruling]:
    """The rulings of all modes and scenarios by key."""
    sheet = load(PACKAGE, "content/rulings.toml", _Rulings)
    return {ruling.key: ruling for ruling in sheet.ruling}


@cache
def rulings(*names: str) -> dict[str, Ruling]:
    """The rulings of a mode, or of several names that a table answers to, by key."""
    return {
        key: ruling
        for key, ruling in all_rulings().items()
        if not set(names).isdisjoint(ruling.modes)
    }
