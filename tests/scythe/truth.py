"""Boards on which people stand elsewhere than the table believes."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from tests.scythe.scene import BOARD, Scene, automa, human
from thirdchair.kit.flow import Answer, Done, frozen, play, thawed
from thirdchair.kit.questions import Number, Places, Question
from thirdchair.scythe import content
from thirdchair.scythe.board import base_of
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.state import AutomaState

FACTIONS = ["albion", "crimea", "nordic", "polania", "rusviet", "saxony", "togawa"]
MATS = ["engineering", "militant", "innovative", "mechanical", "agricultural"]
MOVERS = ("worker", "mech", "character")
RULINGS: list[tuple[str, str | bool]] = [
    ("p1", False),
    ("p2", "allowed"),
    ("p3", "last"),
    ("p7", True),
    ("p8", False),
    ("p15", False),
]


def people(state: AutomaState) -> list[str]:
    return [seat for seat, one in state.seats.items() if one.kind == "human"]


def automas(state: AutomaState) -> list[str]:
    return [seat for seat, one in state.seats.items() if one.kind == "automa"]


def copied(state: AutomaState) -> AutomaState:
    return thawed(AutomaState, frozen(state))


def some_table(dice: random.Random) -> AutomaState:
    """People and Automas anywhere on the board, at any point of a game."""
    factions = dice.sample(FACTIONS, 6)
    humans = dice.randint(1, 4)
    seats = [human(factions[place], MATS[place]) for place in range(humans)]
    for place in range(dice.randint(1, 2)):
        level = dice.choice(["automa", "ultimaszyna"])
        seats.append(automa(factions[humans + place], level))
    state = Scene(*seats, cooperative=dice.random() < 0.5).state
    territories = dice.sample(BOARD.territories, len(BOARD.territories))
    for seat in automas(state):
        mine, territories = territories[: dice.randint(1, 9)], territories[9:]
        scatter(dice, state, seat, mine, at_home=0.3)
        one = state.seats[seat]
        one.power, one.tracker = dice.choice([0, 3, 6, 9]), dice.choice([0, 6, 12])
        one.scheme = 2 if one.tracker > 9 else 1
    if dice.random() < 0.3:
        switch, value = dice.choice(RULINGS)
        state.rulings[f"scythe.{switch}"] = value
    return state


def scatter(
    dice: random.Random, state: AutomaState, seat: str, places: list[str], at_home: float
) -> None:
    """A seat's pieces anywhere on these places, or at home; its character is somewhere."""
    one = state.seats[seat]
    for kind in MOVERS:
        most = content.numbers().pieces[kind]
        least = 1 if kind == "character" and one.kind == "human" else 0
        at = one.units[kind] = {}
        for _ in range(dice.randint(least, most)):
            place = base_of(one.faction) if dice.random() < at_home else dice.choice(places)
            at[place] = at.get(place, 0) + 1


def free_places(state: AutomaState) -> list[str]:
    """Where no Automa stands."""
    taken = {
        place
        for seat in automas(state)
        for kind in MOVERS
        for place in state.seats[seat].units[kind]
    }
    return [place for place in BOARD.territories if place not in taken]


def standing(state: AutomaState, place: str) -> dict[str, int]:
    """The people's pieces on a place, as a question names them."""
    return {
        f"{seat}.{kind}": state.seats[seat].units[kind][place]
        for seat in people(state)
        for kind in MOVERS
        if place in state.seats[seat].units[kind]
    }


def differing(question: Places, truth: AutomaState) -> dict[str, dict[str, int]]:
    """What somebody who sees the board answers."""
    return {
        place: now
        for place in question.options
        if (now := standing(truth, place)) != question.known.get(place, {})
    }


class Turn(msgspec.Struct):
    """What an Automa did, without the explanations, and what was asked about people."""

    events: list[dict[str, Any]]
    asked: list[Places]
    state: AutomaState


def turn(state: AutomaState, seat: str, card: int, seen: Any = None) -> Turn:
    """A whole turn; `seen` answers what stands where, the rest is answered in one fixed way."""
    command = Scythe().command(state, {"do": "automa_turn", "seat": seat})
    given: list[Answer] = []
    asked: list[Places] = []
    result = play(Scythe().rules, state, command, given)
    while not isinstance(result, Done):
        question: Question = result.question
        value: Any
        if isinstance(question, Places):
            asked.append(question)
            value = seen(question, result.state)
        elif not given:
            value = card
        elif isinstance(question, Number):
            value = question.min
        else:
            value = question.options[0]  # type: ignore[attr-defined]
        given.append(Answer(question.key, value, "table"))
        result = play(Scythe().rules, state, command, given)
    return Turn(bare(result.events), asked, result.state)


def bare(events: Sequence[Any]) -> list[dict[str, Any]]:
    """What happened: distances of those who do not matter may be told as they were believed."""
    plain = msgspec.json.decode(msgspec.json.encode(events))
    return [
        {
            name: value
            for name, value in event.items()
            if name != "why" and (name, event["type"]) != ("rule", "skipped")
        }
        for event in plain
    ]
