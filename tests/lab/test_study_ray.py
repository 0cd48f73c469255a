"""The same study on Ray, for real: started here, with two processors, one of them killed."""

import os
import shutil
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.lab.studies import SCYTHE, games_of, grid, run
from thirdchair.kit.refusals import Refusal
from thirdchair.lab.study.folder import RESULT
from thirdchair.lab.study.on_ray import LOCAL, ray_at
from thirdchair.lab.study.sources import PACKAGE

GRID = grid(SCYTHE, 160, level=["automa", "ultimaszyna"])


@pytest.mark.journey
@pytest.mark.filterwarnings("ignore")
def test_ray_comes_to_the_same_file_as_one_process_though_a_worker_is_killed(
    tmp_path: Path,
) -> None:
    killed: list[int] = []

    def kill_one(done: int, of: int) -> None:
        victim = next(_workers_of_ray(), None)  # between two chunks a worker plays nothing
        if done and not killed and victim:
            os.kill(victim, signal.SIGKILL)
            killed.append(victim)

    shared = run(tmp_path / "ray", GRID, ray_at(LOCAL, 2), size=20, progress=kill_one)
    alone = run(tmp_path / "alone", GRID, size=20)
    assert killed
    assert shared.result.read_bytes() == alone.result.read_bytes()
    assert games_of(alone).num_rows == 320


@pytest.mark.journey
@pytest.mark.filterwarnings("ignore")
def test_a_worker_with_other_rules_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its machine has a Third Chair with another line in its content."""
    changed = tmp_path / "other" / "thirdchair"
    left_out = shutil.ignore_patterns("__pycache__", "web", "locales")
    shutil.copytree(PACKAGE, changed, ignore=left_out)
    with (changed / "scythe" / "content" / "numbers.toml").open("a", encoding="utf-8") as file:
        file.write("# Something else.\n")
    monkeypatch.setenv("PYTHONPATH", str(changed.parent))
    with pytest.raises(Refusal, match="study-rules"):
        run(tmp_path / "study", GRID, ray_at(LOCAL, 1), size=20)
    assert not (tmp_path / "study" / RESULT).exists()


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
    with suppress(OSError):  # it has ended meanwhile
        while pid > 1:
            if pid == ancestor:
                return True
            text = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
            pid = int(text.rpartition(")")[2].split()[1])
    return False
