"""What differs in the set-up from the last game of the same mode."""

from typing import Any

import msgspec

from thirdchair.contract import words_for
from thirdchair.kit.refusals import Refusal
from thirdchair.kit.rules import LATER
from thirdchair.table.store import Saved
from thirdchair.web.face import Mode
from thirdchair.web.visit import Visit

Row = dict[str, Any]


class Differing(msgspec.Struct, frozen=True):
    """`name` is the table it is compared with; `gone` says what is not done this time."""

    name: str
    count: int
    gone: list[str]


def mark(visit: Visit, saved: Saved, mode: Mode, rows: list[Row]) -> Differing | None:
    """Say of each step (`differs`) whether it is `new`, `changed`, or the same as last time ("").

    Steps are compared as they are read; of what the reader of this table may not know yet nothing
    is said to be gone. None when there is nothing to compare with, or when draws
    are still to come, and steps with them.
    """
    before = _before(visit, saved, mode) if saved.table.ready else None
    for row in rows:
        row["differs"] = ""
    if before is None:
        return None
    words = words_for(visit.room.voices, before.table, visit.reader)
    then = {row["id"]: row for row in mode.checklist(before, words)["steps"]}
    for row in rows:
        if row["id"] not in then:
            row["differs"] = "new"
        elif _said(row) != _said(then[row["id"]]):
            row["differs"] = "changed"
    now = {row["id"] for row in rows}
    gone = [
        row["text"]
        for step, row in then.items()
        if step not in now and words.rule_id(row.get("rule") or step) != LATER
    ]
    return Differing(before.name, sum(bool(row["differs"]) for row in rows), gone)


def only_differing(found: dict[str, Any]) -> dict[str, Any]:
    """The steps that differ, and the groups that have some."""
    groups = {
        group: [row for row in rows if row["differs"]]
        for group, rows in found.get("groups", {}).items()
    }
    return {
        **found,
        "steps": [row for row in found["steps"] if row["differs"]],
        "groups": {group: rows for group, rows in groups.items() if rows},
    }


def _before(visit: Visit, saved: Saved, mode: Mode) -> Saved | None:
    """The last table of this mode when this one began, with the habits of this house."""
    table_id = saved.options.get("before")
    try:
        before = visit.look(table_id) if isinstance(table_id, str) else None
        if before is None or not _same_kind(before, saved, mode):
            return None
    except Refusal:
        return None  # it was deleted, or came from elsewhere
    before.options |= {habit: saved.options.get(habit) for habit in mode.HABITS}
    return before


def _said(row: Row) -> tuple[Any, Any]:
    return row["text"], row.get("here")


def _same_kind(before: Saved, saved: Saved, mode: Mode) -> bool:
    """The same game and mode, and the same round: another round is another set-up.

    A table with keys of its own compares with none: one campaign tells nothing of another.
    """
    if any(one.table.game.unlocked(one.table.state) is not None for one in (before, saved)):
        return False
    then, now = before.table.journal.setup, saved.table.journal.setup
    same = (then["game"], then["mode"]) == (now["game"], now["mode"])
    return same and mode.seating(then) == mode.seating(now)
