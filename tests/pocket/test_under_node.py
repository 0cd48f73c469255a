"""The engine under the Python of the browser: golden games are told there as everywhere."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.golden.played import FOLDER

pytestmark = pytest.mark.journey

CHOSEN = (
    *("duel", "solo-6", "solo-arts", "scenario-atlantis-3", "scenario-kaiju-2"),
    *("scythe-with_modules", "fenris-peace", "horde-two"),
)
"""One of each kind; all of them take four times as long, and were the same when it was tried."""


def test_golden_games_are_told_the_same_under_pyodide(site: Path) -> None:
    runner = Path(__file__).with_name("under_node.mjs")
    command = ["node", str(runner), str(site), str(FOLDER.parent), *CHOSEN]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr[-2000:]
    told = json.loads(ran.stdout.splitlines()[-1])
    assert told == {"changed": [], "platform": "emscripten"}
