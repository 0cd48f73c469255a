"""How long a command takes from being typed to its end, each in a process of its own."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from benchmarks.figures import Figure, as_installed, median_seconds

TIMES = 9
NEW = (
    '{"new": {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bert"], "seed": 7}}\n'
    '{"do": "bots_turn"}\n'
)
COMMANDS: list[tuple[str, list[str]]] = [
    ("thirdchair --version", ["--version"]),
    ("thirdchair script, two lines", ["script"]),
    ("thirdchair rules heart", ["rules", "heart"]),
    ("thirdchair rules ID", ["rules", "scy.automa.terms.unit"]),
]


def figures() -> Iterator[Figure]:
    """Python itself for comparison, then our commands."""
    python = median_seconds(lambda: _run([sys.executable, "-c", "pass"]), TIMES)
    yield Figure("python -c pass", f"{python:.2f} s")
    command = str(Path(sys.executable).with_name("thirdchair"))
    for what, arguments in COMMANDS:
        taken = median_seconds(lambda: _run([command, *arguments]), TIMES)  # noqa: B023
        yield Figure(what, f"{taken:.2f} s", "0.30 s")


def _run(command: list[str]) -> None:
    kept = as_installed()
    subprocess.run(command, input=NEW, text=True, stdout=subprocess.DEVNULL, env=kept, check=True)
