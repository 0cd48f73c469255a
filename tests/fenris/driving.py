"""A campaign that goes on by itself: at every moment the simplest thing that can be done.

Evenings are found, not listed: whoever adds one need not tell it here, as long as its questions
have answers and its cards can be declined.
"""

from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Any

from thirdchair.scythe.fenris.episodes.finding import is_here, on_the_way

Told = dict[str, Any]
Step = dict[str, Any]
Say = Callable[[Step], Told]

WAYS = ("war", "peace")
LAST = 8


def evenings(way: str) -> list[tuple[int, str]]:
    """The evenings that can be played on this way, one after the other: number and name."""
    numbered = ((number, on_the_way(number, way)) for number in range(1, LAST + 1))
    return list(takewhile(lambda one: is_here(one[1]), numbered))


def before(number: int, way: str) -> dict[str, Any]:
    """What a set-up says of a campaign that stands before an evening."""
    if number == 1:
        return {}
    last = {"box_e": ""} if number == 8 else {}
    return {"from": {"episode": str(number), "branch": way, "sheets": {}, **last}}


def next_step(told: Told, way: str = "war") -> Step | None:
    """What is simplest now; nothing, if the next evening cannot be played yet."""
    if told["pending"] is not None:
        return {"answer": answer(told["pending"])}
    view, may = told["view"], told["next"]["may"]
    if view["over"]:
        return None
    match view["phase"]:
        case "setup":
            return {"do": "setup"} if "setup" in may else None
        case "play":
            seats = view["game_now"]["seats"]
            return {"do": "episode_result", "coins": {s: 60 - n for n, s in enumerate(seats)}}
        case "outcome":
            return {"do": "read"}
    return _reward(view, may, way)


def _reward(view: dict[str, Any], may: list[str], way: str) -> Step:
    """Boxes are opened, factions kept, and whatever else waits for somebody is declined."""
    if "decide" in may:
        return {"do": "decide", "branch": way}
    if boxes := view.get("to_open"):
        box, seat = next(iter(boxes.items()))
        return {"do": "open", "box": box, **({"seat": seat} if seat else {})}
    change = view.get("change") or {"waiting": []}
    if change["waiting"]:
        seat = change["waiting"][0]
        mine = {} if view["sheets"][seat]["kind"] == "automa" else {"faction": change["free"][0]}
        return {"do": "change_faction", "seat": seat, **mine}
    if view["agenda"]:
        return {"do": "done", "seat": next(iter(view["agenda"]))}
    return {"do": "close"}


def answer(question: dict[str, Any]) -> Any:
    """What is known or proposed, else the last option, else the least."""
    for field in ("proposal", "known"):
        if question.get(field) is not None:
            return question[field]
    return question["options"][-1] if question.get("options") else question["min"]


def driven(say: Say, told: Told, way: str = "war", most: int = 400) -> Iterator[tuple[Step, Told]]:
    """Step by step to the close of the evening that has begun or begins now."""
    begun = None
    for _ in range(most):
        begun = begun or (told["view"] and told["view"]["episode"])
        step = next_step(told, way)
        if step is None:
            return
        told = say(step)
        assert told["ok"], (step, told)
        yield step, told
        if step.get("do") == "close":
            return
    raise AssertionError(f"evening {begun} has no end")
