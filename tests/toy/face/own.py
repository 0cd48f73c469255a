"""Own pages: corrections, and of a season the logbook, and the shop once there is one."""

from collections.abc import Callable, Mapping
from typing import Any

from litestar.exceptions import NotFoundException

from tests.toy.correcting import RULINGS
from tests.toy.face.known import known_at, toy_of
from tests.toy.state import SeasonState
from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.web import forms
from thirdchair.web.pages.correct.correcting import correct_all, done
from thirdchair.web.pages.table.opening import changed, common, opened
from thirdchair.web.pages.table.page import perform, refused
from thirdchair.web.visit import Answer, Visit

Look = Callable[[Visit, str], Answer]
Act = Callable[[Visit, str, dict[str, Any]], Answer]


def logbook(visit: Visit, table_id: str) -> Answer:
    """What every keeper has, and which evenings were played."""
    saved, state = _season(visit, table_id)
    chores = known_at(saved.table).chores
    page = {"season": state, "chores": chores, **common(visit, saved)}
    return visit.page("toy/logbook.html", **page)


def shop(visit: Visit, table_id: str) -> Answer:
    """The wares with their prices, and who wants what."""
    saved, state = _season(visit, table_id)
    known, material = known_at(saved.table), toy_of(saved.table).material
    wares = [material.wares[name] for name in known.wares]
    page = {"season": state, "wares": wares, "seat": visit.seat(table_id), **common(visit, saved)}
    return visit.page("toy/shop.html", **page)


def buy(visit: Visit, table_id: str, data: dict[str, Any]) -> Answer:
    """A purchase from the shop page."""

    def act(table: Table) -> None:
        perform(visit, table, data)

    try:
        changed(visit, table_id, act, data)
    except Refusal as refusal:
        return refused(visit, table_id, refusal)
    return visit.see(visit.request.scope["path"])


def look_correct(visit: Visit, table_id: str) -> Answer:
    """The parts that can be set to what lies there."""
    saved, mode = opened(visit, table_id)
    paths = [one["path"] for one in mode.instead.commands(saved.table)["corrections"]]
    parts = [(path, visit.words.part(path)) for path in paths if not path.startswith(RULINGS)]
    return visit.page("toy/correct.html", parts=parts, **common(visit, saved))


def correct(visit: Visit, table_id: str, data: dict[str, Any]) -> Answer:
    """A part is set to a number."""
    parts = [(forms.text(data, "part"), forms.number(data, "value"))]
    return done(visit, table_id, lambda table: correct_all(table, parts, "", visit.by), data)


def _season(visit: Visit, table_id: str) -> tuple[Saved, SeasonState]:
    saved, _ = opened(visit, table_id)
    state = saved.table.state
    if not isinstance(state, SeasonState):
        raise NotFoundException
    return saved, state


SHOWN: Mapping[str, tuple[Look, Act | None]] = {
    "correct": (look_correct, correct),
    "logbook": (logbook, None),
    "shop": (shop, buy),
}
"""What a page of the content shows, and what its form does."""
