"""The fourth evening as a saved table: played, undone, played again, and told in all languages."""

from typing import Any

import pytest

from tests.fenris.scene import GAMES
from thirdchair.kit.flow import frozen
from thirdchair.kit.readers import Reader
from thirdchair.table.journal import Table
from thirdchair.words.games.scythe import voice
from thirdchair.words.languages import LANGUAGES

SEATS: list[dict[str, Any]] = [
    {"kind": "human", "name": "Ana", "faction": "nordic"},
    {"kind": "human", "name": "Bo", "faction": "rusviet"},
    {"kind": "automa", "faction": "saxony"},
    {"kind": "automa", "faction": "polania"},
]


def begun(board: object) -> Table:
    """Two people and two Automas, who play it in one of three ways; the app draws."""
    sheets = {f"s{n}": {"wealth": 40 * n} for n in range(1, 5)}
    setup = {
        "game": "scythe",
        "mode": "fenris",
        "seed": 7,
        "from": {"episode": "4", "branch": "peace", "sheets": sheets},
        "seats": SEATS,
    }
    table = Table.new(GAMES, setup)
    table.do({"do": "setup", "board": board, "options": {"combat": "app"}})
    return table


def go(table: Table, command: dict[str, Any]) -> None:
    """A command, and the first answer that fits for whatever it asks."""
    table.do(command)
    while (question := table.question) is not None:
        match question.key.partition(":")[0]:
            case "places":
                table.answer({})
            case "number":
                table.answer(question.min)  # type: ignore[attr-defined]
            case _:
                table.answer(question.options[-1])  # type: ignore[attr-defined]


def played(board: object, rounds: int = 5) -> Table:
    table = begun(board)
    for number in range(rounds):
        turns: list[dict[str, Any]] = [
            {"do": "count", "seat": f"s{1 + number % 2}", "what": "agents"},
            {"do": "automa_turn", "seat": "s3"},
            {"do": "automa_turn", "seat": "s4"},
        ]
        for command in turns:
            if table.state.tonight.ended is None:
                go(table, command)
    coins = {"s1": 50, "s2": 61, "s3": 20, "s4": 25}
    go(table, {"do": "episode_result", "coins": coins})
    go(table, {"do": "read"})
    return table


@pytest.mark.parametrize("board", [True, "ask", False])
def test_an_evening_goes_from_set_up_to_close_in_each_way_to_play(board: object) -> None:
    table = played(board)
    held = sum(one.holds.get("agents", 0) for one in table.state.tonight.seats.values())
    assert held + sum(table.state.tonight.laid["agents"].values()) == 8
    assert held > 0
    for seat in ("s1", "s2"):
        while table.state.agenda.get(seat):
            go(table, {"do": "done", "seat": seat})
    go(table, {"do": "close"})
    assert table.state.evening == "5"


def test_it_is_undone_step_by_step_and_done_again() -> None:
    table = played(True)
    whole, steps = frozen(table.state), len(table.journal.entries) - 1
    for _ in range(steps):
        table.undo()
    assert table.state.phase == "setup"
    for _ in range(steps):
        table.redo()
    assert frozen(table.state) == whole


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_has_words(language: str) -> None:
    for board in (True, False):
        table = played(board, rounds=3)
        words = voice()(Reader(language, keys=frozenset(table.state.keys)), {}, table.state)
        for entry in table.journal.entries:
            for event in entry.events:
                assert words.event(event)
            assert words.command(entry.command)
