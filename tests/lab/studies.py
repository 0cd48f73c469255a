"""Small studies for the tests."""

from pathlib import Path

import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]

from thirdchair.lab.study.folder import Folder
from thirdchair.lab.study.grid import Grid, checked
from thirdchair.lab.study.modes import MODES
from thirdchair.lab.study.running import Progress, study
from thirdchair.lab.study.workers import Share, alone

SOLO, DUEL, SCYTHE = "tapestry/solo", "tapestry/duel", "scythe/automa"


def grid(mode: str = SOLO, games: int = 60, **settings: list[str]) -> Grid:
    return checked(mode, MODES[mode]().settings(), settings, games, seed=1)


def run(
    path: Path,
    what: Grid,
    share: Share = alone,
    size: int = 20,
    progress: Progress = lambda done, of: None,
) -> Folder:
    return study(what, path, share, size=size, progress=progress)


def games_of(folder: Folder) -> pa.Table:
    return pq.read_table(folder.result)
