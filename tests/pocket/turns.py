"""Ten turns of the bots in each kind of game, the same wherever they are played."""

from collections.abc import Callable, Iterator
from typing import Any

from tests.fenris.driving import LAST, WAYS, before, evenings, next_step
from tests.golden.solo_expansions import ARTS
from tests.web.played import DUEL, FENRIS, SCYTHE, SOLO
from thirdchair.tapestry import Tapestry

Asking = Callable[[str, dict[str, Any]], dict[str, Any]]
"""Sends a request of the contract to a path."""
Told = dict[str, Any]
TURNS = 10
MOST_QUESTIONS = 40
MOST_STEPS = 60
"""Before the first turn of an evening."""

PEOPLE = [one for one in SCYTHE["seats"] if one["kind"] == "human"]
HORDE: dict[str, Any] = {
    "game": "scythe",
    "mode": "horde",
    "seats": PEOPLE,
    "faction": "fenris",
    "seed": 7,
    "combat": "app",
    "abilities": "off",
    "board": "ask",
}
MODULES = (
    ("infrastructure_mods", "war_track", "rivals", "mad_tesla"),
    ("mech_mods", "peace_track", "alliances"),
    ("vesna", "fenris", "tesla", "triumph_tiles"),
)
"""All of them: each goes with those beside it."""


def scenarios() -> dict[str, dict[str, Any]]:
    """Every scenario of every expansion, as a game of its own."""
    found = [name.rpartition("-") for name in Tapestry().scenarios.sheets]
    return {
        f"{mode} {number}": {"game": "tapestry", "mode": mode, "scenario": int(number), "seed": 5}
        for mode, _, number in found
    }


def campaign() -> dict[str, dict[str, Any]]:
    """Every evening of the campaign on both of its ways, as it begins; the last one has two."""
    found = {
        f"evening {name}": {**FENRIS, **before(number, way)}
        for way in WAYS
        for number, name in evenings(way)
    }
    last = before(LAST, WAYS[0])["from"]
    return {**found, "the other last evening": {**FENRIS, "from": {**last, "box_e": "s1"}}}


GAMES: dict[str, dict[str, Any]] = {
    "duel": {**DUEL, "seed": 7},
    "solo": SOLO,
    "solo with expansions": ARTS,
    **scenarios(),
    "scythe": SCYTHE,
    **{f"modules {one[0]}": {**SCYTHE, "modules": list(one)} for one in MODULES},
    "horde": HORDE,
    "horde alone, harder": {**HORDE, "seats": PEOPLE[:1], "harder": True},
    "horde, easier": {**HORDE, "modules": ["mech_mods", "alliances"]},
    **campaign(),
}


def played(ask: Asking, setup: dict[str, Any]) -> list[Told]:
    """All answers to a game that somebody plays who takes what is offered first."""
    answers = [ask("/api/tables", {"new": setup})]
    path = f"/api/tables/{answers[0]['id']}"
    _answer_all(ask, path, answers)
    if setup["mode"] == "fenris":
        _begin(ask, path, answers)
    for request in _requests(setup):
        if answers[-1]["view"].get("over"):
            break  # a scenario may be lost sooner
        answers.append(ask(path, request))
        _answer_all(ask, path, answers)
    return [{name: said for name, said in one.items() if name != "id"} for one in answers]


def _begin(ask: Asking, path: str, answers: list[Told]) -> None:
    """All that an evening asks before its game."""
    for _ in range(MOST_STEPS):
        if answers[-1]["view"]["phase"] == "play":
            return
        step = next_step(answers[-1])
        assert step is not None
        answers.append(ask(path, step))
    raise AssertionError(answers[-1])


def _requests(setup: dict[str, Any]) -> Iterator[dict[str, Any]]:
    seats = enumerate(setup.get("seats", ()), start=1)
    automas = [f"s{place}" for place, one in seats if one["kind"] == "automa"]
    for turn in range(TURNS):
        if setup["mode"] == "horde":
            yield {"do": "actor_turn", "actor": "horde"}
        elif setup["game"] == "scythe":
            yield {"do": "automa_turn", "seat": automas[turn % len(automas)]}
        elif setup["mode"] == "duel":
            yield from ({"do": "advance", "who": who, "track": "science"} for who in ("p1", "p2"))
            yield {"do": "bots_turn"}
        else:
            track = ("science", "exploration")[turn % 2]
            yield {"do": "advance", "track": track} if turn else {"do": "income"}
            yield {"do": "bots_turn"}


def _answer_all(ask: Asking, path: str, answers: list[Told]) -> None:
    for _ in range(MOST_QUESTIONS):
        if not (pending := answers[-1].get("pending")):
            return
        answers.append(ask(path, {"answer": _first(pending)}))
    raise AssertionError(pending)


def _first(pending: dict[str, Any]) -> Any:
    if pending["ask"] == "places":
        return {}
    if "proposal" in pending:
        return pending["proposal"]
    options = pending.get("options") or [pending.get("min", 0)]
    return options[0]
