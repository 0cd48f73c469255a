"""Ten turns of the bots in each kind of game, the same wherever they are played."""

from collections.abc import Callable, Iterator
from typing import Any

from tests.web.played import DUEL, SCYTHE, SOLO

Asking = Callable[[str, dict[str, Any]], dict[str, Any]]
"""Sends a request of the contract to a path."""
TURNS = 10
MOST_QUESTIONS = 40

GAMES: dict[str, dict[str, Any]] = {
    "duel": {**DUEL, "seed": 7},
    "solo": SOLO,
    "atlantis": {"game": "tapestry", "mode": "atlantis", "scenario": 1, "seed": 5},
    "kaiju": {"game": "tapestry", "mode": "kaiju", "scenario": 1, "seed": 5},
    "scythe": SCYTHE,
}


def played(ask: Asking, setup: dict[str, Any]) -> list[dict[str, Any]]:
    """All answers to a game that somebody plays who takes what is offered first."""
    answers = [ask("/api/tables", {"new": setup})]
    path = f"/api/tables/{answers[0]['id']}"
    _answer_all(ask, path, answers)
    for request in _requests(setup):
        answers.append(ask(path, request))
        _answer_all(ask, path, answers)
    return [{name: said for name, said in one.items() if name != "id"} for one in answers]


def _requests(setup: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for turn in range(TURNS):
        if setup["game"] == "scythe":
            yield {"do": "automa_turn", "seat": "s4" if turn % 2 else "s3"}
            continue
        if setup["mode"] == "duel":
            yield from ({"do": "advance", "who": who, "track": "science"} for who in ("p1", "p2"))
        else:
            yield {"do": "advance", "track": "technology"} if turn else {"do": "income"}
        yield {"do": "bots_turn"}


def _answer_all(ask: Asking, path: str, answers: list[dict[str, Any]]) -> None:
    for _ in range(MOST_QUESTIONS):
        if not (pending := answers[-1].get("pending")):
            return
        answers.append(ask(path, {"answer": _first(pending)}))
    raise AssertionError(pending)


def _first(pending: dict[str, Any]) -> Any:
    options = pending.get("options") or [pending.get("min", 0)]
    return options[0]
