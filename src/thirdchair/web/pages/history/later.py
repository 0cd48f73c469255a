"""What becomes of later steps when an earlier one is mended, as its preview says it."""

from typing import Any

import msgspec

from thirdchair.kit.refusals import Refusal
from thirdchair.table.changes import Mended
from thirdchair.table.journal import Table
from thirdchair.table.mending import mend
from thirdchair.web.pages.history import missing
from thirdchair.web.pages.history.wishes import Wish
from thirdchair.words import Words


def later(
    table: Table, position: int, wish: Wish, mended: Mended | None, words: Words
) -> dict[str, Any]:
    """What becomes of the later steps: which no longer fit, and what can be done about the first
    of them; which are left out; where the app draws anew; whose turn is missing then."""
    if mended is None or mended.question is not None:
        return {"misfits": [], "without": [], "redrawn": [], "missing": []}
    lost = [one for one in mended.out_of_turn if one.was is None]
    first = mended.misfits[0].position if mended.misfits else None
    return {
        "misfits": [
            (_named(table, one.position, words), words.refusal(one.reason))
            for one in mended.misfits
        ],
        "first": first,
        "answerable": first is not None and _answerable(table, position, wish, first),
        "without": [_named(table, one, words) for one in wish.without],
        "redrawn": [_named(table, one, words) for one in mended.redrawn],
        "missing": [missing.said(one.step, one.who, words) for one in lost],
    }


def asked_step(table: Table, mended: Mended | None, words: Words) -> str | None:
    """The later step that is answered again now, if there is one."""
    if mended is None or mended.asked is None:
        return None
    return _named(table, mended.asked, words)


def _answerable(table: Table, position: int, wish: Wish, step: int) -> bool:
    """Could a step be done, if only its questions were answered otherwise?"""
    course = msgspec.structs.replace(wish, again={**wish.again, step: []}).course()
    try:
        mend(table, position, wish.change(table, position), course)
    except Refusal:
        return False
    return True


def _named(table: Table, position: int, words: Words) -> str:
    """A later step by its number in the history, and what was done there."""
    label = words.command(table.journal.entries[position].command)
    return f"{words.text('page-step', number=position)} · {label}"
