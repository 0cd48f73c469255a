"""Run a command of the past again on a table that has changed since."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from thirdchair.kit.flow import Answer, Chance, Done, Pending, play
from thirdchair.kit.game import Game
from thirdchair.kit.questions import Question, Value
from thirdchair.kit.refusals import Refusal, bad_input, not_now


class Now(msgspec.Struct, frozen=True):
    """What a person answers to the first question that is theirs: the app draws its own before."""

    value: Value


Given = Answer | Value | Now
"""An answer of the record, or what a person says instead of one, whatever the question is, or what
a person answers now."""


def rerun(
    game: Game,
    state: Any,
    request: dict[str, Any],
    given: Sequence[Given],
    draw: Chance | None,
    *,
    asking: bool = False,
) -> Done[Any] | Pending[Any]:
    """The command with the same answers where they still fit.

    What the app drew is taken again where the same is asked and the card or face is there; else
    `draw` answers anew. Recorded answers of people must all be asked for, in their order, or the
    command is refused; only while `asking`, when somebody is there to be asked, those that no
    longer fit are dropped. What is answered now must always fit. Where nobody answers, the open
    question comes back.
    """
    command = game.command(state, request)
    left = _Left(given, asking)
    answers: list[Answer] = []
    while True:
        result = play(game.rules, state, command, answers)
        if isinstance(result, Done):
            if left.wanted:
                raise not_now("answers-left-over")
            return result
        question = result.question
        app = partial(_drawn, draw, question)
        answer = left.answer_to(question, app) or app()
        if answer is None:
            if left.wanted:
                raise bad_input("other-question", where="answer", expected=question.key, got="")
            return result
        answers.append(answer)


def _drawn(draw: Chance | None, question: Question) -> Answer | None:
    """What the app draws, if that is for the app."""
    drawn = draw(question) if draw is not None and question.chance else None
    return None if drawn is None else Answer(question.key, drawn, "app")


def questions(
    game: Game, state: Any, request: dict[str, Any], answers: Sequence[Answer]
) -> list[Question]:
    """What each of these answers replied to; fewer, where the rules ask otherwise by now."""
    return [one.question for one in asked_in(game, state, request, answers)]


def asked_in(
    game: Game, state: Any, request: dict[str, Any], answers: Sequence[Answer]
) -> list[Pending[Any]]:
    """The same, each with what had happened when it was asked."""
    asked: list[Pending[Any]] = []
    try:
        command = game.command(state, request)
        for count in range(len(answers)):
            result = play(game.rules, state, command, answers[:count])
            if isinstance(result, Done):
                break
            asked.append(result)
    except Refusal:
        pass
    return asked


class _Left:
    """The given answers that were not asked for yet."""

    def __init__(self, given: Sequence[Given], asking: bool) -> None:
        self.given = list(given)
        self.asking = asking

    @property
    def wanted(self) -> bool:
        """Is there one left that must not be lost?"""
        return not all(map(self._can_go, self.given))

    def answer_to(self, question: Question, app: Callable[[], Answer | None]) -> Answer | None:
        """The first that is an answer to this question, with no other one lost before it."""
        for place, one in enumerate(self.given):
            if isinstance(one, Now) and (drawn := app()) is not None:
                return drawn
            if not isinstance(one, Answer):
                value = one.value if isinstance(one, Now) else one
                question.check(value)
                question.doubt(value, anyway=True)  # people see what comes of it before they decide
                del self.given[: place + 1]
                return Answer(question.key, value, "table")
            if one.q == question.key and self._fits(one, question):
                del self.given[: place + 1]
                return one
            if one.q == question.key and one.by == "app":
                del self.given[: place + 1]
                return None
            if not self._can_go(one):
                return None
        return None

    def _fits(self, answer: Answer, question: Question) -> bool:
        try:
            question.check(answer.a)
        except Refusal:
            if not self._can_go(answer):
                raise
            return False
        return True

    def _can_go(self, given: Given) -> bool:
        return isinstance(given, Answer) and (given.by == "app" or self.asking)
