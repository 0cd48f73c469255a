"""Writes the saves that later versions must still open: `python -m tests.table.write_saves NUMBER`.

A save is never written anew. When the format, the state or the rules change, add the next number
and leave the old files as they are.
"""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.at_home import AtHome
from tests.table.builders import advance, bots_turn, correct, duel, income
from thirdchair.games import GAMES
from thirdchair.kit.questions import Number
from thirdchair.table.changes import Insert
from thirdchair.table.exports import export
from thirdchair.table.journal import Table
from thirdchair.table.mending import keep_pieces, mend
from thirdchair.table.store import Saved

SAVES = Path(__file__).parent / "saves"


def played_duel() -> Table:
    """The app draws: some twenty commands with a correction, a mended record, an undone turn."""
    table = duel(seed=20260, favorite=None)
    for command in (
        income("p1"),
        income("p2"),
        advance("p1", "technology"),
        advance("p2", "military"),
    ):
        table.do(command)
    for mine, yours in (("technology", "science"), ("technology", "military")):
        bots_turn(table)
        table.do(advance("p1", mine))
        table.do(advance("p2", yours))
    bots_turn(table)
    table.do(correct("tracks.p2.science", 3))
    table.do(advance("p1", "technology"))
    table.do({"do": "landmark", "who": "p2", "landmark": "science:4"})
    bots_turn(table)
    table.do(income("p1"))
    keep_pieces(table, mend(table, 4, Insert(advance("p2", "military"))))
    bots_turn(table)
    table.do(advance("p1", "military"))
    bots_turn(table)
    table.undo()
    return table


def asking_duel() -> Table:
    """The people draw: the second card of a turn is still to be told."""
    table = duel(chance="table", favorite=None)
    table.answer("science")
    table.do(income("p1"))
    bots_turn(table, 8, 3)
    table.do(advance("p2", "science", 2))
    bots_turn(table, 11)
    return table


def first_half() -> Table:
    """A campaign in the rewards of its third evening, after war: some cards are still open."""
    seats = [
        {"kind": "human", "name": "Ana", "faction": "nordic"},
        {"kind": "automa", "faction": "saxony"},
        {"kind": "human", "name": "Bo", "faction": "crimea"},
    ]
    setup = {"game": "scythe", "mode": "fenris", "seed": 13, "rows": 6, "seats": seats}
    table = Table.new(GAMES, setup)
    for command in FIRST_HALF:
        table.do(command)
        while (asked := table.question) is not None:
            table.answer(asked.min if isinstance(asked, Number) else asked.options[-1])  # type: ignore[attr-defined]
    table.undo()
    return table


AUTOMA = [{"do": "automa_turn", "seat": "s2"}] * 2
FIRST_HALF: list[dict[str, Any]] = [
    {"do": "setup", "mats": {"s1": "industrial", "s3": "engineering"}, "board": False},
    {"do": "perk", "seat": "s1", "perk": "power"},
    *AUTOMA,
    {"do": "mark", "seat": "s1", "at": "mechs"},
    {"do": "episode_result", "coins": {"s1": 71, "s2": 48, "s3": 64}},
    {"do": "read"},
    {"do": "vote", "seat": "s1", "war": 2, "peace": 0},
    {"do": "vote", "seat": "s3", "war": 1, "peace": 0},
    {"do": "reveal"},
    {"do": "close"},
    {"do": "setup", "mats": {"s1": "mechanical", "s3": "patriotic"}, "board": False},
    {"do": "pair", "seat": "s1", "with": "s3"},
    {"do": "episode_result", "coins": {"s1": 62, "s2": 55, "s3": 70}},
    {"do": "read"},
    {"do": "buy_mods", "seat": "s1", "mods": ["armor", "feint"]},
    {"do": "done", "seat": "s1"},
    {"do": "close"},
    {"do": "setup", "mats": {"s1": "agricultural", "s3": "industrial"}, "board": False},
    {"do": "wear", "seat": "s1", "mods": {"riverwalk": "armor"}},
    {"do": "count", "seat": "s3", "what": "found", "n": 1},
    {"do": "episode_result", "coins": {"s1": 50, "s2": 61, "s3": 40}},
    {"do": "read"},
    {"do": "open", "box": "a", "seat": "s3"},
    {"do": "book", "seat": "s1", "amount": -1, "note": "miscounted"},
    {"do": "done", "seat": "s3"},
]
"""Three evenings with a vote, rivals, mods, a found faction; the last step is undone."""


def main(number: str) -> None:
    options = {"colors": {"p1": "red", "p2": "yellow"}, "follow": True}
    tables = {"duel": played_duel(), "duel-asking": asking_duel(), "fenris": first_half()}
    for name, table in tables.items():
        with (SAVES / f"{name}-{number}.json").open("xb") as file:
            file.write(export(Saved("", f"Golden {name}", table, options)) + b"\n")
    with TemporaryDirectory() as folder, (SAVES / f"store-{number}.sql").open("x") as file:
        store = AtHome(Path(folder) / "tables.db")
        for name, table in tables.items():
            store.create(f"Golden {name}", table, options)
        store.set_setting("network", {"open": False})
        store.add_device("phone")
        store.close()
        with closing(sqlite3.connect(store.path)) as connection:
            file.writelines(f"{line}\n" for line in connection.iterdump())


if __name__ == "__main__":
    main(sys.argv[1])
