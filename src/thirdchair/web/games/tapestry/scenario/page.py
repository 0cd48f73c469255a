"""What is different tonight: a scenario's own rules, what it keeps, and what you note."""

from litestar.exceptions import NotFoundException

from thirdchair.tapestry.modes import scenario_at
from thirdchair.web.games.tapestry.scenario.tonight import rules_tonight, tonight
from thirdchair.web.pages.table.opening import common, opened
from thirdchair.web.visit import Page, Visit


def look(visit: Visit, table_id: str) -> Page:
    """The scenario of this table, to be read again at any time."""
    saved, _ = opened(visit, table_id)
    scenario = scenario_at(saved.table.state)
    if scenario is None:
        raise NotFoundException
    return visit.page(
        "tapestry/scenario-tonight.html",
        tonight=tonight(saved.table, visit.words),
        different=rules_tonight(scenario, visit.words),
        **common(visit, saved),
    )
