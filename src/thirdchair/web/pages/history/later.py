"""What becomes of later steps when an earlier one is mended, as its preview says it."""

from typing import Any

from thirdchair.table import going_on
from thirdchair.table.changes import Mended
from thirdchair.table.journal import Table
from thirdchair.table.open_mend import Wish
from thirdchair.web.pages.history import missing
from thirdchair.web.pages.history.reasons import reason
from thirdchair.words import Words


def later(table: Table, wish: Wish, mended: Mended | None, words: Words) -> dict[str, Any]:
    """What becomes of the later steps: which no longer fit, and what can be done about the first
    of them; which are left out; where the app draws anew; whose sealed choices are asked about;
    whose turn is missing then."""
    if mended is None or mended.question is not None:
        return {"misfits": [], "without": [], "redrawn": [], "missing": [], "sealed": []}
    lost = [one for one in mended.out_of_turn if one.was is None]
    first = mended.misfits[0].position if mended.misfits else None
    return {
        "misfits": [
            (_named(table, one.position, words), reason(one.reason, words))
            for one in mended.misfits
        ],
        "first": first,
        "answerable": first is not None and going_on.answerable(table, first),
        "without": [_named(table, one, words) for one in wish.without],
        "redrawn": [_named(table, one, words) for one in mended.redrawn],
        "sealed": [_sealed(table, seat, words) for seat in mended.sealed],
        "missing": [missing.said(one.step, one.who, words) for one in lost],
    }


def asked_step(table: Table, mended: Mended | None, words: Words) -> str | None:
    """The later step that is answered again now, if there is one."""
    if mended is None or mended.asked is None:
        return None
    return _named(table, mended.asked, words)


def _sealed(table: Table, seat: str, words: Words) -> dict[str, Any]:
    """A seat that is asked about its sealed choice, and for itself what it may say."""
    mine = table.concerns(seat)
    fits = mine and going_on.fits(table, seat)
    return {"seat": seat, "name": words.seat(seat), "mine": mine, "fits": fits}


def _named(table: Table, position: int, words: Words) -> str:
    """A later step by its number in the history, and what was done there."""
    label = words.command(table.journal.entries[position].command)
    return f"{words.text('page-step', number=position)} · {label}"
