"""`play`: a rule asks, somebody answers, it goes on. On a toy game with a deck and a purse."""

import msgspec
import pytest

from thirdchair.kit import flow
from thirdchair.kit.decks import draw
from thirdchair.kit.dice import roll
from thirdchair.kit.flow import Answer, Done, Event, Pending, Rule, ask
from thirdchair.kit.questions import Draw, Number, Pick, Question, Roll, Value
from thirdchair.kit.refusals import Refusal, not_now


class Toy(msgspec.Struct):
    deck: list[int]
    purse: int = 0


class Found(Event, frozen=True, tag="found"):
    card: int


class Turn(msgspec.Struct, frozen=True):
    """Draw a card, then decide whether to keep its worth."""

    limit: int = 100


def rules(state: Toy, command: Turn, events: list[Event]) -> Rule:
    return turn(state, command, events)


async def turn(state: Toy, command: Turn, events: list[Event]) -> None:
    card = await draw("toy", state.deck)
    events.append(Found(card=card))
    if await ask(Pick(about="keep", seat="you", options=("yes", "no"))) == "yes":
        if state.purse + card > command.limit:
            state.purse = -1  # a rule that refuses may have changed its copy already
            raise not_now("full")
        state.purse += card


def drawn(card: int, by: str = "table") -> Answer:
    return Answer("draw:toy", card, by)


def said(option: str) -> Answer:
    return Answer("choice:keep:you", option, "you")


def play(
    state: Toy, *answers: Answer, chance: flow.Chance | None = None, limit: int = 100
) -> Done[Toy] | Pending[Toy]:
    return flow.play(rules, state, Turn(limit), answers, chance)


def test_without_answers_the_first_question_comes_back() -> None:
    result = play(Toy([3, 5, 8]))
    assert isinstance(result, Pending)
    assert result.question == Draw(deck="toy", options=(3, 5, 8))
    assert result.events == []
    assert result.answers == []
    assert result.state == Toy([3, 5, 8])


def test_with_one_answer_the_rule_runs_on_to_its_next_question() -> None:
    result = play(Toy([3, 5, 8]), drawn(5))
    assert isinstance(result, Pending)
    assert result.question == Pick(about="keep", seat="you", options=("yes", "no"))
    assert result.events == [Found(card=5)]
    assert result.answers == [drawn(5)]
    assert result.state == Toy([3, 8]), "the table as it stands at that moment"


def test_with_all_answers_it_is_done() -> None:
    result = play(Toy([3, 5, 8]), drawn(5), said("yes"))
    assert result == Done(Toy([3, 8], purse=5), [Found(card=5)], [drawn(5), said("yes")])


def test_one_answer_fewer_is_the_question_before() -> None:
    before = play(Toy([3, 5]), drawn(3))
    after = play(Toy([3, 5]), drawn(3), said("yes"))
    assert isinstance(after, Done)
    assert play(Toy([3, 5]), *after.answers[:-1]) == before


def test_the_first_state_is_untouched() -> None:
    state = Toy([3, 5, 8], purse=1)
    play(state, drawn(5))
    play(state, drawn(5), said("yes"))
    assert state == Toy([3, 5, 8], purse=1)


def test_a_refusal_passes_through_and_leaves_the_state_untouched() -> None:
    state = Toy([3, 5, 8], purse=1)
    with pytest.raises(Refusal, match="full"):
        play(state, drawn(5), said("yes"), limit=4)
    assert state == Toy([3, 5, 8], purse=1)


def test_chance_answers_draws_and_leaves_choices_to_people() -> None:
    asked: list[Question] = []

    def highest(question: Question) -> Value:
        asked.append(question)
        assert isinstance(question, Draw)
        return question.options[-1]

    result = play(Toy([3, 5, 8]), chance=highest)
    assert isinstance(result, Pending)
    assert result.question.key == "choice:keep:you"
    assert result.answers == [drawn(8, by="app")]
    assert asked == [Draw(deck="toy", options=(3, 5, 8))]


def test_chance_may_leave_a_draw_to_the_table() -> None:
    result = play(Toy([3, 5, 8]), chance=lambda question: None)
    assert isinstance(result, Pending)
    assert result.question == Draw(deck="toy", options=(3, 5, 8))


def test_given_answers_come_before_chance() -> None:
    result = play(Toy([3, 5, 8]), drawn(3), chance=lambda question: 8)
    assert isinstance(result, Pending)
    assert result.answers == [drawn(3)]


@pytest.mark.parametrize(
    ("answers", "text"),
    [
        ([said("yes")], "other-question"),
        ([drawn(4)], "not-an-option"),
        ([drawn(5), drawn(3)], "other-question"),
        ([drawn(5), said("maybe")], "not-an-option"),
        ([Answer("draw:other", 5, "table")], "other-question"),
    ],
)
def test_an_answer_that_does_not_fit_its_question_is_refused(
    answers: list[Answer], text: str
) -> None:
    state = Toy([3, 5, 8])
    with pytest.raises(Refusal) as refused:
        play(state, *answers)
    assert (refused.value.code, refused.value.text) == ("bad_input", text)
    assert refused.value.where == "answer"
    assert state == Toy([3, 5, 8])


def test_a_rule_that_asks_nothing_is_done_at_once() -> None:
    async def earn(state: Toy) -> None:
        state.purse += 1

    result = flow.play(lambda state, command, events: earn(state), Toy([]), None)
    assert result == Done(Toy([], purse=1), [], [])


def test_a_die_asks_only_for_the_faces_that_count() -> None:
    async def rolling(state: Toy) -> None:
        face = await roll("toy", ["heads", "tails"], seat="you")
        state.purse = len(face)

    def toss(state: Toy, command: None, events: list[Event]) -> Rule:
        return rolling(state)

    pending = flow.play(toss, Toy([]), None)
    assert isinstance(pending, Pending)
    assert pending.question == Roll(die="toy", options=("heads", "tails"), seat="you")
    assert flow.play(toss, Toy([]), None, [Answer("die:toy", "tails", "table")]).state.purse == 5


def test_an_open_rule_is_closed_and_its_clean_up_runs() -> None:
    closed: list[str] = []

    async def careful(state: Toy) -> None:
        try:
            await ask(Number(about="n", min=0, max=1))
        finally:
            closed.append("closed")

    flow.play(lambda state, command, events: careful(state), Toy([]), None)
    assert closed == ["closed"]


def test_a_state_survives_its_saved_form() -> None:
    state = Toy([3, 5], purse=2)
    data = flow.frozen(state)
    assert flow.thawed(Toy, data) == state
    assert flow.frozen(flow.thawed(Toy, data)) == data
    twin = flow.copied(state)
    twin.deck.append(9)
    assert state.deck == [3, 5], "the copy is deep"
