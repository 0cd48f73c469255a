"""Where a hex lies, in words that fit every side of the table: steps from something well known."""

from functools import cache

from thirdchair.kit.hexes import DIRECTIONS
from thirdchair.tapestry.maps import board
from thirdchair.words import Words


def hex_in_words(at: int, words: Words) -> str:
    """Such as: one step from your capital toward the middle island."""
    start, toward, steps = way_to(at)
    return words.text("page-place", known=start, steps=steps, toward=toward or "none")


@cache
def known() -> dict[str, int]:
    """What everybody finds at once: both capitals, the middle island, the unused start."""
    spots = board()
    free = next(at for at in spots.labels if at not in spots.capitals.values())
    capitals = spots.capitals
    return {
        "you": capitals["you"],
        "island": spots.island,
        "automa": capitals["automa"],
        "free": free,
    }


@cache
def way_to(at: int) -> tuple[str, str, int]:
    """The shortest straight way: from where, toward what, how many steps.

    From one of the known hexes a straight way leads to every hex of the map.
    """
    ways = [
        (name, toward, steps)
        for name, start in known().items()
        for toward, steps in [_straight(start, at)]
        if steps is not None
    ]
    return min(ways, key=lambda way: way[2])


def _straight(start: int, end: int) -> tuple[str, int | None]:
    """A straight way and its direction: another known hex that lies there, else the direction."""
    if start == end:
        return "", 0
    by_axial = {spot.axial: spot.id for spot in board().spots}
    names = {at: name for name, at in known().items()}
    spot = board().spots[start]
    for direction, (q, r) in DIRECTIONS.items():
        line = [by_axial.get((spot.q + q * far, spot.r + r * far)) for far in range(1, 7)]
        if end in line:
            toward = next((names[at] for at in line if at in names), direction)
            return toward, line.index(end) + 1
    return "", None
