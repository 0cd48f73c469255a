"""Studies: two workers against one, and games of other projects beside ours where they are here.

Unlike the rest of the lab this is measured by the clock on the wall: what two processes gain is
what somebody waits less. On a busy machine they gain little, so the load is told, too.
"""

import os
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

from benchmarks.figures import Figure, seconds_of
from thirdchair.lab.study.chunks import Work, chunks_of, work_of
from thirdchair.lab.study.grid import checked
from thirdchair.lab.study.modes import MODES
from thirdchair.lab.study.workers import processes

MODE = "tapestry/solo"
GAMES = 120_000
TIMES = 5
SECONDS = 2.0
"""How long another project plays."""


def figures() -> Iterator[Figure]:
    """Our workers, then the others."""
    works = _works()
    _play(works[:2], 2)  # whatever is compiled is kept then
    taken: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(TIMES):
        for count, times in taken.items():
            times.append(seconds_of(lambda count=count: _play(works, count)))  # type: ignore[misc]
    one, two = median(taken[1]), median(taken[2])
    load = os.getloadavg()[0]
    yield Figure(
        f"a study of {len(works) * works[0].count:,} games, two workers against one",
        f"{one:.1f} s and {two:.1f} s: {one / two:.2f} times (load {load:.1f})",
        "1.7 times",
    )
    for name, what, steps in OTHERS:
        if find_spec(name) is not None:
            yield Figure(what, f"{_per_second(steps):,.0f}/s")


def _works() -> list[Work]:
    mode = MODES[MODE]()
    grid = checked(MODE, mode.settings(), {"level": ["all"]}, GAMES, 1)
    cells = grid.cells()
    return [work_of(grid, cells, chunk) for chunk in chunks_of(grid, mode.chunk)]


def _play(works: list[Work], count: int) -> None:
    for _ in processes(count)(works):
        pass


def _per_second(steps: Callable[[Random], int]) -> float:
    """Steps of whole games by random players, by the time that this process spent."""
    chance, done = Random(7), 0
    start, until = process_time(), perf_counter() + SECONDS
    while perf_counter() < until:
        done += steps(chance)
    return done / (process_time() - start)


def backgammon(chance: Random) -> int:
    """One game of OpenSpiel's backgammon; rolls of the dice are steps."""
    state: Any = import_module("pyspiel").load_game("backgammon").new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            options, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(options, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
        steps += 1
    return steps


def catan(chance: Random) -> int:
    """One game of Catanatron with four random players."""
    catanatron: Any = import_module("catanatron")
    colors = list(catanatron.Color)
    game = catanatron.Game(
        [catanatron.RandomPlayer(color) for color in colors], seed=chance.getrandbits(32)
    )
    steps = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        steps += 1
    return steps


OTHERS: tuple[tuple[str, str, Callable[[Random], int]], ...] = (
    ("pyspiel", "OpenSpiel's backgammon, steps", backgammon),
    ("catanatron", "Catanatron, actions", catan),
)
