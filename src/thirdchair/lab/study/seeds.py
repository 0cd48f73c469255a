"""The chance of a study: each game has a seed of its own, made of its cell and its number alone.

So a game is the same on any machine, in any chunk, by any worker.
"""

from hashlib import blake2b

import msgspec
import numpy as np

from thirdchair.lab.kernel.chance import HALF, MIX_1, MIX_2, SHIFTS, STEP
from thirdchair.lab.kernel.records import Numbers
from thirdchair.lab.study.grid import Cell

ONE = np.uint64(1)
SET_UP = np.uint64(0x5E7_0F_7AB1E)
"""What keeps the draws of a set-up apart from those of its game."""


def seeds_of(mode: str, seed: int, cell: Cell, first: int, count: int) -> Numbers:
    """The seeds of so many games of a cell, from this number on; none is negative."""
    said = msgspec.json.encode([mode, seed, sorted(cell.items())])
    key = np.uint64(int.from_bytes(blake2b(said, digest_size=8).digest()))
    numbers = np.arange(first, first + count, dtype=np.uint64)
    return (_stirred(key + (numbers + ONE) * STEP) >> ONE).astype(np.int64)


def places(seeds: Numbers, n: int) -> list[int]:
    """The n-th number of each set-up, below 2 to the 32nd."""
    own = _stirred(seeds.astype(np.uint64) ^ SET_UP)
    step = np.uint64((n + 1) * int(STEP) % 2**64)
    numbers: list[int] = (_stirred(own + step) >> HALF).tolist()
    return numbers


def _stirred(z: Numbers) -> Numbers:
    z = (z ^ (z >> SHIFTS[0])) * MIX_1
    z = (z ^ (z >> SHIFTS[1])) * MIX_2
    return z ^ (z >> SHIFTS[2])
