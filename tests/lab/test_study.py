"""A study comes to the same games by whatever way: workers, deaths, kills, engines."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from tests.lab.studies import DUEL, SCYTHE, SOLO, games_of, grid, run
from thirdchair.kit.refusals import Refusal
from thirdchair.lab.study import grid as grids
from thirdchair.lab.study import sources, tapestry
from thirdchair.lab.study.beginnings import Beginnings
from thirdchair.lab.study.chunks import chunks_of
from thirdchair.lab.study.grid import Grid
from thirdchair.lab.study.modes import MODES
from thirdchair.lab.study.seeds import seeds_of
from thirdchair.lab.study.workers import processes
from thirdchair.tapestry.state import SoloState, State

LEVELS = grid(level=["1", "6"])


def test_two_workers_come_to_the_same_file_as_one_and_a_killed_worker_changes_nothing(
    tmp_path: Path,
) -> None:
    killed: list[int] = []

    def kill_one(done: int, of: int) -> None:
        if done and not killed:
            victim = multiprocessing.active_children()[0]
            assert victim.pid is not None
            os.kill(victim.pid, signal.SIGKILL)
            killed.append(victim.pid)

    one = run(tmp_path / "one", LEVELS)
    two = run(tmp_path / "two", LEVELS, processes(2), size=10, progress=kill_one)
    assert killed
    assert games_of(one).equals(games_of(two))
    assert games_of(one).num_rows == 120


KILLED = """
import multiprocessing, os, sys
from pathlib import Path
from tests.lab.studies import SCYTHE, grid, run
from thirdchair.lab.study.workers import processes

def die(done, of):
    if done == 40:
        print(*(one.pid for one in multiprocessing.active_children()), flush=True)
        os.kill(os.getpid(), 9)

if __name__ == "__main__":
    run(Path(sys.argv[1]), grid(SCYTHE, 200, level=["ultimaszyna"]), processes(2), 20, die)
"""


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[int]]:
    """The folder of a study that was killed after two of its ten chunks, and its workers."""
    folder = tmp_path_factory.mktemp("killed")
    script = folder / "script.py"
    script.write_text(KILLED, encoding="utf-8")
    died = subprocess.run(
        [sys.executable, str(script), str(folder / "study")],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(["src", "."])},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    assert died.returncode == -signal.SIGKILL
    return folder / "study", [int(one) for one in died.stdout.split()]


def test_a_study_that_was_killed_goes_on_and_equals_one_that_ran_through(
    killed: tuple[Path, list[int]], tmp_path: Path
) -> None:
    folder, _ = killed
    chunks = folder / "chunks"
    before = {file: file.stat().st_mtime_ns for file in chunks.glob("*.parquet")}
    assert len(before) == 2
    torn = max(before)
    torn.write_bytes(torn.read_bytes()[:-50])
    (chunks / "chunk-000009.parquet.coming").write_bytes(b"PAR1")
    what = grid(SCYTHE, 200, level=["ultimaszyna"])
    resumed = run(folder, what)
    through = run(tmp_path / "through", what)
    assert resumed.result.read_bytes() == through.result.read_bytes()
    del before[torn]
    assert {file: file.stat().st_mtime_ns for file in before} == before, "nothing is played twice"


def test_workers_end_when_their_study_is_killed(killed: tuple[Path, list[int]]) -> None:
    _, workers = killed
    assert len(workers) == 2
    while any(_lives(pid) for pid in workers):
        time.sleep(0.05)


def _lives(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text(encoding="ascii").split()[2]
    except OSError:
        return False


@pytest.mark.parametrize(
    "what",
    [
        grid(level=["1", "4", "6"], pace=["5", "still"]),
        grid(expansions=["PP+AA"], arts=["science"], level=["3"]),
        grid(DUEL, pace=["still", "7"]),
    ],
)
def test_which_engine_plays_changes_no_figure(what: Grid, monkeypatch: pytest.MonkeyPatch) -> None:
    mode = MODES[what.mode]()
    for cell in what.cells():
        seeds = seeds_of(what.mode, 1, cell, 0, 40)
        kernel = mode.play(cell, seeds)
        with monkeypatch.context() as without:
            without.setattr(tapestry, "covers", lambda table: False)
            reference = mode.play(cell, seeds)
        assert kernel.pop("kernel").any()
        assert not reference.pop("kernel").any()
        assert {name: one.tolist() for name, one in kernel.items()} == {
            name: one.tolist() for name, one in reference.items()
        }


def test_a_game_depends_on_its_cell_its_number_and_the_seed_alone() -> None:
    cell = grid().cells()[0]
    seeds = seeds_of(SOLO, 1, cell, 0, 1000)
    assert seeds[300:310].tolist() == seeds_of(SOLO, 1, cell, 300, 10).tolist()
    others = [seeds_of(SOLO, 2, cell, 0, 1000), seeds_of(SOLO, 1, cell | {"level": "3"}, 0, 1000)]
    assert len({*seeds.tolist(), *others[0].tolist(), *others[1].tolist()}) == 3000


def test_every_game_has_a_set_up_of_its_own_drawn_as_the_book_draws() -> None:
    beginnings = Beginnings({"game": "tapestry", "mode": "solo", "level": 2})
    seeds = seeds_of(SOLO, 1, grid().cells()[0], 0, 8000)
    tables: list[State] = [beginnings.tables[one] for one in beginnings.of(seeds)]
    solos = [table for table in tables if isinstance(table, SoloState)]
    civs, counts = np.unique([table.civs[0] for table in solos], return_counts=True)
    assert set(civs) == {"conquerors", "engineers", "explorers", "scientists"}
    assert counts.min() > 1800
    assert counts.max() < 2200
    assert all(table.favorites["automa"] != table.favorites["shadow"] for table in solos)


def test_another_grid_does_not_mix_with_what_is_there(tmp_path: Path) -> None:
    run(tmp_path, grid(games=10), size=10)
    before = sorted(tmp_path.rglob("*"))
    for other, size in ((grid(games=11), 10), (grid(games=10, level=["3"]), 10)):
        with pytest.raises(Refusal, match="study-other"):
            run(tmp_path, other, size=size)
    assert sorted(tmp_path.rglob("*")) == before


def test_games_by_other_rules_do_not_mix_with_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    what = grid(DUEL, games=10)
    run(tmp_path, what, size=10)
    monkeypatch.setattr(grids, "rules_of", lambda game: f"{game} of another day")
    with pytest.raises(Refusal, match="study-other"):
        run(tmp_path, what, size=10)


@pytest.mark.parametrize(
    ("file", "counts"),
    [
        ("tapestry/duel.py", True),
        ("tapestry/content/numbers.toml", True),
        ("lab/kernel/duel.py", True),
        ("kit/decks.py", True),
        ("scythe/stars.py", False),
        ("words/locales/en/core/study.ftl", False),
        ("tapestry/notes.txt", False),
    ],
)
def test_rules_have_another_name_when_a_source_of_theirs_changes(
    file: str, counts: bool, tmp_path: Path
) -> None:
    place = tmp_path / file
    place.parent.mkdir(parents=True)
    place.write_text("one", encoding="utf-8")
    parts = ("tapestry", *sources.LAB)
    before = sources.named(tmp_path, parts)
    place.write_text("two", encoding="utf-8")
    assert (sources.named(tmp_path, parts) != before) is counts


def test_every_part_that_decides_is_there_and_each_game_has_rules_of_its_own() -> None:
    assert all((sources.PACKAGE / part).exists() for part in ("tapestry", *sources.LAB))
    assert sources.rules_of("tapestry") != sources.rules_of("scythe")


def test_chunks_hold_every_game_once() -> None:
    what = grid(games=25, level=["1", "2"])
    found = [(one.cell, one.first + n) for one in chunks_of(what, 10) for n in range(one.games)]
    assert found == [(cell, game) for cell in (0, 1) for game in range(25)]
