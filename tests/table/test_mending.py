"""A step of the history is mended: what would differ, what no longer fits, what is refused."""

import pytest

from tests.table.builders import (
    BOTS,
    advance,
    bots_turn,
    cards_somewhere,
    drawn,
    duel,
    income,
    lying,
    replayed,
)
from tests.table.mended import (
    CARDS_OF_A_PASS,
    TIES_NEED_A_CARD,
    commands_of,
    differences,
    played,
    reasons,
    with_answer,
    with_cards,
)
from thirdchair.kit.refusals import Refusal
from thirdchair.table.changes import Change, Course, Delete, Difference, Insert, OutOfTurn, Replace
from thirdchair.table.mending import keep_pieces, mend, take_over
from thirdchair.words import LANGUAGES
from thirdchair.words.games.tapestry import TapestryWords

# What would differ


def test_a_forgotten_advance_is_inserted_and_only_it_differs() -> None:
    table = played(advance("p1", "science"), income("p2"), advance("p2", "military"))
    before = table.journal.revision
    mended = mend(table, 2, Insert(advance("p1", "science")))
    assert mended.differences == [Difference("tracks.p1.science", 1, 2)]
    assert mended.misfits == []
    assert commands_of(table) == ["new", "advance", "income", "advance"]
    assert table.journal.revision == before


def test_what_came_later_follows_from_the_mended_table() -> None:
    """Bo reaches the landmark of science first because Ana's advance never happened."""
    table = played(
        advance("p1", "science"), advance("p1", "science", 3), advance("p2", "science", 4)
    )
    assert table.state.landmarks["science:4"] == "p1"
    mended = mend(table, 1, Delete())
    assert differences(mended) == {
        "tracks.p1.science": (4, 3),
        "landmarks.science:4": ("p1", "p2"),
    }


def test_a_deleted_turn_gives_its_real_cards_back() -> None:
    table = with_cards((1, 2), (3, 4), (5, 6))
    mended = mend(table, 2, Delete())
    found = differences(mended)
    assert found["turn"] == (3, 2)
    assert found["decision.deck"] == (6, 8)
    assert found["decision.discard"] == ([1, 2, 3, 4, 5, 6], [1, 2, 5, 6])
    assert mended.misfits == []


def test_a_changed_answer_changes_what_followed_from_it() -> None:
    table = duel(chance="table", favorite=None)
    table.answer("military")
    bots_turn(table, 1, 2)
    mended = mend(table, 0, with_answer(table, 0, 0, "science"))
    assert differences(mended)["favorites.shadow"] == ("military", "science")
    take_over(table, mended)
    assert table.state.favorites == {"shadow": "science"}
    assert [answer.a for answer in table.journal.entries[0].answers] == ["science"]
    assert replayed(table)[-1] == lying(table)


def test_lists_are_compared_as_a_whole_and_missing_parts_are_none() -> None:
    table = played(advance("p1", "science", 12), {"do": "finish"})
    table.answer(50)
    table.answer(60)
    found = differences(mend(table, 1, Replace(advance("p2", "science", 12))))
    assert found["achievements.end_of_track"] == (["p1"], ["p2"])
    found = differences(mend(table, 2, Delete()))
    assert found["result"] == ({"winner": ["p2"], "vp": {"p1": 50, "p2": 60}}, None)


# What no longer fits


def test_a_later_command_without_room_is_left_out_with_its_reason() -> None:
    table = played(advance("p1", "science"), advance("p1", "science", 11), income("p1"))
    mended = mend(table, 1, Insert(advance("p1", "science")))
    assert reasons(mended) == [(2, "no-room-on-track")]
    assert mended.misfits[0].command == advance("p1", "science", 11)
    with pytest.raises(Refusal, match="later-steps-misfit"):
        take_over(table, mended)
    change = Insert(advance("p1", "science"))
    take_over(table, mend(table, 1, change, Course(without=frozenset({2}))))
    assert commands_of(table) == ["new", "advance", "advance", "income"]
    assert table.state.tracks["p1"]["science"] == 2


def test_a_real_card_cannot_be_drawn_twice() -> None:
    table = with_cards((1, 2), (3, 4), (5, 6))
    mended = mend(table, 1, with_answer(table, 1, 1, 4))
    assert reasons(mended) == [(2, "not-an-option")]
    with pytest.raises(Refusal, match="later-steps-misfit"):
        keep_pieces(table, mended)
    assert table.state.decision.discard == [1, 2, 3, 4, 5, 6]


def test_a_later_step_is_answered_again_one_question_after_the_other() -> None:
    table = with_cards((1, 2), (3, 4), (5, 6))
    change = with_answer(table, 1, 1, 4)
    given: tuple[int, ...] = ()
    for card in (3, 7):
        mended = mend(table, 1, change, Course(again={2: given}))
        assert (mended.asked, mended.misfits) == (2, [])
        assert mended.question is not None
        with pytest.raises(Refusal, match="answer-first"):
            take_over(table, mended)
        given = (*given, card)
    with pytest.raises(Refusal, match="not-an-option"):
        mend(table, 1, change, Course(again={2: (3, 4)}))
    mended = mend(table, 1, change, Course(again={2: given}))
    assert (mended.question, mended.misfits) == (None, [])
    assert None not in [one.was for one in mended.out_of_turn], "no turn is missing that was there"
    take_over(table, mended)
    assert table.state.decision.discard == [1, 4, 3, 7, 5, 6]
    assert cards_somewhere(table) == list(range(1, 13))


def test_what_is_answered_again_may_be_what_no_longer_fits_next() -> None:
    table = with_cards((1, 2), (3, 4), (5, 6))
    change = with_answer(table, 1, 1, 4)
    mended = mend(table, 1, change, Course(again={2: (3, 6)}))
    assert reasons(mended) == [(3, "not-an-option")]
    mended = mend(table, 1, change, Course(again={2: (3, 6), 3: (2, 5)}))
    take_over(table, mended)
    assert table.state.decision.discard == [1, 4, 3, 6, 2, 5]


def test_the_table_goes_back_to_the_step_that_no_longer_fits() -> None:
    table = with_cards((1, 2), (3, 4), (5, 6))
    take_over(table, mend(table, 1, with_answer(table, 1, 1, 4), Course(until=2)))
    assert commands_of(table) == ["new", "bots_turn"]
    assert table.state.decision.discard == [1, 4]
    assert replayed(table)[-1] == lying(table)


@pytest.mark.parametrize("until", [0, 1, 5, -1])
def test_it_goes_back_to_no_other_step(until: int) -> None:
    table = with_cards((1, 2), (3, 4), (5, 6))
    with pytest.raises(Refusal, match="no-such-step"):
        mend(table, 1, with_answer(table, 1, 1, 4), Course(until=until))


def test_an_open_turn_that_no_longer_fits_is_asked_anew() -> None:
    table = with_cards((1, 2))
    table.do(BOTS)
    table.answer(3)
    change = with_answer(table, 1, 0, 3)
    assert reasons(mend(table, 1, change)) == [(2, "not-an-option")]
    take_over(table, mend(table, 1, change, Course(again={2: ()})))
    assert table.question is not None
    table.answer(1)
    table.answer(4)
    assert table.state.decision.discard == [3, 2, 1, 4]


def test_steps_with_new_draws_of_the_app_are_named() -> None:
    table = duel()
    for _ in range(3):
        bots_turn(table)
    _, _, third, *_ = drawn(table)
    assert mend(table, 1, with_answer(table, 1, 0, third)).redrawn == [2]
    assert mend(table, 1, Delete()).redrawn == []


def test_a_turn_that_is_missing_then_is_said() -> None:
    table = played(advance("p1", "science"), advance("p2", "science"), BOTS, income("p1"))
    assert mend(table, 2, Delete()).out_of_turn == [OutOfTurn(2, ("p2",))]
    assert mend(table, 3, Delete()).out_of_turn == [OutOfTurn(3, ("shadow",))]
    assert mend(table, 4, Delete()).out_of_turn == [], "it is their turn now"
    assert mend(table, 4, Insert(advance("p1", "military"))).out_of_turn == [OutOfTurn(5, ("p2",))]
    take_over(table, mend(table, 3, Delete()))
    assert mend(table, 1, Replace(income("p1"))).out_of_turn == [OutOfTurn(3, ("shadow",), 3)]
    assert mend(table, 3, Insert(BOTS)).out_of_turn == []


def test_what_the_app_drew_and_no_longer_fits_is_drawn_anew() -> None:
    table = duel()
    for _ in range(3):
        bots_turn(table)
    _, second, third, *_ = drawn(table)
    mended = mend(table, 1, with_answer(table, 1, 0, third))
    assert mended.misfits == []
    take_over(table, mended)
    cards = drawn(table)
    assert cards[:2] == [third, second]
    assert cards[2] != third
    assert len(set(cards)) == 6
    answers = [[answer.by for answer in entry.answers] for entry in table.journal.entries]
    assert answers[1:] == [["table", "app"], ["app", "app"], ["app", "app"]]


def test_a_command_that_would_ask_more_than_was_answered_is_left_out() -> None:
    """A tie over the new favorite needs a card of its own once Ana is ahead on technology."""
    table = with_cards(*CARDS_OF_A_PASS, (1, 2), rulings=TIES_NEED_A_CARD)
    assert table.journal.at == 8
    mended = mend(table, 1, Insert(advance("p1", "technology", 12)))
    assert reasons(mended) == [(7, "asks-again")]


def test_a_command_that_asks_less_than_was_answered_is_left_out() -> None:
    table = duel(chance="table", rulings=TIES_NEED_A_CARD)
    table.do(advance("p1", "technology", 12))
    for pair in CARDS_OF_A_PASS:
        bots_turn(table, *pair)
    bots_turn(table, 1, 2, 3)
    assert table.question is None
    assert reasons(mend(table, 1, Delete())) == [(8, "answers-left-over")]


def test_draws_of_the_app_that_are_no_longer_needed_are_dropped() -> None:
    table = duel(rulings=TIES_NEED_A_CARD)
    table.do(advance("p1", "technology", 12))
    for _ in range(7):
        bots_turn(table)
    assert len(table.journal.entries[8].answers) == 3
    mended = mend(table, 1, Delete())
    assert mended.misfits == []
    assert len(mended.entries[7].answers) == 2


# A changed command that asks


def test_an_inserted_turn_asks_for_its_real_cards() -> None:
    table = with_cards((1, 2), (3, 4))
    answers: tuple[int, ...] = ()
    for card in (5, 6):
        mended = mend(table, 2, Insert(BOTS, answers))
        assert mended.question is not None
        assert mended.question.key == "draw:decision"
        with pytest.raises(Refusal, match="answer-first"):
            take_over(table, mended)
        answers = (*answers, card)
    mended = mend(table, 2, Insert(BOTS, answers))
    assert mended.question is None
    take_over(table, mended)
    assert table.state.decision.discard == [1, 2, 5, 6, 3, 4]


def test_what_a_changed_answer_makes_idle_is_dropped() -> None:
    """Without a tie nobody is asked for resources any more."""
    table = played({"do": "finish"})
    for number in (80, 80, 3, 4):
        table.answer(number)
    assert table.state.result.winner == ["p2"]
    mended = mend(table, 1, with_answer(table, 1, 0, 90))
    assert mended.question is None
    assert differences(mended)["result.winner"] == (["p2"], ["p1"])
    assert [answer.a for answer in mended.entries[1].answers] == [90, 80]


def test_what_a_changed_answer_makes_wrong_is_asked_again() -> None:
    """The tiebreaker card cannot be the card that, it turns out, was the track card."""
    table = with_cards((1, 2), (3, 4))
    change = with_answer(table, 1, 0, 2)
    mended = mend(table, 1, change)
    assert mended.question is not None
    assert 2 not in mended.question.options  # type: ignore[attr-defined]
    mended = mend(table, 1, Replace(BOTS, (*change.answers, 5)))
    assert [answer.a for answer in mended.entries[1].answers] == [2, 5]
    assert mended.misfits == []


def test_what_the_app_drew_in_a_changed_command_may_be_drawn_anew() -> None:
    table = duel()
    bots_turn(table)
    _, second = drawn(table)
    mended = mend(table, 1, with_answer(table, 1, 0, second))
    assert mended.question is None
    answers = mended.entries[1].answers
    assert (answers[0].a, answers[0].by, answers[1].by) == (second, "table", "app")
    assert answers[1].a != second


def test_an_inserted_turn_draws_other_cards_than_those_that_come_next() -> None:
    """Trying out a change tells nothing about the next card."""
    same = 0
    for seed in range(30):
        table = duel(seed=seed)
        bots_turn(table)
        tried = mend(table, 2, Insert(BOTS)).entries[2].answers
        bots_turn(table)
        same += tried == table.journal.entries[2].answers
    assert same <= 3  # one in ninety by chance


def test_mending_twice_shows_the_same() -> None:
    table = duel()
    for _ in range(3):
        bots_turn(table)
    one, other = (mend(table, 1, Insert(BOTS)) for _ in range(2))
    assert one == other


def test_cards_of_the_app_stay_the_same_where_they_fit() -> None:
    table = duel()
    for _ in range(4):
        bots_turn(table)
    cards = drawn(table)
    take_over(table, mend(table, 2, Delete()))
    assert drawn(table) == cards[:2] + cards[4:]
    bots_turn(table)
    later = drawn(table)
    table.undo()
    bots_turn(table)
    assert drawn(table) == later


# What is refused


@pytest.mark.parametrize(
    ("position", "change", "reason"),
    [
        (0, Delete(), "no-such-step"),
        (3, Delete(), "no-such-step"),
        (3, Replace(BOTS), "no-such-step"),
        (0, Insert(BOTS), "no-such-step"),
        (4, Insert(BOTS), "no-such-step"),
        (-1, Delete(), "no-such-step"),
        ("1", Delete(), "no-such-step"),
        (True, Delete(), "no-such-step"),
        (0, Replace(BOTS), "unknown-value"),
        (1, Replace({"do": "new"}), "unknown-value"),
        (1, Insert({"do": "kept"}), "not-an-option"),
        (1, Insert({"do": "dance"}), "not-an-option"),
        (1, Insert({}), "missing-field"),
        (1, Insert(advance("p1", "science", 13)), "no-room-on-track"),
        (1, Insert(advance("p3", "science")), "unknown-seat"),
        (2, Replace(BOTS, (44, 3)), "not-an-option"),
        (2, Replace(BOTS, (4, 3, 2)), "answers-left-over"),
        (1, Insert(income("p1"), (3,)), "answers-left-over"),
    ],
)
def test_a_change_that_cannot_be_is_refused(position: int, change: Change, reason: str) -> None:
    table = played(advance("p1", "science"), BOTS)
    before = table.journal.revision
    with pytest.raises(Refusal) as refused:
        mend(table, position, change)
    assert refused.value.text == reason
    assert table.journal.revision == before


def test_a_new_table_has_nothing_to_mend_but_its_set_up() -> None:
    table = duel()
    with pytest.raises(Refusal, match="nothing-to-mend"):
        mend(table, 1, Delete())
    asking = duel(chance="table", favorite=None)
    with pytest.raises(Refusal, match="nothing-to-mend"):
        mend(asking, 0, Replace({"do": "new"}, ("science",)))


def test_a_mending_of_an_older_table_is_stale() -> None:
    table = played(advance("p1", "science"), BOTS)
    mended = mend(table, 1, Delete())
    table.do(income("p1"))
    for adopt in (take_over, keep_pieces):
        with pytest.raises(Refusal, match="stale"):
            adopt(table, mended)


@pytest.mark.parametrize("language", LANGUAGES)
def test_kept_pieces_have_words_for_the_history(language: str) -> None:
    table = played(advance("p1", "science"), BOTS)
    keep_pieces(table, mend(table, 1, Delete()))
    words = TapestryWords(language)
    assert words.command(table.journal.entries[-1].command)
    assert all(words.event(event).endswith(".") for event in table.events())


def test_a_mended_record_still_says_whose_turn_it_was() -> None:
    table = played(advance("p1", "science"))
    table.do(advance("p2", "science"), "phone", "goes-on")
    take_over(table, mend(table, 1, Delete()))
    last = table.journal.entries[-1]
    assert (last.command, last.by, last.said) == (advance("p2", "science"), "phone", "goes-on")
