"""What somebody says that stands in a mod's place on an Automa's sheet."""

from typing import Any, get_args

from thirdchair.kit.refusals import bad_input
from thirdchair.scythe.benefits import Slot, benefits
from thirdchair.scythe.content import Gain

MOST_GAIN = 10
"""No card shows as much of anything."""


def slot_at(kind: str, place: int, written: Any) -> Slot:
    """What somebody says that stands there, if it can: the table says what a place gives."""
    row = benefits()[kind, place]
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
