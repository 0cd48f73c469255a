"""Turns that are missing since a step of the past was mended: said until they are put in."""

from collections.abc import Sequence
from typing import Any

import msgspec

from thirdchair.kit.learned import converted
from thirdchair.table.changes import Mended
from thirdchair.table.store import Saved
from thirdchair.words import Words

OPTION = "missing"
"""Where they are kept among the options of a table."""


class Missing(msgspec.Struct, frozen=True):
    """Before this step somebody had a turn by the rules."""

    step: int
    who: tuple[str, ...]


def keep(saved: Saved, mended: Mended) -> None:
    """What this change of the past has left out of turn, and what was so before."""
    known = kept(saved)
    steps = {one.step for one in known}
    earlier = [one for one in known if one.step < mended.first]
    later = [
        Missing(one.step, one.who)
        for one in mended.out_of_turn
        if one.was is None or one.was in steps
    ]
    saved.options[OPTION] = msgspec.to_builtins([*earlier, *later])
    if not earlier and not later:
        del saved.options[OPTION]


def kept(saved: Saved) -> list[Missing]:
    """As the table keeps them: some may be undone by now, or played otherwise."""
    return [converted(one, Missing) for one in saved.options.get(OPTION, ())]


def told(saved: Saved, words: Words) -> list[dict[str, Any]]:
    """Those of steps that stand, as the pages say them."""
    table = saved.table
    stands = table.journal.at + table.journal.waiting
    return [
        {"step": one.step, "say": said(one.step, one.who, words)}
        for one in kept(saved)
        if 0 < one.step < stands  # a file may name any
        and table.turn_after(one.step - 1).who == one.who
        and table.turn_after(one.step).acted not in (None, *one.who)
    ]


def said(step: int, who: Sequence[str], words: Words) -> str:
    """Which turn is missing, and who plays it."""
    return words.text("page-turn-missing", step=step, name=words.seats(tuple(who)))
