"""A table as a seat sees it. Votes are sealed until they are revealed; all else lies open."""

from typing import Any

import msgspec

from tests.toy.state import NightState, SeasonState
from thirdchair.kit.game import View


def seen_season(state: SeasonState, seat: str | None) -> SeasonState:
    """A season without the sealed votes of others: only that they have voted."""
    if state.evening in state.revealed or not set(state.votes) - {seat}:
        return state
    votes = {one: stakes if one == seat else {} for one, stakes in state.votes.items()}
    return msgspec.structs.replace(state, votes=votes)


def night_view(state: NightState) -> View:
    """A race as everybody sees it."""
    view: dict[str, Any] = msgspec.to_builtins(state)
    return {"game": "toy", **view}


def season_view(state: SeasonState, seat: str | None) -> View:
    """A season as this seat sees it."""
    view: dict[str, Any] = msgspec.to_builtins(seen_season(state, seat))
    return {"game": "toy", **view}
