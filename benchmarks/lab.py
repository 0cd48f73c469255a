"""The kernel on one core beside the reference engine, in one run: whole games of the bots.

Times are those that this process spent, so a busy machine measures what a quiet one does.
"""

from collections.abc import Iterator
from functools import partial
from resource import RUSAGE_SELF, getrusage
from statistics import median
from time import process_time

import numpy as np

from benchmarks import studies
from benchmarks.bots import LEVELS, solo, whole_game
from benchmarks.engine import GAMES, TURNS, duel, quick_chance, whole_games
from benchmarks.figures import Figure, median_seconds, per_second
from thirdchair.lab.ahead import look_ahead
from thirdchair.lab.figures import chance
from thirdchair.lab.futures import Pace
from thirdchair.lab.kernel.batches import Batch, warm_up
from thirdchair.lab.warming import MISSING
from thirdchair.tapestry.state import State

BATCH = 10_000
TIMES = 9
SIZES = (1, 10, 100, 1_000, 10_000, 100_000, 1_000_000)
MOST_TURNS = 200
"""More than the bots of a solo game take."""


def figures() -> Iterator[Figure]:
    """Both modes, the cost of a game by the size of its batch, memory, and studies."""
    warm_up()
    table = duel()
    _, reference = per_second(
        lambda: whole_games(table, quick_chance()), TURNS * GAMES, 9, process_time
    )
    kernel = [turns_per_second(table, TURNS) for _ in range(TIMES)]
    yield turns("duel", kernel, reference, "")
    tables = [solo(level) for level in LEVELS]
    played = sum(whole_game(one) for one in tables)
    _, reference = per_second(lambda: [whole_game(one) for one in tables], played, 9, process_time)
    kernel = [all_levels(tables) for _ in range(TIMES)]
    yield turns("solo, all levels", kernel, reference, "5,000,000/s, 200 times")
    for size in SIZES:
        yield Figure(
            f"a solo game in a batch of {size:,}", f"{cost(tables[3], size) * 1e6:,.2f} µs"
        )
    yield from first_figures(tables[3])
    games = Batch([tables[3]], np.arange(SIZES[-1]))
    yield Figure("a million games", f"{games.rows.nbytes / 1e6:,.0f} MB", "1,000 MB")
    peak = getrusage(RUSAGE_SELF).ru_maxrss / 1e3
    yield Figure("the whole process at its highest", f"{peak:,.0f} MB", "1,000 MB")
    yield from studies.figures()


def first_figures(table: State) -> Iterator[Figure]:
    """How long a forecast takes from the first card of a whole solo game, with each engine."""
    for engine, no_kernel, target in (("kernel", "", "0.3 s"), ("reference", MISSING, "0.5 s")):
        look = partial(look_ahead, table, Pace(5), no_kernel=no_kernel)
        found = look()
        assert found is not None
        share = chance(found.chance_to_win(found.spread[1]))
        yield Figure(
            f"a forecast by the {engine}",
            f"{median_seconds(look, TIMES):.2f} s, {found.games:,} games, ± {share.error:g} %",
            target,
        )


def turns(mode: str, kernel: list[float], reference: float, target: str) -> Figure:
    """The kernel at its best, and how often the reference goes into it."""
    best = max(kernel)
    return Figure(
        f"kernel turns, {mode}",
        f"{best:,.0f}/s (median {median(kernel):,.0f}), reference {reference:,.0f}/s: "
        f"{best / reference:,.0f} times",
        target,
    )


def turns_per_second(table: State, most: int) -> float:
    """One batch of whole games."""
    games = Batch([table], np.arange(BATCH))
    start = process_time()
    played = games.turns(most)
    return played / (process_time() - start)


def all_levels(tables: list[State]) -> float:
    """A batch for each level, as one measurement."""
    games = [Batch([table], np.arange(BATCH)) for table in tables]
    start = process_time()
    played = sum(one.turns(MOST_TURNS) for one in games)
    return played / (process_time() - start)


def cost(table: State, size: int) -> float:
    """Seconds for a game from its table to its end, in a batch of this size."""
    times = max(1, 1_000 // size)
    start = process_time()
    for _ in range(times):
        Batch([table], np.arange(size)).turns(MOST_TURNS)
    return (process_time() - start) / (times * size)
