"""What is behind a gate does not show before it: a twin that differs there answers the same."""

import os
import pickle
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fenris.asked import Heard
from tests.fenris.gates import Gate, gates, states_to
from tests.fenris.twins import PACKAGE, Behind, write_twin
from tests.toy.asking import LANGUAGES
from tests.toy.test_twin import differing

ROOT = Path(__file__).parents[2]
PATIENCE = 300
FIRST = gates()[0]
AT_EACH = [
    pytest.param(gate, id=str(gate), marks=() if gate == FIRST else pytest.mark.journey)
    for gate in gates()
]
"""Every run of the tests looks around at the first gate."""


class App:
    """A process that is asked at a gate; `package`: the folder that it imports the app from."""

    def __init__(self, folder: Path, package: Path) -> None:
        self._file = folder / f"{package.name}.pickle"
        self._path = os.pathsep.join((str(package), str(ROOT)))

    def ask(self, gate: Gate, guesses: list[str]) -> subprocess.Popen[bytes]:
        language = LANGUAGES[gates().index(gate) % len(LANGUAGES)]
        self._file.write_bytes(pickle.dumps((gate, language, guesses)))
        command = [sys.executable, "-m", "tests.fenris.asked", str(self._file)]
        return subprocess.Popen(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": self._path})

    def heard(self) -> Heard:
        heard: Heard = pickle.loads(self._file.with_suffix(".heard").read_bytes())
        return heard


def both(folder: Path, gate: Gate, first: Path = PACKAGE.parent) -> list[str]:
    """What the app and its twin answer differently to the same script."""
    behind = Behind(states_to(gate)[1])
    twin = write_twin(folder / "twin", behind, first / PACKAGE.name)
    apps = [App(folder, first), App(folder, twin)]
    for process in [app.ask(gate, behind.guesses()) for app in apps]:
        assert process.wait(PATIENCE) == 0
    heard = [app.heard() for app in apps]
    assert len(heard[0]) > 500
    return differing(*heard)


@pytest.mark.parametrize("gate", AT_EACH)
def test_a_twin_answers_the_same_up_to_each_gate(gate: Gate, tmp_path: Path) -> None:
    found = both(tmp_path, gate)
    assert not found, "\n".join(found[:5])


def test_one_leaked_count_is_found(tmp_path: Path) -> None:
    """The page of the table says in passing how many evenings there are."""
    leaky = tmp_path / "leaky"
    shutil.copytree(PACKAGE, leaky / PACKAGE.name)
    file = leaky / PACKAGE.name / "scythe/fenris/views.py"
    text = file.read_text("utf-8")
    assert '"mode": "fenris",' in text
    leak = '"mode": "fenris", "evenings": len(_found()),'
    line = "from thirdchair.scythe.fenris.episodes.finding import _found\n"
    text = text.replace('"mode": "fenris",', leak).replace(
        "import msgspec\n", f"import msgspec\n{line}"
    )
    file.write_text(text, "utf-8")
    found = both(tmp_path, FIRST, leaky)
    assert any("evenings" in one for one in found), found[:1]
