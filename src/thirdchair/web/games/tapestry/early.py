"""What speaks against ending a game of Tapestry as it stands: it is asked before, never refused."""

from collections.abc import Iterator
from typing import Any

from thirdchair.kit.doubts import Doubt
from thirdchair.table.journal import Table
from thirdchair.tapestry.bots.income import BOTS_SEAT
from thirdchair.tapestry.content import numbers
from thirdchair.tapestry.hexmap import YOU
from thirdchair.tapestry.modes import scenario_at
from thirdchair.tapestry.state import SoloState


def early(table: Table, form: dict[str, Any]) -> list[Doubt]:
    """Income turns that are still to come, a goal that is missed as the table stands."""
    if isinstance(table.state, SoloState):
        return list(_alone(table.state, form))
    last = numbers().last_income
    return [
        Doubt("finish-early", {"who": seat, "taken": taken, "last": last})
        for seat, taken in table.state.era.items()
        if taken < last
    ]


def _alone(state: SoloState, form: dict[str, Any]) -> Iterator[Doubt]:
    last, scenario = numbers().last_income, scenario_at(state)
    goal = scenario.goal() if scenario else None
    if goal and goal.points is not None and _typed(form) >= goal.points:
        return  # enough points end the game at any time
    if state.era[YOU] < last:
        yield Doubt("finish-early", {"who": YOU, "taken": state.era[YOU], "last": last})
    taken = state.era.get(BOTS_SEAT, last)
    with_you = state.rulings.get("automa.final_income") == "with_human"
    if taken < last - with_you:
        yield Doubt("finish-early", {"who": BOTS_SEAT, "taken": taken, "last": last})
    if goal and goal.have is not None and goal.have < goal.need:
        yield Doubt("finish-goal", {"have": goal.have, "need": goal.need})


def _typed(form: dict[str, Any]) -> int:
    points = str(form.get(f"vp-{YOU}", ""))
    return int(points) if points.isdecimal() and len(points) < 5 else -1
