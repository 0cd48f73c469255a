"""What the hand moves when a campaign goes back or forth: the pieces of tonight's game.

An evening that begins or is no more is one line: the table is laid or taken down as a whole.
"""

from collections.abc import Mapping
from typing import Any

from thirdchair.web.games.scythe import hands
from thirdchair.web.pages.history.hands import Move, Picture, changes
from thirdchair.words import Words

__all__ = ["moves", "picture", "said"]

EVENING = "evening"
"""The part of a picture that says whose pieces lie there."""
WHOLE = "page-hands-evening"


def picture(view: Mapping[str, Any], drawn: bool) -> Picture:
    """How the pieces of tonight lie; nothing where no game is on the board, as while an evening
    that begins still asks something."""
    tonight = view["game_now"]
    if tonight is None or view["phase"] == "setup":
        return {}
    return {EVENING: view["episode"], **hands.picture(tonight, drawn)}


def moves(lies: Picture, then: Picture) -> list[Move]:
    """From one picture to the other: of the same evening piece by piece."""
    found = changes(lies, then)
    if EVENING not in found:
        return hands.moves(lies, then)
    was, now = found[EVENING]
    parts = hands.moves(*({**one, EVENING: None} for one in (lies, then)))
    fields = {"way": "off" if now is None else "on", "number": (now or was)[0]}
    return [Move(WHOLE, found, fields, parts=tuple(parts))]


def said(move: Move, words: Words) -> str:
    """One of them as a line for the hand."""
    if move.message == WHOLE:
        return words.text(WHOLE, **move.fields)
    return hands.said(move, words)
