"""Chunks: the games of one cell that one worker plays at once, and the table that comes of them."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import numpy as np
import pyarrow as pa  # type: ignore[import-untyped]

from thirdchair.lab.kernel.records import Numbers
from thirdchair.lab.study.grid import Cell, Grid
from thirdchair.lab.study.modes import MODES, Mode
from thirdchair.lab.study.seeds import seeds_of
from thirdchair.lab.study.sources import rules_of

CELL, GAME, KERNEL = "cell", "game", "kernel"


class Chunk(NamedTuple):
    """Some games of a cell, from this number on."""

    number: int
    cell: int
    first: int
    games: int

    @property
    def file(self) -> str:
        return f"chunk-{self.number:06}.parquet"


class OtherRules(Exception):
    """A worker has another Third Chair than the study: its games would be others."""


class Work(msgspec.Struct, frozen=True):
    """What a worker is told: everything that its games depend on."""

    mode: str
    seed: int
    place: int
    cell: Cell
    first: int
    count: int
    rules: str
    """The name of the rules that the study is played by."""


def chunks_of(grid: Grid, size: int) -> list[Chunk]:
    """All chunks in the order of their games. They never depend on who plays them."""
    return [Chunk(number, *part) for number, part in enumerate(_parts(grid, size))]


def _parts(grid: Grid, size: int) -> Iterator[tuple[int, int, int]]:
    for place, _ in enumerate(grid.cells()):
        for first in range(0, grid.games, size):
            yield place, first, min(size, grid.games - first)


def work_of(grid: Grid, cells: list[Cell], chunk: Chunk) -> Work:
    what = (grid.mode, grid.seed, chunk.cell, cells[chunk.cell])
    return Work(*what, chunk.first, chunk.games, grid.rules)


def played(work: Work) -> pa.Table:
    """The games of a chunk, one in each row: what a worker does, by the rules of the study."""
    if rules_of(work.mode.partition("/")[0]) != work.rules:
        raise OtherRules
    mode = MODES[work.mode]()
    seeds = seeds_of(work.mode, work.seed, work.cell, work.first, work.count)
    columns = mode.play(work.cell, seeds)
    numbers = np.arange(work.first, work.first + work.count, dtype=np.int64)
    found = {
        CELL: pa.array(np.full(work.count, work.place, np.int32)),
        GAME: pa.array(numbers),
        KERNEL: pa.array(columns.pop(KERNEL)),
    }
    return pa.table(found | {name: _column(mode, name, one) for name, one in columns.items()})


def _column(mode: Mode, name: str, values: Numbers) -> pa.Array:
    """What never came is no number: it would spoil a mean."""
    if name in mode.named:
        names = mode.named[name]
        return pa.array([names[one] if one >= 0 else None for one in values.tolist()], pa.string())
    return pa.array(values, mask=values == 0 if name in mode.moments else None)
