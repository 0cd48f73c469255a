"""Whatever modules people combine, with or without Automas and in every way to keep the board: a
game comes to its end, nothing is asked that cannot be answered, and undo and replay are exact."""

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.modules.free import NAMES
from thirdchair.contract import Session
from thirdchair.games import GAMES, VOICES
from thirdchair.scythe.game import Scythe
from thirdchair.words.languages import LANGUAGES

AUTOMA = {"kind": "automa", "level": "ultimaszyna"}
ANA, BO, CY, DEE, EVE = (
    {"kind": "human", "name": one} for one in ("Ana", "Bo", "Cy", "Dee", "Eve")
)
SEATS = (
    [ANA, AUTOMA],
    [ANA, AUTOMA, AUTOMA],
    [ANA, AUTOMA, BO],
    [AUTOMA, AUTOMA],
    [ANA, BO, AUTOMA, AUTOMA],
    [ANA, AUTOMA, BO, CY, AUTOMA, DEE, EVE],
)
PEOPLE = ([ANA, BO], [ANA, BO, CY], [ANA, BO, CY, DEE, EVE])
"""Without an Automa they need a module."""
PLACES = ("r4c4", "r1c4", "r1c5", "r6c1", "r7c1")
"""Where people go: the Factory, and where others begin."""
MOST_ASKED = 300
"""More than any command asks; a rule that asks for ever is a dead end."""
TURNS = 14


class Played:
    """A game whose people answer as Hypothesis says."""

    def __init__(self, data: st.DataObject, modules: list[str]) -> None:
        self.data, self.session = data, Session(GAMES, VOICES)
        self.requests: list[dict[str, Any]] = []
        new = {
            "game": "scythe",
            "mode": "automa",
            "modules": modules,
            "seats": data.draw(st.sampled_from((*SEATS, *PEOPLE) if modules else SEATS)),
            "board": data.draw(st.sampled_from([True, "ask", False])),
            "language": data.draw(st.sampled_from(list(LANGUAGES))),
            "combat": "app",
            "seed": data.draw(st.integers(0, 99)),
        }
        self.told = self.does({"new": new})

    def does(self, request: dict[str, Any]) -> dict[str, Any]:
        """A request, and answers to all that it asks."""
        told = self.sent(request)
        for _ in range(MOST_ASKED):
            if told["pending"] is None:
                return told
            told = self.sent({"answer": self.answer(told["pending"])})
        raise AssertionError(f"asks for ever: {told['pending']}")

    def sent(self, request: dict[str, Any]) -> dict[str, Any]:
        told = self.session.handle(request)
        assert told["ok"], (request, told)
        self.requests.append(request)
        return told

    def answer(self, question: dict[str, Any]) -> Any:
        if question["ask"] == "number":
            lowest = question["min"]
            return question["known"] if question.get("known") is not None else lowest
        if question["ask"] == "places":
            return {}
        return self.data.draw(st.sampled_from(question["options"]))

    def turn(self) -> None:
        """The app's next turn; what people do is told by others, but where nobody else plays."""
        who = self.told["next"]["who"][0]
        view = self.told["view"]
        if who in view.get("actors", {}):
            self.told = self.does({"do": "actor_turn", "actor": who})
            return
        automas = [seat for seat, one in view["seats"].items() if one["kind"] == "automa"]
        if not automas:
            self.told = self.does({"do": "move", "seat": who, "moves": [self.step(who)]})
            return
        seat = who if who in automas else automas[0]
        self.told = self.does({"do": "automa_turn", "seat": seat})

    def step(self, seat: str) -> dict[str, Any]:
        """Somebody's character goes somewhere else; where the board is tracked, from somewhere."""
        view, to = self.told["view"], self.data.draw(st.sampled_from(PLACES))
        if view["board"] is not True:
            return {"unit": "character", "to": to}
        mine = (one for one in view["units"] if one["seat"] == seat)
        here = next(one["at"] for one in mine if one["unit"] == "character")
        to = to if to != here else next(one for one in PLACES if one != here)
        return {"unit": "character", "from": here, "to": to}


def fitting(chosen: list[str]) -> list[str]:
    """What is left if of two that exclude each other the later one is left out."""
    modules, kept = Scythe().modules, list[str]()
    for name in chosen:
        found = [modules.beside(name, other) for other in kept]
        if not any(one and one.verdict == "excluded" for one in found):
            kept.append(name)
    return kept


SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]


@settings(max_examples=25, deadline=None, suppress_health_check=SLOW)
@given(st.lists(st.sampled_from(NAMES), unique=True), st.data())
def test_every_set_is_played_to_the_end_and_back(chosen: list[str], data: st.DataObject) -> None:
    game = Played(data, fitting(chosen))
    assert set(game.told["view"].get("modules", [])) == set(fitting(chosen))
    for _ in range(TURNS):
        if not game.told["next"]["who"]:
            break
        before = game.session.handle({"view": True})
        game.turn()
        after = game.session.handle({"view": True})
        assert game.session.handle({"undo": 1})["view"] == before["view"]
        assert game.session.handle({"redo": 1})["view"] == after["view"]
    end = game.does({"do": "finish"})
    assert end["view"]["over"]
    assert set(end["view"]["result"]["scores"]) == set(end["view"]["seats"])
    again = Session(GAMES, VOICES)
    for request in game.requests:
        told = again.handle(request)
    assert told["view"] == end["view"]
