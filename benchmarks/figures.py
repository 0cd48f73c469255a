"""What a benchmark reports, and how it measures."""

import os
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import NamedTuple


class Figure(NamedTuple):
    """One line of the table."""

    what: str
    measured: str
    target: str = ""


def as_installed(**more: str) -> dict[str, str]:
    """The environment of a command that is measured: Python may keep compiled modules.

    Whoever has installed a program has them.
    """
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | more


def seconds_of(work: Callable[[], object], clock: Callable[[], float] = perf_counter) -> float:
    """How long one call takes."""
    start = clock()
    work()
    return clock() - start


def median_seconds(work: Callable[[], object], times: int) -> float:
    """The call in the middle of many: half were faster, half slower."""
    return median(seconds_of(work) for _ in range(times))


def per_second(
    work: Callable[[], object],
    amount: int,
    times: int = 40,
    clock: Callable[[], float] = perf_counter,
) -> tuple[float, float]:
    """How many of `amount` things a second `work` does: in the median, and at its best.

    The best is what the code can do on a quiet core; the median is what this machine gave.
    """
    taken = [seconds_of(work, clock) for _ in range(times)]
    return amount / median(taken), amount / min(taken)
