"""All games, and how each of them speaks; imported when the first table needs them.

Only the command line, the composition of the pages and the tests name them; every other room gets
them handed in.

Two requests may be the first, in two threads. Python lets both import, and whoever comes into a
game by another door than the other may find half of it: so only one at a time comes in.
"""

from collections.abc import Callable
from functools import wraps
from threading import RLock
from typing import TYPE_CHECKING, TypeVar

from thirdchair.kit.game import Game
from thirdchair.words.speaking import Voice

if TYPE_CHECKING:
    from thirdchair.scythe.fenris.game import ScytheWithFenris

T = TypeVar("T")

IMPORTING = RLock()
"""Held by whoever imports a game, or what stands upon one, while others may do the same."""


def once(make: Callable[[], T]) -> Callable[[], T]:
    """Made by the first who asks; whoever asks meanwhile waits for it."""
    made: list[T] = []

    @wraps(make)
    def get() -> T:
        if not made:
            with IMPORTING, IMPORTING:
                made.append(make())
        return made[0]

    return get


@once
def tapestry() -> Game:
    from thirdchair.tapestry import Tapestry

    return Tapestry()


def scythe() -> Game:
    return _scythe()


@once
def _scythe() -> "ScytheWithFenris":
    from thirdchair.scythe.fenris.game import ScytheWithFenris

    return ScytheWithFenris()


@once
def tapestry_voice() -> Voice:
    from thirdchair.words.games.tapestry import voice

    return voice()


@once
def scythe_voice() -> Voice:
    from thirdchair.words.games.scythe import voice

    return voice(game=_scythe)


GAMES: dict[str, Callable[[], Game]] = {"tapestry": tapestry, "scythe": scythe}
VOICES: dict[str, Callable[[], Voice]] = {"tapestry": tapestry_voice, "scythe": scythe_voice}
