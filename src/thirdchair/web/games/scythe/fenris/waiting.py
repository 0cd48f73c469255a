"""The screen of a part of the evening that has no other: how it stands, and what happened last."""

from typing import Any

from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.table.journal import Table
from thirdchair.web.games.scythe.fenris.screen import At
from thirdchair.web.lately import last_entry

TEMPLATE = "scythe/fenris/waiting.html"


def open_to(state: FenrisState) -> bool:
    """Always."""
    return True


def show(at: At) -> dict[str, Any]:
    """What happened last."""
    return {"lines": [at.words.event(event) for event in last_entry(at.table).events]}


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """No buttons."""
    return False
