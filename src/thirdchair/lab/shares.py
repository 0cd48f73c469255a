"""Shares of sampled games, with an honest error, and in words that need no arithmetic."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt

import msgspec

SURE = 1.96
"""Nineteen of twenty such intervals hold the true share."""

PLAIN = (
    (0.02, "hardly"),
    (0.075, "one-in-twenty"),
    (0.13, "one-in-ten"),
    (0.18, "one-in-six"),
    (0.225, "one-in-five"),
    (0.29, "one-in-four"),
    (0.42, "one-in-three"),
    (0.58, "one-in-two"),
    (0.71, "two-in-three"),
    (0.79, "three-in-four"),
    (0.87, "five-in-six"),
    (0.95, "nine-in-ten"),
    (0.98, "nineteen-in-twenty"),
)
"""Up to this share: how people say it. What is above all of them is all but sure."""


class Share(msgspec.Struct, frozen=True):
    """So many of so many games; `low` and `high` are where the true chance lies (Wilson)."""

    hits: int
    games: int

    @property
    def value(self) -> float:
        return self.hits / self.games if self.games else 0.0

    @property
    def low(self) -> float:
        return self._bound(-1)

    @property
    def high(self) -> float:
        return self._bound(+1)

    def _bound(self, side: int) -> float:
        if not self.games:
            return 0.0 if side < 0 else 1.0
        n, p, z = self.games, self.value, SURE
        middle = p + z * z / (2 * n)
        reach = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return min(1.0, max(0.0, (middle + side * reach) / (1 + z * z / n)))

    @property
    def plain(self) -> str:
        """How people say it, as the end of a message id."""
        if self.hits in (0, self.games):
            return "never" if not self.hits else "always"
        return next((name for most, name in PLAIN if self.value <= most), "all-but-sure")


def quantile(counts: Counter[int], part: float) -> int:
    """The smallest value that at least this part of the games does not exceed."""
    needed, seen = part * counts.total(), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= needed:
            return value
    raise ValueError("no games")


def quantiles(counts: Counter[int], parts: Sequence[float]) -> list[int]:
    return [quantile(counts, part) for part in parts]


def quantile_error(counts: Counter[int], parts: Sequence[float]) -> int:
    """How far from each of these quantiles the true one may lie, at most.

    So many games more or fewer below it are luck.
    """
    errors = [0]
    for part in parts:
        luck = SURE * sqrt(part * (1 - part) / counts.total())
        low, found, high = quantiles(counts, (max(0.0, part - luck), part, min(1.0, part + luck)))
        errors += [found - low, high - found]
    return max(errors)
