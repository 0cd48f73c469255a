"""A turn of the bots for who has never seen one: a small game that is played anew each time."""

from thirdchair.kit.game import Games
from thirdchair.table.journal import Table
from thirdchair.web.face import Demo

SETUP = {
    "game": "tapestry",
    "mode": "solo",
    "level": 2,
    "civs": ["engineers"],
    "favorites": {"automa": "technology", "shadow": "science"},
    "seed": 5,
}
TURNS = (
    {"do": "income"},
    {"do": "bots_turn"},
    {"do": "advance", "track": "science"},
    {"do": "bots_turn"},
)
"""In the last one a marker advances, and the Automa lays a tile and conquers it."""


def table(games: Games) -> Table:
    """The table after these turns. Nobody saves it."""
    made = Table.new(games, SETUP)
    for command in TURNS:
        made.do(command, "table")
    return made


DEMO = Demo(template="tapestry/demo.html", table=table)
