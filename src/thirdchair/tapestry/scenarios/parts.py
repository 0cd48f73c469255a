"""What a scenario says of itself: facts, its goal, its parts. Ids and values, no words.

Parts are a closed set: a page can draw each kind and correct it, so no scenario brings pages.
"""

from typing import Any, Literal

import msgspec


class Fact(msgspec.Struct, frozen=True):
    """Something that one tells of a table; its words are `page-fact-<id>`.

    What is not `brief` stands only where every piece is listed.
    """

    id: str
    args: dict[str, Any] = {}
    brief: bool = True


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    """What the scenario wants besides more points than the Automa.

    `asks`: the question of the end that decides it, and the `most` that can be answered.
    `points`: so many points instead. `have` and `need`: what the table itself counts.
    """

    asks: str | None = None
    most: int = 0
    points: int | None = None
    have: int | None = None
    need: int = 0


class _Part(msgspec.Struct, frozen=True, kw_only=True):
    """`name` is the field of the scenario's table; its words are `part-scenario-<name>`."""

    name: str


class Counter(_Part, frozen=True):
    """A number. `none`: it may be left out. `names`: what the numbers name, if they do."""

    value: int | None
    low: int
    high: int
    none: bool = False
    names: Literal["", "district"] = ""


class Choice(_Part, frozen=True):
    """One track, or none. It is drawn with your heart on it."""

    value: str | None
    options: tuple[str, ...]


class Marks(_Part, frozen=True):
    """Markers beside tracks, several of them perhaps beside the same."""

    value: list[str]
    options: tuple[str, ...]
    most: int


class Track(_Part, frozen=True):
    """A marker on a space of each track, but not of all."""

    value: dict[str, int]
    tracks: tuple[str, ...]
    last: int


class Hexes(_Part, frozen=True):
    """Hexes of the map with a piece on them."""

    value: list[int]
    hexes: tuple[int, ...]


class Grid(_Part, frozen=True):
    """Your capital: what stands on its plots. `here` and `last` are districts with a visitor.

    `kept`: the app knows all of it, so you can build there.
    """

    value: dict[str, str]
    pieces: tuple[str, ...]
    here: int
    last: int | None
    kept: bool


class Titles(_Part, frozen=True):
    """Cards by the titles that you give them. `onward`: another scenario begins with them."""

    value: list[str | None]
    onward: bool = False


Part = Counter | Choice | Marks | Track | Hexes | Grid | Titles
