"""Further ahead than the next pair: a table is played on many times, and what comes is counted.

The kernel plays where it is ready and knows the table; else the reference engine does for as long
as somebody is willing to wait. Either way the games depend on what everybody may see and on nothing
else, and what is counted says who has played it.
"""

from itertools import islice
from time import monotonic

import msgspec

from thirdchair.lab.counting import Ahead, By, summed_up
from thirdchair.lab.covering import uncovered
from thirdchair.lab.futures import MOST_TURNS, Pace, alike, futures, looks, play_on
from thirdchair.lab.warming import MISSING
from thirdchair.tapestry.state import DuelState, State

WITHIN = 6
"""How many turns of the bots are looked at where no era of theirs ends: at a table of two."""
SECONDS = 0.5
"""How long the reference engine plays, at most."""
BATCH = 20
GAMES = 10_000
"""What the kernel plays: a share is then known to a hundredth, in a tenth of a second."""


def look_ahead(
    state: State,
    pace: Pace,
    *,
    bots_begin: bool = False,
    games: int | None = None,
    no_kernel: str = MISSING,
) -> Ahead | None:
    """So many games, or as many as each engine plays by itself; None where no bot plays on.

    `no_kernel`: why the kernel cannot be asked now, see `warming`; empty if it can.
    """
    if not play_on(state):
        return None
    by = _by(state, no_kernel)
    if by.kernel:
        from thirdchair.lab.kernel import looking

        first = looks(state) >> 2
        seeds = range(first, first + (games or GAMES))
        found = looking.look_ahead(alike(state), seeds, pace, bots_begin=bots_begin)
    else:
        found = _by_reference(state, pace, bots_begin=bots_begin, games=games)
    return found and msgspec.structs.replace(found, by=by)


def _by(state: State, no_kernel: str) -> By:
    """What the kernel does not know is said first: installing it would change nothing."""
    if unknown := uncovered(state):
        return By(False, unknown.why, unknown.what)
    return By(not no_kernel, no_kernel)


def _by_reference(state: State, pace: Pace, *, bots_begin: bool, games: int | None) -> Ahead | None:
    turns = WITHIN if isinstance(state, DuelState) else MOST_TURNS
    coming = futures(state, pace, turns=turns, bots_begin=bots_begin)
    until, found = monotonic() + SECONDS, list(islice(coming, games or BATCH))
    while games is None and monotonic() < until:
        found += islice(coming, BATCH)
    played = [one for one in found if one.moments]
    return summed_up(state, played) if played else None
