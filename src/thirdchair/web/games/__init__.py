"""A face for each game: its pages, forms, drawings, templates and styles.

A face is imported when the first table of its game is opened.
"""

from collections.abc import Callable
from functools import cache

from thirdchair.web.face import Face


@cache
def tapestry() -> Face:
    from thirdchair.games import GAMES
    from thirdchair.lab import warming
    from thirdchair.web.games.tapestry.face import face

    made = face(GAMES["tapestry"]())
    warming.want()
    return made


@cache
def scythe() -> Face:
    from thirdchair.games import GAMES
    from thirdchair.web.games.scythe.face import face

    return face(GAMES["scythe"]())


FACES: dict[str, Callable[[], Face]] = {"tapestry": tapestry, "scythe": scythe}
