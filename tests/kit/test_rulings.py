"""What a ruling may be decided as, and what is refused."""

from typing import Any

import pytest

from thirdchair.kit.refusals import Refusal
from thirdchair.kit.rulings import Ruling, checked, chosen_of


def ruling(**said: Any) -> Ruling:
    return Ruling(key="point", modes=("solo",), rules=("a.rule",), confidence="low", **said)


LISTED = ruling(values=("first", "second", True))
NUMBER = ruling(proposal=3, most=5)
PARTS = ruling(proposal={"left": 1, "right": 2}, most=4)
WORDS = ruling(proposal={"left": "wood", "right": "iron"}, options=("iron", "wood"))


@pytest.mark.parametrize(
    ("one", "default"),
    [(LISTED, "first"), (NUMBER, 3), (PARTS, {"left": 1, "right": 2})],
)
def test_nobody_chooses_the_first_value_or_our_proposal(one: Ruling, default: object) -> None:
    assert one.default == default


@pytest.mark.parametrize(
    ("one", "chosen", "value"),
    [
        (LISTED, "second", "second"),
        (LISTED, True, True),
        (LISTED, "yes", True),
        (NUMBER, 0, 0),
        (NUMBER, 5, 5),
        (PARTS, {"left": 0, "right": 4}, {"left": 0, "right": 4}),
        (WORDS, {"left": "iron", "right": "wood"}, {"left": "iron", "right": "wood"}),
    ],
)
def test_what_it_can_be_is_taken(one: Ruling, chosen: object, value: object) -> None:
    assert one.value(chosen, "here") == value


@pytest.mark.parametrize(
    ("one", "chosen", "text"),
    [
        (LISTED, "third", "not-an-option"),
        (LISTED, "no", "not-an-option"),
        (LISTED, 1, "not-an-option"),
        (NUMBER, -1, "not-in-range"),
        (NUMBER, 6, "not-in-range"),
        (NUMBER, True, "not-in-range"),
        (NUMBER, "3", "not-in-range"),
        (PARTS, {"left": 1}, "bad-parts"),
        (PARTS, {"left": 1, "right": 5}, "bad-parts"),
        (PARTS, {"left": -1, "right": 4}, "bad-parts"),
        (PARTS, {"left": 1, "right": True}, "bad-parts"),
        (PARTS, 3, "bad-parts"),
        (WORDS, {"left": "iron", "right": "iron"}, "bad-parts"),
    ],
)
def test_what_it_cannot_be_is_refused(one: Ruling, chosen: object, text: str) -> None:
    with pytest.raises(Refusal) as refused:
        one.value(chosen, "here")
    assert (refused.value.text, refused.value.where) == (text, "here")


def test_a_refusal_says_what_could_have_been_chosen() -> None:
    with pytest.raises(Refusal) as number:
        NUMBER.value(9, "here")
    assert number.value.args_for_text == {"answer": 9, "min": 0, "max": 5}
    with pytest.raises(Refusal) as parts:
        PARTS.value(9, "here")
    assert parts.value.args_for_text["options"] == [0, 1, 2, 3, 4]
    assert parts.value.args_for_text["once"] is False
    with pytest.raises(Refusal) as words:
        WORDS.value(9, "here")
    assert words.value.args_for_text["options"] == ["iron", "wood"]
    assert words.value.args_for_text["once"] is True


def test_a_new_table_writes_its_defaults_down_but_not_what_is_to_be_asked() -> None:
    known = {"listed": LISTED, "asked": ruling(proposal=3, most=5, ask=True)}
    assert checked(known, {}) == {"listed": "first"}
    assert checked(known, {"asked": 4, "listed": "second"}) == {"listed": "second", "asked": 4}
    assert chosen_of(known, {"asked": 4}, "here") == {"asked": 4}


def test_an_unknown_ruling_is_refused_with_the_known_ones() -> None:
    known = {"listed": LISTED, "secret": ruling(values=("a",), lock="saga:late")}
    with pytest.raises(Refusal) as refused:
        checked(known, {"other": "a"})
    assert (refused.value.text, refused.value.where) == ("unknown-ruling", "new.rulings.other")
    assert refused.value.args_for_text["options"] == ["listed"]
