"""One study from its grid to its files: what is done already is not played again."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pyarrow as pa  # type: ignore[import-untyped]

from thirdchair.lab.study.chunks import Chunk, chunks_of, work_of
from thirdchair.lab.study.folder import Folder
from thirdchair.lab.study.grid import Grid, check_cells
from thirdchair.lab.study.modes import MODES
from thirdchair.lab.study.workers import Share

Progress = Callable[[int, int], None]
"""Told after each chunk: games that are done, and all games."""


def study(
    grid: Grid,
    path: Path,
    share: Share,
    *,
    size: int | None = None,
    progress: Progress = lambda done, of: None,
) -> Folder:
    """Play what is missing, keep each chunk as it comes, then put all of them together.

    `size` is the number of games in a chunk, if not the usual one of the mode.
    """
    mode = MODES[grid.mode]()
    check_cells(grid, mode.begin)
    folder, size = Folder(path), size or mode.chunk
    folder.open(grid, size)
    chunks = chunks_of(grid, size)
    missing = [chunk for chunk in chunks if not folder.is_done(chunk)]
    of = sum(chunk.games for chunk in chunks)
    done = of - sum(chunk.games for chunk in missing)
    progress(done, of)
    for chunk, table in _played(grid, missing, share):
        folder.keep(chunk, table)
        done += chunk.games
        progress(done, of)
    if missing or not folder.is_merged(of):
        folder.merge(chunks)
    return folder


def _played(grid: Grid, missing: list[Chunk], share: Share) -> Iterator[tuple[Chunk, pa.Table]]:
    cells = grid.cells()
    by_place = {(chunk.cell, chunk.first): chunk for chunk in missing}
    for work, table in share(work_of(grid, cells, chunk) for chunk in missing):
        yield by_place[work.place, work.first], table
