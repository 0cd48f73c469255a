"""Which recorded answers still fit, with a toy game that asks whatever the test wants."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from thirdchair.kit.flow import Answer, Done, Event, Pending, ask
from thirdchair.kit.questions import Draw, Pick, Question, Value
from thirdchair.kit.refusals import Refusal
from thirdchair.table.rerunning import Given, Now, rerun


class Answered(msgspec.Struct):
    values: list[Any] = []


class Toy:
    """A game with one command, which asks these questions one after the other."""

    name = package = "toy"

    def __init__(self, *questions: Question) -> None:
        self.questions = questions

    def command(self, state: Any, request: dict[str, Any]) -> Any:
        return request["do"]

    async def rules(self, state: Answered, command: Any, events: list[Event]) -> None:
        for question in self.questions:
            state.values.append(await ask(question))


def draw(*cards: int, deck: str = "fate") -> Draw:
    return Draw(deck=deck, options=cards)


def pick(about: str, *options: str) -> Pick:
    return Pick(about=about, options=options or ("yes", "no"))


def by_app(question: Question, value: Value) -> Answer:
    return Answer(question.key, value, "app")


def by_hand(question: Question, value: Value) -> Answer:
    return Answer(question.key, value, "p1")


def run(
    questions: Sequence[Question], given: Sequence[Given], *, app: bool = True, asking: bool = False
) -> list[Any] | Question:
    """What was answered, or the question that is open; the app always draws the last card."""
    result = rerun(
        Toy(*questions),  # type: ignore[arg-type]
        Answered(),
        {"do": "it"},
        given,
        (lambda question: question.options[-1]) if app else None,  # type: ignore[attr-defined]
        asking=asking,
    )
    if isinstance(result, Pending):
        return result.question
    assert isinstance(result, Done)
    values: list[Any] = result.state.values
    return values


ONE, TWO = draw(1, 2, 3), draw(1, 2, 3, 4)
TRAP, GIFT = pick("trap"), pick("gift")


def test_all_that_fits_is_answered_as_before() -> None:
    given = [by_app(ONE, 2), by_hand(TRAP, "no"), by_app(TWO, 1)]
    assert run([ONE, TRAP, TWO], given) == [2, "no", 1]


def test_a_card_that_is_gone_is_drawn_anew_and_the_next_one_stays() -> None:
    assert run([draw(1, 3), TWO], [by_app(ONE, 2), by_app(TWO, 1)]) == [3, 1]


def test_one_more_draw_is_drawn_without_losing_an_answer() -> None:
    other = draw(7, 8, deck="other")
    given = [by_app(ONE, 2), by_hand(TRAP, "no"), by_app(TWO, 1)]
    assert run([other, ONE, TRAP, other, TWO], given) == [8, 2, "no", 8, 1]


def test_one_draw_less_is_passed_over() -> None:
    given = [by_app(draw(7, deck="other"), 7), by_app(ONE, 2), by_hand(TRAP, "no")]
    assert run([ONE, TRAP], given) == [2, "no"]
    assert run([TRAP], given) == ["no"]


def test_without_the_app_a_draw_is_an_open_question() -> None:
    assert run([ONE, TWO], [by_hand(ONE, 2)], app=False) == TWO


@pytest.mark.parametrize(
    ("questions", "given", "reason"),
    [
        ([GIFT, TRAP], [by_hand(TRAP, "no")], "other-question"),
        ([GIFT, TRAP], [by_hand(TRAP, "no"), by_hand(GIFT, "no")], "other-question"),
        ([pick("trap", "yes")], [by_hand(TRAP, "no")], "not-an-option"),
        ([draw(1, 3)], [by_hand(ONE, 2)], "not-an-option"),
        ([TRAP], [by_hand(TRAP, "no"), by_hand(GIFT, "no")], "answers-left-over"),
        ([ONE], [by_hand(TRAP, "no")], "answers-left-over"),
    ],
)
def test_no_answer_of_a_person_is_lost_or_used_for_another_question(
    questions: list[Question], given: list[Given], reason: str
) -> None:
    with pytest.raises(Refusal, match=reason):
        run(questions, given)


def test_while_somebody_is_asked_answers_that_no_longer_fit_are_dropped() -> None:
    given = [by_hand(TRAP, "no"), by_hand(GIFT, "yes")]
    assert run([GIFT], given, asking=True) == ["yes"]
    assert run([pick("trap", "yes"), GIFT], given, asking=True) == pick("trap", "yes")
    assert run([pick("trap", "yes")], given, asking=True) == pick("trap", "yes")
    assert run([TRAP], given, asking=True) == ["no"]


@pytest.mark.parametrize("asking", [True, False])
def test_what_is_answered_now_must_fit(asking: bool) -> None:
    assert run([TRAP, GIFT], ["no", "yes"], asking=asking) == ["no", "yes"]
    with pytest.raises(Refusal, match="not-an-option"):
        run([TRAP], ["perhaps"], asking=asking)
    with pytest.raises(Refusal, match="answers-left-over"):
        run([TRAP], ["no", "yes"], asking=asking)


def test_what_is_answered_now_comes_after_what_was_dropped() -> None:
    given: list[Given] = [by_hand(TRAP, "no"), "yes"]
    assert run([pick("trap", "yes")], given, asking=True) == ["yes"]


def test_what_is_answered_now_waits_until_the_app_has_drawn() -> None:
    other = draw(7, 8, deck="other")
    assert run([ONE, TRAP, other, GIFT], [Now("no"), Now("yes")]) == [3, "no", 8, "yes"]
    assert run([ONE, TRAP], [by_app(ONE, 2), Now("no")]) == [2, "no"]
    assert run([ONE, TRAP], [Now(1), Now("no")], app=False) == [1, "no"]
    assert run([ONE, TRAP], [1, Now("no")]) == [1, "no"], "instead of what was recorded"
