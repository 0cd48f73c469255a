"""Sealed votes: others learn that somebody has voted, and no more, until all votes are revealed.

The secret is a number that stands nowhere else; what is told is searched for it.
"""

from functools import partial
from typing import Any

import msgspec
import pytest

from tests.toy.handed_in import games, setup, voices
from tests.toy.playing import at_vote, race, speaking, tick, vote
from thirdchair.contract import Session, answered, words_for
from thirdchair.kit.flow import frozen
from thirdchair.kit.refusals import Refusal
from thirdchair.table.changes import Delete, Insert, Mended, Replace
from thirdchair.table.exports import export, import_file, sealed_from
from thirdchair.table.journal import Table
from thirdchair.table.mending import mend, take_over
from thirdchair.table.moments import at_moment
from thirdchair.table.store import House, Saved

REEF, HARBOR = 61807, 11712
ALL = REEF + HARBOR


def secret_vote() -> Table:
    """Ana has voted, and it shows nowhere but in her vote."""
    table = at_vote(s1=ALL)
    table.do(vote("s1", REEF, HARBOR), "Ana's phone")
    return table


def revealed() -> Table:
    table = secret_vote()
    table.do(vote("s2"))
    table.do({"do": "reveal"})
    return table


def told(table: Table, seat: str | None) -> bytes:
    """All that a seat is told of a table: view, questions, history, what undo is about."""
    seen = table.seen_by(seat)
    words = words_for(voices(), seen)
    entries = seen.journal.entries
    said = [
        (words.command(entry.command), [words.event(event) for event in entry.events])
        for entry in entries
    ]
    states = [frozen(seen.state_before(place)) for place in range(len(entries))]
    plain = [(entry.command, entry.answers, entry.events, entry.next) for entry in entries]
    answer = answered(voices(), speaking(table, seat), table.events())
    return msgspec.json.encode((said, states, plain, answer, frozen(seen.state)))


def knows(what: bytes) -> bool:
    """Is the secret in there, as text or as a state packs it?"""
    packed = [msgspec.msgpack.encode(number) for number in (REEF, HARBOR)]
    return any(str(number).encode() in what for number in (REEF, HARBOR)) or any(
        one in what for one in packed
    )


# What is told


def test_only_the_seat_itself_is_told_what_it_has_voted() -> None:
    table = secret_vote()
    assert knows(told(table, "s1"))
    assert not knows(told(table, "s2"))
    assert not knows(told(table, None))


def test_others_are_told_that_somebody_has_voted() -> None:
    table = secret_vote()
    entry = table.seen_by("s2").journal.entries[-1]
    assert entry.command == {"do": "sealed", "seat": "s1"}
    assert entry.events == [{"type": "sealed", "seat": "s1", "what": "vote", "round": "1"}]
    view = speaking(table, "s2").view()
    assert view is not None
    assert view["votes"] == {"s1": {}}
    assert table.next.who == ("s2",)


def test_revealed_everybody_is_told() -> None:
    table = revealed()
    for seat in ("s1", "s2", None):
        assert knows(told(table, seat))


def test_undo_of_the_reveal_seals_again() -> None:
    """Also the undone step itself says nothing of what it has revealed."""
    table = revealed()
    table.undo()
    assert not knows(told(table, "s2"))
    assert not knows(told(table, None))
    assert knows(told(table, "s1"))
    table.redo()
    assert knows(told(table, "s2"))


def test_what_came_after_the_reveal_is_sealed_with_it() -> None:
    table = revealed()
    table.do(tick("s2", "log"))
    table.jump(table.journal.at - 2)
    labels = [one.command["do"] for one in table.seen_by("s2").journal.entries[-2:]]
    assert labels == ["unrevealed", "unrevealed"]
    assert not knows(told(table, "s2"))


def test_the_contract_tells_nobody_without_a_seat() -> None:
    session = Session(games(), voices())
    session.handle({"new": setup()})
    assert session.table is not None
    session.handle({"do": "begin"})
    race(session.table)
    session.handle({"do": "result"})
    session.handle({"do": "correct", "path": "influence.s1", "value": ALL})
    mine = session.handle({**vote("s1", REEF, HARBOR), "as": "s1"})
    assert mine["view"]["votes"] == {"s1": {"reef": REEF, "harbor": HARBOR}}
    asked: list[dict[str, Any]] = [
        {"view": True},
        {"view": True, "as": "s2"},
        {"undo": 1},
        {"undo": 1, "as": "s2"},
        {"redo": 1},
        {**vote("s1", 1, 1), "as": "s2"},
        {**vote("s2", 1, 1), "as": "s2"},
        {**vote("s2"), "as": "s2"},
        {**vote("s1", 1, 2)},
        {"do": "nonsense"},
    ]
    for request in asked:
        assert not knows(msgspec.json.encode(session.handle(request))), request
    assert session.handle({"view": True, "as": "s1"})["view"]["votes"]["s1"]["reef"] == REEF


# Taking back


@pytest.mark.parametrize("seat", ["s2", None])
def test_nobody_else_takes_a_sealed_vote_back(seat: str | None) -> None:
    table = secret_vote()
    stands = table.journal.at
    back = [partial(table.undo, count) for count in (1, 3)]
    for act in [*back, *(partial(table.jump, to) for to in (stands - 1, 1))]:
        speaking(table, seat)
        with pytest.raises(Refusal, match=r"(sealed-by|choice-of)-another"):
            act()
    assert table.journal.at == stands


@pytest.mark.parametrize("seat", ["s2", None])
def test_nobody_else_redoes_a_sealed_vote(seat: str | None) -> None:
    table = secret_vote()
    speaking(table, "s1").undo()
    assert table.state.votes == {}
    stands = table.journal.at
    for act in (partial(table.redo, 1), partial(table.jump, stands + 1)):
        speaking(table, seat)
        with pytest.raises(Refusal, match="choice-of-another"):
            act()
    assert not knows(told(table, "s2"))
    speaking(table, "s1").redo()
    assert table.state.votes["s1"]["reef"] == REEF


def test_a_vote_that_is_still_sealed_is_redone_by_its_seat_alone() -> None:
    """Also where the table had gone on: it was not revealed by then."""
    table = secret_vote()
    table.do({"do": "correct", "path": "coins.s2", "value": 3})
    stands = table.journal.at
    speaking(table, "s1").jump(stands - 2)
    for seat in ("s2", None):
        with pytest.raises(Refusal, match="choice-of-another"):
            speaking(table, seat).redo(2)
    speaking(table, "s1").redo(2)
    assert table.state.votes["s1"]["reef"] == REEF


def test_its_seat_takes_it_back_from_before_those_of_others() -> None:
    table = secret_vote()
    speaking(table, "s2").do(vote("s2"))
    speaking(table, "s1").undo()
    assert table.state.votes == {"s2": {"reef": 2, "harbor": 1}}


# Mending


def previewed(table: Table, position: int, change: Any, seat: str | None) -> Mended | Refusal:
    try:
        return mend(table.seen_by(seat), position, change)
    except Refusal as refusal:
        return refusal


def test_a_mended_past_tells_nobody_a_sealed_vote() -> None:
    """Whatever is tried out: not what was voted, and not whether it would still fit."""
    table = secret_vote()
    table.do(tick("s2", "log"))
    last = table.journal.at - 1
    less = {"do": "correct", "path": "influence.s1", "value": 5}
    for seat in ("s2", None):
        words = words_for(voices(), table.seen_by(seat))
        for position in range(1, last):
            for change in (Delete(), Insert(less), Replace(less), Insert({"do": "reveal"})):
                found = previewed(table, position, change, seat)
                if isinstance(found, Mended):
                    assert found.sealed == ["s1"], "it is asked, whether it fits or not"
                    assert not knows(msgspec.json.encode((found.then, found.differences)))
                    assert all(one.command["do"] != "vote" for one in found.misfits)
                    with pytest.raises(Refusal, match=r"sealed-asked|later-steps-misfit"):
                        take_over(table, found)
                    continue
                others = ("not-an-option", "toy-votes-missing")
                assert found.text in ("would-reveal", "sealed-by-another", *others)
                assert not knows(words.refusal(found).encode())


def test_what_came_after_a_sealed_vote_can_be_mended() -> None:
    table = secret_vote()
    table.do(tick("s2", "log"))
    mended = mend(table.seen_by("s2"), table.journal.at - 1, Delete())
    assert not knows(msgspec.json.encode((mended.then, mended.differences)))
    take_over(table, mended)
    assert table.state.votes["s1"]["reef"] == REEF
    assert table.state.keepers["s2"].ticks == []


def test_nobody_else_mends_or_makes_a_sealed_vote() -> None:
    table = secret_vote()
    last = table.journal.at - 1
    for seat in ("s2", None):
        for change in (Delete(), Replace(vote("s1", ALL, 0)), Replace(tick("s2", "log"))):
            with pytest.raises(Refusal, match="sealed-by-another"):
                mend(table.seen_by(seat), last, change)
        with pytest.raises(Refusal, match="sealed-by-another"):
            mend(table.seen_by(seat), last + 1, Insert(vote("s1", ALL, 0)))


def test_its_seat_mends_its_sealed_vote() -> None:
    table = secret_vote()
    mended = mend(table.seen_by("s1"), table.journal.at - 1, Replace(vote("s1", ALL, 0)))
    take_over(table, mended)
    assert table.state.votes == {"s1": {"reef": ALL, "harbor": 0}}


def test_revealed_votes_are_mended_like_anything_else() -> None:
    table = revealed()
    mended = mend(table.seen_by("s2"), table.journal.at - 3, Replace(vote("s1", 0, ALL)))
    take_over(table, mended)
    assert table.state.leads == "2b"


def test_a_mended_past_does_not_reveal() -> None:
    """Everybody has voted; a reveal that is slipped into the past would show it to one."""
    table = secret_vote()
    table.do(vote("s2"))
    with pytest.raises(Refusal, match="would-reveal"):
        mend(table.seen_by("s2"), table.journal.at, Insert({"do": "reveal"}))


# Files


def test_an_export_in_an_open_round_stands_at_its_start() -> None:
    table = secret_vote()
    table.do(tick("s2", "log"))
    file = export(Saved("x", "evening", table, {}))
    assert not knows(file)
    assert b'"sealed":true' in file
    _, again, _ = import_file(games(), file)
    assert again.journal.at == sealed_from(table)
    assert (again.state.phase, again.state.votes) == ("vote", {})
    again.do(vote("s1", REEF, HARBOR))
    assert again.state.votes["s1"]["reef"] == REEF


def test_an_export_does_not_hold_what_was_taken_back() -> None:
    table = secret_vote()
    speaking(table, "s1").undo()
    assert not knows(export(Saved("x", "evening", table, {})))


def test_an_export_after_the_reveal_holds_all_of_it() -> None:
    table = revealed()
    file = export(Saved("x", "evening", table, {}))
    assert b'"sealed"' not in file.replace(b'"type":"sealed"', b"")
    _, again, _ = import_file(games(), file)
    assert frozen(again.state) == frozen(table.state)
    assert [entry.own for entry in again.journal.entries[-3:]] == ["s1", "s2", None]
    table.undo()
    assert not knows(export(Saved("x", "evening", table, {})))


def test_an_export_of_a_table_that_went_back_stands_where_the_table_does() -> None:
    table = secret_vote()
    speaking(table, "s1").jump(2)
    _, again, _ = import_file(games(), export(Saved("x", "evening", table, {})))
    assert again.journal.at == 2
    assert again.state.phase == "play"
    assert len(again.journal.entries) == len(table.journal.entries) - 1


# Moments


def test_a_moment_of_an_open_round_tells_others_nothing() -> None:
    table = secret_vote()
    last = table.journal.at - 1
    for seat, known in (("s1", True), ("s2", False), (None, False)):
        then = at_moment(table.seen_by(seat), last)
        assert knows(frozen(then.state)) == known
        assert knows(msgspec.json.encode(then.journal.entries[-1].command)) == known


def test_a_link_into_an_open_round_tells_nobody(house: House) -> None:
    saved = house.create("evening", secret_vote())
    token = house.share_moment(saved.id, saved.table.journal.at - 1)
    table = house.moment(token).table
    assert not knows(frozen(table.state))
    assert not knows(msgspec.json.encode(table.journal.entries[-1].command))


def test_a_link_to_a_reveal_that_was_taken_back_leads_nowhere(house: House) -> None:
    saved = house.create("evening", revealed())
    token = house.share_moment(saved.id, saved.table.journal.at - 1)
    assert knows(frozen(house.moment(token).table.state))
    saved = house.change(saved.id, lambda table: table.undo())
    with pytest.raises(Refusal, match="no-such-moment"):
        house.moment(token)
    with pytest.raises(Refusal, match="no-such-moment"):
        at_moment(saved.table.seen_by("s2"), saved.table.journal.at)
    house.change(saved.id, lambda table: table.redo())
    assert knows(frozen(house.moment(token).table.state))
