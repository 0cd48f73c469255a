"""Whose turn it is, and what the rules foresee then. Free choices are nobody's turn."""

from collections.abc import Mapping

from tests.toy.content import Material
from tests.toy.state import NightState, Phase, SeasonState, State
from thirdchair.kit.readers import Reader
from thirdchair.kit.turns import TOGETHER, Next, Step, taps

MAY: Mapping[Phase, tuple[str, ...]] = {
    "begin": ("begin", "tick"),
    "vote": ("vote", "tick"),
    "tie": ("decide", "tick"),
    "over": (),
}
"""What may be done in each phase, where it is always the same."""


def next_turn(before: Next, step: Step, material: Material) -> Next:
    """What is next after a step."""
    state: State = step.state
    who, may = _night(state) if isinstance(state, NightState) else _season(state, material)
    seat = step.command.get("seat")
    return Next(
        who=who,
        may=may,
        last=str(seat) if seat in state.seats else before.last,
        taps=taps(before, step, joins=step.said == TOGETHER),
    )


def _night(state: NightState) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who has climbed least often, in the order of the seats."""
    if state.over:
        return (), ()
    least = min(state.turns.values())
    return (next(seat for seat in state.seats if state.turns[seat] == least),), ("climb",)


def _season(state: SeasonState, material: Material) -> tuple[tuple[str, ...], tuple[str, ...]]:
    everybody = tuple(state.seats)
    match state.phase:
        case "play":
            if state.tonight is None or state.tonight.over:
                return everybody, ("result", "tick")
            who, may = _night(state.tonight)
            return who, (*may, "tick")
        case "vote":
            missing = tuple(seat for seat in state.seats if seat not in state.votes)
            return (missing, MAY["vote"]) if missing else (everybody, ("reveal", *MAY["vote"]))
        case "tie":
            return (state.played[-1].winner,), MAY["tie"]
        case "shop":
            things = Reader(keys=frozenset(state.keys)).shown(material.things)
            closed = any(thing not in state.opened for thing in things)
            return everybody, ("buy", "tick", *(["open"] if closed else []), "close")
        case "over":
            return (), ()
        case phase:
            return everybody, MAY[phase]
