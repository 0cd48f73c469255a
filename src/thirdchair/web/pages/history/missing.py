"""Turns that a mended past lacks, as the pages say them."""

from collections.abc import Sequence
from typing import Any

from thirdchair.table.missing import kept
from thirdchair.table.store import Saved
from thirdchair.words import Words


def told(saved: Saved, words: Words) -> list[dict[str, Any]]:
    """Those of steps that stand."""
    table = saved.table
    stands = table.journal.at + table.journal.waiting
    return [
        {"step": one.step, "say": said(one.step, one.who, words)}
        for one in kept(saved.options)
        if 0 < one.step < stands  # a file may name any
        and table.turn_after(one.step - 1).who == one.who
        and table.turn_after(one.step).acted not in (None, *one.who)
    ]


def said(step: int, who: Sequence[str], words: Words) -> str:
    """Which turn is missing, and who plays it."""
    return words.text("page-turn-missing", step=step, name=words.seats(tuple(who)))
