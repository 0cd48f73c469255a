"""What many futures have in common: landmarks, tokens, income and points, and how often."""

from collections import Counter
from collections.abc import Mapping
from typing import TypedDict

import msgspec

from thirdchair.lab.futures import Future
from thirdchair.lab.shares import Share, quantile_error, quantiles
from thirdchair.tapestry.hexmap import AUTOMA, SHADOW
from thirdchair.tapestry.state import State

NEXT_TURNS = (1, 2, 3)
"""Before which of your turns to come it is told what a bot has taken."""
SPREAD = (0.1, 0.5, 0.9)
"""Of ten games one is below the first of these and one above the last."""


class Landmark(msgspec.Struct, frozen=True):
    """The chance that a bot takes it before your n-th next turn, and before its next era."""

    before: dict[int, Share]
    this_era: Share | None


class By(msgspec.Struct, frozen=True):
    """Which engine played the games; `why` not the kernel, and because of `what`."""

    kernel: bool = False
    why: str = ""
    what: str = ""


class Ahead(msgspec.Struct, frozen=True):
    """What the futures of a table have in common, and how often not."""

    games: int
    landmarks: dict[str, Landmark]
    """Those that are still there, in the order of the table."""
    places: dict[str, dict[str, list[int]]]
    """For each bot and track the low, middle and high space after the last of `NEXT_TURNS`."""
    places_error: int
    """So many spaces away each of them may lie in truth, at most."""
    income: dict[int, Share]
    """After how many of its turns from now the next income turn of the bots comes."""
    points: Counter[int]
    """What the Automa has at the end, by how many games; empty at a table of two."""
    by: By = By()

    def chance_to_win(self, yours: int) -> Share:
        """With so many points at the end; a tie is not counted as won."""
        less = sum(games for points, games in self.points.items() if points < yours)
        return Share(less, self.points.total())

    @property
    def spread(self) -> list[int]:
        """The Automa's points in a low, a middle and a high game."""
        return quantiles(self.points, SPREAD)

    @property
    def spread_error(self) -> int:
        """So many points away each of these may lie in truth, at most."""
        return quantile_error(self.points, SPREAD) if self.points else 0


def summed_up(state: State, found: list[Future]) -> Ahead:
    """Futures of this table, each with a turn of the bots at least."""
    last = NEXT_TURNS[-1]
    ends = [one.moments[min(last, len(one.moments)) - 1] for one in found]
    bots = [bot for bot in (AUTOMA, SHADOW) if bot in state.tracks]
    stood = {
        bot: {track: Counter(end.tracks[bot][track] for end in ends) for track in state.tracks[bot]}
        for bot in bots
    }
    return Ahead(
        games=len(found),
        landmarks={
            name: _landmark(state, found, name)
            for name, owner in state.landmarks.items()
            if owner is None
        },
        **places_of(stood),
        income=_income(state, found),
        points=Counter(one.points for one in found if one.points is not None),
    )


class Stood(TypedDict):
    places: dict[str, dict[str, list[int]]]
    places_error: int


def places_of(stood: Mapping[str, Mapping[str, Counter[int]]]) -> Stood:
    """Where each bot stands on each track, from how often it stood where."""
    counts = [one for at in stood.values() for one in at.values()]
    return {
        "places": {
            bot: {track: quantiles(one, SPREAD) for track, one in at.items()}
            for bot, at in stood.items()
        },
        "places_error": max((quantile_error(one, SPREAD) for one in counts), default=0),
    }


def _landmark(state: State, found: list[Future], name: str) -> Landmark:
    """How often a bot has it after so many turns of the bots, or at the end of this era."""
    before: Counter[int] = Counter()
    in_era = 0
    for one in found:
        taken = next((m for m in one.moments if m.landmarks[name] in (AUTOMA, SHADOW)), None)
        if taken is None:
            continue
        for n in NEXT_TURNS:
            before[n] += taken.turn <= n
        in_era += taken.era == state.era.get("bots")
    shares = {n: Share(before[n], len(found)) for n in NEXT_TURNS}
    return Landmark(shares, Share(in_era, len(found)) if "bots" in state.era else None)


def _income(state: State, found: list[Future]) -> dict[int, Share]:
    """The turn in which the bots begin their next era."""
    if "bots" not in state.era:
        return {}
    now = state.era["bots"]
    turns = Counter(next((m.turn for m in one.moments if m.era > now), 0) for one in found)
    return {turn: Share(turns[turn], len(found)) for turn in sorted(turns) if turn}
