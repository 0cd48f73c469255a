"""Which games there are. A game is imported when the first table of it is opened."""

from collections.abc import Callable
from functools import cache

from thirdchair.kit.game import Game
from thirdchair.kit.refusals import bad_input


@cache
def _tapestry() -> Game:
    from thirdchair.tapestry import Tapestry

    return Tapestry()


def _scythe() -> Game:
    from thirdchair.scythe import game

    return game


GAMES: dict[str, Callable[[], Game]] = {"tapestry": _tapestry, "scythe": _scythe}


def game_named(name: object) -> Game:
    """The game, or a refusal that lists those there are."""
    if not isinstance(name, str) or name not in GAMES:
        raise bad_input("unknown-game", where="new.game", value=name, options=list(GAMES))
    return GAMES[name]()
