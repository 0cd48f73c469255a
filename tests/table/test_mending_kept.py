"""A mended table is taken over, or the pieces stay as they lie."""

import pytest

from tests.table.builders import (
    BOTS,
    advance,
    bots_turn,
    cards_somewhere,
    correct,
    drawn,
    income,
    lying,
    replayed,
)
from tests.table.mended import commands_of, differences, played, reasons, with_answer, with_cards
from thirdchair.kit.refusals import Refusal
from thirdchair.table.changes import Course, Delete, Insert, Replace
from thirdchair.table.journal import KEPT, Table
from thirdchair.table.mending import keep_pieces, mend, take_over

# Take over, or keep the pieces


def test_taking_over_moves_history_and_pieces() -> None:
    table = played(advance("p1", "science"), advance("p2", "military"), BOTS)
    revision = table.journal.revision
    take_over(table, mend(table, 1, Replace(advance("p1", "technology"))))
    assert commands_of(table) == ["new", "advance", "advance", "bots_turn"]
    assert table.state.tracks["p1"]["technology"] == 1
    assert table.journal.revision > revision
    assert replayed(table)[-1] == lying(table)


def test_keeping_the_pieces_mends_only_the_record() -> None:
    table = played(advance("p1", "science"), advance("p2", "military"), BOTS)
    before, revision = lying(table), table.journal.revision
    keep_pieces(table, mend(table, 2, Insert(income("p2"))))
    assert commands_of(table) == ["new", "advance", "income", "advance", "bots_turn", "kept"]
    assert lying(table) == before
    assert table.state.era["p2"] == 0
    assert table.journal.revision > revision
    assert table.events() == [{"type": "kept"}]
    assert replayed(table)[-1] == before


def test_undoing_the_kept_pieces_shows_the_mended_table() -> None:
    table = played(advance("p1", "science"), BOTS)
    mended = mend(table, 1, Insert(income("p2")))
    keep_pieces(table, mended)
    table.undo()
    assert table.state.era["p2"] == 1
    table.redo()
    assert table.state.era["p2"] == 0


def test_nothing_needs_keeping_when_nothing_differs() -> None:
    table = played(advance("p1", "science"), advance("p2", "military"))
    correction = correct("tracks.p1.science", 1)
    mended = mend(table, 2, Insert(correction))
    assert mended.differences == []
    keep_pieces(table, mended)
    assert commands_of(table) == ["new", "advance", "correct", "advance"]


def test_play_goes_on_from_the_kept_pieces() -> None:
    table = played(advance("p1", "science"), BOTS, advance("p1", "science"))
    keep_pieces(table, mend(table, 1, Delete()))
    table.do(advance("p1", "science"))
    assert table.state.tracks["p1"]["science"] == 3
    bots_turn(table)
    assert cards_somewhere(table) == list(range(1, 13))


def test_mending_the_record_does_not_move_the_cards_to_come() -> None:
    one, other = (played(advance("p1", "science"), BOTS, income("p1")) for _ in range(2))
    keep_pieces(other, mend(other, 1, Delete()))
    bots_turn(one)
    bots_turn(other)
    assert drawn(one) == drawn(other)


def test_after_a_deleted_turn_no_number_comes_twice() -> None:
    """The app's next draw must not be one that people have seen already."""
    table = played(BOTS, BOTS, BOTS)
    keep_pieces(table, mend(table, 3, Delete()))
    assert table.journal.entries[-1].command == KEPT
    assert table.journal.entries[-1].drawn == 6


def test_kept_pieces_stay_kept_when_something_before_them_is_mended_again() -> None:
    table = played(advance("p1", "science"), advance("p2", "military"))
    keep_pieces(table, mend(table, 1, Delete()))
    before = lying(table)
    mended = mend(table, 1, Delete())
    assert mended.differences == []
    take_over(table, mended)
    assert commands_of(table) == ["new", "kept"]
    assert lying(table) == before


def test_kept_pieces_can_be_given_up() -> None:
    table = played(advance("p1", "science"), advance("p2", "military"))
    keep_pieces(table, mend(table, 1, Delete()))
    assert table.journal.entries[2].command == KEPT
    take_over(table, mend(table, 2, Delete()))
    assert table.state.tracks["p1"]["science"] == 0


def test_what_was_undone_is_gone_after_mending() -> None:
    for adopt in (take_over, keep_pieces):
        table = played(advance("p1", "science"), advance("p2", "military"), BOTS)
        table.undo()
        adopt(table, mend(table, 1, Delete()))
        with pytest.raises(Refusal, match="nothing-to-redo"):
            table.redo()


# An open question


def test_an_open_question_stays_open_on_the_kept_pieces() -> None:
    table = with_cards((1, 2), (3, 4))
    table.do(BOTS)
    table.answer(5)
    asked, during = table.question, lying(table)
    keep_pieces(table, mend(table, 1, Delete()))
    assert commands_of(table) == ["new", "bots_turn", "kept", "bots_turn"]
    assert (table.question, lying(table)) == (asked, during)
    table.answer(6)
    assert table.state.decision.discard == [1, 2, 3, 4, 5, 6]
    assert replayed(table)[-1] == lying(table)


def test_an_open_question_is_asked_on_the_mended_table() -> None:
    table = with_cards((1, 2), (3, 4))
    table.do(BOTS)
    table.answer(5)
    mended = mend(table, 1, Delete())
    assert differences(mended)["decision.discard"] == ([1, 2, 3, 4], [3, 4])
    take_over(table, mended)
    assert table.question is not None
    assert set(table.question.options) == {1, 2, *range(6, 13)}  # type: ignore[attr-defined]
    table.answer(1)
    assert table.state.decision.discard == [3, 4, 5, 1]


def test_an_open_command_that_no_longer_fits_is_left_out_only_when_taken_over() -> None:
    def open_turn() -> Table:
        table = with_cards((1, 2))
        table.do(BOTS)
        table.answer(3)
        return table

    table = open_turn()
    mended = mend(table, 1, with_answer(table, 1, 0, 3))
    assert reasons(mended) == [(2, "not-an-option")]
    mended = mend(table, 1, with_answer(table, 1, 0, 3), Course(without=frozenset({2})))
    take_over(table, mended)
    assert table.question is None
    assert table.state.decision.discard == [3, 2]
    table = open_turn()
    keep_pieces(table, mended)
    assert table.question is not None
    table.answer(4)
    assert table.state.decision.discard == [1, 2, 3, 4]
