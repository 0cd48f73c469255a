"""The modes that can be studied, each as what a study needs of it."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from thirdchair.lab.kernel.records import Numbers
from thirdchair.lab.study.grid import Cell, Setting

Columns = dict[str, Numbers]


class Mode(NamedTuple):
    """What can be varied, how a cell is checked and played, and which columns a report tells."""

    settings: Callable[[], list[Setting]]
    begin: Callable[[Cell], object]
    play: Callable[[Cell, Numbers], Columns]
    chunk: int
    """Games that one worker plays at once: a second or so."""
    measures: tuple[str, ...]
    """Columns of numbers, the most telling first."""
    moments: tuple[str, ...]
    """Those of them that say in which turn something came; 0 is never."""
    named: dict[str, tuple[str, ...]]
    """Columns that name something, and what their numbers stand for; -1 is nothing."""


def _tapestry(mode: str) -> Mode:
    from thirdchair.lab.kernel.book import TRACK_IDS
    from thirdchair.lab.study import tapestry

    own = ("points", "landmarks_automa") if mode == tapestry.SOLO else ()
    return Mode(
        partial(tapestry.settings, mode),
        partial(tapestry.begin, mode),
        partial(tapestry.play, mode),
        10_000,
        (*own, "landmarks_shadow", "turns", "closed_turn"),
        ("closed_turn",),
        {"closed": TRACK_IDS},
    )


def _scythe() -> Mode:
    from thirdchair.lab.study import scythe

    stars = tuple(f"star_{n}" for n in range(scythe.STARS, 0, -1))
    sources = ("by_tracker", "by_combat", "by_power")
    return Mode(
        scythe.settings,
        scythe.begin,
        scythe.play,
        100,
        (*stars, "scheme", *sources),
        (*stars, "scheme"),
        {},
    )


MODES: dict[str, Callable[[], Mode]] = {
    "tapestry/solo": partial(_tapestry, "solo"),
    "tapestry/duel": partial(_tapestry, "duel"),
    "scythe/automa": _scythe,
}
