"""What holds for every table, however it was played."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.builders import (
    BOTS,
    CARDS,
    TRACKS,
    advance,
    answer_open,
    cards_somewhere,
    correct,
    drawn,
    duel,
    income,
    lying,
    recorded,
    replayed,
)
from thirdchair.games import GAMES
from thirdchair.kit.refusals import Refusal
from thirdchair.table.changes import Change, Delete, Insert, Replace
from thirdchair.table.exports import export, import_file
from thirdchair.table.journal import Table
from thirdchair.table.mending import keep_pieces, mend, take_over
from thirdchair.table.store import Saved

ROOT = Path(__file__).parents[2]

humans = st.sampled_from(["p1", "p2"])
tracks = st.sampled_from(TRACKS)
small = st.integers(1, 4)
landmarks = st.tuples(tracks, st.sampled_from([4, 7, 10])).map(lambda pair: f"{pair[0]}:{pair[1]}")

commands = st.one_of(
    st.just(BOTS),
    st.just(BOTS),
    st.builds(advance, humans, tracks, st.sampled_from([1, 1, 1, 2, 5, -1])),
    st.builds(income, humans),
    st.builds(
        lambda who, mark: {"do": "landmark", "who": who, "landmark": mark}, humans, landmarks
    ),
    st.builds(
        lambda seat, track, value: correct(f"tracks.{seat}.{track}", value),
        st.sampled_from(["shadow", "p1", "p2"]),
        tracks,
        st.integers(0, 12),
    ),
)
acts = st.one_of(
    st.tuples(st.just("do"), commands),
    st.tuples(st.just("do"), commands),
    st.tuples(st.just("do"), commands),
    st.tuples(st.just("answer"), st.integers(0, 11)),
    st.tuples(st.just("answer"), st.integers(0, 11)),
    st.tuples(st.sampled_from(["undo", "redo", "back"]), small),
    st.tuples(st.just("chance"), st.sampled_from(["app", "table"])),
    st.tuples(
        st.sampled_from(["insert", "replace", "delete"]), st.integers(0, 20), commands, small
    ),
)
games = st.lists(acts, min_size=12, max_size=60)
seeds = st.integers(0, 2**63 - 1)
plain_games = st.lists(commands, min_size=12, max_size=60)

quick = settings(max_examples=100, deadline=None)


def act(table: Table, doing: tuple[Any, ...]) -> None:
    match doing:
        case ("do", command):
            table.do(command)
        case ("answer", pick):
            if table.question is None:
                table.do(BOTS)
            else:
                answer_open(table, pick)
        case ("undo" | "redo" | "back" as name, count):
            getattr(table, name)(count)
        case ("chance", chance):
            table.set_chance(chance)
        case (kind, place, command, pick):
            mend_somewhere(table, kind, place, command, keep=pick > 2)


def mend_somewhere(table: Table, kind: str, place: int, command: Any, *, keep: bool) -> None:
    changes: dict[str, Change] = {
        "insert": Insert(command),
        "replace": Replace(command),
        "delete": Delete(),
    }
    mended = mend(table, 1 + place % table.journal.at, changes[kind])
    (keep_pieces if keep else take_over)(table, mended)


def played(seed: int, game: list[tuple[Any, ...]], chance: str = "app") -> Table:
    table = duel(seed=seed, chance=chance, favorite="military")
    for doing in game:
        before = (table.journal.revision, table.journal.at, lying(table))
        try:
            act(table, doing)
        except Refusal:
            assert (table.journal.revision, table.journal.at, lying(table)) == before
    return table


@quick
@given(seeds, games, st.sampled_from(["app", "table"]))
def test_every_card_is_somewhere_exactly_once(
    seed: int, game: list[tuple[Any, ...]], chance: str
) -> None:
    table = duel(seed=seed, chance=chance)
    for doing in game:
        try:
            act(table, doing)
        except Refusal:
            continue
        assert cards_somewhere(table) == CARDS


@quick
@given(seeds, games)
def test_positions_stay_on_the_track(seed: int, game: list[tuple[Any, ...]]) -> None:
    table = played(seed, game)
    for position in range(1, table.journal.at + 1):
        at = table.state_before(position).tracks
        assert all(0 <= space <= 12 for seat in at.values() for space in seat.values())


@quick
@given(seeds, games, st.sampled_from(["app", "table"]))
def test_undo_to_the_start_gives_the_first_state(
    seed: int, game: list[tuple[Any, ...]], chance: str
) -> None:
    first = lying(duel(seed=seed, chance=chance, favorite="military"))
    table = played(seed, game, chance)
    steps = table.journal.at - 1 + table.journal.waiting
    if steps:
        table.undo(steps)
    assert lying(table) == first


@quick
@given(seeds, games, st.sampled_from(["app", "table"]), st.data())
def test_undo_and_redo_give_the_same_cards(
    seed: int, game: list[tuple[Any, ...]], chance: str, data: st.DataObject
) -> None:
    table = played(seed, game, chance)
    end, cards, question = lying(table), drawn(table), table.question
    for _ in range(3):
        steps = table.journal.at - 1 + table.journal.waiting
        if not steps:
            break
        count = data.draw(st.integers(1, steps))
        table.undo(count)
        table.redo(count)
        assert (lying(table), drawn(table), table.question) == (end, cards, question)
    here = table.journal.at + table.journal.waiting
    table.jump(data.draw(st.integers(1, len(table.journal.entries))))
    table.jump(here)
    assert (lying(table), drawn(table), table.question) == (end, cards, question)


@quick
@given(seeds, plain_games, st.data())
def test_undo_and_the_same_commands_again_give_the_same_cards(
    seed: int, game: list[dict[str, Any]], data: st.DataObject
) -> None:
    table = played(seed, [("do", command) for command in game])
    if table.journal.at == 1:
        return
    end, cards = lying(table), drawn(table)
    count = data.draw(st.integers(1, table.journal.at - 1))
    again = [entry.command for entry in table.journal.entries[table.journal.at - count :]]
    table.undo(count)
    for command in again:
        table.do(command)
    assert (lying(table), drawn(table)) == (end, cards)


@quick
@given(seeds, games, st.sampled_from(["app", "table"]))
def test_replaying_the_journal_gives_the_same_states(
    seed: int, game: list[tuple[Any, ...]], chance: str
) -> None:
    table = played(seed, game, chance)
    stored = [entry.state for entry in table.journal.entries[: table.journal.at]]
    assert replayed(table) == stored


@quick
@given(seeds, games, st.sampled_from(["app", "table"]))
def test_export_and_import_give_the_same_table(
    seed: int, game: list[tuple[Any, ...]], chance: str
) -> None:
    table = played(seed, game, chance)
    options = {"colors": {"p1": "red", "p2": "blue"}}
    name, again, own = import_file(GAMES, export(Saved("id", "Sunday", table, options)))
    assert (name, own) == ("Sunday", options)
    assert recorded(again.journal) == recorded(table.journal)
    assert (again.view(), again.question) == (table.view(), table.question)


@quick
@given(seeds, games, st.integers(0, 20), commands, st.sampled_from(["insert", "replace", "delete"]))
def test_mending_keeps_the_pieces_or_follows_them(
    seed: int, game: list[tuple[Any, ...]], place: int, command: dict[str, Any], kind: str
) -> None:
    for keep in (True, False):
        table = played(seed, game)
        before, asked = lying(table), table.question
        try:
            mend_somewhere(table, kind, place, command, keep=keep)
        except Refusal:
            assert (lying(table), table.question) == (before, asked)
            return
        if keep:
            assert (lying(table), table.question) == (before, asked)
        stored = [entry.state for entry in table.journal.entries[: table.journal.at]]
        assert replayed(table) == stored
        assert cards_somewhere(table) == CARDS


@pytest.mark.parametrize("seed", [3, 2**62 + 11])
def test_processes_with_different_hash_seeds_play_the_same_game(seed: int) -> None:
    printed = {
        subprocess.run(
            [sys.executable, "-m", "tests.table.one_game", str(seed)],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for hash_seed in ("0", "1", "4242")
    }
    assert len(printed) == 1
    assert '"turn":' in printed.pop()
