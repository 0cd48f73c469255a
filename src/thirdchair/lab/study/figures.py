"""What the games of a study come to: means with their error, quantiles and shares, cell by cell."""

from typing import NamedTuple

import numpy as np
import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.compute as pc  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]

from thirdchair.lab.shares import SURE, Share
from thirdchair.lab.study.chunks import CELL, KERNEL
from thirdchair.lab.study.folder import Folder

SPREAD = (0.1, 0.5, 0.9)


class Figure(NamedTuple):
    """A column of numbers in the games of one cell. Without any number there is no mean."""

    mean: float | None
    error: float
    """Nineteen of twenty times the true mean is no further away."""
    spread: tuple[float, ...]
    """Low, middle and high."""
    came: Share
    """In how many of the games there is a number at all."""


class Figures:
    """The merged games of a study, read column by column."""

    def __init__(self, folder: Folder, cells: int) -> None:
        self.file, self.cells = folder.result, cells
        self.columns: list[str] = pq.read_schema(self.file).names
        self._cell: np.ndarray[tuple[int], np.dtype[np.int32]] = self._read(CELL).to_numpy()

    def _read(self, column: str) -> pa.ChunkedArray:
        return pq.read_table(self.file, columns=[column])[column]

    @property
    def games(self) -> int:
        return len(self._cell)

    @property
    def kernel(self) -> Share:
        """The games that the kernel has played."""
        return Share(int(pc.sum(self._read(KERNEL)).as_py()), self.games)

    def numbers(self, column: str) -> list[Figure]:
        """One figure for each cell."""
        values = self._read(column)
        there = values.is_valid().to_numpy()
        numbers = pc.fill_null(values, 0).to_numpy()
        found = []
        for cell in range(self.cells):
            here = self._cell == cell
            found.append(_figure(numbers[here & there].astype(float), int(here.sum())))
        return found

    def names(self, column: str) -> list[dict[str | None, Share]]:
        """For each cell how often each name comes; None is that there is none."""
        values = self._read(column)
        found = []
        for cell in range(self.cells):
            here = values.filter(pa.array(self._cell == cell))
            counts = {one["values"]: one["counts"] for one in here.value_counts().to_pylist()}
            found.append({name: Share(count, len(here)) for name, count in counts.items()})
        return found


def _figure(numbers: np.ndarray[tuple[int, ...], np.dtype[np.float64]], games: int) -> Figure:
    came = Share(len(numbers), games)
    if not len(numbers):
        return Figure(None, 0.0, (), came)
    spread = np.quantile(numbers, SPREAD, method="inverted_cdf")
    deviation = numbers.std(ddof=1) if len(numbers) > 1 else 0.0
    error = SURE * float(deviation) / len(numbers) ** 0.5
    return Figure(float(numbers.mean()), error, tuple(spread.tolist()), came)
