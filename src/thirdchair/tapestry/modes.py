"""Which rules are at work on a table, read off its state."""

from thirdchair.tapestry.duel import Duel
from thirdchair.tapestry.scenarios.scenario import Scenario
from thirdchair.tapestry.scenarios.state import ScenarioState
from thirdchair.tapestry.solo import Solo, compose
from thirdchair.tapestry.state import SoloState, State


def mode_of(state: State) -> type[Duel] | type[Solo]:
    """The rules of this table."""
    if isinstance(state, ScenarioState):
        return compose(tuple(state.expansions), state.rules)
    return compose(tuple(state.expansions)) if isinstance(state, SoloState) else Duel


def rules_at(state: State) -> Duel | Solo:
    """The rules of this table, to be asked; nobody hears what they tell."""
    return mode_of(state)(state, [])


def scenario_at(state: State) -> Scenario | None:
    """The same where a scenario is played."""
    rules = rules_at(state)
    return rules if isinstance(rules, Scenario) else None
