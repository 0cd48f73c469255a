"""Tables in every state that the thumb bar knows, in every mode and way to play."""

from collections.abc import Iterator
from typing import Any

import httpx

from tests.web.played import DUEL, SCYTHE, SOLO, done, finished, made

ALL: dict[str, Any] = {
    "expansions": ["PP", "AA", "FF"],
    "arts": "military",
    "double_strike": True,
    "civs": ["hucksters"],
}
MECHS = {"seat": "s1", "unit": "mech", "at": "base:nordic"}


def states(client: httpx.Client) -> Iterator[tuple[str, str]]:
    """A name for each state, and its address."""
    yield from _solo(client)
    yield from _duel(client)
    yield from _scenarios(client)
    for board in (True, "ask", False):
        yield from _scythe(client, board)


def _solo(client: httpx.Client) -> Iterator[tuple[str, str]]:
    yield "solo, first turn", made(client, SOLO)
    table = made(client, SOLO)
    done(client, table, do="income")
    yield "solo, bots next", table
    yield "solo, the person anyway", f"{table}?who=you"
    table = _bots(client, made(client, SOLO))
    yield "solo, own turn", table
    for see in ("map", "hex", "tracks"):
        yield f"solo, {see}", f"{table}?see={see}"
    done(client, table, undo=1)
    yield "solo, undone", table
    table = _bots(client, made(client, SOLO))
    done(client, table, do="advance", track="exploration")
    yield "solo, map to tap", table
    yield "solo, real cards of the set-up", made(client, SOLO, chance="table")
    table = made(client, SOLO, chance="table")
    done(client, table, answer=9)
    _bots(client, table)
    done(client, table, do="advance", track="science")
    done(client, table, do="bots_turn")
    yield "solo, the pair", table
    done(client, table, answer=4)
    yield "solo, second of the pair", table
    yield "solo, traps", _attacked(client, made(client, SOLO))
    table = made(client, SOLO)
    done(client, table, do="finish")
    yield "solo, points", table
    yield "solo, over", finished(client, SOLO, 131, 100)
    table = made(client, SOLO)
    _set(client, table, "era.bots", 5)
    yield "solo, bots done", table
    table = made(client, SOLO, **ALL)
    yield "five tracks, set-up", table
    table = _settled(client, made(client, SOLO, **ALL))
    yield "five tracks, first turn", f"{table}?who=you"
    _set(client, table, "tracks.you2.arts", 2)
    yield "five tracks, second token", f"{table}?who=you"
    yield "five tracks, traps by name", _attacked(client, table)


def _duel(client: httpx.Client) -> Iterator[tuple[str, str]]:
    yield "duel, first turn", made(client, DUEL)
    table = made(client, DUEL)
    for who in ("p1", "p2"):
        done(client, table, do="advance", who=who, track="science")
    yield "duel, the Shadow Empire next", table
    done(client, table, do="bots_turn")
    yield "duel, own turn", f"{table}?who=p1"
    done(client, table, undo=1)
    yield "duel, undone", table
    yield "duel, favorite by the die", made(client, DUEL, chance="table", favorite=None)
    table = made(client, DUEL, chance="table")
    done(client, table, do="bots_turn")
    yield "duel, the pair", table
    table = made(client, DUEL)
    done(client, table, do="finish")
    yield "duel, points", table
    yield "duel, over", finished(client, DUEL, 120, 100)


def _scenarios(client: httpx.Client) -> Iterator[tuple[str, str]]:
    for mode, count in (("atlantis", 5), ("kaiju", 2)):
        for number in range(1, count + 1):
            fields = {"game": "tapestry", "mode": mode, "scenario": number, "seed": 3}
            if mode == "kaiju":
                fields["capital"] = "track"
            table = made(client, fields)
            yield f"{mode} {number}, set-up", table
            _settled(client, table)
            yield f"{mode} {number}, first turn", f"{table}?who=you"
            if mode == "kaiju" and number == 1:
                yield "kaiju, a district", f"{table}?see=capital-2"
            answer = done(client, table, do="bots_turn")
            yield f"{mode} {number}, after the bots", table
            _settled(client, table, answer)
            done(client, table, do="finish")
            yield f"{mode} {number}, points", table
            _settled(client, table)
            yield f"{mode} {number}, over", table


def _scythe(client: httpx.Client, board: bool | str) -> Iterator[tuple[str, str]]:
    way = {True: "tracked", False: "cards", "ask": "asked"}[board]
    alone = {**SCYTHE, "seats": [SCYTHE["seats"][0], SCYTHE["seats"][2]], "board": board}
    four = {**SCYTHE, "board": board}
    for name, setup in ((f"{way} alone", alone), (f"{way} of four", four)):
        automa = "s2" if setup is alone else "s3"
        table = made(client, setup)
        yield f"{name}, first turn", table
        for see in ("own", "go.r3c4", "go.base:nordic", "met"):
            yield f"{name}, {see}", f"{table}?who=s1&see={see}"
        yield f"{name}, moving", f"{table}?who=s1&see=go.r1c4-r2c4"
        done(client, table, do="automa_turn", seat=automa)
        yield f"{name}, after the Automa", table
        yield f"{name}, why", f"{table}?see=why.0"
        _settled(client, table)
        yield f"{name}, own turn", f"{table}?who=s1"
        table = made(client, setup, chance="table")
        done(client, table, do="automa_turn", seat=automa)
        yield f"{name}, real card", table
        table = made(client, setup)
        done(client, table, do="finish")
        yield f"{name}, points", table
        _settled(client, table)
        yield f"{name}, over", table
    if board is not True:
        return
    table = made(client, alone)
    done(client, table, do="place", seat="s2", unit="mech", at="r2c4")
    done(client, table, do="place", **MECHS, n=2)
    moves = [{"unit": "mech", "from": "base:nordic", "to": "r2c4", "n": 2}]
    for step in range(4):
        if not step:
            answer = done(client, table, do="move", seat="s1", moves=moves)
        elif answer["pending"]:
            answer = done(client, table, answer=_usual(answer["pending"]))
        yield f"a combat, step {step}", table


def _bots(client: httpx.Client, table: str) -> str:
    """A turn of each, as far as the person's second."""
    done(client, table, do="income")
    return _settled(client, table, done(client, table, do="bots_turn"))


def _attacked(client: httpx.Client, table: str) -> str:
    """The person conquers a territory of the Automa, which has some cards."""
    _set(client, table, "tapestry.automa_hand", 3)
    _set(client, table, "hexes.19", {"tile": True, "tokens": [{"who": "automa"}]})
    done(client, table, do="conquer", hex=19)
    return table


def _set(client: httpx.Client, table: str, path: str, value: Any) -> None:
    done(client, table, do="correct", path=path, value=value)


def _settled(client: httpx.Client, table: str, answer: dict[str, Any] | None = None) -> str:
    """Whatever is open is answered as usual."""
    answer = answer or client.get(f"/api{table}").json()
    while question := answer["pending"]:
        answer = done(client, table, answer=_usual(question))
    return table


def _usual(question: dict[str, Any]) -> Any:
    if question["ask"] == "places":
        return {}
    usual = question.get("proposal")
    if usual is None:
        usual = question["options"][0] if "options" in question else question["min"]
    return usual
