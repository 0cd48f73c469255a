"""All games, and how each of them speaks; imported when the first table needs them.

Only the command line, the composition of the pages and the tests name them; every other room gets
them handed in.
"""

from collections.abc import Callable
from functools import cache

from thirdchair.kit.game import Game
from thirdchair.words.speaking import Voice


@cache
def tapestry() -> Game:
    from thirdchair.tapestry import Tapestry

    return Tapestry()


@cache
def scythe() -> Game:
    from thirdchair.scythe.game import Scythe

    return Scythe()


def tapestry_voice() -> Voice:
    from thirdchair.words.games.tapestry import voice

    return voice()


def scythe_voice() -> Voice:
    from thirdchair.words.games.scythe import voice

    return voice()


GAMES: dict[str, Callable[[], Game]] = {"tapestry": tapestry, "scythe": scythe}
VOICES: dict[str, Callable[[], Voice]] = {"tapestry": tapestry_voice, "scythe": scythe_voice}
