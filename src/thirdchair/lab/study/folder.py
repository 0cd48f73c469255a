"""The folder of a study: what it is, which chunks are done, and what they come to.

A chunk is there as a whole or not at all: it is written beside its place, brought to the disk and
then renamed. So a study goes on after any end, and plays nothing twice.
"""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]

from thirdchair.kit.learned import from_json
from thirdchair.kit.refusals import bad_input
from thirdchair.lab.study.chunks import Chunk
from thirdchair.lab.study.grid import Grid

ABOUT, CHUNKS, RESULT, REPORT = "study.json", "chunks", "games.parquet", "report.html"
COMING = ".coming"


class About(msgspec.Struct, frozen=True):
    """What the folder holds."""

    digest: str
    size: int
    """Games of a chunk."""
    grid: Grid


class Folder:
    """The files of one study."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.result, self.report = path / RESULT, path / REPORT

    def open(self, grid: Grid, size: int) -> None:
        """Begin here, or go on with the same grid; a folder with anything else is left alone."""
        if self.path.exists() and not self.path.is_dir():
            raise bad_input("study-no-folder", file=str(self.path))
        about = self.path / ABOUT
        if about.exists():
            if self._about(about) != About(grid.digest, size, grid):
                raise bad_input("study-other", file=str(self.path))
            (self.path / CHUNKS).mkdir(exist_ok=True)  # whoever cleans up takes it first
            return
        if self.path.is_dir() and any(not _is_ours(one) for one in self.path.iterdir()):
            raise bad_input("study-not-empty", file=str(self.path))
        (self.path / CHUNKS).mkdir(parents=True, exist_ok=True)
        said = msgspec.json.format(msgspec.json.encode(About(grid.digest, size, grid)), indent=1)
        write(about, lambda there: there.write_bytes(said))

    def _about(self, file: Path) -> About | None:
        with suppress(msgspec.DecodeError, UnicodeDecodeError):
            return from_json(About).decode(file.read_bytes())
        return None

    def place(self, chunk: Chunk) -> Path:
        return self.path / CHUNKS / chunk.file

    def is_done(self, chunk: Chunk) -> bool:
        """Is it there, with all of its games? A file that is damaged anywhere counts as none."""
        with suppress(OSError, pa.ArrowException):
            return bool(pq.read_table(self.place(chunk)).num_rows == chunk.games)
        return False

    def is_merged(self, games: int) -> bool:
        """Are all games in one file already? It is made of the chunks, so its end is enough."""
        with suppress(OSError, pa.ArrowException):
            return bool(pq.read_metadata(self.result).num_rows == games)
        return False

    def keep(self, chunk: Chunk, table: pa.Table) -> None:
        write(self.place(chunk), lambda there: pq.write_table(table, there))

    def merge(self, chunks: list[Chunk]) -> None:
        """All chunks as one file, in the order of their games, never all in memory at once."""

        def together(there: Path) -> None:
            with pq.ParquetWriter(there, pq.read_schema(self.place(chunks[0]))) as writer:
                for chunk in chunks:
                    writer.write_table(pq.read_table(self.place(chunk)))

        write(self.result, together)


def _is_ours(one: Path) -> bool:
    """What a study leaves that was ended before it had said what it is."""
    return one.name == CHUNKS or one.name.endswith(COMING)


def write(place: Path, fill: Callable[[Path], object]) -> None:
    """A whole file or none; an older one stays until then."""
    coming = place.with_name(place.name + COMING)
    try:
        fill(coming)
        with coming.open("rb+") as file:
            os.fsync(file.fileno())
        coming.replace(place)
    except BaseException:
        with suppress(OSError):
            coming.unlink()
        raise
