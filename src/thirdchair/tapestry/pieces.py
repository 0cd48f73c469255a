"""The pieces on a hex as a short text: one letter for each, in the order of their coming.

A capital is an outpost that stands, a small letter one that is toppled: A Automa, S Shadow
Empire, Y you. B is a building of yours, which some civilizations put on the map. So a whole map
is copied and searched quickly, and reads well in a saved table.
"""

from typing import Any

from thirdchair.kit.rules import decides

STANDING = {"automa": "A", "shadow": "S", "you": "Y"}
TOPPLED = {seat: letter.lower() for seat, letter in STANDING.items()}
BUILDING = "B"

FULL = 2
"""So many pieces on a territory, and nobody conquers it any more."""

_SHOWN: dict[str, dict[str, Any]] = {
    **{letter: {"who": seat, "toppled": False} for seat, letter in STANDING.items()},
    **{letter: {"who": seat, "toppled": True} for seat, letter in TOPPLED.items()},
    BUILDING: {"who": "you", "toppled": False, "piece": "building"},
}


def controls(pieces: str, who: str) -> bool:
    """Does an outpost of `who` stand there?"""
    return STANDING[who] in pieces


@decides("tap.dist.def")
def blocks(pieces: str) -> bool:
    """Does no path of conquests lead through? An Automa outpost is there, or two of your pieces."""
    return "A" in pieces or "a" in pieces or len(pieces.strip("Ss")) > 1


def toppled(pieces: str, who: str) -> str:
    """The pieces after the standing outpost of `who` was toppled."""
    return pieces.replace(STANDING[who], TOPPLED[who], 1)


def shown(pieces: str) -> list[dict[str, Any]]:
    """The pieces as a view shows them; only what is no outpost says what it is."""
    return [dict(_SHOWN[letter]) for letter in pieces]


def letter(who: str, *, lies: bool, piece: str) -> str:
    """The letter of a piece."""
    if piece == "building":
        return BUILDING
    return TOPPLED[who] if lies else STANDING[who]
