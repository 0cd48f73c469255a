"""The table as everybody may see it. Decks are counts: there is no order to leak."""

from typing import Any

import msgspec

from thirdchair.tapestry.state import DuelState, State


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
    return view


def _decision(state: State) -> dict[str, Any]:
    cards = state.decision
    pair = None if cards.track is None else {"track": cards.track, "tie": cards.tie}
    return {
        "deck": len(cards.deck),
        "discard": list(cards.discard),
        "pair": pair,
        "progress": len(cards.progress),
    }
