"""Who has won a game of Tapestry, and why, in a sentence or two.

All of it is read off the last state and what was told when the game ended, so the record, which
has no more than that of a game, says the same as the card.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from thirdchair.tapestry.hexmap import AUTOMA, YOU
from thirdchair.tapestry.state import Outcome, State
from thirdchair.web.ending import Outcome as Went
from thirdchair.words import Words

Event = Mapping[str, Any]


def winner(end: Outcome, words: Words) -> str:
    """The headline."""
    if not end.winner:
        return words.text("page-result-lost")
    if len(end.winner) > 1:
        return words.text("page-result-shared", winner=end.winner)
    return words.text("page-result-wins", who=end.winner[0])


def went(end: Outcome) -> Went:
    """How it went for who plays alone; between people it is just over."""
    if YOU not in end.vp:
        return "over"
    if YOU not in end.winner:
        return "lost"
    return "won" if end.winner == [YOU] else "shared"


def why(state: State, events: Sequence[Event], words: Words) -> list[str]:
    """What decided it; `events` are those of the last step."""
    assert state.result is not None
    return list(_why(state.result, {str(one["type"]): one for one in events}, words))


def reason(state: State, events: Sequence[Event], words: Words) -> str:
    """The sentence of it that nobody reads off the points; empty if there is none."""
    end = state.result
    told = {str(one["type"]) for one in events} & {"kaiju_end", "goal", "tie"}
    even = end is not None and len(end.vp) > 1 and len(set(end.vp.values())) == 1
    return why(state, events, words)[0] if told or even else ""


def _why(end: Outcome, told: Mapping[str, Event], words: Words) -> Iterator[str]:
    if "kaiju_end" in told:
        yield words.text("page-result-kaiju", cause=told["kaiju_end"]["cause"], points=end.vp[YOU])
    elif "goal" in told:
        yield from _by_goal(end, told, words)
    elif len(end.vp) > 1:
        yield _by_points(end, told, words)
    if "campaign_points" in told:
        yield words.event(told["campaign_points"])


def _by_goal(end: Outcome, told: Mapping[str, Event], words: Words) -> Iterator[str]:
    """You were ahead, so the goal has decided; without it the points say the opposite."""
    goal = told["goal"]
    met = "met" if goal["met"] else "missed"
    yield words.text(f"page-result-goal-{met}", have=goal["have"], need=goal["need"])
    name = "page-result-points" if goal["met"] else "page-result-in-vain"
    if end.vp[YOU] != end.vp[AUTOMA]:
        yield _points(name, end, words)
    elif goal["met"]:
        yield _by_points(end, told, words)


def _by_points(end: Outcome, told: Mapping[str, Event], words: Words) -> str:
    high, low = max(end.vp.values()), min(end.vp.values())
    if high != low:
        return _points("page-result-points", end, words)
    if "tie" in told:
        left = told["tie"]["resources"]
        part = ", ".join(f"{words.seat(seat)} {count}" for seat, count in left.items())
        even = "even" if len(set(left.values())) == 1 else "decided"
        return words.text(f"page-result-tie-{even}", points=high, part=part)
    return words.text("page-result-tie-ruled", points=high, winner=end.winner)


def _points(name: str, end: Outcome, words: Words) -> str:
    high, low = max(end.vp.values()), min(end.vp.values())
    return words.text(name, high=high, low=low, margin=high - low)
