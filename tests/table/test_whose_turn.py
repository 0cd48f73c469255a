"""Whose turn it is: told by the game after each step, as a search through the journal finds it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.at_home import AtHome
from tests.table import searching
from tests.table.builders import BOTS, advance, answer_open, correct, duel, income
from tests.table.scenario_tables import scenario
from thirdchair.games import GAMES
from thirdchair.kit.questions import Number, Places
from thirdchair.kit.refusals import Refusal
from thirdchair.kit.turns import BESIDE, FOLLOWING, GOES_ON, TOGETHER, Said
from thirdchair.scythe.whose_turn import around
from thirdchair.table.changes import Delete
from thirdchair.table.exports import export, import_file
from thirdchair.table.journal import Table
from thirdchair.table.mending import keep_pieces, mend, take_over
from thirdchair.table.rows import save_turns
from thirdchair.table.store import Saved
from thirdchair.tapestry.whose_turn import alone

SAVES = Path(__file__).parent / "saves"
SOLO = {"game": "tapestry", "mode": "solo", "civs": ["engineers"], "seed": 4}
SCYTHE = {
    "game": "scythe",
    "mode": "automa",
    "combat": "app",
    "seats": [
        {"kind": "human", "name": "Ana", "faction": "nordic", "mat": "industrial"},
        {"kind": "automa", "faction": "crimea", "level": "automa"},
        {"kind": "human", "name": "Bo", "faction": "saxony", "mat": "mechanical"},
        {"kind": "automa", "faction": "polania", "level": "automa"},
    ],
    "seed": 9,
}
SCENARIOS = [("atlantis", number) for number in range(1, 6)] + [("kaiju", 1), ("kaiju", 2)]
SETUPS: dict[str, dict[str, Any]] = {
    "duel": {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bo"]},
    "shadow first": {
        "game": "tapestry",
        "mode": "duel",
        "players": ["Ana", "Bo"],
        "order": ["p2", "shadow", "p1"],
        "chance": "table",
    },
    "solo": SOLO,
    "bots first": {**SOLO, "level": 1, "first": "bots", "expansions": ["PP", "AA"]},
    "scythe": SCYTHE,
    "cards": {**SCYTHE, "board": "ask", "chance": "table"},
    **{
        f"{mode} {number}": {"game": "tapestry", "mode": mode, "scenario": number}
        for mode, number in SCENARIOS
    },
}
SAID: tuple[Said, ...] = ("", "", "", "", GOES_ON, BESIDE, TOGETHER)
TRACKS = ("exploration", "science", "military", "technology")


def checked(table: Table) -> None:
    """What the table tells is what the search finds."""
    mode = table.journal.setup["mode"]
    seat, joins = {
        "duel": (searching.duel_seat, searching.duel_joins),
        "automa": (searching.scythe_seat, searching.scythe_joins),
    }.get(mode, (searching.solo_seat, searching.solo_joins))
    assert table.bots_turn_at == searching.last_turn(table)
    assert table.taps == searching.tap(table, joins)
    assert table.taps_ahead == searching.untap(table, joins)
    if mode == "automa":
        assert around(table.turn).due == searching.scythe_due(table)
    if table.question is not None:
        assert table.next.may == ("answer",)
        return
    found = seat(table)
    assert table.next.who == (() if found is None else (found,))
    assert table.next == table.turn
    assert table.next.may or table.state.over
    if mode not in ("duel", "automa"):
        assert list(alone(table.turn).due) == searching.due_on_map(table)


def anything(table: Table, dice: Random) -> dict[str, Any]:
    """A command that may be refused."""
    mode = table.journal.setup["mode"]
    if mode == "automa":
        seat = dice.choice(list(table.state.seats))
        units = table.state.seats[seat].units
        kind, places = dice.choice(
            [one for one in units.items() if one[1]] or [("worker", ["r1c3"])]
        )
        step = {"unit": kind, "from": dice.choice(list(places)), "to": f"r{dice.randint(1, 7)}c3"}
        return dice.choice(
            [
                {"do": "automa_turn", "seat": seat},
                {"do": "automa_turn", "seat": seat},
                {"do": "move", "seat": seat, "moves": [step]},
                {"do": "gain", "seat": seat, "what": "power", "n": 1},
                {"do": "gain", "seat": seat, "what": "coins", "n": 1},
                {"do": "place", "seat": seat, "unit": "worker", "at": f"r{dice.randint(1, 7)}c3"},
                {"do": "remove", "seat": seat, "unit": kind, "at": step["from"]},
                {"do": "star", "seat": seat, "triumph": "workers"},
                correct(f"seats.{seat}.power", dice.randrange(16)),
            ]
        )
    who = {"who": dice.choice(["p1", "p2"])} if mode == "duel" else {}
    return dice.choice(
        [
            BOTS,
            BOTS,
            {"do": "advance", "track": dice.choice(TRACKS), "steps": dice.choice([1, 1, 2]), **who},
            {"do": "advance", "track": dice.choice(TRACKS), **who},
            {"do": "income", **who},
            {"do": "explore", "hex": dice.randrange(34)},
            {"do": "conquer", "hex": dice.randrange(34)},
            {"do": "vp", "who": "you", "add": 1},
            correct("tracks.you.science" if not who else "tracks.p1.science", dice.randrange(9)),
        ]
    )


def stepped(table: Table, dice: Random) -> Table:
    """One thing that people do, or take back; refusals are none."""
    kind = dice.randrange(20)
    try:
        if table.question is not None:
            if kind == 0:
                table.undo()
            elif kind == 1:
                table.back()
            elif isinstance(table.question, Places):
                table.answer({})
            elif isinstance(table.question, Number) and table.question.about == "combat_cards":
                table.answer(table.question.min)
            else:
                answer_open(table, dice.randrange(1000))
        elif kind == 0:
            table.undo(dice.randint(1, 4))
        elif kind == 1:
            table.redo(dice.randint(1, 3))
        elif kind == 2:
            table.undo(table.taps)
        elif kind == 3:
            table.redo(table.taps_ahead)
        elif kind == 4:
            mended = mend(table, dice.randint(1, table.journal.at), Delete())
            (keep_pieces if dice.random() < 0.5 else take_over)(table, mended)
        else:
            by = FOLLOWING if dice.random() < 0.1 else "table"
            table.do(anything(table, dice), by, dice.choice(SAID))
    except Refusal:
        pass
    return table


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("seed", range(2))
def test_the_game_tells_what_a_search_finds(name: str, seed: int) -> None:
    dice = Random(f"{name} {seed}")
    table = Table.new(GAMES, {"seed": seed, **SETUPS[name]})
    for _ in range(120):
        checked(stepped(table, dice))
    told = [entry.next for entry in table.journal.entries]
    again = import_file(GAMES, export(Saved("id", "Sunday", table, {})))[1]
    assert [entry.next for entry in again.journal.entries] == told


def test_a_stored_table_tells_the_same_and_an_older_one_once_it_is_opened(store: AtHome) -> None:
    table = Table.new(GAMES, SCYTHE)
    for _ in range(60):
        stepped(table, Random(f"{len(table.journal.entries)} {table.journal.revision}"))
    told = [entry.next for entry in table.journal.entries]
    saved = store.create("Sunday", table).id
    assert [entry.next for entry in store.load(saved).table.journal.entries] == told
    with closing(sqlite3.connect(store.path)) as older:
        older.execute("UPDATE entries SET next = NULL")
        older.commit()
    store.set_options(saved, colors={})
    assert untold(store.path) == 0
    assert [entry.next for entry in store.load(saved).table.journal.entries] == told


@pytest.fixture
def older(tmp_path: Path) -> Iterator[AtHome]:
    """A database of the first version."""
    path = tmp_path / "older.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((SAVES / "store-1.sql").read_text())
    with closing(AtHome(path)) as store:
        yield store


def untold(path: Path) -> int:
    """How many stored entries do not tell whose turn it was after them."""
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT count(*) FROM entries WHERE next IS NULL"
        return int(connection.execute(query).fetchone()[0])


def test_an_older_table_is_gone_through_once_and_nobody_notices(older: AtHome) -> None:
    listed = older.tables()
    assert untold(older.path) > 0
    with older.look(listed[0].id) as first:
        told = [entry.next for entry in first.table.journal.entries]
        assert None not in told
    for one in listed[1:]:
        older.load(one.id)
    assert untold(older.path) == 0
    again = older.load(listed[0].id)
    assert again.table.changed_from == len(again.table.journal.entries) == len(told)
    assert [entry.next for entry in again.table.journal.entries] == told
    assert older.tables() == listed, "neither its revision nor its date has moved"
    assert (again.revision, again.look) == (first.revision, first.look)


def test_an_older_table_can_be_looked_at_while_somebody_else_writes(older: AtHome) -> None:
    table_id, nulls = older.tables()[0].id, untold(older.path)
    with closing(sqlite3.connect(older.path, isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        assert older.load(table_id).table.turn.who != ()
        writer.execute("ROLLBACK")
    assert untold(older.path) == nulls
    older.load(table_id)
    assert untold(older.path) < nulls


def test_what_a_look_found_is_not_written_over_a_table_that_moved_on(older: AtHome) -> None:
    table_id = older.tables()[0].id
    with closing(sqlite3.connect(older.path, isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        looked = older.load(table_id).table
        writer.execute("ROLLBACK")

    def another_way(table: Table) -> None:
        table.undo(3)
        for track in ("science", "military", "exploration"):
            table.do(advance("p1", track))

    told = [entry.next for entry in older.change(table_id, another_way).table.journal.entries]
    assert told != [entry.next for entry in looked.journal.entries]
    with older._write() as connection:
        save_turns(connection, table_id, looked)
    assert [entry.next for entry in older.load(table_id).table.journal.entries] == told


def test_while_a_command_asks_the_turn_stays_with_whoever_does_it() -> None:
    table = duel(chance="table")
    answer_all(table)
    table.do(BOTS)
    assert table.question is not None
    assert (table.turn.who, table.turn.may) == (("shadow",), ())
    assert table.next.may == ("answer",)
    table = Table.new(GAMES, {**SOLO, "chance": "table"})
    assert (table.turn.who, table.turn.may) == (("you",), ())
    answer_all(table)
    table.do(BOTS)
    table.do(BOTS)  # the first one is their income and asks nothing
    assert table.question is not None
    assert (table.turn.who, table.turn.may) == (("bots",), ())


def answer_all(table: Table) -> None:
    while table.question is not None:
        answer_open(table, 0)


def test_your_points_are_known_once_they_were_entered() -> None:
    table = Table.new(GAMES, SOLO)
    table.do({"do": "advance", "track": "science"})
    table.do({"do": "vp", "who": "automa", "add": 3})
    assert not alone(table.turn).counted
    table.do({"do": "vp", "who": "you", "add": 4})
    assert alone(table.turn).counted
    table.do({"do": "advance", "track": "military"})
    assert alone(table.turn).counted


def test_a_long_turn_that_was_undone_is_measured_by_a_few_of_its_steps(store: AtHome) -> None:
    table = Table.new(GAMES, SOLO)
    for _ in range(3):
        table.do({"do": "advance", "track": "science"})
        for _ in range(199):
            table.do({"do": "vp", "who": "you", "add": 1})
        table.do(BOTS)
        while table.question is not None:
            answer_open(table, 0)
    for position, ahead in (
        (1, 200),
        (2, 199),
        (201, 1),
        (202, 200),
        (301, 101),
        (603, 1),
        (604, 1),
    ):
        table.jump(position)
        assert table.taps_ahead == ahead
        saved = store.load(store.create("Long", table).id).table
        entries = saved.journal.entries
        before = sum(entry is not None for entry in entries.known)
        assert saved.taps_ahead == ahead
        assert sum(entry is not None for entry in entries.known) - before <= 10


def test_the_duel_goes_round_and_a_turn_may_go_on() -> None:
    table = duel(order=["p1", "shadow", "p2"])
    human, bot = ("advance", "income"), ("bots_turn",)
    assert (table.next.who, table.next.may) == (("p1",), human)
    table.do(advance("p1", "science"), said=GOES_ON)
    assert table.next.who == ("p1",)
    table.do(advance("p1", "science"))
    assert (table.next.who, table.next.may) == (("shadow",), bot)
    table.do(advance("p2", "science"), said=BESIDE)
    assert table.next.who == ("shadow",)
    table.do(BOTS, FOLLOWING)
    assert (table.next.who, table.taps) == (("p2",), 2)
    table.undo(2)
    assert (table.next.who, table.taps, table.taps_ahead) == (("shadow",), 2, 2)


def test_after_the_last_income_turns_only_the_result_is_left() -> None:
    table = duel()
    for seat in ("p1", "p2"):
        for _ in range(5):
            assert table.next.who != ()
            table.do(income(seat))
    assert (table.next.who, table.next.may) == ((), ("finish",))
    table.do({"do": "finish"})
    assert (table.next.who, table.next.may) == (("p1",), ("answer",))
    for points in (40, 30):
        table.answer(points)
    assert (table.next.who, table.next.may) == ((), ())


def test_alone_you_may_still_go_on_the_map_while_the_bots_are_next() -> None:
    table = Table.new(GAMES, SOLO)
    yours = ("advance", "income", "explore", "conquer")
    assert (table.next.who, table.next.may) == (("you",), yours)
    table.do({"do": "advance", "track": "military"})
    assert (table.next.who, table.next.may) == (("bots",), ("bots_turn", "conquer"))
    table.do({"do": "conquer", "hex": 27})
    assert (table.next.who, table.next.may, table.taps) == (("bots",), ("bots_turn",), 2)
    table.undo()
    assert table.next.may == ("bots_turn", "conquer")


@pytest.mark.parametrize(("number", "on_map"), [(2, "conquer"), (3, "explore")])
def test_a_scenario_that_forbids_one_on_the_map_foresees_the_other(
    number: int, on_map: str
) -> None:
    table = scenario("atlantis", number)
    assert (table.next.who, table.next.may) == (("you",), ("advance", "income", on_map))


def test_the_set_up_asks_before_anybody_is_next() -> None:
    table = Table.new(GAMES, {**SOLO, "chance": "table"})
    assert table.question is not None
    assert (table.next.who, table.next.may) == ((table.question.seat,), ("answer",))


def test_at_the_board_it_goes_clockwise_and_a_star_is_no_turn() -> None:
    table = Table.new(GAMES, SCYTHE)
    human = ("move", "place", "remove", "gain", "star")
    assert (table.next.who, table.next.may) == (("s1",), human)
    table.do({"do": "place", "seat": "s1", "unit": "worker", "at": "r1c3"})
    assert table.next.who == ("s1",)
    there = [{"unit": "worker", "from": "r1c3", "to": "r2c3"}]
    table.do({"do": "move", "seat": "s1", "moves": there})
    assert (table.next.who, table.next.may, table.taps) == (("s2",), ("automa_turn",), 2)
    table.do({"do": "gain", "seat": "s1", "what": "power", "n": 1})
    table.do({"do": "gain", "seat": "s3", "what": "power", "n": 1})
    assert (table.next.who, table.turn.last) == (("s2",), "s3")
    table.do({"do": "automa_turn", "seat": "s2"})
    assert (table.next.who, table.bots_turn_at) == (("s3",), 5)
    assert around(table.turn).turns == {"s2": 1}


def test_a_sixth_star_leaves_only_the_result() -> None:
    table = Table.new(GAMES, {**SCYTHE, "board": False})
    for triumph in ("upgrades", "mechs", "structures", "recruits", "workers", "objective"):
        table.do({"do": "star", "seat": "s1", "triumph": triumph})
    assert (table.next.who, table.next.may) == ((), ("finish",))
    table.undo()
    assert table.next.who == ("s1",)


def test_a_saved_table_of_an_earlier_version_says_who_is_next() -> None:
    table = import_file(GAMES, (SAVES / "duel-1.json").read_bytes())[1]
    checked(table)
    assert table.next.who == ("p2",)
