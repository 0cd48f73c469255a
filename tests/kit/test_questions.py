"""Answers are checked strictly: equal in type and in value."""

import msgspec
import pytest

from thirdchair.kit.questions import Draw, Number, Pick, Places, Question, Roll
from thirdchair.kit.refusals import Refusal

DRAW = Draw(deck="decision", options=(1, 2, 5))
ROLL = Roll(die="science", options=("military", "science"))
PICK = Pick(about="reaction", options=("none", "trap"), seat="you")
NUMBER = Number(about="vp", seat="p1", min=0, max=16)
PLACES = Places(about="units", options=("r1c1", "r1c2"), known={})


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (DRAW, 5),
        (ROLL, "military"),
        (PICK, "none"),
        (NUMBER, 0),
        (NUMBER, 16),
        (PLACES, {}),
        (PLACES, {"r1c2": {"worker": 2, "mech": 0}}),
    ],
)
def test_an_option_is_taken(question: Question, answer: object) -> None:
    question.check(answer)


@pytest.mark.parametrize(
    ("question", "answer", "text"),
    [
        (DRAW, 3, "not-an-option"),
        (DRAW, "5", "not-an-option"),
        (DRAW, True, "not-an-option"),
        (DRAW, 5.0, "not-an-option"),
        (DRAW, None, "not-an-option"),
        (DRAW, [5], "not-an-option"),
        (ROLL, "Military", "not-an-option"),
        (PICK, "", "not-an-option"),
        (NUMBER, -1, "not-in-range"),
        (NUMBER, 17, "not-in-range"),
        (NUMBER, True, "not-in-range"),
        (NUMBER, "7", "not-in-range"),
        (NUMBER, 7.0, "not-in-range"),
        (PLACES, [], "not-places"),
        (PLACES, {"r9c9": {}}, "not-an-option"),
        (PLACES, {"r1c1": 3}, "not-places"),
        (PLACES, {"r1c1": {"worker": -1}}, "not-places"),
        (PLACES, {"r1c1": {"worker": True}}, "not-places"),
    ],
)
def test_anything_else_is_refused(question: Question, answer: object, text: str) -> None:
    with pytest.raises(Refusal) as refused:
        question.check(answer)
    assert refused.value.code == "bad_input"
    assert refused.value.text == text
    assert (refused.value.where or "").startswith("answer")


@pytest.mark.parametrize(
    ("question", "key"),
    [
        (DRAW, "draw:decision"),
        (ROLL, "die:science"),
        (PICK, "choice:reaction:you"),
        (NUMBER, "number:vp:p1"),
        (PLACES, "places:units"),
    ],
)
def test_a_key_tells_questions_of_a_journal_apart(question: Question, key: str) -> None:
    assert question.key == key


@pytest.mark.parametrize(
    ("question", "sent"),
    [
        (DRAW, {"ask": "draw", "deck": "decision", "options": [1, 2, 5]}),
        (ROLL, {"ask": "die", "die": "science", "options": ["military", "science"]}),
        (
            PICK,
            {"ask": "choice", "about": "reaction", "options": ["none", "trap"], "seat": "you"},
        ),
        (NUMBER, {"ask": "number", "about": "vp", "min": 0, "max": 16, "seat": "p1"}),
        (
            PLACES,
            {"ask": "places", "about": "units", "options": ["r1c1", "r1c2"], "known": {}},
        ),
        (
            Draw(deck="combat", options=(2, 3), weights=(16, 12), hex=16),
            {"ask": "draw", "deck": "combat", "options": [2, 3], "weights": [16, 12], "hex": 16},
        ),
    ],
)
def test_questions_are_sent_as_the_contract_says(
    question: Question, sent: dict[str, object]
) -> None:
    assert msgspec.json.decode(msgspec.json.encode(question)) == sent


def test_only_draws_and_rolls_are_chance() -> None:
    assert [question.chance for question in (DRAW, ROLL, PICK, NUMBER, PLACES)] == [
        True,
        True,
        False,
        False,
        False,
    ]


def test_the_highest_number_is_one_that_may_be_right_anyway() -> None:
    assert Number(about="power", min=0, max=3, anyway=(4, 5, 6)).highest == 6
    assert Number(about="power", min=0, max=3).highest == 3
