"""A page long after the bots' last turn: it must not feel how many steps came since."""

import tempfile
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import httpx

from benchmarks.figures import Figure, median_seconds
from benchmarks.serving import running
from thirdchair.games import GAMES
from thirdchair.table.journal import Table
from thirdchair.table.store import HOME, Store

SHORT, LONG, PAGES = 10, 500, 30
SCYTHE = {
    "game": "scythe",
    "mode": "automa",
    "seed": 3,
    "seats": [
        {"kind": "human", "name": "Ana", "faction": "nordic", "mat": "industrial"},
        {"kind": "automa", "faction": "crimea", "level": "automa"},
    ],
}
SOLO = {"game": "tapestry", "mode": "solo", "civs": ["engineers"], "seed": 3}
STEPS: dict[str, tuple[dict[str, Any], dict[str, Any], dict[str, Any]]] = {
    "Scythe": (
        SCYTHE,
        {"do": "automa_turn", "seat": "s2"},
        {"do": "gain", "seat": "s1", "what": "coins", "n": 1},
    ),
    "Tapestry": (SOLO, {"do": "bots_turn"}, {"do": "vp", "who": "you", "add": 1}),
}


def figures() -> Iterator[Figure]:
    """The same page with few and with many steps since the bots' last turn, in one run.

    Once as they stand, and once undone: redo is about all of them.
    """
    with tempfile.TemporaryDirectory() as data:
        with closing(Store(GAMES, Path(data) / "tables.db")) as store:
            ids = {
                (game, count, undone): store.of(HOME).create(game, _played(game, count, undone)).id
                for game in STEPS
                for count in (SHORT, LONG)
                for undone in (False, True)
            }
        with running(data) as (client, _):
            for game, undone in product(STEPS, (False, True)):
                few, many = (
                    median_seconds(partial(_read, client, f"/tables/{table}"), PAGES)
                    for table in (ids[game, SHORT, undone], ids[game, LONG, undone])
                )
                yield Figure(
                    f"a page of {game} after {SHORT} and after {LONG} steps since the bots"
                    + (", undone" if undone else ""),
                    f"{few * 1000:.1f} and {many * 1000:.1f} ms",
                    "the same",
                )


def _played(game: str, count: int, undone: bool) -> Table:
    setup, bots, step = STEPS[game]
    table = Table.new(GAMES, setup)
    table.do(bots)
    while table.question is not None:
        table.answer(table.question.options[0])  # type: ignore[attr-defined]
    for _ in range(count):
        table.do(step)
    if undone:
        table.undo(count)
    return table


def _read(client: httpx.Client, page: str) -> bytes:
    read: bytes = client.get(page).read()
    return read
