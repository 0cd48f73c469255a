"""Which tables the kernel can play. All others are for the reference engine."""

from functools import cache
from typing import NamedTuple

from thirdchair.tapestry import charts, content
from thirdchair.tapestry.expansions.double_strike import STRIKE
from thirdchair.tapestry.expansions.four_civilizations import GONE
from thirdchair.tapestry.packs import ARTS, pack
from thirdchair.tapestry.pieces import FULL
from thirdchair.tapestry.scenarios.state import ScenarioState, sheet_of
from thirdchair.tapestry.state import SoloState, State
from thirdchair.tapestry.yourside import SECOND

CHANGES_ARTS = ("arts.spaces", "arts.cover")
"""What an owner's box may say of the arts track."""

MOST_POOLED = 16
"""More items than the pool of the Hucksters ever has, with room for those that come."""


class Uncovered(NamedTuple):
    """Why the kernel leaves a table to the reference engine, and because of what."""

    why: str
    what: str = ""


def covers(state: State) -> bool:
    """Does the kernel play the turns of the bots of this table, to the last piece?"""
    return uncovered(state) is None


def uncovered(state: State) -> Uncovered | None:
    """What it does not know of this table.

    It knows the duel, and solo with the civilizations of the base game and of Plans & Ploys: no
    scenario, no other civilization, no arts track that the owner's box describes otherwise.
    """
    if isinstance(state, ScenarioState):
        return Uncovered("scenario", sheet_of(state))
    if not state.ready or state.over:
        return Uncovered("stage")
    plain = tuple(content.tracks())
    tracks = tuple(next(iter(state.tracks.values())))
    if tracks not in (plain, (*plain, ARTS)):
        return Uncovered("corrected")
    if any(len(places) > len(_places()) for places in state.achievements.values()):
        return Uncovered("corrected")
    if not {*filter(None, state.landmarks.values())} <= {*state.tracks, GONE}:
        return Uncovered("corrected")
    return _of_solo(state) if isinstance(state, SoloState) else None


def _of_solo(state: SoloState) -> Uncovered | None:
    if STRIKE in state.tracks and SECOND in state.tracks:
        return Uncovered("strike")
    if unknown := [civ for civ in state.civs if civ not in _civilizations()]:
        return Uncovered("civ", unknown[0])
    if ARTS in state.tracks["automa"] and any(key in state.box for key in CHANGES_ARTS):
        return Uncovered("arts")
    odd = (
        len(state.pool) > MOST_POOLED,
        any(spaces != sorted(set(spaces)) for spaces in state.markers.values()),
        any(len(pieces) > FULL for pieces in state.hexes.values()),
    )
    return Uncovered("corrected") if any(odd) else None


@cache
def _civilizations() -> set[str]:
    """Those of the base game and of Plans & Ploys."""
    return {*charts.civilizations(), *(civ.id for civ in pack("PP").civilization)}


def _places() -> tuple[int, ...]:
    return content.numbers().achievement_vp
