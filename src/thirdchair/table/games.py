"""The games that were handed in."""

from thirdchair.kit.game import Game, Games
from thirdchair.kit.refusals import bad_input


def game_named(games: Games, name: object) -> Game:
    """The game, or a refusal that lists those there are."""
    if not isinstance(name, str) or name not in games:
        raise bad_input("unknown-game", where="new.game", value=name, options=list(games))
    return games[name]()
