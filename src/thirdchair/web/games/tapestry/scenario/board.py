"""What the parts of a scenario add to the board: markers on tracks, your heart, pieces on the map.

A table without a scenario has none of it.
"""

from collections.abc import Sequence

from thirdchair.tapestry.scenarios.parts import Choice, Hexes, Marks, Track
from thirdchair.tapestry.state import State
from thirdchair.web.games.tapestry.scenario.parts import parts_of


def markers_on(state: State, track: str) -> Sequence[int]:
    """The spaces of a track with a marker; one beside a track is drawn at its start."""
    found = []
    for part in parts_of(state):
        match part:
            case Track(value=spaces) if track in spaces:
                found.append(spaces[track])
            case Marks(value=tracks) if track in tracks:
                found.append(0)
    return found


def your_favorite(state: State) -> str | None:
    """The track that is your favorite, where a scenario gives you one."""
    return next((part.value for part in parts_of(state) if isinstance(part, Choice)), None)


def pieces_on(state: State) -> Sequence[int]:
    """The hexes with a piece of the scenario."""
    return [at for part in parts_of(state) if isinstance(part, Hexes) for at in part.value]
