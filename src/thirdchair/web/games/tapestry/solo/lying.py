"""Where every piece of a solo table lies: tracks, map, mats and supply."""

from collections.abc import Iterator

from thirdchair.table.store import Saved
from thirdchair.tapestry.hexmap import AUTOMA, YOU
from thirdchair.tapestry.maps import board
from thirdchair.tapestry.state import SoloState
from thirdchair.web.drawing.tokens import Token
from thirdchair.web.games.tapestry.drawing.hexmap import Scene, hexmap, layout
from thirdchair.web.games.tapestry.lying import STYLES, cards, common_parts, drawn_tracks
from thirdchair.web.games.tapestry.solo.map import label_of, turn_of
from thirdchair.web.games.tapestry.solo.turns import points_entered
from thirdchair.web.pages.table.lying import Lying, Part
from thirdchair.words import Words


def lying(saved: Saved, tokens: dict[str, Token], words: Words) -> Lying:
    """All that the app knows of this table; what happened last is lit on the map."""
    state: SoloState = saved.table.state
    lit = [event["hex"] for event in saved.table.events() if "hex" in event]
    return Lying(
        drawn_tracks(saved, tokens, words),
        [*common_parts(saved, tokens, words), *_own_parts(saved, words), cards(saved, words)],
        hexmap(
            layout(turn_of(saved.options)),
            Scene(hexes=state.hexes, lit=lit, arts=state.arts),
            tokens,
        ),
        STYLES,
    )


def _own_parts(saved: Saved, words: Words) -> Iterator[Part]:
    state: SoloState = saved.table.state
    yield Part(words.text("page-map"), [label_of(state, at, words) for at in _worth_a_line(state)])
    if AUTOMA in state.vp:
        yield Part(words.text("page-lie-automa"), list(_automa(state, words)))
    yours = list(_yours(saved, words))
    if yours:
        yield Part(words.text("seat-you"), yours)
    yield Part(
        words.text("page-lie-supply"),
        [
            words.text("page-lie-outposts", who=seat, count=left)
            for seat, left in state.outposts.items()
        ],
    )


def _automa(state: SoloState, words: Words) -> Iterator[str]:
    """What lies on the Automa's mat, and beside it."""
    yield words.text("page-lie-points", who=AUTOMA, points=state.vp[AUTOMA])
    yield from (words.text("page-lie-civ", civ=civ) for civ in state.civs)
    yield words.text("page-lie-hand", count=state.tapestry.automa_hand)
    yield words.text("page-lie-mat", count=state.tapestry.mat)
    for item in dict.fromkeys(sorted(state.pool)):
        yield words.text("page-lie-pool", item=item, count=state.pool.count(item))
    if state.arts:
        yield words.text("page-lie-arts", track=state.arts)
    for track, spaces in state.markers.items():
        for space in spaces:
            yield words.text("page-lie-marker", civ="trailblazers", track=track, space=space)


def _yours(saved: Saved, words: Words) -> Iterator[str]:
    """What lies before you, as far as somebody has said it."""
    if points_entered(saved.table):
        yield words.text("page-lie-points", who=YOU, points=saved.table.state.vp[YOU])


def _worth_a_line(state: SoloState) -> list[int]:
    """The tiles that were laid, and whatever has pieces on it."""
    printed = board().printed
    return sorted(int(at) for at, pieces in state.hexes.items() if pieces or int(at) not in printed)
