"""How long until a star: counted by hand, and against games that the rules play."""

from fractions import Fraction
from math import prod
from typing import Any

import pytest

from tests.scythe.scene import solo
from thirdchair.kit.flow import Answer, Done
from thirdchair.lab.tracker import SPREAD, coming, waits
from thirdchair.scythe.commands import AutomaTurn
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.state import AutomaState
from thirdchair.table.chance import AppChance

SCYTHE = Scythe()
BOT = "s2"
GAMES, SIGMAS = 120, 4


def table(**changes: Any) -> AutomaState:
    return solo("nordic", "crimea", board=False, **changes).state


def idle_cards(state: AutomaState) -> list[int]:
    rules = SCYTHE.rules_at(state)
    return [number for number, card in rules.cards.items() if not card.advances]


def test_nine_steps_in_nine_turns_need_nine_moving_cards() -> None:
    """Sixteen of nineteen cards move the marker, and II is nine spaces away."""
    found = waits(SCYTHE.rules_at(table()), BOT)
    assert found is not None
    assert found.scheme is not None
    assert found.scheme.by[7] == 0
    nine = prod((Fraction(16 - n, 19 - n) for n in range(9)), start=Fraction(1))
    assert found.scheme.by[8] == nine
    assert found.scheme.by[11] == 1, "only three cards do not move it"


def test_with_two_cards_left_the_next_step_is_even() -> None:
    state = table()
    idle, *_ = idle_cards(state)
    deck = state.decks[BOT]
    moving = next(card for card in deck.cards if card not in idle_cards(state))
    deck.discard = [card for card in deck.cards if card not in (idle, moving)]
    deck.cards = sorted((idle, moving))
    state.seats[BOT].tracker = 8
    found = waits(SCYTHE.rules_at(state), BOT)
    assert found is not None
    assert found.scheme is not None
    assert found.scheme.by[:2] == (Fraction(1, 2), Fraction(1))


@pytest.mark.parametrize(
    ("ruling", "chance"), [("others", Fraction(15, 18)), ("all", Fraction(16, 19))]
)
def test_an_empty_deck_comes_back_without_the_card_that_lies_there(
    ruling: str, chance: Fraction
) -> None:
    state = table(rulings={"scythe.p17": ruling})
    deck = state.decks[BOT]
    deck.discard, deck.cards = deck.cards, []
    deck.last = next(card for card in deck.discard if card not in idle_cards(state))
    state.seats[BOT].tracker = 8
    found = waits(SCYTHE.rules_at(state), BOT)
    assert found is not None
    assert found.scheme is not None
    assert found.scheme.by[0] == chance


def test_at_the_second_scheme_all_cards_are_a_deck_again() -> None:
    """The last card of the deck leads there; then five steps in five turns from all nineteen."""
    state = table()
    deck = state.decks[BOT]
    moving = next(card for card in deck.cards if card not in idle_cards(state))
    deck.discard = [card for card in deck.cards if card != moving]
    deck.cards = [moving]
    state.seats[BOT].tracker = 8
    found = waits(SCYTHE.rules_at(state), BOT)
    assert found is not None
    five = prod((Fraction(16 - n, 19 - n) for n in range(5)), start=Fraction(1))
    assert found.stars[1].by[5] == five


def test_what_is_behind_is_not_waited_for() -> None:
    state = table()
    state.seats[BOT].tracker = 14
    found = waits(SCYTHE.rules_at(state), BOT)
    assert found is not None
    assert (found.scheme, len(found.stars)) == (None, 4)


@pytest.mark.parametrize("level", ["autometta", "ultimaszyna"])
def test_games_by_the_rules_take_as_long(level: str) -> None:
    """The second star needs a shuffle at II on its way; an Autometta leaves turns out."""
    state = table(level=level)
    found = waits(SCYTHE.rules_at(state), BOT)
    assert found is not None
    second = found.stars[1]
    middle = second.within(Fraction(1, 2))
    assert middle is not None
    there = sum(
        _turns_to(state, SCYTHE.rules_at(state).tracker_card(BOT).stars[1], seed) <= middle
        for seed in range(GAMES)
    )
    exact = float(second.by[middle - 1])
    assert abs(there / GAMES - exact) <= SIGMAS * (exact * (1 - exact) / GAMES) ** 0.5


def _turns_to(state: AutomaState, space: int, seed: int) -> int:
    """Turns with cards only; whatever people are asked, nothing moves on the board."""
    chance, turns = AppChance(seed, 0), 0
    while state.seats[BOT].tracker < space:
        turns += 1
        answers: list[Answer] = []
        while not isinstance(
            result := SCYTHE.play(state, AutomaTurn(seat=BOT), answers, chance), Done
        ):
            options = getattr(result.question, "options", None)
            answer = options[-1] if options else 0
            answers = [*result.answers, Answer(result.question.key, answer, "people")]
        state = result.state
    return turns


def test_what_comes_is_the_second_scheme_and_each_star_to_the_last() -> None:
    state = table()
    found = coming(SCYTHE.rules_at(state), BOT)
    assert [one.star for one in found] == [0, 1, 2, 3, 4, 5, 6]
    assert all(one.low <= one.middle <= one.high for one in found)
    highs = [one.high for one in found]
    assert highs == sorted(highs)
    exact = waits(SCYTHE.rules_at(state), BOT)
    assert exact is not None
    for part, turn in zip(SPREAD, found[3][1:], strict=True):
        by = exact.stars[2].by
        assert by[turn - 1] >= part > by[turn - 2], "the first turn with this chance"


def test_stars_of_combats_bring_the_last_one_nearer() -> None:
    state = table()
    state.seats[BOT].stars = {"combat": 2}
    found = coming(SCYTHE.rules_at(state), BOT)
    assert [one.star for one in found] == [0, 3, 4, 5, 6]


def test_behind_the_second_scheme_only_stars_come() -> None:
    state = table()
    state.seats[BOT].tracker = 14
    state.seats[BOT].stars = {"tracker": 2}
    assert [one.star for one in coming(SCYTHE.rules_at(state), BOT)] == [3, 4, 5, 6]


def test_where_others_have_a_say_nothing_is_counted() -> None:
    """Modules change what a star is, an evening of a campaign when a game ends."""
    for name, value in (("modules", {"peace_track": None}), ("episode", "one")):
        state = table()
        rules = SCYTHE.rules_at(state)
        setattr(state, name, value)
        assert coming(rules, BOT) == []
