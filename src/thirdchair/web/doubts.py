"""A tap that looks like a slip: the page asks first, and keeps what was entered."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from thirdchair.kit.doubts import Doubt

ANYWAY = "anyway"
"""The field of a form that was doubted once: it is right."""
CARRIED = ("_csrf_token", "once", "at", ANYWAY)
"""Fields that each page fills in anew."""


class Doubted(Exception):
    """Nothing is done yet: somebody is asked whether it is right."""

    def __init__(self, doubts: Sequence[Doubt]) -> None:
        super().__init__([doubt.about for doubt in doubts])
        self.doubts = doubts


class Amber(msgspec.Struct, frozen=True):
    """The question on the page, and the form that is sent again if it is right anyway."""

    lines: list[str]
    fields: dict[str, str]


def check(doubts: Sequence[Doubt], form: Mapping[str, Any]) -> None:
    """Ask about these, unless the form says that it is right anyway."""
    if doubts and not form.get(ANYWAY):
        raise Doubted(doubts)


def fields_of(form: Mapping[str, Any]) -> dict[str, str]:
    """What the form held, for the next one."""
    return {name: str(value) for name, value in form.items() if name not in CARRIED}
