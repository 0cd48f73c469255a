"""Whatever is mended, turns come in the order of the rules, or it is said whose is missing."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from thirdchair.contract import words_for
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.questions import Number, Question
from thirdchair.kit.readers import ITSELF
from thirdchair.kit.refusals import Refusal
from thirdchair.table import missing
from thirdchair.table.changes import Change, Course, Delete, Insert, Mended, Replace
from thirdchair.table.journal import Table
from thirdchair.table.mending import mend, take_over
from thirdchair.table.saved import Saved
from thirdchair.web.pages.history import missing as lines

BOTS = {"do": "bots_turn"}
TRACKS = ("science", "military", "technology", "exploration")
PATIENCE = 200
ROUNDS = 4
SETUPS: dict[str, dict[str, Any]] = {
    "duel": {"players": ["Ana", "Bo"], "favorite": "science"},
    "solo": {"level": 2, "civs": ["engineers"]},
    "atlantis": {"scenario": 1},
    "kaiju": {"scenario": 1, "capital": "track"},
}
ANA = {"name": "Ana", "kind": "human", "faction": "nordic"}
BO = {"name": "Bo", "kind": "human", "faction": "crimea"}
CARDS = {"combat": "app", "abilities": "off", "board": False}
SCYTHE: dict[str, dict[str, Any]] = {
    "board": {
        "mode": "automa",
        "seats": [
            ANA | {"mat": "industrial"},
            {"kind": "automa", "faction": "saxony", "level": "automa"},
            {"kind": "automa", "faction": "togawa", "level": "automa"},
        ],
        **CARDS,
    },
    "mad tesla": {
        "mode": "automa",
        "modules": ["mad_tesla"],
        "seats": [
            ANA | {"mat": "industrial"},
            {"kind": "automa", "faction": "saxony", "level": "automa"},
        ],
        "abilities": "off",
    },
    "horde": {
        "mode": "horde",
        "seats": [ANA | {"mat": "industrial"}, BO | {"mat": "militant"}],
        "abilities": "off",
    },
    "evening": {
        "mode": "fenris",
        "seats": [ANA, {"kind": "automa", "faction": "saxony"}, BO],
    },
}
EVENING = {"do": "setup", "mats": {"s1": "industrial", "s3": "engineering"}, "board": False}
ORDER = {
    "duel": ("p1", "p2", "shadow"),
    "board": ("s1", "s2", "s3"),
    "mad tesla": ("s1", "s2", "mad_tesla"),
    "horde": ("s1", "s2", "horde"),
    "evening": ("s1", "s2", "s3"),
}
ALONE = ("you", "bots")
"""Who acts after whom, by the rulebooks."""
NORTH, SOUTH = ("r1c4", "r2c4", "base:nordic"), ("r7c3", "r6c3", "base:crimea")
PLACES = {"s1": NORTH, "s2": SOUTH, "s3": SOUTH}
"""Where the workers of each person go round."""


def setup_of(mode: str) -> dict[str, Any]:
    if mode in SCYTHE:
        return {"game": "scythe", **SCYTHE[mode]}
    return {"game": "tapestry", "mode": mode, **SETUPS[mode]}


def test_every_mode_of_tapestry_is_here() -> None:
    assert set(SETUPS) == set(GAMES["tapestry"]().modes)


def any_answer(question: Question, pick: int) -> Any:
    if isinstance(question, Number):
        return question.min
    options: Sequence[Any] = msgspec.to_builtins(question)["options"]
    return options[pick % len(options)]


def settled(table: Table, picks: list[int]) -> None:
    for _ in range(PATIENCE):
        if table.question is None:
            return
        table.answer(any_answer(table.question, picks[table.journal.at % len(picks)]))


def turn_of(mode: str, seat: str, number: int) -> dict[str, Any]:
    """A turn of a seat, as plain as there is one."""
    if mode in SCYTHE:
        if not seat.startswith("s"):
            return {"do": "actor_turn", "actor": seat}
        if SCYTHE[mode]["seats"][int(seat[1]) - 1]["kind"] == "automa":
            return {"do": "automa_turn", "seat": seat}
        here, there = (PLACES[seat][(number + far) % 3] for far in (0, 1))
        move = {"unit": "worker", "from": here, "to": there, "n": 1}
        return {"do": "move", "seat": seat, "moves": [move]}
    if seat in ("bots", "shadow"):
        return BOTS
    who = {} if seat == "you" else {"who": seat}
    return {"do": "advance", **who, "track": TRACKS[number % len(TRACKS)]}


def act(table: Table, mode: str, seat: str, number: int) -> None:
    """Their turn; where a track is blocked, on the next one."""
    for other in range(len(TRACKS)):
        try:
            table.do(turn_of(mode, seat, number + other))
        except Refusal:
            continue
        return
    assert mode not in SCYTHE
    table.do({"do": "income"})


def played(mode: str, chance: str, picks: list[int]) -> Table:
    """Some rounds, each seat in its order."""
    table = Table.new(GAMES, {**setup_of(mode), "chance": chance, "seed": picks[0]}, reader=ITSELF)
    settled(table, picks)
    if mode == "evening":
        table.do(EVENING)
        settled(table, picks)
    for number in range(ROUNDS):
        for seat in ORDER.get(mode, ALONE):
            act(table, mode, seat, number)
            settled(table, picks)
    return table


def acting(mode: str, command: dict[str, Any]) -> str | None:
    match command:
        case {"do": "bots_turn"}:
            return "shadow" if mode == "duel" else "bots"
        case {"do": "advance" | "income"}:
            return str(command.get("who", "you"))
        case {"do": "move" | "automa_turn", "seat": seat}:
            return str(seat)
        case {"do": "actor_turn", "actor": actor}:
            return str(actor)
    return None


def missing_in(mode: str, table: Table) -> dict[int, tuple[str, ...]]:
    """Where somebody acted whose turn it was not, and whose it was: read off the record alone."""
    order, due = ORDER.get(mode, ALONE), 0
    found: dict[int, tuple[str, ...]] = {}
    for place, entry in enumerate(table.journal.entries[: table.journal.at]):
        seat = acting(mode, entry.command)
        if seat is None:
            continue
        if order[due] != seat:
            found[place] = (order[due],)
        due = (order.index(seat) + 1) % len(order)
    return found


def change_of(mode: str, table: Table, kind: str, place: int, pick: int) -> Change:
    entry = table.journal.entries[place]
    seats = ORDER.get(mode, ALONE)
    match kind:
        case "insert":
            return Insert(turn_of(mode, seats[pick % len(seats)], pick))
        case "answers" if entry.answers:
            return Replace(entry.command, (pick % 22 + 1,))
    return Delete()


def first_line(table: Table, mended: Mended) -> dict[int, tuple[str, ...]]:
    """The turns that the page says are missing, each with whose turn that is, by its name."""
    saved = Saved("x", "Sunday", table, {})
    missing.keep(saved.options, mended)
    words = words_for(VOICES, table)
    said = {one["step"]: one["say"] for one in lines.told(saved, words)}
    found = {one.step: one.who for one in missing.kept(saved.options) if one.step in said}
    for step, who in found.items():
        assert words.seats(who) in said[step]
        assert str(step) in said[step]
    return found


def whole(
    mode: str, table: Table, place: int, change: Change, ways: list[str], picks: list[int]
) -> None:
    """Mend it as people would, one decision after the other."""
    again: dict[int, tuple[Any, ...]] = {}
    without: set[int] = set()
    until: int | None = None
    answered = False
    for turn in range(PATIENCE):
        try:
            mended = mend(table, place, change, Course(again, frozenset(without), until))
        except Refusal:
            assert not answered, "what was asked just now takes each of its own answers"
            if not again:
                return
            without.add(max(again))  # it cannot be answered at all
            again.pop(max(again))
            continue
        pick = picks[turn % len(picks)]
        answered = mended.question is not None
        if mended.question is not None:
            answer = any_answer(mended.question, pick)
            if mended.asked is None:
                assert not isinstance(change, Delete)
                change = msgspec.structs.replace(change, answers=(*change.answers, answer))
            else:
                again[mended.asked] = (*again[mended.asked], answer)
        elif mended.misfits:
            with pytest.raises(Refusal, match="later-steps-misfit"):
                take_over(table, mended)
            first, way = mended.misfits[0].position, ways[turn % len(ways)]
            if way == "again":
                again[first] = ()
            elif way == "without":
                without.add(first)
            else:
                until = first
        else:
            take_over(table, mended)
            told = {one.step: one.who for one in mended.out_of_turn}
            told = {step: who for step, who in told.items() if step < table.journal.at}
            assert told == missing_in(mode, table)
            assert first_line(table, mended) == told
            return
    raise AssertionError("it never came to an end")


@pytest.mark.parametrize("mode", [*SETUPS, *SCYTHE])
@settings(max_examples=25, deadline=None, derandomize=True)
@given(
    chance=st.sampled_from(["app", "table"]),
    kind=st.sampled_from(["delete", "insert", "answers"]),
    place=st.integers(1, 30),
    ways=st.lists(st.sampled_from(["again", "again", "without", "back"]), min_size=1, max_size=4),
    picks=st.lists(st.integers(1, 30), min_size=3, max_size=6),
)
def test_turns_come_in_order_or_it_is_said_which_is_missing(
    mode: str, chance: str, kind: str, place: int, ways: list[str], picks: list[int]
) -> None:
    table = played(mode, chance, picks)
    assert missing_in(mode, table) == {}
    place = 1 + place % (table.journal.at - 1)
    whole(mode, table, place, change_of(mode, table, kind, place, picks[0]), ways, picks)
