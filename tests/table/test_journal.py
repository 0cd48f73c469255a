"""Moving along the history: undo, redo, back, jump; and handing over chance."""

import pytest

from tests.table.builders import BOTS, CARDS, advance, bots_turn, drawn, duel, income, lying
from thirdchair.kit.flow import Answer
from thirdchair.kit.questions import Draw
from thirdchair.kit.refusals import Refusal
from thirdchair.table.chance import AppChance
from thirdchair.table.journal import Table


def four_steps() -> Table:
    table = duel()
    for command in (advance("p1", "science"), advance("p2", "military"), BOTS, income("p1")):
        table.do(command)
    return table


def test_the_app_draws_the_same_cards_after_undo_when_the_command_is_given_again() -> None:
    table = duel()
    for _ in range(8):
        bots_turn(table)
    cards = drawn(table)
    table.undo(5)
    for _ in range(5):
        bots_turn(table)
    assert drawn(table) == cards
    assert len(set(cards[:12])) == 12


def test_the_nth_app_answer_depends_on_the_seed_and_n_alone() -> None:
    """Whatever else is done in between, and however many cards are left."""
    table = duel(seed=11, favorite=None)
    for number in range(6):
        table.do(advance("p1", "science"))
        bots_turn(table)
        if number == 3:
            table.undo(2)
            bots_turn(table)
    left, n = list(CARDS), 1
    for card in drawn(table)[:12]:
        assert card == AppChance(11, n)(Draw(deck="decision", options=tuple(left)))
        left.remove(card)
        n += 1
    assert left == []


def test_app_answers_are_spread_over_the_options() -> None:
    question = Draw(deck="decision", options=tuple(CARDS))
    numbers = [AppChance(5, n)(question) for n in range(1200)]
    assert all(60 < numbers.count(card) < 150 for card in CARDS)
    weighted = Draw(deck="combat", options=(2, 3), weights=(9, 1))
    numbers = [AppChance(5, n)(weighted) for n in range(1000)]
    assert 850 < numbers.count(2) < 950


def test_an_undone_command_between_two_draws_does_not_move_the_cards() -> None:
    one, other = duel(), duel()
    bots_turn(one)
    bots_turn(one)
    bots_turn(other)
    other.do(advance("p1", "science"))
    other.undo()
    bots_turn(other)
    assert drawn(one) == drawn(other)


def test_a_huge_or_negative_seed_is_a_seed() -> None:
    for seed in (2**200, -5, 0):
        bots_turn(duel(seed=seed))


def test_jump_goes_to_any_moment_and_returns() -> None:
    table = four_steps()
    end = lying(table)
    table.jump(2)
    view = table.view()
    assert view is not None
    assert (view["tracks"]["p1"]["science"], view["tracks"]["p2"]["military"]) == (1, 0)
    assert len(table.journal.entries) == 5
    table.jump(1)
    table.jump(5)
    assert lying(table) == end


def test_jump_leaves_an_open_question_and_comes_back_to_it_with_its_answers() -> None:
    table = duel(chance="table")
    table.do(advance("p1", "science"))
    bots_turn(table, 9)
    asked, during = table.question, lying(table)
    table.jump(2)
    assert table.question is None
    assert table.journal.at == 2
    table.jump(3)
    assert table.question == asked
    assert lying(table) == during
    assert [answer.a for answer in table.journal.entries[2].answers] == [9]


def test_jumping_to_where_one_stands_changes_nothing() -> None:
    table = four_steps()
    revision = table.journal.revision
    table.jump(5)
    assert table.journal.revision == revision


@pytest.mark.parametrize("position", [0, 6, -1, "2", True, 1.0, None])
def test_jump_refuses_a_moment_that_is_not_there(position: object) -> None:
    table = four_steps()
    before = lying(table)
    with pytest.raises(Refusal) as refused:
        table.jump(position)  # type: ignore[arg-type]
    assert (refused.value.code, refused.value.text) == ("bad_input", "no-such-step")
    assert (table.journal.at, lying(table)) == (5, before)


def test_the_set_up_is_done_only_once() -> None:
    table = four_steps()
    with pytest.raises(Refusal):
        table.do({"do": "new"})


def test_kept_is_no_command_for_people() -> None:
    with pytest.raises(Refusal):
        duel().do({"do": "kept"})


def test_people_draw_the_first_card_and_the_app_the_second() -> None:
    table = duel(chance="table")
    bots_turn(table, 9)
    revision = table.journal.revision
    table.set_chance("app")
    assert table.question is None
    assert table.journal.chance == "app"
    assert table.journal.revision > revision
    answers = table.journal.entries[1].answers
    assert answers[0] == Answer("draw:decision", 9, "table")
    assert (len(answers), answers[1].by) == (2, "app")
    assert answers[1].a != 9


def test_chance_goes_to_the_app_and_back_to_the_table() -> None:
    table = duel()
    bots_turn(table)
    table.set_chance("table")
    bots_turn(table, *sorted(set(range(1, 13)) - set(drawn(table)))[:2])
    table.set_chance("app")
    bots_turn(table)
    by = [[answer.by for answer in entry.answers] for entry in table.journal.entries[1:]]
    assert by == [["app", "app"], ["table", "table"], ["app", "app"]]
    assert len(set(drawn(table))) == 6
    cards = drawn(table)
    table.undo()
    bots_turn(table)
    assert drawn(table) == cards


def test_an_undone_open_command_goes_on_with_the_app() -> None:
    table = duel(chance="table")
    bots_turn(table, 9)
    table.undo()
    table.set_chance("app")
    table.redo()
    assert table.question is None
    assert table.journal.entries[1].answers[0].a == 9
    assert drawn(table)[0] == 9


def test_with_the_app_only_what_people_know_stays_open() -> None:
    table = duel()
    table.do({"do": "finish"})
    table.set_chance("table")
    table.set_chance("app")
    assert table.question is not None
    assert table.question.key == "number:vp:p1"


def test_the_same_chance_again_changes_nothing() -> None:
    table = duel()
    table.set_chance("app")
    assert table.journal.revision == duel().journal.revision


@pytest.mark.parametrize("chance", ["", "App", None, 1, ["app"]])
def test_nobody_else_can_have_chance(chance: object) -> None:
    table = duel()
    with pytest.raises(Refusal, match="not-an-option"):
        table.set_chance(chance)  # type: ignore[arg-type]
    assert table.journal.chance == "app"


def test_a_person_called_app_is_a_person() -> None:
    table = duel(chance="table")
    table.do(BOTS)
    table.answer(9, by="app")
    table.back()
    assert table.journal.entries[1].answers == []
