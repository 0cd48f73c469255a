"""The games that there are. A game is imported when the first table of it is opened.

Only the command line, the composition of the pages and the tests name them; every other room gets
them handed in.
"""

from collections.abc import Callable
from functools import cache

from thirdchair.kit.game import Game


@cache
def tapestry() -> Game:
    from thirdchair.tapestry import Tapestry

    return Tapestry()


@cache
def scythe() -> Game:
    from thirdchair.scythe.game import Scythe

    return Scythe()


GAMES: dict[str, Callable[[], Game]] = {"tapestry": tapestry, "scythe": scythe}
