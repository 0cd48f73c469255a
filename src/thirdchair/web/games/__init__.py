"""A face for each game: its pages, forms, drawings, templates and styles.

A face is imported when the first table of its game is opened.
"""

from collections.abc import Callable

from thirdchair.games import GAMES, once
from thirdchair.web.face import Face


@once
def tapestry() -> Face:
    from thirdchair.lab import warming
    from thirdchair.web.games.tapestry.face import face

    made = face(GAMES["tapestry"]())
    warming.want()
    return made


@once
def scythe() -> Face:
    from thirdchair.web.games.scythe.face import face

    return face(GAMES["scythe"]())


FACES: dict[str, Callable[[], Face]] = {"tapestry": tapestry, "scythe": scythe}
