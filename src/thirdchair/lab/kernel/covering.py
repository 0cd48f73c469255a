"""Which tables the kernel can play. All others are for the reference engine."""

from functools import cache

from thirdchair.tapestry import charts, content
from thirdchair.tapestry.expansions.double_strike import STRIKE
from thirdchair.tapestry.expansions.four_civilizations import GONE
from thirdchair.tapestry.packs import ARTS, pack
from thirdchair.tapestry.pieces import FULL
from thirdchair.tapestry.state import DuelState, SoloState, State
from thirdchair.tapestry.yourside import SECOND

CHANGES_ARTS = ("arts.spaces", "arts.cover")
"""What an owner's box may say of the arts track."""

MOST_POOLED = 16
"""More items than the pool of the Hucksters ever has, with room for those that come."""


def covers(state: State) -> bool:
    """Does the kernel play the turns of the bots of this table, to the last piece?

    It knows the duel, and solo with the civilizations of the base game and of Plans & Ploys: no
    scenario, no other civilization, no arts track that the owner's box describes otherwise.
    """
    if type(state) not in (DuelState, SoloState) or not state.ready or state.over:
        return False
    plain = tuple(content.tracks())
    tracks = tuple(next(iter(state.tracks.values())))
    if tracks not in (plain, (*plain, ARTS)):
        return False
    if any(len(places) > len(_places()) for places in state.achievements.values()):
        return False
    if not {*filter(None, state.landmarks.values())} <= {*state.tracks, GONE}:
        return False
    return not isinstance(state, SoloState) or _covers_solo(state)


def _covers_solo(state: SoloState) -> bool:
    if STRIKE in state.tracks and SECOND in state.tracks:
        return False
    if not set(state.civs) <= _civilizations() or len(state.pool) > MOST_POOLED:
        return False
    if any(spaces != sorted(set(spaces)) for spaces in state.markers.values()):
        return False
    if ARTS in state.tracks["automa"] and any(key in state.box for key in CHANGES_ARTS):
        return False
    return all(len(pieces) <= FULL for pieces in state.hexes.values())


@cache
def _civilizations() -> set[str]:
    """Those of the base game and of Plans & Ploys."""
    return {*charts.civilizations(), *(civ.id for civ in pack("PP").civilization)}


def _places() -> tuple[int, ...]:
    return content.numbers().achievement_vp
