"""The gates of the campaign, and all that can be asked before each of them.

An evening has three: before it begins, before its outcome is read, and at its close. Evenings are
found, so that what is added later has its gates by being there.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from tests.fenris.driving import WAYS, before, evenings, next_step
from tests.fenris.pages import games, setup, voices
from tests.fenris.scene import THREE, automa
from tests.toy.asking import Asked
from thirdchair.contract import Session
from thirdchair.scythe.fenris.episodes.finding import on_the_way
from thirdchair.scythe.fenris.state import FenrisState

SEATS = (None, "s1", "s2", "s3")
OURS = re.compile(r"/(static|tables|api|box|rules|play$|record$|phone$|$|new\?.*fenris)")
"""What is asked for: all about the campaign, and what the house says of all its games."""
ELSEWHERE = (
    "/new?game=scythe&mode=fenris",
    "/new?game=scythe&mode=automa",
    "/rules",
    "/box",
    "/record",
    "/play",
)
SEATED = (*THREE, automa("saxony"))


@dataclass(frozen=True)
class Gate:
    """A moment of the campaign after which more is known."""

    number: int
    way: str
    at: str

    def __str__(self) -> str:
        return f"{self.at} of evening {self.number} ({self.way})"

    @property
    def new(self) -> dict[str, Any]:
        """The set-up of a campaign that stands before its evening."""
        return {**setup(*SEATED), **before(self.number, self.way)}

    def is_here(self, view: dict[str, Any] | None) -> bool:
        """Has a campaign come so far?"""
        if view is None:
            return False
        match self.at:
            case "begin":
                return True
            case "outcome":
                return bool(view["phase"] == "outcome")
        return bool(view["over"]) or view["episode"] != on_the_way(self.number, self.way)


def gates() -> list[Gate]:
    """All of them: from the third evening on the ways hardly differ before the outcome is read."""
    first = [Gate(1, WAYS[0], at) for at in ("begin", "outcome")]
    closes = [Gate(number, way, "close") for way in WAYS for number, _ in evenings(way)]
    both = [Gate(number, way, "outcome") for way in WAYS for number, _ in evenings(way)]
    outcomes = [one for one in both if one.number == 2 or (one.number > 2 and one.way == WAYS[0])]
    return [*first, *outcomes, *closes]


async def to_the_gate(one: Asked, gate: Gate) -> None:
    """The campaign up to this gate."""
    told = await one.post("/api/tables", new=gate.new)
    assert told["ok"], told
    one.table, one.ours = told["id"], OURS
    while not gate.is_here(told["view"]):
        step = next_step(told, gate.way)
        assert step is not None, told
        told = await one.post("/api/tables/*", **step)
        assert told["ok"], (step, told)


def session_at(gate: Gate) -> Session:
    """The same for a program."""
    return states_to(gate)[0]


def states_to(gate: Gate) -> tuple[Session, list[FenrisState]]:
    """The same, with every state on the way."""
    session = Session(games(), voices())
    told = session.handle({"new": gate.new})
    states: list[FenrisState] = []
    while True:
        assert session.current is not None, told
        states.append(session.current.state)
        if gate.is_here(told["view"]):
            return session, states
        told = session.handle(next_step(told, gate.way))
        assert told["ok"], told


async def look_around(one: Asked, language: str) -> None:
    """Every page of the table and of the house, the API for every seat, and the event stream."""
    one.ours = OURS
    await one.crawl("/tables/*", language)
    await one.crawl("/", language, *ELSEWHERE)
    await one.get("/api/openapi.json")
    for seat in SEATS:
        await one.post("/api/tables/*", view=True, **({"as": seat} if seat else {}))
    await one.post("/api/tables/*", do="xyzzy")
    await one.get("/nowhere", language)
    await one.stream()


async def guessed(one: Asked, names: list[str], language: str) -> None:
    """What is locked is asked for by its name, at the addresses where a name can be said."""
    for name in names:
        for page in (f"/static/scythe/{name}", f"/tables/*/{name}", f"/tables/*/files/{name}"):
            await one.get(page, language)
        for page in (f"/rules?q={name}", f"/tables/*/rules?q={name}", f"/tables/*?see={name}"):
            await one.get(page, language)
        await one.post("/api/tables/*", do=name)


def guessed_by_a_program(session: Session, names: list[str]) -> Iterator[tuple[str, bytes]]:
    """The same in every field of a command and of a set-up that takes a name.

    The contract answers over HTTP as it does here, where it takes a tenth of the time.
    """
    for name in names:
        for request in (*commands_about(name), *set_ups_with(name)):
            told = session.handle(request)
            yield f"{request}", msgspec.json.encode(told)


def set_ups_with(name: str) -> list[dict[str, Any]]:
    """Every field of a set-up that takes a name; each of them is refused."""
    single = {"game": "scythe", "mode": "automa", "seats": SEATED, "modules": [name]}
    wishes: tuple[dict[str, Any], ...] = (
        {"rulings": {name: "x"}},
        {"box": {name: 1}},
        {"mode": name},
        {"seats": [{"kind": "human", "faction": name}]},
        {"from": {"episode": "1", "sheets": {"s1": {"mech_mods": [name]}}}},
    )
    return [{"new": single}, *({"new": {**setup(*SEATED), **wish}} for wish in wishes)]


def commands_about(name: str) -> list[dict[str, Any]]:
    """Every field of a command that takes a name."""
    return [
        {"do": name},
        {"do": name, "seat": "s1"},
        {"do": "setup", "options": {name: True}},
        {"do": "perk", "seat": "s1", "perk": name},
        {"do": "mark", "seat": "s1", "at": name},
        {"do": "count", "seat": "s1", "what": name},
        {"do": "episode_result", "coins": {}, "facts": {name: {"s1": 1}}},
        {"do": "log", "seat": "s1", "star": name, "column": name},
        {"do": "buy_mods", "seat": "s1", "mods": [name]},
        {"do": "wear", "seat": "s1", "mods": {name: name}},
        {"do": "setup_bonus", "seat": "s1", "bonus": name},
        {"do": "change_faction", "seat": "s1", "faction": name},
        {"do": "base", "seat": "s1", "base": name},
        {"do": "open", "seat": "s1", "box": name},
        {"do": "decide", "branch": name},
        {"do": "correct", "path": f"rulings.{name}", "value": "x"},
        {"do": "correct", "path": "sheets.s1.mech_mods", "value": [name]},
        {"do": "correct", "path": "sheets.s1.faction", "value": name},
        {"do": "correct", "path": name, "value": 1},
        {"answer": name},
    ]
