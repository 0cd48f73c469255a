"""Keys for the arrows of a tile: they point as the board on the same page lies.

Whoever reads the tile holds it as the board before them; with the board turned, the side that is
printed as the right one may be at the bottom.
"""

import msgspec

from thirdchair.scythe.modules.arrows import SIDES
from thirdchair.web.games.scythe.drawing.layout import heading
from thirdchair.web.games.scythe.questions import Asked, Key
from thirdchair.words.games.scythe import ScytheWords

READING = ("n", "nw", "ne", "w", "e", "sw", "se", "s")
"""From top to bottom, each row from the left."""


def pointing(question: Asked, board: str, words: ScytheWords) -> Asked:
    """The question with its arrows as they are seen with this side of the board at the bottom."""
    keys, doubted = (_as_seen(some, board, words) for some in (question.keys, question.doubted))
    return msgspec.structs.replace(question, keys=keys, doubted=doubted)


def _as_seen(keys: list[Key], board: str, words: ScytheWords) -> list[Key]:
    arrows = [_turned(key, board, words) for key in keys if key.value in SIDES]
    arrows.sort(key=lambda key: READING.index(key.to))
    return [*arrows, *(key for key in keys if key.value not in SIDES)]


def _turned(key: Key, board: str, words: ScytheWords) -> Key:
    to = heading(str(key.value), board)
    return msgspec.structs.replace(key, to=to, name=words.text(f"scythe-arrow-{to}"))
