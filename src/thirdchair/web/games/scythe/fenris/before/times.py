"""How long the evenings of a group take: measured from its own, never guessed from an episode."""

from collections.abc import Mapping
from datetime import UTC, datetime
from statistics import median
from typing import Any

from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.table.journal import Table
from thirdchair.web.visit import Visit

OPTION = "took"
"""Where a table keeps when each evening began and was closed, by its number."""
SHORTEST, LONGEST = 20, 10 * 60
"""Minutes. What took less was tried out, what took more was closed another day."""
STEP = 15


def note(visit: Visit, table: Table) -> None:
    """After a tap: an evening has begun, or is over."""
    last = table.journal.entries[table.journal.at - 1].command["do"]
    if last not in ("setup", "close"):
        return
    table_id = visit.request.scope["path_params"]["table_id"]
    saved = visit.look(table_id)
    took = saved.options.get(OPTION, {})
    now = noted(took, table.state, int(datetime.now(UTC).timestamp()))
    if now != took:
        visit.leave()
        visit.house.set_options(table_id, **{OPTION: now})


def noted(took: Mapping[str, Any], state: FenrisState, now: int) -> dict[str, Any]:
    """With the beginning of the evening that is on, or the end of the last one.

    Whoever takes a step back to the beginning does not begin anew.
    """
    if state.phase == "play":
        begun, closed = took.get(number := state.evening[0], (None, None))
        is_on = begun is not None and closed is None and now - begun <= LONGEST * 60
        return {**took, number: [begun, None] if is_on else [now, None]}
    begun, closed = took.get(number := state.history[-1].evening[0], (None, None))
    return {**took, number: [begun, closed or now]} if begun else dict(took)


def usual(options: Mapping[str, Any]) -> str | None:
    """What an evening took so far, as in 2:45; None as long as none was measured."""
    measured = [
        (closed - begun) // 60 for begun, closed in options.get(OPTION, {}).values() if closed
    ]
    found = [minutes for minutes in measured if SHORTEST <= minutes <= LONGEST]
    if not found:
        return None
    hours, minutes = divmod(STEP * round(median(found) / STEP), 60)
    return f"{hours}:{minutes:02}"
