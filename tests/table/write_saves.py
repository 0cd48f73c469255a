"""Writes the saves that later versions must still open: `python -m tests.table.write_saves NUMBER`.

A save is never written anew. When the format, the state or the rules change, add the next number
and leave the old files as they are.
"""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.at_home import AtHome
from tests.table.builders import advance, bots_turn, correct, duel, income
from thirdchair.table.exports import export
from thirdchair.table.journal import Table
from thirdchair.table.mending import Insert, keep_pieces, mend
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


def main(number: str) -> None:
    options = {"colors": {"p1": "red", "p2": "yellow"}, "follow": True}
    tables = {"duel": played_duel(), "duel-asking": asking_duel()}
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
