"""Scythe through the headless contract: requests, answers, view, undo, two processes."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from thirdchair.contract import Session
from thirdchair.games import GAMES, VOICES
from thirdchair.scythe.game import Scythe

SETUP: dict[str, Any] = {
    "game": "scythe",
    "mode": "automa",
    "seats": [
        {"name": "Ana", "kind": "human", "faction": "nordic", "mat": "industrial"},
        {"kind": "automa", "faction": "crimea", "level": "automa"},
    ],
    "cooperative": False,
    "board": True,
    "printing": "invaders",
    "rulings": {},
    "box": {},
    "seed": 7,
}


class Client(Session):
    """A conversation as it goes over the line: as JSON."""

    def handle(self, request: object) -> dict[str, Any]:
        answer: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(super().handle(request)))
        return answer


def session(**setup: Any) -> Client:
    one = Client(GAMES, VOICES)
    answer = one.handle({"new": {**SETUP, **setup}})
    assert answer["ok"], answer
    return one


def test_nothing_is_asked_when_factions_and_mats_are_given() -> None:
    answer = Client(GAMES, VOICES).handle({"new": SETUP})
    assert answer["pending"] is None
    view = answer["view"]
    assert view["game"] == "scythe"
    assert view["mode"] == "automa"
    assert (view["turn"], view["over"], view["result"]) == (0, False, None)
    assert (
        view["seats"]["s2"].items()
        >= {
            "kind": "automa",
            "faction": "crimea",
            "power": 5,
            "cards": 0,
            "coins": 5,
            "popularity": 10,
            "tracker": 0,
            "scheme": 1,
            "stars": {"combat": 0, "power": 0, "tracker": 0},
        }.items()
    )
    assert {"seat": "s2", "unit": "worker", "at": "r7c3", "n": 1} in view["units"]
    assert {"seat": "s1", "unit": "character", "at": "base:nordic", "n": 1} in view["units"]
    assert set(view["tokens"]) >= {"encounter", "influence", "flag", "trap"}
    assert len(view["tokens"]["encounter"]) == 11
    assert view["automa_decks"]["s2"]["deck"] == 19


def test_a_turn_answers_with_events_that_say_what_to_do_and_why() -> None:
    one = session(chance="table")
    answer = one.handle({"do": "automa_turn", "seat": "s2"})
    assert answer["pending"]["ask"] == "draw"
    assert answer["pending"]["deck"] == "automa"
    assert answer["pending"]["options"] == list(range(1, 20))
    answer = one.handle({"answer": 3})
    kinds = [event["type"] for event in answer["events"]]
    assert kinds == ["drew", "moved", "gained", "tracker"]
    assert answer["events"][0].items() >= {"deck": "automa", "card": 3}.items()
    moved = answer["events"][1]
    assert moved["action"] == "move_worker"
    assert [set(reason) for reason in moved["why"]] == [{"rule", "from", "to", "by"}] * len(
        moved["why"]
    )
    assert answer["view"]["automa_decks"]["s2"]["discard"] == [3]
    assert all(event["say"] for event in answer["events"])


def test_combat_questions_come_in_the_fixed_order() -> None:
    one = session(chance="table", combat="ask")
    for request in (
        {"do": "place", "seat": "s1", "unit": "mech", "at": "r7c2"},
        {"do": "place", "seat": "s2", "unit": "mech", "at": "r7c3"},
        {"do": "correct", "path": "seats.s2.cards", "value": 2},
    ):
        assert one.handle(request)["ok"]
    moves = [{"unit": "mech", "from": "r7c2", "to": "r7c3"}]
    answer = one.handle({"do": "move", "seat": "s1", "moves": moves})
    asked = []
    for value in ("none", 5, 7, 2, 8, 4, 2):
        asked.append(answer["pending"])
        answer = one.handle({"answer": value, "anyway": True})
        assert answer["ok"], answer
    assert [(q["ask"], q.get("about", q.get("deck"))) for q in asked] == [
        ("choice", "combat_ability"),
        ("number", "combat_power"),
        ("number", "combat_cards"),
        ("number", "combat_cards_count"),
        ("draw", "automa"),
        ("draw", "combat"),
        ("draw", "combat"),
    ]
    assert asked[0]["options"] == ["none", "artillery"]
    assert (asked[1]["min"], asked[1]["max"], asked[1]["at"]) == (0, 4, "r7c3")
    assert asked[1]["anyway"] == [5, 6, 7], "she has four power, as far as is known"
    assert asked[5]["weights"] == [16, 12, 8, 6]
    combat = next(event for event in answer["events"] if event["type"] == "combat")
    assert (
        combat.items()
        >= {
            "attacker": "s1",
            "defender": "s2",
            "at": "r7c3",
            "totals": {"s1": 12, "s2": 6},
            "winner": "s1",
        }.items()
    )


def test_combat_cards_are_asked_even_when_the_app_draws_the_rest() -> None:
    moves = [{"unit": "mech", "from": "r6c2", "to": "r7c1"}]
    for seed in range(40):
        seats = [SETUP["seats"][0], {"kind": "automa", "faction": "saxony"}]
        one = session(seats=seats, seed=seed, abilities="off")
        one.handle({"do": "place", "seat": "s1", "unit": "mech", "at": "r6c2"})
        one.handle({"do": "place", "seat": "s2", "unit": "mech", "at": "r7c1"})
        one.handle({"do": "move", "seat": "s1", "moves": moves})
        one.handle({"answer": 0})
        answer = one.handle({"answer": 0})
        if answer["pending"]:
            assert answer["pending"]["deck"] == "combat"
            return
    raise AssertionError("no card plays combat cards")


def test_combat_cards_that_the_app_draws_are_asked_in_no_kind_of_chance() -> None:
    """The people draw the Automa card; the app draws the combat cards, again the same ones."""
    one = session(chance="table", combat="app", abilities="off")
    one.handle({"do": "place", "seat": "s1", "unit": "mech", "at": "r7c2"})
    one.handle({"do": "place", "seat": "s2", "unit": "mech", "at": "r7c3"})
    one.handle({"do": "correct", "path": "seats.s2.cards", "value": 2})
    moves = [{"unit": "mech", "from": "r7c2", "to": "r7c3"}]
    one.handle({"do": "move", "seat": "s1", "moves": moves})
    one.handle({"answer": 4})
    assert one.handle({"answer": 0})["pending"]["deck"] == "automa"
    answer = one.handle({"answer": 8})
    assert answer["pending"] is None, answer
    drawn = [event for event in answer["events"] if event.get("deck") == "combat"]
    assert len(drawn) == 2
    assert all(event["by_app"] for event in drawn)
    one.handle({"undo": 1})
    assert one.handle({"redo": 1})["view"] == answer["view"]


def test_the_commands_that_are_described_are_those_that_a_table_takes() -> None:
    (described,) = Scythe().command_types("automa")
    _, state = Scythe().set_up(SETUP)
    for request in ({"do": "automa_turn", "seat": "s2"}, {"do": "finish"}):
        assert msgspec.convert(request, described) == Scythe().command(state, request)


def test_undo_redo_and_back_give_the_same_table_and_the_same_cards() -> None:
    one = session()
    views = [one.handle({"view": True})["view"]]
    for _ in range(6):
        views.append(one.handle({"do": "automa_turn", "seat": "s2"})["view"])
    for view in reversed(views[:-1]):
        assert one.handle({"undo": 1})["view"] == view
    assert one.handle({"redo": 6})["view"] == views[-1]
    assert one.handle({"undo": 6})["view"] == views[0]
    assert one.handle({"do": "automa_turn", "seat": "s2"})["view"] == views[1]


def test_back_takes_one_answer_back() -> None:
    one = session(chance="table")
    one.handle({"do": "place", "seat": "s1", "unit": "mech", "at": "r7c2"})
    one.handle({"do": "place", "seat": "s2", "unit": "mech", "at": "r7c3"})
    moves = [{"unit": "mech", "from": "r7c2", "to": "r7c3"}]
    one.handle({"do": "move", "seat": "s1", "moves": moves})
    first = one.handle({"answer": "none"})
    second = one.handle({"answer": 3})
    one.handle({"answer": 0})
    assert one.handle({"back": 1})["pending"] == second["pending"]
    assert one.handle({"back": 1})["pending"] == first["pending"]


BAD: list[tuple[str, dict[str, Any], str]] = [
    ("bad_input", {"do": "automa_turn"}, "do.seat"),
    ("bad_input", {"do": "automa_turn", "seat": 2}, "do.seat"),
    ("bad_input", {"do": "automa_turn", "seat": "s1"}, "do.seat"),
    ("bad_input", {"do": "dance"}, "do"),
    ("bad_input", {"do": "star", "seat": "s1", "triumph": "luck"}, "do.triumph"),
    (
        "bad_input",
        {"do": "place", "seat": "s1", "unit": "ship", "at": "r1c1"},
        "do.unit",
    ),
    (
        "not_now",
        {"do": "move", "seat": "s1", "moves": [{"unit": "mech", "from": "r1c1", "to": "r1c2"}]},
        "do.moves.from",
    ),
]


@pytest.mark.parametrize(("code", "request_", "where"), BAD)
def test_bad_requests_get_a_sentence_and_change_nothing(
    code: str, request_: dict[str, Any], where: str
) -> None:
    one = session()
    before = one.handle({"view": True})["view"]
    answer = one.handle(request_)
    assert answer["ok"] is False
    assert answer["error"]["code"] == code
    assert answer["error"]["where"].startswith(where)
    assert answer["error"]["message"].endswith(".")
    assert one.handle({"view": True})["view"] == before


SCRIPT = """
import json, sys
from thirdchair.contract import Session
from thirdchair.games import GAMES, VOICES
one = Session(GAMES, VOICES)
setup = json.loads(sys.argv[1])
answers = [one.handle({"new": setup})]
for turn in range(12):
    for seat in ("s2", "s3"):
        answer = one.handle({"do": "automa_turn", "seat": seat})
        while answer["ok"] and answer["pending"]:
            asked = answer["pending"]
            value = asked["min"] if asked["ask"] == "number" else asked["options"][0]
            answer = one.handle({"answer": value})
        answers.append(answer)
print(json.dumps(answers))
"""


def test_the_same_seed_plays_the_same_game_in_two_processes() -> None:
    seats = [*SETUP["seats"], {"kind": "automa", "faction": "albion", "level": "ultimaszyna"}]
    setup = json.dumps({**SETUP, "seats": seats})
    told = []
    for hash_seed in ("1", "77"):
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT, setup],
            capture_output=True,
            check=True,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": _source()},
        )
        told.append(done.stdout)
    assert told[0] == told[1]
    assert json.loads(told[0])[-1]["view"]["turn"] > 10


def _source() -> str:
    import thirdchair

    return str(Path(thirdchair.__file__).parents[1])
