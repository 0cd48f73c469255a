"""Which games there are. A game is imported when the first table of it is opened."""

from importlib import import_module
from typing import cast

from thirdchair.kit.game import Game
from thirdchair.kit.refusals import bad_input

GAMES = {"tapestry": "thirdchair.tapestry.game", "scythe": "thirdchair.scythe.game"}


def game_named(name: object) -> Game:
    """The game, or a refusal that lists those there are."""
    if not isinstance(name, str) or name not in GAMES:
        raise bad_input("unknown-game", where="new.game", value=name, options=list(GAMES))
    return cast(Game, import_module(GAMES[name]))
