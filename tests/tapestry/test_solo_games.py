"""Whole games with random people: nothing is lost, nothing doubled, everything ends."""

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from thirdchair.games import GAMES
from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import Table

MOST_TURNS = 80
ROOT = Path(__file__).parents[2]


def commands(rng: random.Random, view: dict[str, Any]) -> list[dict[str, Any]]:
    """Something that you might do now; what is refused is skipped."""
    track = rng.choice(list(view["tracks"]["you"]))
    hex_ = rng.randrange(34)
    return rng.choice(
        [
            [{"do": "advance", "track": track}],
            [{"do": "advance", "track": track}, {"do": "explore", "hex": hex_}],
            [{"do": "advance", "track": track}, {"do": "conquer", "hex": hex_}],
            [{"do": "income"}],
        ]
    )


def answered(table: Table, rng: random.Random) -> None:
    while table.question is not None:
        options = getattr(table.question, "options", (50, 120))
        table.answer(rng.choice(options))


def check(view: dict[str, Any]) -> None:
    tokens = [token for hex_ in view["hexes"].values() for token in hex_["tokens"]]
    assert all(len(hex_["tokens"]) <= 2 for hex_ in view["hexes"].values())
    for seat, supply in view["outposts"].items():
        assert supply + sum(token["who"] == seat for token in tokens) == 10
    decision = view["decision"]
    open_ = [] if decision["pair"] is None else list(decision["pair"].values())
    assert decision["deck"] + decision["progress"] + len(decision["discard"]) + len(open_) == 22
    assert len({*decision["discard"], *open_}) == len(decision["discard"]) + len(open_)


def game(level: int, seed: int) -> Table:
    rng = random.Random(seed)
    table = Table.new(GAMES, {"game": "tapestry", "mode": "solo", "level": level, "seed": seed})
    answered(table, rng)
    points = 0
    for _ in range(MOST_TURNS):
        view = table.view()
        assert view is not None
        for command in commands(rng, view):
            try:
                table.do(command)
            except Refusal:
                continue
            answered(table, rng)
        if view["era"]["bots"] == 5:
            break
        table.do({"do": "bots_turn"})
        answered(table, rng)
        view = table.view()
        assert view is not None
        check(view)
        assert view["vp"]["automa"] >= points
        points = view["vp"]["automa"]
    table.do({"do": "finish"})
    answered(table, rng)
    return table


@pytest.mark.parametrize("level", range(1, 7))
def test_a_game_ends_after_five_incomes_of_the_bots(level: int) -> None:
    view = game(level, seed=level).view()
    assert view is not None
    assert view["over"]
    assert view["era"]["bots"] == 5
    assert view["tapestry"]["mat"] == 3


@pytest.mark.rule("tap.level.decksize")
@pytest.mark.parametrize(
    ("level", "sizes"),
    [
        (1, [8, 10, 12, 14]),
        (2, [8, 10, 12, 14]),
        (3, [8, 8, 10, 12]),
        (4, [8, 10, 14, 18]),
        (5, [8, 10, 16, 22]),
        (6, [8, 10, 16, 22]),
    ],
)
def test_the_decision_deck_grows_with_the_level(level: int, sizes: list[int]) -> None:
    table = game(level, seed=level + 10)
    found = [8] + [
        event["cards"]
        for entry in table.journal.entries
        for event in entry.events
        if event["type"] == "reshuffled"
    ]
    assert found == sizes


def test_undo_and_redo_give_the_same_table() -> None:
    table = game(4, seed=3)
    before, length = table.view(), len(table.journal.entries)
    table.undo(length - 1)
    table.redo(length - 1)
    assert table.view() == before


SCRIPT = """
import msgspec, sys
from tests.tapestry.test_solo_games import game
table = game(6, seed=11)
print(msgspec.json.encode([list(table.journal.entries), table.view()]).hex()[-4000:])
"""


def test_two_processes_agree_whatever_their_hash_seed() -> None:
    outputs = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "77")
    }
    assert len(outputs) == 1
