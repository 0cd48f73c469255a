"""A campaign in one journal is a mode like any other."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.builders import answer_open, lying, recorded, replayed
from tests.toy.counting import Costs, counted
from tests.toy.game import Toy
from tests.toy.handed_in import games, setup, voices
from tests.toy.playing import (
    SEATS,
    at_vote,
    buy,
    in_shop,
    long_season,
    new_table,
    race,
    speaking,
    tick,
    vote,
)
from thirdchair.contract import Session
from thirdchair.kit.game import Game
from thirdchair.kit.refusals import Refusal
from thirdchair.table.changes import Delete, Replace
from thirdchair.table.exports import export, import_file
from thirdchair.table.journal import Table
from thirdchair.table.mending import keep_pieces, mend, take_over
from thirdchair.table.store import House, Saved

GAME: Game = Toy()
"""mypy checks that it is one."""


# The season itself


def test_a_command_that_the_season_does_not_know_goes_to_the_race_of_tonight() -> None:
    season, night = new_table("season", 3), new_table("night", 3)
    season.do({"do": "begin"})
    for table in (season, night):
        table.do({"do": "climb", "seat": "s1"})
    assert season.state.tonight.at == night.state.at
    assert season.events() == night.events()


@pytest.mark.parametrize(("reef", "leads"), [(3, "2a"), (0, "2b")])
def test_the_vote_decides_where_the_season_goes_on(reef: int, leads: str) -> None:
    table = at_vote()
    for seat in ("s1", "s2"):
        table.do(vote(seat, reef, 3 - reef))
    table.do({"do": "reveal"})
    assert (table.state.leads, table.state.phase) == (leads, "shop")
    assert f"toy:{leads}" in table.state.keys


def test_what_is_locked_is_refused_as_what_does_not_exist() -> None:
    session = Session(games(), voices())
    session.handle({"new": setup()})
    for locked, unknown in (
        (tick("s1", "polish"), tick("s1", "xyzzyx")),
        (tick("s1", "nets"), tick("s1", "xyzz")),
        ({"do": "open", "thing": "chest"}, {"do": "xyzz", "thing": "chest"}),
    ):
        texts = [session.handle(one)["error"]["message"] for one in (locked, unknown)]
        for name in ("polish", "nets", "open"):
            texts[0] = texts[0].replace(name, "xyzzyx"[: len(name)])
        assert texts[0] == texts[1]


def test_a_late_question_is_an_answer_in_the_journal() -> None:
    table = in_shop()
    table.do({"do": "open", "thing": "chest"})
    assert "toy:lamp" not in table.state.keys
    table.answer(7)
    assert table.state.opened == {"chest": 7}
    assert "toy:lamp" in table.state.keys
    assert [one.a for one in table.journal.entries[-1].answers] == [7]
    assert "chest" not in table.journal.setup.get("box", {})


def test_the_last_of_a_ware_goes_to_the_poorest() -> None:
    table = in_shop()
    table.do({"do": "correct", "path": "coins.s2", "value": 4})
    for seat in ("s1", "s2"):
        table.do(buy(seat, "rope"))
    table.do({"do": "close"})
    assert [one.wares for one in table.state.keepers.values()] == [[], ["rope"]]
    assert [one.coins for one in table.state.keepers.values()] == [9, 2]


# A mode like any other


def test_a_season_is_taken_back_across_evenings_and_done_again() -> None:
    table = in_shop()
    table.do(buy("s1", "rope"))
    table.do({"do": "close"})
    table.do({"do": "begin"})
    race(table)
    states = [entry.state for entry in table.journal.entries]
    end, at = lying(table), table.journal.at
    while table.journal.at > 1:  # everybody takes back their own
        speaking(table, table.journal.entries[table.journal.at - 1].own).undo()
        assert lying(table) == states[table.journal.at - 1]
    speaking(table, None).redo(at - 1)
    assert lying(table) == end


@pytest.mark.parametrize("seat", ["s1", "s2", None])
def test_anybody_looks_back_and_returns(seat: str | None) -> None:
    """Along votes that were revealed and choices that the season has gone on from."""
    table = in_shop()
    table.do(buy("s1", "rope"))
    table.do({"do": "close"})
    end, at = lying(table), table.journal.at
    speaking(table, seat).jump(1)
    assert table.state.phase == "begin"
    speaking(table, seat).jump(at)
    assert lying(table) == end


def test_an_evening_long_past_is_mended() -> None:
    """The race was not like that: what follows from it follows, and the pieces may stay."""
    for decide in (take_over, keep_pieces):
        table = in_shop()
        table.do({"do": "close"})
        table.do({"do": "begin"})
        first = next(
            place
            for place, entry in enumerate(table.journal.entries)
            if any(answer.q == "die:wind" for answer in entry.answers)
        )
        now, command = lying(table), table.journal.entries[first].command
        mended = mend(table, first, Replace(command, ("calm",)))
        decide(table, mended)
        assert (lying(table) == now) == (decide is keep_pieces)
        assert table.journal.entries[first].events[0]["wind"] == "calm"
        assert replayed(table)[-1] == lying(table)


def test_a_vote_that_never_was_leaves_the_reveal_out() -> None:
    table = in_shop()
    place = next(i for i, one in enumerate(table.journal.entries) if one.command["do"] == "vote")
    mended = mend(table, place, Delete())
    assert {one.command["do"] for one in mended.misfits} == {"reveal"}
    assert mended.then is not None
    assert mended.then["phase"] == "vote"


def test_a_ruling_of_a_season_holds_in_the_race_of_tonight() -> None:
    table = new_table(chance="table")
    table.do({"do": "begin"})
    table.do({"do": "correct", "path": "rulings.toy.storm", "value": "none"})
    table.do({"do": "climb", "seat": "s1"})
    table.answer("storm")
    table.answer("go")
    assert table.state.tonight.at == {"s1": 0, "s2": 0}


@pytest.mark.parametrize("begun", [new_table, at_vote, in_shop])
def test_a_file_brings_a_season_back(begun: Callable[[], Table]) -> None:
    table = begun()
    name, again, options = import_file(
        games(), export(Saved("x", "evening", table, {"colors": {"s1": "red"}}))
    )
    assert (name, options) == ("evening", {"colors": {"s1": "red"}})
    assert recorded(again.journal) == recorded(table.journal)


# However it is played


seats = st.sampled_from(SEATS[:3])
commands = st.one_of(
    st.sampled_from([{"do": one} for one in ("begin", "result", "reveal", "close")]),
    st.builds(lambda seat: {"do": "climb", "seat": seat}, seats),
    st.builds(lambda seat: {"do": "climb", "seat": seat}, seats),
    st.builds(lambda seat, reef: vote(seat, reef, 3 - reef), seats, st.integers(0, 3)),
    st.builds(buy, seats, st.sampled_from(["rope", "oil", "sail", "chart", "lens", None])),
    st.builds(tick, seats, st.sampled_from(["log", "nets", "polish"]), st.booleans()),
    st.builds(lambda way: {"do": "decide", "way": way}, st.sampled_from(["reef", "harbor"])),
    st.just({"do": "open", "thing": "chest"}),
)
acts = st.lists(
    st.one_of(
        st.tuples(st.just("next"), st.integers(0, 99)),
        st.tuples(st.just("next"), st.integers(0, 99)),
        st.tuples(st.just("do"), commands),
        st.tuples(st.sampled_from(["undo", "redo"]), st.sampled_from([None, *SEATS[:3]])),
        st.tuples(st.just("jump"), st.integers(1, 40)),
    ),
    max_size=60,
)


def what_is_next(table: Table, pick: int) -> dict[str, Any]:
    """A command that the rules foresee, so that random seasons come far."""
    who, may = table.next.who, [one for one in table.next.may if one != "tick"]
    seat = who[pick % len(who)]
    match may[pick % len(may)]:
        case "vote":
            return vote(seat, pick % 4, 3 - pick % 4)
        case "buy":
            return buy(seat, ("rope", "oil", None)[pick % 3])
        case "decide":
            return {"do": "decide", "way": ("reef", "harbor")[pick % 2]}
        case "open":
            return {"do": "open", "thing": "chest"}
        case "climb":
            return {"do": "climb", "seat": seat}
        case command:
            return {"do": command}


def act(table: Table, kind: str, what: Any) -> None:
    match kind:
        case "next" if table.question is not None:
            answer_open(table, what)
        case "next" if table.next.may:
            table.do(what_is_next(table, what))
        case "do":
            table.do(what)
        case "undo":
            speaking(table, what).undo()
        case "redo":
            speaking(table, what).redo()
        case "jump":
            table.jump(what)


@settings(deadline=None, max_examples=60)
@given(acts)
def test_any_season_replays_to_the_same_bytes(steps: list[tuple[str, Any]]) -> None:
    table = new_table("season", 3)
    for kind, what in steps:
        before, journal = lying(table), recorded(table.journal)
        speaking(table, None)
        try:
            act(table, kind, what)
        except Refusal:
            assert (lying(table), recorded(table.journal)) == (before, journal)
    stands = table.journal.entries[: table.journal.at]
    assert replayed(table) == [entry.state for entry in stands]
    for seat in (None, *SEATS[:3]):
        seen = table.seen_by(seat)
        assert (seen.game.view(seen.state, seat)) == speaking(table, seat).view()


@settings(deadline=None, max_examples=40)
@given(acts)
def test_undo_is_exact_whoever_plays(steps: list[tuple[str, Any]]) -> None:
    table = new_table("season", 3)
    for kind, what in steps:
        speaking(table, None)
        before, stands = lying(table), table.journal.at
        try:
            act(table, kind, what)
        except Refusal:
            continue
        if kind in ("do", "next") and table.journal.at == stands + 1 and not table.journal.waiting:
            own = table.journal.entries[stands].own
            after = lying(table)
            speaking(table, own).undo()
            assert lying(table) == before
            speaking(table, own).redo()
            assert lying(table) == after


# A thousand entries


def costs(work: Callable[[], object]) -> Costs:
    with counted() as found:
        work()
    return found


def test_a_thousand_entries_cost_no_more_than_ten(house: House) -> None:
    def tapped(table_id: str) -> list[Costs]:
        def look() -> object:
            with house.look(table_id) as saved:
                seen = saved.table.seen_by("s3")
                return seen.state, seen.own_choice, seen.next, seen.view()

        def do(seat: str, command: dict[str, Any]) -> object:
            return house.change(table_id, lambda table: speaking(table, seat).do(command))

        return [
            costs(look),
            costs(lambda: do("s1", buy("s1", "rope"))),
            costs(lambda: do("s2", buy("s2", "oil"))),
            costs(lambda: house.change(table_id, lambda t: speaking(t, "s1").undo())),
            costs(lambda: house.change(table_id, lambda t: speaking(t, "s1").redo())),
            costs(lambda: do("s3", {"do": "close"})),
            costs(lambda: house.change(table_id, lambda t: speaking(t, None).undo())),
        ]

    short = house.create("short", long_season(10)).id
    long = house.create("long", long_season(1_000)).id
    assert tapped(long) == tapped(short)
