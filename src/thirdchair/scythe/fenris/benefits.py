"""What is written into a mod's place on an Automa's sheet.

`tracker`, `none`, `card.4`, or `gain.power.1.worker.1`: what it gives, with what belongs to it.
"""

from typing import Any, get_args

import msgspec

from thirdchair.kit.refusals import bad_input
from thirdchair.scythe.content import Gain
from thirdchair.scythe.fenris import content

MOST_GAIN = 10
"""No card shows as much of anything."""


class Slot(msgspec.Struct, frozen=True):
    """The benefit of one mod."""

    gives: str
    card: int = 0
    gains: dict[str, int] = {}

    @property
    def written(self) -> str:
        """As it stands on the sheet."""
        more = [f"{what}.{n}" for what, n in self.gains.items()]
        return ".".join([self.gives, *([str(self.card)] if self.card else more)])

    @classmethod
    def read(cls, written: str) -> "Slot":
        """From how it stands there."""
        gives, *more = written.split(".")
        if gives == "card":
            return cls(gives, card=int(more[0]))
        return cls(
            gives, gains={what: int(n) for what, n in zip(more[::2], more[1::2], strict=True)}
        )


def slot_at(kind: str, place: int, written: Any) -> Slot:
    """What somebody says that stands there, if it can: the table says what a place gives."""
    row = content.benefits()[kind, place]
    fits = Slot(row.gives, card=row.card)
    if row.gives != "gain":
        if written != fits.written:
            raise bad_input(
                "not-an-option", where="do.value", answer=written, options=[fits.written]
            )
        return fits
    gains = [f"gain.{what}.1" for what in get_args(Gain)]
    try:
        slot = Slot.read(written)
        ok = slot.gives == "gain" and all(what in get_args(Gain) for what in slot.gains)
        ok = ok and all(0 < n < MOST_GAIN for n in slot.gains.values())
    except (ValueError, AttributeError, IndexError):
        ok = False
    if not ok:
        raise bad_input("not-an-option", where="do.value", answer=written, options=gains)
    return slot
