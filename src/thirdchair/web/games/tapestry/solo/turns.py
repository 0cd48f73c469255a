"""Whose turn the solo game shows, and what your turn still lets you do on the map."""

from thirdchair.table.journal import Table
from thirdchair.tapestry import whose_turn
from thirdchair.tapestry.modes import rules_at
from thirdchair.tapestry.solo import Solo
from thirdchair.tapestry.state import SoloState
from thirdchair.web.games.tapestry.extra import without_benefit

BOTS_TURN = {"do": "bots_turn"}


def rules_of(state: SoloState) -> Solo:
    """The rules of this table, to ask what is legal; nobody hears what they tell."""
    rules = rules_at(state)
    assert isinstance(rules, Solo)
    return rules


def bots_done(state: SoloState) -> bool:
    """Have the bots taken their last turn?"""
    return whose_turn.bots_done(state, rules_of(state))


def next_seat(table: Table) -> str | None:
    """Whose turn it is, or whose command is asking; None when only the result is left."""
    return next(iter(table.turn.who), None)


def due_on_map(table: Table) -> list[str]:
    """What the spaces that you entered last let you explore or conquer, as far as it is open."""
    if table.journal.waiting or table.state.over or without_benefit(table):
        return []
    return list(whose_turn.alone(table.turn).due)


def points_entered(table: Table) -> bool:
    """Has somebody entered your points? They are not asked before the end."""
    return whose_turn.alone(table.turn).counted
