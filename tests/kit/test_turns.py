"""What one undo takes back, and how long ago the bots had their turn."""

from typing import Any

from thirdchair.kit.turns import Next, Step, since, taps


def step(previous: dict[str, Any] | None) -> Step:
    return Step(
        command={"do": "move"},
        events=[],
        by="app",
        said="",
        complete=True,
        before=None,
        state=None,
        previous=previous,
    )


def test_a_step_that_joins_the_one_before_is_taken_back_with_it() -> None:
    before = Next(taps=2)
    assert taps(before, step({"do": "gain"}), joins=True) == 3
    assert taps(before, step({"do": "gain"}), joins=False) == 1


def test_the_set_up_is_never_taken_back_with_a_step() -> None:
    assert Next().taps == 1
    assert taps(Next(), step({"do": "new"}), joins=True) == 1
    assert taps(Next(), step(None), joins=True) == 1
    assert taps(Next(), step({"do": "gain"}), joins=True) == 2


def test_steps_are_counted_from_the_last_turn_of_the_bots() -> None:
    assert since(Next(since=4), bots=True) == 0
    assert since(Next(since=4), bots=False) == 5
    assert since(Next(since=0), bots=False) == 1
    assert since(Next(), bots=False) is None, "they have had none yet"
