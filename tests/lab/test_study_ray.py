"""The same study on Ray, for real: started here, with two processors, one of them killed."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lab.studies import SCYTHE, games_of, grid, run
from thirdchair.kit.refusals import Refusal
from thirdchair.lab.study.on_ray import LOCAL, ray_at

GRID = grid(SCYTHE, 160, level=["automa", "ultimaszyna"])


@pytest.mark.journey
@pytest.mark.filterwarnings("ignore")
def test_ray_comes_to_the_same_file_as_one_process_though_a_worker_is_killed(
    tmp_path: Path,
) -> None:
    killed: list[int] = []

    def kill_one(done: int, of: int) -> None:
        if done and not killed:
            victim = next(_workers_of_ray())
            os.kill(victim, signal.SIGKILL)
            killed.append(victim)

    shared = run(tmp_path / "ray", GRID, ray_at(LOCAL, 2), size=20, progress=kill_one)
    alone = run(tmp_path / "alone", GRID, size=20)
    assert killed
    assert shared.result.read_bytes() == alone.result.read_bytes()
    assert games_of(alone).num_rows == 320


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:1"])
def test_a_cluster_that_is_not_there_is_a_sentence(tmp_path: Path, address: str) -> None:
    with pytest.raises(Refusal, match="study-ray"):
        run(tmp_path, GRID, ray_at(address), size=20)


def _workers_of_ray() -> Iterator[int]:
    """Processes below this one that play for Ray right now."""
    for stat in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            line = stat.read_bytes()
        except OSError:
            continue
        if line.startswith(b"ray::played") and _is_below(int(stat.parent.name), os.getpid()):
            yield int(stat.parent.name)


def _is_below(pid: int, ancestor: int) -> bool:
    while pid > 1:
        if pid == ancestor:
            return True
        text = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
        pid = int(text.rpartition(")")[2].split()[1])
    return False
