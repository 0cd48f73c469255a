"""What a scenario adds to the board: blockers on tracks, your favorite track, Kaiju on the map.

A table without a scenario has none of it.
"""

from collections.abc import Sequence

from thirdchair.tapestry.scenarios.tables import FocusTable, MapTable, ScenarioState
from thirdchair.tapestry.state import State


def blockers_on(state: State, track: str) -> Sequence[int]:
    """The spaces of a track with a blocker; one beside a track is drawn at its start."""
    match state.scenario if isinstance(state, ScenarioState) else None:
        case FocusTable(blockers=spaces) if track in spaces:
            return (spaces[track],)
        case MapTable(blockers=tracks) if track in tracks:
            return (0,)
    return ()


def your_favorite(state: State) -> str | None:
    """The track that is your favorite, where a scenario gives you one."""
    if isinstance(state, ScenarioState) and isinstance(state.scenario, FocusTable):
        return state.scenario.favorite
    return None


def kaiju_on(state: State) -> Sequence[int]:
    """The hexes with a Kaiju."""
    if isinstance(state, ScenarioState) and isinstance(state.scenario, MapTable):
        return state.scenario.kaiju
    return ()
