"""A table: plain data, text keys, no sets."""

from typing import Literal

import msgspec

from thirdchair.kit.game import Ruled

Phase = Literal["begin", "play", "vote", "tie", "shop", "over"]
"""Where a season stands: before tonight's race, in it, at the vote, at a tie of it, in the shop."""


class Outcome(msgspec.Struct, kw_only=True):
    """How it ended."""

    scores: dict[str, int]
    winner: list[str]


class NightState(msgspec.Struct, kw_only=True, tag_field="mode", tag="night"):
    """A race up the tower: the stair of each keeper, its oil, and how often it has climbed."""

    seats: list[str]
    rulings: dict[str, Ruled]
    stairs: int
    at: dict[str, int]
    oil: dict[str, int]
    turns: dict[str, int]
    over: bool = False
    result: Outcome | None = None


class Keeper(msgspec.Struct, kw_only=True):
    """What stands on the sheet of one keeper."""

    coins: int = 0
    influence: int = 0
    wares: list[str] = []
    ticks: list[str] = []


class Played(msgspec.Struct):
    """An evening that is over, and who won its race."""

    evening: str
    winner: str


class SeasonState(msgspec.Struct, kw_only=True, tag_field="mode", tag="season"):
    """A season, with the race of tonight inside it.

    `votes` are the stakes of each keeper by way, in clear; `revealed` the evenings whose votes
    everybody knows. `leads`: the evening that comes after this one. `baskets`: what each keeper is
    going to buy. `opened`: the printed number of each thing that is open. `keys`: see
    `kit.readers`.
    """

    seats: list[str]
    rulings: dict[str, Ruled]
    evening: str
    keepers: dict[str, Keeper]
    phase: Phase = "begin"
    tonight: NightState | None = None
    played: list[Played] = []
    votes: dict[str, dict[str, int]] = {}
    revealed: list[str] = []
    leads: str | None = None
    baskets: dict[str, str] = {}
    sold: dict[str, int] = {}
    opened: dict[str, int] = {}
    keys: list[str] = []
    over: bool = False
    result: Outcome | None = None


State = NightState | SeasonState
