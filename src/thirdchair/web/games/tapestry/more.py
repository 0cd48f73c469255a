"""What happens beside the turns: a landmark gained some other way, points, other steps."""

from typing import Any

from thirdchair.kit.refusals import bad_input
from thirdchair.kit.turns import BESIDE
from thirdchair.tapestry.modes import scenario_at
from thirdchair.tapestry.state import State
from thirdchair.web import forms
from thirdchair.web.games.tapestry.boards import courses_of
from thirdchair.web.games.tapestry.modes import mode_of
from thirdchair.web.pages.correct.correcting import done
from thirdchair.web.pages.table.opening import common, opened
from thirdchair.web.pages.table.page import CLOSED, closed
from thirdchair.web.visit import Answer, Visit


def look(visit: Visit, table_id: str) -> Answer:
    """A landmark gained some other way; a token that moves by more than one space, or back."""
    saved, _ = opened(visit, table_id)
    state, mode = saved.table.state, mode_of(saved.table)
    if closed(saved.table):
        return visit.see(f"/tables/{table_id}", note=CLOSED)
    return visit.page(
        mode.MORE,
        free=[landmark for landmark, owner in state.landmarks.items() if owner is None],
        seats=mode.seats(saved.table),
        humans=mode.HUMANS,
        track_ids=list(courses_of(state)),
        tokens=mode.tokens(saved, visit.words),
        target=_target(state),
        **common(visit, saved),
    )


def _target(state: State) -> int | None:
    """The points that a scenario wants of you."""
    scenario = scenario_at(state)
    goal = scenario.goal() if scenario else None
    return goal.points if goal else None


def act(visit: Visit, table_id: str, data: dict[str, Any]) -> Answer:
    """The turn of nobody ends by it."""
    command: dict[str, Any] = {"who": forms.text(data, "who")}
    match forms.text(data, "act"):
        case "landmark":
            command |= {"do": "landmark", "landmark": forms.text(data, "landmark")}
        case "vp":
            command |= {"do": "vp", "add": forms.number(data, "add")}
        case "steps":
            track, steps = forms.text(data, "track"), forms.number(data, "steps")
            command |= {"do": "advance", "track": track, "steps": steps}
        case other:
            raise bad_input("unknown-value", where="act", value=other)
    return done(visit, table_id, lambda table: table.do(command, visit.by, BESIDE), data)
