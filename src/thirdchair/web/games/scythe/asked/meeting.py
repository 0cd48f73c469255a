"""Cards only or an asked board: somebody's units come to a territory where an Automa may stand.

It begins on the map: a tap says where (`see=met.r4c4`), the next one who came. The app may never
have heard of them, but a combat still counts, and so do workers that are driven away.
"""

from typing import Any

from thirdchair.kit.refusals import bad_input
from thirdchair.scythe.automa import Automa

MEET = "met"
MOVERS = ("mech", "character")


def arrival(seat: str, unit: str, place: str) -> dict[str, Any]:
    """The move of the contract; where they came from nobody has said. The rest is asked."""
    if unit not in MOVERS:
        raise bad_input("unknown-value", where="act", value=unit)
    return {"do": "move", "seat": seat, "moves": [{"unit": unit, "to": place}]}


def meeting(see: str | None, rules: Automa) -> str | None:
    """The territory that was tapped, empty while none was; None if nobody meets anybody."""
    head, _, place = (see or "").partition(".")
    if head != MEET or rules.state.board is True or rules.state.ended is not None:
        return None
    return place if place in rules.board.territories else ""


def places(rules: Automa, who: str) -> list[str]:
    """Where a combat can be: an asked board knows where Automas and figures are."""
    if rules.state.board is False:
        return list(rules.board.territories)
    return [
        place
        for place in rules.board.territories
        if any(seat in rules.automas for seat in rules.others_at(who, place))
        or rules.figures_at(place)
    ]
