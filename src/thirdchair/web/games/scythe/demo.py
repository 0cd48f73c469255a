"""A turn of an Automa for who has never seen one: a small game that is played anew each time."""

from thirdchair.kit.game import Games
from thirdchair.table.journal import Table
from thirdchair.web.face import Demo

SETUP = {
    "game": "scythe",
    "mode": "automa",
    "seats": [
        {"kind": "human", "name": "Kim", "faction": "nordic", "mat": "engineering"},
        {"kind": "automa", "faction": "crimea"},
    ],
    "combat": "app",
    "abilities": "off",
    "seed": 3,
}


def table(games: Games) -> Table:
    """The table after one turn. Nobody saves it."""
    made = Table.new(games, SETUP)
    made.do({"do": "automa_turn", "seat": "s2"}, "table")
    return made


DEMO = Demo(template="scythe/demo.html", table=table)
