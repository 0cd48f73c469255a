"""Chance: the n-th number of a game is made of its seed and n alone, for both engines.

So a game is the same in every batch, on every worker, and in the reference engine. A question is
answered by the k-th of its options in the order in which it lists them (cards and tracks ascend).
"""

import numpy as np

from thirdchair.kit.questions import Question, Value
from thirdchair.lab.kernel.compiling import compiled, entrance, nth
from thirdchair.lab.kernel.games import Game

STEP = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
SHIFTS = np.uint64(30), np.uint64(27), np.uint64(31)
HALF = np.uint64(32)
"""The numbers of SplitMix64 (Steele, Lea and Flood 2014): a counter, thoroughly stirred."""


@entrance
def place_of(seed: int, n: int, options: int) -> int:
    """The answer number `n` of a game: which of so many options, from 0."""
    z = np.uint64(seed) + np.uint64(n + 1) * STEP
    z = (z ^ (z >> SHIFTS[0])) * MIX_1
    z = (z ^ (z >> SHIFTS[1])) * MIX_2
    z ^= z >> SHIFTS[2]
    return int(((z >> HALF) * np.uint64(options)) >> HALF)


@compiled
def one_of(game: Game, options: int) -> int:
    """Which of so many options chance takes now, from 0."""
    place = place_of(game.seed, game.used, options)
    game.used += 1
    return place


@compiled
def member_of(game: Game, options: int, size: int) -> int:
    """Which member of a set of this size chance takes now."""
    return nth(options, one_of(game, size))


class SameChance:
    """Answers questions of the reference engine as the kernel does: people play nothing special."""

    def __init__(self, seed: int, used: int = 0) -> None:
        self.seed, self.used = seed, used

    def __call__(self, question: Question) -> Value:
        options: tuple[Value, ...] = question.options  # type: ignore[attr-defined]
        if not question.chance:
            assert "none" in options
            return "none"
        place = place_of(self.seed, self.used, len(options))
        self.used += 1
        return options[place]
