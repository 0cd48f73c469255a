"""The kernel comes to the same tables as the reference engine, turn by turn."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.lab.both_engines import SideBySide, begun, done, is_over
from tests.lab.tables import SOLO, duel, solo
from thirdchair.kit.questions import Number, Question, Value
from thirdchair.lab.kernel import batch, covers
from thirdchair.lab.kernel.batches import Batch, bots_turns, ends
from thirdchair.lab.kernel.book import CIVS
from thirdchair.lab.kernel.chance import SameChance, place_of
from thirdchair.lab.kernel.codec import row_of, state_of
from thirdchair.lab.kernel.games import AUTOMA, GAME
from thirdchair.lab.kernel.people import STANDS_STILL
from thirdchair.lab.kernel.printing import book
from thirdchair.tapestry import charts, content
from thirdchair.tapestry.commands import Advance, BotsTurn, Finish, StartEra
from thirdchair.tapestry.modes import rules_at
from thirdchair.tapestry.state import SoloState, State

WITH_ARTS = {"expansions": ["AA"], "arts": "science"}
GAMES = {"duel": 600, "solo": 1400}
MOST_TURNS = 40
"""Of a duel, which has no end of its own."""


@pytest.mark.parametrize("mode", ["duel", "solo"])
def test_two_thousand_games_are_the_same_in_both_engines(mode: str) -> None:
    both = SideBySide(mode, GAMES[mode], seed=18)
    assert all(covers(table) for table in both.tables)
    assert_all_kinds(mode, both.tables)
    for _ in range(MOST_TURNS):
        playing = [game for game, table in enumerate(both.tables) if not is_over(table)]
        played = bots_turns(both.rows, book(), mode == "duel", 1, STANDS_STILL)
        assert played == len(playing)
        for game in playing:
            both.bots_turn(game)
            both.people_move(game)
    if mode == "solo":
        assert all(map(is_over, both.tables)), "whole games, to the last turn"
        ends(both.rows, book())
        for game, before in enumerate(both.tables):
            after = done(before, Finish(), Finishing(both.chances[game]))
            assert isinstance(after, SoloState)
            assert both.rows[game]["vp"][AUTOMA] == after.vp["automa"]


def assert_all_kinds(mode: str, tables: list[State]) -> None:
    """Every value of every ruling is among these tables, every level and every civilization."""
    for key, ruling in content.rulings(mode).items():
        assert {table.rulings[key] for table in tables} == {*ruling.values}, key
    solos = [table for table in tables if isinstance(table, SoloState)]
    if solos:
        assert {table.level for table in solos} == {*charts.levels()}
        assert {civ for table in solos for civ in table.civs} == {*CIVS[1:]}
        assert {table.arts for table in solos} == {None, *content.tracks()}


class Finishing(SameChance):
    """The chance of a game at its end, where you are asked for your points."""

    def __init__(self, chance: SameChance) -> None:
        super().__init__(chance.seed, chance.used)

    def __call__(self, question: Question) -> Value:
        return question.min if isinstance(question, Number) else super().__call__(question)


def nearly_there() -> SoloState:
    """A table where you will soon come to the end of your tracks."""
    table = solo(11)
    table.tracks["you"] = dict.fromkeys(table.tracks["you"], 9)
    return table


@pytest.mark.parametrize("table", [duel(9), nearly_there(), solo(0, level=1)])
def test_people_with_a_pace_do_what_they_could_do_by_the_reference(table: State) -> None:
    pace, games = 6, batch(table, range(10))
    expected = [(table, SameChance(seed), dict.fromkeys(table.era, 0)) for seed in range(10)]
    while not all(is_over(state) for state, _, _ in expected):
        games.turns(1, pace)
        expected = [one_round(*one, pace) for one in expected]
        for game, (state, chance, _) in enumerate(expected):
            assert games.state(game) == state
            assert games.rows[game]["used"] == chance.used


def one_round(
    state: State, chance: SameChance, waited: dict[str, int], pace: int
) -> tuple[State, SameChance, dict[str, int]]:
    """A turn of everybody, with the words of the reference."""
    if is_over(state):
        return state, chance, waited
    for who in rules_at(state).humans:
        rules = rules_at(state)
        room = [track for track in rules.track_ids if rules.can_advance(who, track)]
        if state.era[who] >= 5:
            continue
        if state.era[who] == 0 or waited[who] >= pace or not room:
            waited[who] = 0
            state = done(state, StartEra(who=who), chance)
        else:
            waited[who] += 1
            track = room[place_of(chance.seed, chance.used, len(room))]
            chance.used += 1
            state = done(state, Advance(who=who, track=track), chance)
    return (state if is_over(state) else done(state, BotsTurn(), chance)), chance, waited


def test_a_game_is_the_same_in_every_batch() -> None:
    table = solo(5)
    alone, many, by_turns = batch(table, [17]), batch(table, range(100)), batch(table, [3, 17])
    alone.turns(60)
    many.turns(60)
    while by_turns.turns():
        pass
    assert alone.rows[0] == many.rows[17] == by_turns.rows[1]
    assert many.rows[16] != many.rows[17]


def test_many_tables_take_turns_in_a_batch() -> None:
    tables = [solo(5, level=level) for level in (2, 3, 4)]
    together, alone = batch(tables, range(9)), batch(tables[1], [4])
    together.turns(200)
    alone.turns(200)
    assert together.rows[4] == alone.rows[0]
    assert together.state(4) == alone.state(0)
    assert together.rows["level"].tolist() == [2, 3, 4] * 3


def test_a_table_becomes_a_row_and_a_table_again() -> None:
    table, twin = (begun(SOLO | WITH_ARTS) for _ in range(2))
    assert state_of(row_of(table), table) == table
    games = Batch([table], [1, 2])
    games.turns(3)
    assert games.state(0) != table
    assert table == twin, "the table stays as it is"


def test_a_million_games_fit_into_a_gigabyte() -> None:
    assert GAME.itemsize * 1_000_000 < 10**9


def test_all_options_are_as_likely() -> None:
    places = [place_of(seed, n, 12) for seed in range(100) for n in range(120)]
    found = np.bincount(places, minlength=12)
    assert found.sum() == 12_000
    assert found.min() > 850
    assert found.max() < 1150


def test_only_what_the_kernel_knows_is_covered() -> None:
    table = solo(5)
    assert covers(table)
    assert covers(duel(3))
    for changes in (
        {"civs": ["other"]},
        {"ready": False},
        {"over": True},
        {"pool": ["tech"] * 20},
        {"markers": {"science": [4, 2]}},
        {"hexes": table.hexes | {"24": "YYs"}},
        {"achievements": table.achievements | {"end_of_track": ["automa", "shadow", "you"]}},
    ):
        changed = solo(5)
        for name, value in changes.items():
            setattr(changed, name, value)
        assert not covers(changed), changes
    assert not covers(begun({"game": "tapestry", "mode": "atlantis", "scenario": 1}))


def test_an_arts_track_of_the_owners_box_is_for_the_reference() -> None:
    table = begun(SOLO | WITH_ARTS)
    assert isinstance(table, SoloState)
    assert covers(table)
    table.box = {"arts.spaces": {"2": [{"do": "explore"}]}}
    assert not covers(table)


def test_without_the_extra_there_is_a_sentence() -> None:
    said = python(
        "import sys; sys.modules['numba'] = sys.modules['numpy'] = None\n"
        "from tests.lab.tables import solo\n"
        "from thirdchair.lab.kernel import NoKernel, batch, covers, is_installed\n"
        "assert covers(solo(1)) and not is_installed()\n"
        "try: batch(solo(1), [1])\n"
        "except NoKernel as missing: print(missing)"
    )
    assert said == (
        "The kernel needs NumPy and Numba: `make lab` adds them, or install thirdchair[lab].\n"
    )


def test_nothing_is_compiled_before_it_is_used() -> None:
    assert python(
        "from thirdchair.lab.kernel import batches\n"
        "print(len(batches.bots_turns.signatures) + len(batches.solo_turn.signatures))"
    ) == ("0\n")


def test_where_nothing_can_be_kept_it_plays_all_the_same(tmp_path: Path) -> None:
    play = "from thirdchair.lab.kernel.chance import place_of\nprint(place_of(1, 2, 3))"
    there_is_no_room = "import resource\nresource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))\n"
    expected = f"{place_of(1, 2, 3)}\n"
    assert python(play, cache="/dev/null") == expected
    assert python(there_is_no_room + play, cache=str(tmp_path)) == expected
    assert python(play, cache=str(tmp_path)) == expected
    assert list(tmp_path.glob("thirdchair/kernel/*/*/*.nbi"))


def python(code: str, cache: str | None = None) -> str:
    """What another process prints, perhaps with a cache folder of its own."""
    run = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | ({"XDG_CACHE_HOME": cache} if cache else {}),
        capture_output=True,
        check=True,
        text=True,
        timeout=300,
    )
    return run.stdout
