"""Turns that are missing since a step of the past was mended: kept until they are put in."""

from collections.abc import Mapping
from typing import Any

import msgspec

from thirdchair.kit.learned import converted
from thirdchair.table.changes import Mended

OPTION = "missing"
"""Where they are kept among the options of a table."""


class Missing(msgspec.Struct, frozen=True):
    """Before this step somebody had a turn by the rules."""

    step: int
    who: tuple[str, ...]


def keep(options: dict[str, Any], mended: Mended) -> None:
    """What this change of the past has left out of turn, and what was so before."""
    known = kept(options)
    steps = {one.step for one in known}
    earlier = [one for one in known if one.step < mended.first]
    later = [
        Missing(one.step, one.who)
        for one in mended.out_of_turn
        if one.was is None or one.was in steps
    ]
    options[OPTION] = msgspec.to_builtins([*earlier, *later])
    if not earlier and not later:
        del options[OPTION]


def kept(options: Mapping[str, Any]) -> list[Missing]:
    """As the table keeps them: some may be undone by now, or played otherwise."""
    return [converted(one, Missing) for one in options.get(OPTION, ())]
