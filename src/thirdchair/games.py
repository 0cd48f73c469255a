"""All games, and how each of them speaks; imported when the first table needs them.

Only the command line, the composition of the pages and the tests name them; every other room gets
them handed in.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from thirdchair.kit.game import Game
from thirdchair.words.speaking import Voice

if TYPE_CHECKING:
    from thirdchair.scythe.fenris.game import ScytheWithFenris


@cache
def tapestry() -> Game:
    from thirdchair.tapestry import Tapestry

    return Tapestry()


def scythe() -> Game:
    return _scythe()


@cache
def _scythe() -> "ScytheWithFenris":
    from thirdchair.scythe.fenris.game import ScytheWithFenris

    return ScytheWithFenris()


def tapestry_voice() -> Voice:
    from thirdchair.words.games.tapestry import voice

    return voice()


def scythe_voice() -> Voice:
    from thirdchair.words.games.scythe import voice

    return voice(game=_scythe)


GAMES: dict[str, Callable[[], Game]] = {"tapestry": tapestry, "scythe": scythe}
VOICES: dict[str, Callable[[], Voice]] = {"tapestry": tapestry_voice, "scythe": scythe_voice}
