"""A campaign as a saved table: undo, replay, sealed votes, and words for all that is told."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fenris.scene import GAMES
from thirdchair.kit.flow import frozen
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.table.journal import Table
from thirdchair.words.games.scythe import voice
from thirdchair.words.languages import LANGUAGES

SETUP: dict[str, Any] = {
    "game": "scythe",
    "mode": "fenris",
    "seed": 5,
    "seats": [
        {"kind": "human", "name": "Ana", "faction": "nordic"},
        {"kind": "human", "name": "Bo", "faction": "crimea"},
        {"kind": "automa", "faction": "saxony"},
    ],
}
EVENING: list[dict[str, Any]] = [
    {"do": "setup"},
    {"do": "perk", "seat": "s1", "perk": "power"},
    {"do": "perk", "seat": "s2", "perk": "worker"},
    *({"do": "automa_turn", "seat": "s3"} for _ in range(9)),
    {"do": "mark", "seat": "s1", "at": "extra_objective"},
    {"do": "mark", "seat": "s2", "at": "combat"},
    {"do": "count", "seat": "s2", "what": "influence"},
    {"do": "episode_result", "seat": "s1", "coins": 71},
    {"do": "episode_result", "coins": {"s2": 64, "s3": 50}},
    {"do": "read"},
    {"do": "log", "seat": "s2", "star": "combat", "column": "combat_2"},
    {"do": "vote", "seat": "s1", "war": 2, "peace": 0},
    {"do": "vote", "seat": "s2", "war": 0, "peace": 3},
    {"do": "reveal"},
    {"do": "book", "seat": "s1", "amount": -1, "note": "miscounted"},
    {"do": "seat", "seat": "s2", "state": "guest", "played_by": "Di"},
]


def played(commands: list[dict[str, Any]]) -> Table:
    table = Table.new(GAMES, SETUP)
    for command in commands:
        table.do(command)
    return table


def test_an_evening_is_undone_step_by_step_and_done_again() -> None:
    """Up to the votes: only their seats take those back."""
    open_part = EVENING[: next(n for n, one in enumerate(EVENING) if one["do"] == "vote")]
    table = played(open_part)
    whole = frozen(table.state)
    states = [frozen(played(open_part[:n]).state) for n in range(len(open_part) + 1)]
    for n in range(len(open_part) - 1, -1, -1):
        table.undo()
        assert frozen(table.state) == states[n], open_part[n]
    for _ in open_part:
        table.redo()
    assert frozen(table.state) == whole == states[-1]


def test_a_sealed_vote_is_in_nobody_elses_view_or_record() -> None:
    voted = next(n for n, one in enumerate(EVENING) if one["do"] == "vote")
    table = played(EVENING[: voted + 1])
    for seat in (None, "s2"):
        seen = table.seen_by(seat)
        assert (seen.view() or {})["votes"].keys() == {"s3"}
        assert seen.journal.entries[-1].command == {"do": "sealed", "seat": "s1"}
    mine = table.seen_by("s1")
    assert (mine.view() or {})["votes"]["s1"] == {"war": 2, "peace": 0}


def test_two_votes_commute() -> None:
    voted = next(n for n, one in enumerate(EVENING) if one["do"] == "vote")
    first, second = EVENING[voted : voted + 2]
    one, other = (played([*EVENING[:voted], *pair]) for pair in ((first, second), (second, first)))
    assert frozen(one.state) == frozen(other.state)


def test_whose_turn_it_is_through_an_evening() -> None:
    said = {}
    table = Table.new(GAMES, SETUP)
    for command in EVENING:
        table.do(command)
        said[command["do"]] = (table.next.who, table.next.may)
    assert said["read"] == (("s1", "s2"), ("vote", "decide", "log"))
    assert said["vote"] == (("s1", "s2"), ("vote", "reveal", "log"))
    assert said["episode_result"] == (("s1", "s2"), ("read",))
    assert "automa_turn" in said["count"][1] or "move" in said["count"][1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_told_has_words(language: str) -> None:
    table = played(EVENING)
    words = voice()(Reader(language, keys=frozenset(table.state.keys)), SETUP, None)
    kinds = set()
    for entry in table.journal.entries:
        assert words.command(entry.command)
        for event in entry.events:
            sentence = words.event(event)
            kinds.add(event["type"])
            assert sentence
            assert not any(sign in sentence for sign in ("{", "}", "None", "???")), sentence
    told = {"begun", "step", "perk_used", "booked", "took", "ticked", "received", "revealed", "way"}
    assert told <= kinds


@pytest.mark.parametrize(
    ("amount", "said"),
    [(-3, "Ana: −$3 wealth, $9 left."), (0, "Ana: +$0 wealth, now $9."), (3, "Ana: +$3")],
)
def test_an_entry_of_the_wealth_is_said_as_it_is_written_on_the_sheet(
    amount: int, said: str
) -> None:
    words = voice()(Reader("en"), SETUP, None)
    event = {"type": "booked", "seat": "s1", "amount": amount, "balance": 9, "rule": "x"}
    assert words.event(event).startswith(said)


STAR = st.sampled_from(["mechs", "power", "combat", "workers", "extra_objective"])
SEAT = st.sampled_from(["s1", "s2", "s3"])
COMMAND = st.one_of(
    st.builds(lambda seat, at: {"do": "mark", "seat": seat, "at": at}, SEAT, STAR),
    st.builds(
        lambda seat, n: {"do": "count", "seat": seat, "what": "influence", "n": n},
        SEAT,
        st.integers(-2, 3),
    ),
    st.builds(
        lambda seat, n: {"do": "book", "seat": seat, "amount": n, "note": "x"},
        SEAT,
        st.integers(-60, 60),
    ),
    st.builds(
        lambda seat, perk: {"do": "perk", "seat": seat, "perk": perk},
        SEAT,
        st.sampled_from(["coins", "power", "worker", None]),
    ),
    st.builds(
        lambda seat, coins: {"do": "episode_result", "seat": seat, "coins": coins},
        SEAT,
        st.integers(0, 150),
    ),
    st.just({"do": "automa_turn", "seat": "s3"}),
    st.just({"do": "episode_result", "coins": {"s1": 50, "s2": 49, "s3": 48}}),
    st.just({"do": "read"}),
    st.builds(
        lambda seat, war: {"do": "vote", "seat": seat, "war": war, "peace": 1},
        SEAT,
        st.integers(0, 4),
    ),
    st.just({"do": "reveal"}),
    st.just({"do": "close"}),
)


@settings(max_examples=60, deadline=None)
@given(st.lists(COMMAND, max_size=25))
def test_what_always_holds(commands: list[dict[str, Any]]) -> None:
    """Wealth is the sum of its bookings and never below 0; perks once; no token appears or is
    lost in the game; a replay of what was taken leads to the same campaign."""
    table = Table.new(GAMES, SETUP)
    table.do({"do": "setup"})
    taken: list[dict[str, Any]] = [{"do": "setup"}]
    counted = 0
    for command in commands:
        try:
            table.do(command)
        except Refusal:
            continue
        taken.append(command)
        counted += command["n"] if command["do"] == "count" else 0
        state: FenrisState = table.state
        for sheet in state.sheets.values():
            assert sheet.balance == sum(one.amount for one in sheet.wealth) >= 0
            assert all(len(set(evenings)) == len(evenings) for evenings in sheet.log.values())
        if state.tonight is not None:
            lying = sum(state.tonight.laid["influence"].values())
            held = sum(one.holds.get("influence", 0) for one in state.tonight.seats.values())
            assert lying + held - counted == 11
            assert all(sum(one.stars.values()) <= 6 for one in state.tonight.seats.values())
    assert frozen(played(taken).state) == frozen(table.state)


def test_the_turn_goes_on_when_whose_turn_it_is_goes_home() -> None:
    table = played([{"do": "setup", "mats": {"s1": "industrial", "s2": "engineering"}}])
    due = table.next.who[0]
    table.do({"do": "seat", "seat": due, "state": "away"})
    assert table.next.who != (due,)
