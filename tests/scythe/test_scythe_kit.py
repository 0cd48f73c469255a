"""What the kit got for the second game."""

import pytest

from thirdchair.kit.checks import one_of, whole_number
from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import Answer, Event, Pending, Rule, ask, play
from thirdchair.kit.hexes import DIRECTIONS, POINTED
from thirdchair.kit.questions import Draw, Number, Places, Shown
from thirdchair.kit.refusals import Refusal
from thirdchair.kit.rulings import Ruling, checked
from thirdchair.scythe.state import Deck

RULING = Ruling(key="t.one", values=(True, False), modes=("m",), rules=("r",), confidence="high")
NAMED = Ruling(key="t.two", values=("first", "last"), modes=(), rules=(), confidence="low")


def test_keep_most_keeps_the_highest_count_and_says_it() -> None:
    choice = Choice(["a", "b", "c"]).keep_most("r", {"a": 1, "b": 2, "c": 2}.__getitem__)
    assert choice.left == ("b", "c")
    assert choice.why[0].by == (1, 2, 2)
    alone = Choice(["a"]).keep_most("r", {"a": 1}.__getitem__)
    assert alone.why == []


def test_pointed_hexes_take_the_same_six_steps() -> None:
    assert sorted(POINTED.values()) == sorted(DIRECTIONS.values())
    for name, opposite in (("NE", "SW"), ("E", "W"), ("SE", "NW")):
        assert [-step for step in POINTED[name]] == list(POINTED[opposite])


def test_a_shown_card_is_asked_even_where_the_app_draws() -> None:
    async def rule() -> None:
        await ask(Draw(deck="d", options=(1, 2)))
        await ask(Shown(deck="c", options=(3, 4), weights=(2, 1)))

    def rules(state: Deck, command: None, events: list[Event]) -> Rule:
        return rule()

    result = play(rules, Deck([]), None, chance=lambda question: 1)
    assert isinstance(result, Pending)
    assert isinstance(result.question, Shown)
    assert result.answers == [Answer("draw:d", 1, "app")]


def test_places_refuse_pieces_that_nobody_has() -> None:
    question = Places(about="units", options=("a", "b"), known={}, pieces=("x",))
    question.check({"a": {"x": 2}, "b": {}})
    with pytest.raises(Refusal, match="not-an-option"):
        question.check({"a": {"y": 1}})
    Places(about="units", options=("a",), known={}).check({"a": {"anything": 1}})


def test_a_number_may_come_with_what_is_known() -> None:
    assert Number(about="n", min=0, max=3).known is None
    assert Number(about="n", min=0, max=3, known=2).known == 2


def test_rulings_have_a_default_and_refuse_what_they_do_not_have() -> None:
    known = {"t.one": RULING, "t.two": NAMED}
    assert checked(known, {}) == {"t.one": True, "t.two": "first"}
    assert checked(known, {"t.one": "no", "t.two": "last"}) == {"t.one": False, "t.two": "last"}
    with pytest.raises(Refusal, match="unknown-ruling"):
        checked(known, {"t.three": True})
    for value in (1, "maybe", "first"):
        with pytest.raises(Refusal, match="not-an-option"):
            checked(known, {"t.one": value})


def test_checked_values_are_equal_in_type_too() -> None:
    assert whole_number(3, 0, 5) == 3
    assert one_of("a", ("a", "b")) == "a"
    for wrong in (True, 6, "3", None):
        with pytest.raises(Refusal):
            whole_number(wrong, 0, 5)
    with pytest.raises(Refusal):
        one_of(1, (True, False))
