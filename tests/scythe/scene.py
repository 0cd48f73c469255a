"""Situations on Scythe's board, built by hand, and what a command makes of them."""

import math
from collections.abc import Iterable
from typing import Any, Self

import msgspec

from thirdchair.kit.flow import Answer, Done, play
from thirdchair.kit.questions import Question
from thirdchair.scythe import content
from thirdchair.scythe.board import base_of
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.material import Printed, material_of
from thirdchair.scythe.state import AutomaState

Events = list[dict[str, Any]]

BOARD = material_of(Printed).board
"""The board without modules."""


def place(number: int) -> str:
    """A place by its number in the worked examples: ten times the row, plus the column."""
    row, column = number // 10 - 5, number % 10 - 1
    at = (column - 3 - math.ceil(row / 2), row)
    sheet = content.board_sheet()
    for territory in sheet.territory:
        if territory.at == at:
            return territory.id
    return next(base_of(base.faction) for base in sheet.base if base.at == at)


def places(*numbers: int) -> list[str]:
    return [place(number) for number in numbers]


def human(faction: str, mat: str = "mechanical", name: str = "") -> dict[str, Any]:
    return {"kind": "human", "faction": faction, "mat": mat, "name": name}


def automa(faction: str, level: str = "automa", **more: Any) -> dict[str, Any]:
    return {"kind": "automa", "faction": faction, "level": level, **more}


class Scene:
    """A table, and the answers that its commands will get.

    Abilities are asked about only where a test is about them.
    """

    game = Scythe()

    def __init__(self, *seats: dict[str, Any], **setup: Any) -> None:
        asked = {"abilities": "off", **setup}
        request = {"game": "scythe", "mode": "automa", "seats": list(seats), **asked}
        _, state = self.game.set_up(request)
        self.state: AutomaState = state
        self.asked: list[Question] = []
        self.told: Events = self.do({"do": "new"})

    @property
    def rules(self) -> Any:
        """The rules at this table, to be asked."""
        return self.game.rules_at(self.state)

    def put(self, seat: str, **units: Iterable[int] | int) -> Self:
        """Where a seat's units stand, by numbers; kinds that are not named leave the board."""
        for kind in ("worker", "mech", "character", "structure"):
            given = units.get(kind, ())
            at: dict[str, int] = {}
            for number in (given,) if isinstance(given, int) else given:
                at[place(number)] = at.get(place(number), 0) + 1
            self.state.seats[seat].units[kind] = at
        return self

    def give(self, seat: str, **holdings: Any) -> Self:
        for name, value in holdings.items():
            setattr(self.state.seats[seat], name, value)
        return self

    def rule(self, **switches: Any) -> Self:
        for switch, value in switches.items():
            assert value in content.rulings("automa")[f"scythe.{switch}"].values
            self.state.rulings[f"scythe.{switch}"] = value
        return self

    def do(self, request: dict[str, Any], *answers: Any) -> Events:
        """Carry out a command with these answers, all of them used, none missing."""
        command = self.game.command(self.state, request)
        given: list[Answer] = []
        self.asked = []
        waiting = list(answers)
        result = play(self.game.rules, self.state, command, given)
        while not isinstance(result, Done):
            assert waiting, f"nobody answers {result.question}"
            self.asked.append(result.question)
            given.append(Answer(result.question.key, waiting.pop(0), "test"))
            result = play(self.game.rules, self.state, command, given)
        assert not waiting, f"nobody asks for {waiting}"
        self.state = result.state
        events: Events = msgspec.json.decode(msgspec.json.encode(result.events))
        return events

    def turn(self, seat: str, card: int, *answers: Any) -> Events:
        """An Automa's turn with this card."""
        return self.do({"do": "automa_turn", "seat": seat}, card, *answers)

    def move(
        self, seat: str, *steps: tuple[str, int, int], answers: tuple[Any, ...] = ()
    ) -> Events:
        """A human's move: unit, from, to; a unit like `2 worker` is two of them."""
        moves = []
        for unit, start, end in steps:
            n, _, kind = unit.rpartition(" ")
            moves.append({"unit": kind, "n": int(n or 1), "from": place(start), "to": place(end)})
        return self.do({"do": "move", "seat": seat, "moves": moves}, *answers)

    def at(self, seat: str, unit: str) -> dict[str, int]:
        """Where a seat's units of a kind stand."""
        return dict(sorted(self.state.seats[seat].units[unit].items()))


def solo(automa_faction: str, human_faction: str, level: str = "automa", **setup: Any) -> Scene:
    """One human, s1, against one Automa, s2."""
    return Scene(human(human_faction), automa(automa_faction, level), **setup)


def only(events: Events, kind: str, /, **fields: Any) -> dict[str, Any]:
    """The one event of this kind with these fields."""
    found = every(events, kind, **fields)
    assert len(found) == 1, f"{len(found)} times {kind} {fields} in {[e['type'] for e in events]}"
    return found[0]


def every(events: Events, kind: str, /, **fields: Any) -> Events:
    return [
        event
        for event in events
        if event["type"] == kind and all(event.get(name) == value for name, value in fields.items())
    ]


def way(events: Events) -> tuple[str, str, str]:
    """What moved from where to where."""
    moved = only(events, "moved")
    return moved["unit"], moved["from"], moved["to"]


def reasons(event: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The rules that an event names, with what they kept; the last of a rule counts."""
    return {reason["rule"]: reason for reason in event["why"]}


FACTORY = BOARD.factory
