"""Cards only or an asked board: somebody's units come to a territory where an Automa may stand.

The app may never have heard of them, but a combat still counts, and so do workers that are driven
away.
"""

from collections.abc import Mapping
from typing import Any

from thirdchair.scythe.board import base_of
from thirdchair.scythe.state import AutomaState
from thirdchair.web import forms


def arrival(state: AutomaState, form: Mapping[str, Any]) -> dict[str, Any]:
    """The move of the contract, from wherever the unit was last known; the rest is asked."""
    seat, unit, place = (forms.text(dict(form), name) for name in ("who", "unit", "place"))
    start = ""
    if one := state.seats.get(seat):
        known = (at for at in one.units.get(unit, {}) if at != place)
        start = next(known, base_of(one.faction))
    return {"do": "move", "seat": seat, "moves": [{"unit": unit, "from": start, "to": place}]}
