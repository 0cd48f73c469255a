"""Tables for the lab, some turns into their game."""

from typing import Any

from thirdchair.kit.flow import Done
from thirdchair.table.chance import AppChance
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.commands import BotsTurn, SetUp
from thirdchair.tapestry.state import DuelState, SoloState, State

GAME = Tapestry()
DUEL = {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bo"], "favorite": "science"}
SOLO = {
    "game": "tapestry",
    "mode": "solo",
    "level": 2,
    "civs": ["engineers"],
    "favorites": {"automa": "science", "shadow": "military"},
}


def played(setup: dict[str, Any], turns: int, seed: int = 7) -> State:
    """A table after so many turns of the bots, with people who stand still."""
    chance = AppChance(seed, 0)
    result = GAME.play(GAME.set_up(setup)[1], SetUp(), (), chance)
    for _ in range(turns):
        result = GAME.play(result.state, BotsTurn(), (), chance)
    assert isinstance(result, Done)
    return result.state


def solo(turns: int, seed: int = 7, **changes: Any) -> SoloState:
    state = played(SOLO | changes, turns, seed)
    assert isinstance(state, SoloState)
    return state


def duel(turns: int, seed: int = 7) -> DuelState:
    state = played(DUEL, turns, seed)
    assert isinstance(state, DuelState)
    return state
