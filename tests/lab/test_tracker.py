"""How long until a star: counted by hand, and against games that the rules play."""

from fractions import Fraction
from math import prod
from typing import Any

import pytest

from tests.modules.free import TWO, Free
from tests.scythe.scene import solo
from thirdchair.kit.flow import Answer, Done
from thirdchair.lab.tracker import SPREAD, coming, countable, held_back, waits
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
    five = prod((Fraction(16 - n, 19 - n) for n in range(5)), start=Fraction(1))
    assert found.stars[1].by[5] == five


def test_what_is_behind_is_not_waited_for() -> None:
    state = table()
    state.seats[BOT].tracker = 14
    found = waits(SCYTHE.rules_at(state), BOT)
    assert (found.scheme, len(found.stars)) == (None, 4)


@pytest.mark.parametrize(
    ("level", "modules"), [("autometta", ""), ("ultimaszyna", ""), ("automa", "peace_track")]
)
def test_games_by_the_rules_take_as_long(level: str, modules: str) -> None:
    """The second star needs a shuffle at II on its way, if no peace prevents it; an Autometta
    leaves turns out."""
    state = free(modules) if modules else table(level=level)
    found = waits(SCYTHE.rules_at(state), BOT)
    second = found.stars[1]
    turn = max(turn for turn, chance in enumerate(second.by, 1) if chance < Fraction(9, 10))
    there = sum(
        _turns_to(state, SCYTHE.rules_at(state).tracker_card(BOT).stars[1], seed) <= turn
        for seed in range(GAMES)
    )
    exact = float(second.by[turn - 1])
    assert exact > 0.2
    assert abs(there / GAMES - exact) <= SIGMAS * (exact * (1 - exact) / GAMES) ** 0.5


def _turns_to(state: AutomaState, space: int, seed: int) -> int:
    """Turns with cards only: people say that nothing happens on the board, and nobody fights."""
    chance, turns = AppChance(seed, 0), 0
    while state.seats[BOT].tracker < space:
        turns += 1
        answers: list[Answer] = []
        while not isinstance(
            result := SCYTHE.play(state, AutomaTurn(seat=BOT), answers, chance), Done
        ):
            options = getattr(result.question, "options", None)
            answer = options[0] if options else 0
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


def free(*modules: str, answers: tuple[str, ...] = ()) -> AutomaState:
    return Free(*TWO, modules=[*modules], answers=answers, board=False).state


def numbers_of(state: AutomaState) -> list[int]:
    return [one.star for one in coming(SCYTHE.rules_at(state), BOT)]


def test_modules_that_leave_the_marker_alone_change_no_figure() -> None:
    plain = coming(SCYTHE.rules_at(free()), BOT)
    for module, answers in {"war_track": (), "mad_tesla": ("sixth_star",)}.items():
        assert coming(SCYTHE.rules_at(free(module, answers=answers)), BOT) == plain


def test_an_automa_that_is_held_back_has_no_second_scheme_and_no_shuffle() -> None:
    """The last card of the deck leads to II: after it the other eighteen come back, not all."""
    state = free("peace_track")
    deck = state.decks[BOT]
    moving = next(card for card in deck.cards if card not in idle_cards(state))
    deck.discard = [card for card in deck.cards if card != moving]
    deck.cards = [moving]
    state.seats[BOT].tracker = 8
    rules = SCYTHE.rules_at(state)
    assert held_back(rules, BOT)
    found = waits(rules, BOT)
    assert found.scheme is None
    five = prod((Fraction(15 - n, 18 - n) for n in range(5)), start=Fraction(1))
    assert found.stars[1].by[5] == five
    state.seats[BOT].holds["fought"] = 1
    assert not held_back(rules, BOT)
    assert waits(rules, BOT).scheme is not None


def test_when_nothing_holds_it_any_more_its_scheme_changes_with_the_next_turn() -> None:
    """Then all nineteen cards are shuffled before it draws."""
    state = free("peace_track")
    deck = state.decks[BOT]
    deck.discard, deck.cards = deck.cards[:-1], deck.cards[-1:]
    state.seats[BOT].tracker = 13
    state.seats[BOT].holds["fought"] = 1
    found = waits(SCYTHE.rules_at(state), BOT)
    assert found.scheme is not None
    assert found.scheme.by == (Fraction(1),)
    assert found.stars[0].by[0] == Fraction(16, 19)


def test_stars_that_wait_for_victories_are_none_of_the_marker() -> None:
    state = free("rivals", answers=("s2", "enough"))
    rules = SCYTHE.rules_at(state)
    assert rules.stars_for(BOT, "tracker") < rules.numbers.stars
    assert numbers_of(state) == [0, *range(1, rules.stars_for(BOT, "tracker") + 1)]


def test_on_an_evening_of_a_campaign_nothing_is_counted() -> None:
    state = table()
    rules = SCYTHE.rules_at(state)
    state.episode = "one"
    assert coming(rules, BOT) == []


def test_where_two_automas_share_a_deck_nothing_is_counted() -> None:
    state = table()
    rules = SCYTHE.rules_at(state)
    state.shared_deck = True
    assert countable(rules)
    state.seats["s1"].kind = "automa"
    assert not countable(SCYTHE.rules_at(state))
