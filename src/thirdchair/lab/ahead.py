"""Further ahead than the next pair: landmarks, tokens, income and points, from many futures."""

from collections import Counter
from itertools import islice
from time import monotonic

import msgspec

from thirdchair.lab.futures import MOST_TURNS, Future, Pace, futures
from thirdchair.lab.shares import Share, quantiles
from thirdchair.tapestry.forecast import can_foresee, comes
from thirdchair.tapestry.hexmap import AUTOMA, SHADOW
from thirdchair.tapestry.state import DuelState, State

NEXT_TURNS = (1, 2, 3)
"""Before which of your turns to come it is told what a bot has taken."""
WITHIN = 6
"""How many turns of the bots are looked at where no era of theirs ends: at a table of two."""
SECONDS = 0.3
"""How long somebody waits for it, at most."""
BATCH = 20
SPREAD = (0.1, 0.5, 0.9)
"""Of ten games one is below the first of these and one above the last."""


class Landmark(msgspec.Struct, frozen=True):
    """The chance that a bot takes it before your n-th next turn, and before its next era."""

    before: dict[int, Share]
    this_era: Share | None


class Ahead(msgspec.Struct, frozen=True):
    """What the futures of a table have in common, and how often not."""

    games: int
    landmarks: dict[str, Landmark]
    """Those that are still there, in the order of the table."""
    places: dict[str, dict[str, list[int]]]
    """For each bot and track the low, middle and high space after the last of `NEXT_TURNS`."""
    income: dict[int, Share]
    """After how many of its turns from now the next income turn of the bots comes."""
    points: Counter[int]
    """What the Automa has at the end, by how many games; empty at a table of two."""

    def chance_to_win(self, yours: int) -> Share:
        """With so many points at the end; a tie is not counted as won."""
        less = sum(games for points, games in self.points.items() if points < yours)
        return Share(less, self.points.total())

    @property
    def spread(self) -> list[int]:
        """The Automa's points in a low, a middle and a high game."""
        return quantiles(self.points, SPREAD)


def look_ahead(
    state: State,
    pace: Pace,
    *,
    bots_begin: bool = False,
    games: int | None = None,
) -> Ahead | None:
    """As many games as `SECONDS` allow, or exactly so many; None where nobody foresees it."""
    if not can_foresee(state) or not comes(state):
        return None
    turns = WITHIN if isinstance(state, DuelState) else MOST_TURNS
    coming = futures(state, pace, turns=turns, bots_begin=bots_begin)
    until, found = monotonic() + SECONDS, list(islice(coming, games or BATCH))
    while games is None and monotonic() < until:
        found += islice(coming, BATCH)
    played = [one for one in found if one.moments]
    return _summed_up(state, played) if played else None


def _summed_up(state: State, found: list[Future]) -> Ahead:
    last = NEXT_TURNS[-1]
    ends = [one.moments[min(last, len(one.moments)) - 1] for one in found]
    bots = [bot for bot in (AUTOMA, SHADOW) if bot in state.tracks]
    return Ahead(
        games=len(found),
        landmarks={
            name: _landmark(state, found, name)
            for name, owner in state.landmarks.items()
            if owner is None
        },
        places={
            bot: {
                track: quantiles(Counter(end.tracks[bot][track] for end in ends), SPREAD)
                for track in state.tracks[bot]
            }
            for bot in bots
        },
        income=_income(state, found),
        points=Counter(one.points for one in found if one.points is not None),
    )


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
