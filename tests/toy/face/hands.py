"""What the hand moves between two pictures of the tower."""

from collections.abc import Mapping
from typing import Any

from tests.toy.face.instead import DIFFERS
from thirdchair.web.pages.history.differences import shown
from thirdchair.web.pages.history.hands import Move, Picture, changes, flat
from thirdchair.words import Words


def picture(view: Mapping[str, Any], drawn: bool) -> Picture:
    """The keepers on the stairs, and their oil."""
    return flat(view, {"at": 1, "oil": 1})


def moves(lies: Picture, then: Picture) -> list[Move]:
    return [
        Move("page-hands-part", {path: both}, {"path": path}, path.partition(".")[2])
        for path, both in changes(lies, then).items()
    ]


def said(move: Move, words: Words) -> str:
    path = move.fields["path"]
    was, now = (shown(words, path, one, DIFFERS) for one in move.does[path])
    return words.text(move.message, part=words.part(path), was=was, now=now)
