"""The golden games of what is installed. They need nothing but the app: no tool of the tests."""

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from tests.golden import (
    duel,
    fenris,
    first_halves,
    horde,
    scenarios,
    scythe,
    solo,
    solo_expansions,
)

FOLDER = Path(__file__).parent

PLAYED: dict[str, Callable[[], str]] = {
    "duel": duel.play,
    **{f"solo-{level}": partial(solo.play, level) for level in range(1, 7)},
    "solo-arts": solo_expansions.play_arts,
    "solo-double-strike": solo_expansions.play_double_strike,
    **scenarios.games(),
    **scythe.games(),
    **fenris.games(),
    **horde.games(),
    **first_halves.games(),
}


def changed(names: Iterable[str]) -> list[str]:
    """Those of these games that are not told as the reviewed texts say."""
    texts = {name: (FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in names}
    return [name for name, text in texts.items() if PLAYED[name]() != text]
