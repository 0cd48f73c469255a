"""What the hand moves when a campaign goes back or forth: the pieces of tonight's game.

Between two evenings nothing is moved piece by piece: the table is cleared and set up.
"""

from collections.abc import Mapping
from typing import Any

from thirdchair.web.games.scythe import hands
from thirdchair.web.games.scythe.hands import said
from thirdchair.web.pages.history.hands import Move, Picture

__all__ = ["moves", "picture", "said"]


def picture(view: Mapping[str, Any], drawn: bool) -> Picture:
    """How the pieces of tonight lie; nothing where no game is on the board."""
    tonight = view["game_now"]
    return {} if tonight is None else hands.picture(tonight, drawn)


def moves(lies: Picture, then: Picture) -> list[Move]:
    """From one picture to the other, if there is a game in both."""
    return hands.moves(lies, then) if lies and then else []
