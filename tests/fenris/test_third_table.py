"""The third evening as a saved table: undo and replay, and choices of one seat that come and go."""

from typing import Any

import pytest

from tests.fenris.scene import GAMES
from thirdchair.kit.flow import frozen
from thirdchair.kit.readers import Reader
from thirdchair.table.journal import Table
from thirdchair.words.games.scythe import voice
from thirdchair.words.languages import LANGUAGES

SETUP: dict[str, Any] = {
    "game": "scythe",
    "mode": "fenris",
    "seed": 5,
    "from": {
        "episode": "3",
        "branch": "war",
        "sheets": {"s1": {"wealth": 70}, "s2": {"wealth": 40}, "s3": {"wealth": 20}},
    },
    "seats": [
        {"kind": "human", "name": "Ana", "faction": "nordic"},
        {"kind": "human", "name": "Bo", "faction": "rusviet"},
        {"kind": "human", "name": "Cy", "faction": "polania"},
        {"kind": "automa", "faction": "saxony"},
    ],
}
EVENING: list[dict[str, Any]] = [
    {"do": "setup"},
    *({"do": "automa_turn", "seat": "s4"} for _ in range(6)),
    {"do": "count", "seat": "s1", "what": "found"},
    {"do": "count", "seat": "s2", "what": "influence", "n": 2},
    {"do": "episode_result", "coins": {"s1": 50, "s2": 61, "s3": 40, "s4": 5}},
    {"do": "read"},
    {"do": "open", "box": "a", "seat": "s1"},
    {"do": "setup_bonus", "seat": "s2", "bonus": "power"},
    {"do": "give_up", "seat": "s2"},
    {"do": "give_up", "seat": "s3"},
]


def played(commands: list[dict[str, Any]]) -> Table:
    table = Table.new(GAMES, SETUP)
    for command in commands:
        table.do(command)
    return table


def settled(table: Table) -> Table:
    """The Automa draws if it is first, and whoever is next takes Albion, then Togawa."""
    for faction in ("albion", "togawa"):
        while table.state.change.waiting[0] == "s4":
            table.do({"do": "change_faction", "seat": "s4"})
        seat = table.state.change.waiting[0]
        free = table.game.view(table.state)["change"]["free"]
        pick = faction if faction in free else free[0]
        table.do({"do": "change_faction", "seat": seat, "faction": pick})
    return table


def test_an_evening_is_undone_step_by_step_and_done_again() -> None:
    table = played(EVENING)
    whole = frozen(table.state)
    states = [frozen(played(EVENING[:n]).state) for n in (0, 7, len(EVENING))]
    for _ in EVENING:
        table.undo()
    assert frozen(table.state) == states[0]
    for _ in EVENING:
        table.redo()
    assert frozen(table.state) == whole == states[-1]


def test_what_was_chosen_is_the_same_after_it_was_played_again() -> None:
    first, again = settled(played(EVENING)), settled(played(EVENING))
    assert frozen(first.state) == frozen(again.state)
    factions = [one.faction for one in first.state.sheets.values()]
    assert len(set(factions)) == 4
    assert factions[0] == "vesna"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_has_words(language: str) -> None:
    table = settled(played(EVENING))
    words = voice()(Reader(language, keys=frozenset(table.state.keys)), SETUP, table.state)
    for entry in table.journal.entries:
        for event in entry.events:
            assert words.event(event)
        assert words.command(entry.command)
