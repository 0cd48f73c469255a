"""The golden games: each is played anew and compared with the text that was reviewed."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.golden import duel, scenarios, scythe, solo, solo_expansions

FOLDER = Path(__file__).parent

GAMES: dict[str, Callable[[], str]] = {
    "duel": duel.play,
    **{f"solo-{level}": partial(solo.play, level) for level in range(1, 7)},
    "solo-arts": solo_expansions.play_arts,
    "solo-double-strike": solo_expansions.play_double_strike,
    **scenarios.games(),
    **scythe.games(),
}


def file_of(name: str) -> Path:
    """Where the reviewed text of a game lies."""
    return FOLDER / f"{name}.txt"
