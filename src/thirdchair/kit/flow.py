"""How a rule runs: it asks, somebody answers, it goes on.

A rule is a coroutine. Only a question suspends it, and `play` drives it by hand, without an event
loop. A command is never resumed: to go on after an answer it is run again from its first state
with one answer more, to take an answer back with one fewer.
"""

from collections.abc import Callable, Coroutine, Generator, Sequence
from functools import cache
from types import coroutine
from typing import Any, Generic, TypeVar

import msgspec

from thirdchair.kit.learned import from_msgpack
from thirdchair.kit.questions import Question, Value
from thirdchair.kit.refusals import bad_input

S = TypeVar("S", bound=msgspec.Struct)
C = TypeVar("C")

Rule = Coroutine[Question, Value, None]
Chance = Callable[[Question], Value | None]
"""Answers a draw or a roll, or leaves it (None) to the people at the table."""


class Answer(msgspec.Struct, frozen=True, gc=False):
    """One answer as the journal keeps it: to which question, what, and by whom."""

    q: str
    a: Value
    by: str


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", gc=False):
    """Something that happened, for the hand that moves the pieces.

    Like all short-lived things here it holds nothing that holds it: no garbage collection.
    """


class Done(msgspec.Struct, Generic[S], frozen=True):
    """The command is complete."""

    state: S
    events: list[Event]
    answers: list[Answer]


class Pending(msgspec.Struct, Generic[S], frozen=True):
    """Nobody has answered `question` yet; `state` is the table at that moment."""

    question: Question
    events: list[Event]
    answers: list[Answer]
    state: S


@coroutine
def ask(question: Question) -> Generator[Question, Value, Any]:
    """Suspend the running rule until somebody answers."""
    return (yield question)


def play(
    rules: Callable[[S, C, list[Event]], Rule],
    state: S,
    command: C,
    answers: Sequence[Answer] = (),
    chance: Chance | None = None,
) -> Done[S] | Pending[S]:
    """Run `command` on a copy of `state`, feeding it the answers in order.

    `rules` turns a state, a command and an empty list of events into the running rule. Where the
    answers end, `chance` may answer; where it does not, the open question comes back. A refusal
    by the rule passes through, and `state` is untouched in every case.

    >>> from thirdchair.kit.questions import Number
    >>> class Pot(msgspec.Struct):
    ...     coins: int
    >>> async def pay(pot, command, events):
    ...     pot.coins -= await ask(Number(about="coins", seat="ana", min=0, max=pot.coins))
    >>> asked = play(pay, Pot(5), "pay")
    >>> asked.question.max, asked.state.coins
    (5, 5)
    >>> play(pay, Pot(5), "pay", [Answer(asked.question.key, 2, "ana")]).state
    Pot(coins=3)
    """
    state = copied(state)
    events: list[Event] = []
    given: list[Answer] = []
    rule = rules(state, command, events)
    try:
        question = rule.send(None)  # type: ignore[arg-type]
        for answer in answers:
            _check(answer, question)
            given.append(answer)
            question = rule.send(answer.a)
        while chance is not None and question.chance:
            drawn = chance(question)
            if drawn is None:
                break
            given.append(Answer(question.key, drawn, "app"))
            question = rule.send(drawn)
    except StopIteration:
        return Done(state, events, given)
    rule.close()
    return Pending(question, events, given, state)


def copied(state: S) -> S:
    """A deep copy by way of its saved form, which proves that it can be saved."""
    twin: S = _decoder(type(state)).decode(_encoder.encode(state))
    return twin


def frozen(state: msgspec.Struct) -> bytes:
    """The state as the bytes that are stored."""
    return _encoder.encode(state)


def thawed(kind: type[S], data: bytes) -> S:
    """The state that `frozen` stored."""
    state: S = _decoder(kind).decode(data)
    return state


def _check(answer: Answer, question: Question) -> None:
    if answer.q != question.key:
        raise bad_input("other-question", where="answer", expected=question.key, got=answer.q)
    question.check(answer.a)


_encoder = msgspec.msgpack.Encoder()


@cache
def _decoder(kind: type[S]) -> msgspec.msgpack.Decoder[S]:
    return from_msgpack(kind)
