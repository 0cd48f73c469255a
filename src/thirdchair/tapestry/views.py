"""The table as everybody may see it. Decks are counts: there is no order to leak."""

from typing import Any

import msgspec

from thirdchair.tapestry.expansions import DOUBLE_STRIKE
from thirdchair.tapestry.expansions.in_play import NAMES
from thirdchair.tapestry.pieces import shown
from thirdchair.tapestry.state import DuelState, SoloState, State


def view_of(state: State) -> dict[str, Any]:
    """The parts that every mode shows, then those of the mode."""
    mode = state.__struct_config__.tag
    view: dict[str, Any] = {
        "game": "tapestry",
        "mode": mode,
        "turn": state.turn,
        "over": state.over,
        "result": None if state.result is None else msgspec.to_builtins(state.result),
        "tracks": {seat: dict(at) for seat, at in state.tracks.items()},
        "favorites": dict(state.favorites),
        "landmarks": dict(state.landmarks),
        "era": dict(state.era),
        "decision": _decision(state),
        "achievements": {which: list(seats) for which, seats in state.achievements.items()},
        "rulings": dict(state.rulings),
    }
    if isinstance(state, DuelState):
        view["order"] = list(state.order)
    if isinstance(state, SoloState):
        view |= _solo(state)
    return view


def _solo(state: SoloState) -> dict[str, Any]:
    return {
        "vp": dict(state.vp),
        "hexes": {
            at: {"tile": True, "tokens": shown(pieces)}
            for at, pieces in sorted(state.hexes.items(), key=lambda one: int(one[0]))
        },
        "outposts": dict(state.outposts),
        "tapestry": {"automa_hand": state.tapestry.automa_hand, "mat": state.tapestry.mat},
        "topples": dict(state.topples),
        "tiles": state.tiles,
        "level": state.level,
        "civs": list(state.civs),
        "first": state.first,
        **({} if state.your_civ is None else {"your_civ": state.your_civ}),
        **_expanded(state),
    }


def _expanded(state: SoloState) -> dict[str, Any]:
    """What expansions bring; a table without any shows nothing of it."""
    if not state.expansions:
        return {}
    return {
        "expansions": [name for name in NAMES if name in state.expansions],
        "arts": state.arts,
        "double_strike": DOUBLE_STRIKE in state.expansions,
        "pool": sorted(state.pool),
        "markers": {track: list(spaces) for track, spaces in state.markers.items()},
    }


def _decision(state: State) -> dict[str, Any]:
    cards = state.decision
    pair = None if cards.track is None else {"track": cards.track, "tie": cards.tie}
    return {
        "deck": len(cards.deck),
        "discard": list(cards.discard),
        "pair": pair,
        "progress": len(cards.progress),
    }
