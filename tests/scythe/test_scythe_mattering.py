"""What is asked about the board is enough, and as little as the rules allow."""

import random

import pytest

from tests.scythe.table_of_four import Evening
from tests.scythe.truth import (
    automas,
    copied,
    differing,
    free_places,
    people,
    scatter,
    some_table,
    standing,
    turn,
)
from thirdchair.kit.questions import Places
from thirdchair.scythe.asked.looking import watch
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.state import AutomaState

BATCHES = range(6)
EACH = 60


def asking(state: AutomaState) -> AutomaState:
    state.board = "ask"
    return state


@pytest.mark.parametrize("batch", BATCHES)
def test_what_is_not_listed_never_changes_what_the_card_does(batch: int) -> None:
    """Whatever was believed before: once the listed ones are told, the Automa plays as if it saw
    the whole board. And nobody is asked twice."""
    for number in range(EACH):
        dice = random.Random(f"listed {batch} {number}")
        truth = some_table(dice)
        at_home = dice.choice([0.0, 0.3, 0.7, 0.95])
        for seat in people(truth):
            scatter(dice, truth, seat, free_places(truth), at_home)
        believed = copied(truth)
        for seat in people(truth):
            scatter(dice, believed, seat, free_places(truth), at_home)
        seat, card = dice.choice(automas(truth)), dice.randint(1, 19)
        seen = turn(truth, seat, card)
        asked = turn(asking(believed), seat, card, lambda one, _: differing(one, truth))  # noqa: B023
        assert asked.events == seen.events
        assert asked.state.marker == seen.state.marker
        assert len(asked.asked) <= 1
        assert not seen.asked


@pytest.mark.parametrize("batch", BATCHES)
def test_if_the_first_ones_are_as_known_nothing_else_matters(batch: int) -> None:
    """People are sent anywhere, but not to or from the territories that prove the outcome."""
    for number in range(EACH):
        dice = random.Random(f"first {batch} {number}")
        believed = some_table(dice)
        at_home = dice.choice([0.0, 0.3, 0.7, 0.95])
        for seat in people(believed):
            scatter(dice, believed, seat, free_places(believed), at_home)
        seat, card = dice.choice(automas(believed)), dice.randint(1, 19)
        truth = copied(believed)
        asked = turn(asking(believed), seat, card, lambda *_: {})
        first = asked.asked[0].first if asked.asked else ()
        elsewhere = [place for place in free_places(truth) if place not in first]
        for human in people(truth):
            _reshuffle(dice, truth, human, elsewhere)
        assert turn(truth, seat, card).events == asked.events
        if asked.asked:
            assert set(first) <= set(asked.asked[0].options)


def _reshuffle(dice: random.Random, state: AutomaState, human: str, elsewhere: list[str]) -> None:
    """The pieces on these places go to others of them, some of them home or to the mat."""
    one = state.seats[human]
    for kind in ("worker", "mech", "character"):
        at = one.units[kind]
        for place in [place for place in at if place in elsewhere]:
            n = at.pop(place)
            to = dice.choice(elsewhere)
            if kind == "character" or dice.random() < 0.8:
                at[to] = at.get(to, 0) + n


@pytest.mark.parametrize("batch", BATCHES)
def test_tap_by_tap_the_outcome_is_that_of_the_whole_board(batch: int) -> None:
    """Somebody taps the first row that differs, until none does; all else stays as believed."""
    for number in range(EACH // 2):
        dice = random.Random(f"tapped {batch} {number}")
        truth = some_table(dice)
        at_home = dice.choice([0.0, 0.3, 0.7, 0.95])
        for seat in people(truth):
            scatter(dice, truth, seat, free_places(truth), at_home)
        believed = copied(truth)
        for seat in people(truth):
            scatter(dice, believed, seat, free_places(truth), at_home)
        seat, card = dice.choice(automas(truth)), dice.randint(1, 19)

        def tapped(question: Places, state: AutomaState) -> dict[str, dict[str, int]]:
            told: dict[str, dict[str, int]] = {}
            while True:
                seen = watch(Automa(state, []), seat, told)  # noqa: B023
                differs = [row for row in seen.rows if row.known != standing(truth, row.place)]  # noqa: B023
                if not differs:
                    assert set(seen.answer) <= set(question.options)
                    return seen.answer
                told[differs[0].place] = standing(truth, differs[0].place)  # noqa: B023

        asked = turn(asking(believed), seat, card, tapped)
        assert asked.events == turn(truth, seat, card).events


def test_four_people_tap_five_times_at_most_but_for_one_turn_in_twenty() -> None:
    """Whole evenings on the real screen: one tap plays the turn, one says done, all between count.

    Nobody tells the table anything between two Automa turns, so what is known of people grows old.
    About one turn in twenty needs six taps, seldom seven: when four or more of the territories that
    decide have changed since they were last asked about, or when somebody is attacked whose stack
    has changed in kind and in number. The questions of a combat are not counted.
    """
    taps = [count for seed in range(5) for count in Evening(seed, humans=4).taps()]
    assert len(taps) > 80
    assert sum(taps) / len(taps) < 3
    assert sum(count <= 5 for count in taps) / len(taps) > 0.93
    assert max(taps) <= 8
