"""The end of a game of Tapestry: one sheet that asks for both results."""

from typing import Any

from thirdchair.kit.questions import Number
from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import Table
from thirdchair.tapestry.modes import scenario_at
from thirdchair.web import doubts
from thirdchair.web.games.tapestry.early import early
from thirdchair.web.games.tapestry.modes import mode_of
from thirdchair.web.games.tapestry.typed import finishing, kept, numbers, typed
from thirdchair.web.pages.table.opening import changed, common, opened
from thirdchair.web.pages.table.page import CLOSED, closed, refused
from thirdchair.web.visit import STATUS, Answer, Page, Visit


def look(visit: Visit, table_id: str) -> Answer:
    """The sheet."""
    table = visit.look(table_id).table
    if closed(table) and not (finishing(table) and isinstance(table.question, Number)):
        return visit.see(f"/tables/{table_id}", note=CLOSED)
    return _sheet(visit, table_id, {})


def act(visit: Visit, table_id: str, data: dict[str, Any]) -> Answer:
    """The result; a tie asks for the resources that are left."""

    class StillTied(Exception):
        """Nothing is stored before the sheet is complete."""

    told: dict[str, int] = {}

    def finish(table: Table) -> None:
        told.update(numbers(data, mode_of(table).HUMANS))
        doubts.check(early(table, data), data)
        if not mode_of(table).finish(table, data, visit.by):
            raise StillTied

    try:
        saved = changed(visit, table_id, finish, data)
    except doubts.Doubted:
        return _sheet(visit, table_id, data, status=STATUS["not_now"])
    except StillTied:
        return _sheet(visit, table_id, data, tied=True)
    except Refusal as refusal:
        if refusal.code == "bad_input":
            return _sheet(visit, table_id, data, visit.sentence(refusal), STATUS[refusal.code])
        return refused(visit, table_id, refusal)
    if told and finishing(saved.table):
        visit.house.set_options(table_id, **kept(saved.table.journal.at, told))
    return visit.see(f"/tables/{table_id}")


def _sheet(
    visit: Visit,
    table_id: str,
    given: dict[str, Any],
    notice: str | None = None,
    status: int = 200,
    *,
    tied: bool = False,
) -> Page:
    saved, _ = opened(visit, table_id)
    mode = mode_of(saved.table)
    return visit.page(
        mode.FINISH,
        status=status,
        notice=notice,
        given={**typed(saved), **_answered(saved.table), **given},
        doubts=[
            visit.words.text(f"doubt-{one.about}", **one.args)
            for one in early(saved.table, given)
            if given or not _by_points(saved.table)
        ],
        sent=bool(given),
        tied=tied or any(given.get(f"resources-{seat}") for seat in mode.HUMANS),
        humans=mode.HUMANS,
        **mode.sheet(saved),
        tokens=mode.tokens(saved, visit.words),
        **common(visit, saved),
    )


def _by_points(table: Table) -> bool:
    """Does only what will be typed say whether it is too early?"""
    scenario = scenario_at(table.state)
    goal = scenario.goal() if scenario else None
    return goal is not None and goal.points is not None


def _answered(table: Table) -> dict[str, Any]:
    """What an open question for the result has been told already, by the field of the sheet."""
    if not finishing(table):
        return {}
    journal = table.journal
    parts = [(answer.q.split(":"), answer.a) for answer in journal.entries[journal.at].answers]
    return {f"{q[1]}-{q[2]}": value for q, value in parts if q[0] == "number" and len(q) == 3}
