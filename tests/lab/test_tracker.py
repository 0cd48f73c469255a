"""How long until a star: counted by hand, and against games that the rules play."""

from collections.abc import Callable
from math import prod
from typing import Any

import pytest

from tests.modules.free import TWO, Free
from tests.scythe.scene import solo
from thirdchair.kit.flow import Answer, Done
from thirdchair.lab.tracker import POWER, SPREAD, coming, countable, held_back, waits
from thirdchair.scythe.commands import AutomaTurn
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.state import AutomaState
from thirdchair.table.chance import AppChance

SCYTHE = Scythe()
BOT = "s2"
GAMES, SIGMAS = 120, 4


def table(**changes: Any) -> AutomaState:
    return solo("nordic", "crimea", board=False, **changes).state


def marker_alone(state: AutomaState) -> AutomaState:
    """Its power has brought its star already."""
    state.seats[BOT].stars[POWER] = 1
    return state


def idle_cards(state: AutomaState) -> list[int]:
    rules = SCYTHE.rules_at(state)
    return [number for number, card in rules.cards.items() if not card.advances]


def test_nine_steps_in_nine_turns_need_nine_moving_cards() -> None:
    """Sixteen of nineteen cards move the marker, and II is nine spaces away."""
    found = waits(SCYTHE.rules_at(table()), BOT)
    assert found.scheme is not None
    assert found.scheme.by[7] == 0
    nine = prod((16 - n) / (19 - n) for n in range(9))
    assert found.scheme.by[8] == pytest.approx(nine)
    assert found.scheme.by[11] == pytest.approx(1), "only three cards do not move it"


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
    assert found.scheme.by[:2] == pytest.approx((1 / 2, 1))


@pytest.mark.parametrize(("ruling", "chance"), [("others", 15 / 18), ("all", 16 / 19)])
def test_an_empty_deck_comes_back_without_the_card_that_lies_there(
    ruling: str, chance: float
) -> None:
    state = table(rulings={"scythe.p17": ruling})
    deck = state.decks[BOT]
    deck.discard, deck.cards = deck.cards, []
    deck.last = next(card for card in deck.discard if card not in idle_cards(state))
    state.seats[BOT].tracker = 8
    found = waits(SCYTHE.rules_at(state), BOT)
    assert found.scheme is not None
    assert found.scheme.by[0] == pytest.approx(chance)


def test_at_the_second_scheme_all_cards_are_a_deck_again() -> None:
    """The last card of the deck leads there; then five steps in five turns from all nineteen."""
    state = table()
    deck = state.decks[BOT]
    moving = next(card for card in deck.cards if card not in idle_cards(state))
    deck.discard = [card for card in deck.cards if card != moving]
    deck.cards = [moving]
    state.seats[BOT].tracker = 8
    found = waits(SCYTHE.rules_at(marker_alone(state)), BOT)
    five = prod((16 - n) / (19 - n) for n in range(5))
    assert found.stars[1].by[5] == pytest.approx(five)


def test_what_is_behind_is_not_waited_for() -> None:
    state = table()
    state.seats[BOT].tracker, state.seats[BOT].scheme = 14, 2
    assert len(waits(SCYTHE.rules_at(state), BOT).stars) == 5, "four of the marker, one of power"
    found = waits(SCYTHE.rules_at(marker_alone(state)), BOT)
    assert (found.scheme, len(found.stars)) == (None, 4)


@pytest.mark.parametrize(
    ("level", "modules"), [("autometta", ""), ("ultimaszyna", ""), ("automa", "peace_track")]
)
def test_games_by_the_rules_take_as_long(level: str, modules: str) -> None:
    """The second star needs a shuffle at II on its way, if no peace prevents it; an Autometta
    leaves turns out."""
    state = marker_alone(free(modules) if modules else table(level=level))
    found = waits(SCYTHE.rules_at(state), BOT)
    second = found.stars[1]
    turn = max(turn for turn, chance in enumerate(second.by, 1) if chance < SPREAD[-1])
    there_at = _stands_at(SCYTHE.rules_at(state).tracker_card(BOT).stars[1])
    there = sum(_turns_until(state, there_at, seed) <= turn for seed in range(GAMES))
    exact = second.by[turn - 1]
    assert exact > 0.2
    assert abs(there / GAMES - exact) <= SIGMAS * (exact * (1 - exact) / GAMES) ** 0.5


@pytest.mark.parametrize("level", ["automa", "autometta"])
def test_power_brings_a_star_on_the_way(level: str) -> None:
    """In the turn by which half of the games have it, no fewer and no more games have it."""
    state = table(level=level)
    rules = SCYTHE.rules_at(state)
    third = waits(rules, BOT).stars[2]
    turn = third.within(0.5)
    assert turn is not None
    exact = third.by[turn - 1]
    assert (
        exact > waits(SCYTHE.rules_at(marker_alone(table(level=level))), BOT).stars[2].by[turn - 1]
    )
    there = sum(_turns_until(state, _has_stars(3), seed) <= turn for seed in range(GAMES))
    assert abs(there / GAMES - exact) <= SIGMAS * (exact * (1 - exact) / GAMES) ** 0.5


def test_one_power_short_of_the_top_any_card_with_power_brings_the_star() -> None:
    """Counted on the cards: the first scheme, and what stands in brackets for others left out."""
    state = table()
    rules = SCYTHE.rules_at(state)
    state.seats[BOT].power = rules.numbers.most_power - 1
    bring = [
        number
        for number, card in rules.cards.items()
        if any(one.gain == POWER and one.faction in (None, "crimea") for one in card.one.gains)
    ]
    assert waits(rules, BOT).stars[0].by[0] == pytest.approx(len(bring) / len(rules.cards))


def _turns_until(state: AutomaState, has_come: Callable[[AutomaState], bool], seed: int) -> int:
    """Turns with cards only: people say that nothing happens on the board, and nobody fights."""
    chance, turns = AppChance(seed, 0), 0
    while not has_come(state):
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


def _stands_at(space: int) -> Callable[[AutomaState], bool]:
    return lambda state: state.seats[BOT].tracker >= space


def _has_stars(count: int) -> Callable[[AutomaState], bool]:
    return lambda state: sum(state.seats[BOT].stars.values()) >= count


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
    state.seats[BOT].tracker, state.seats[BOT].scheme = 14, 2
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
    state = marker_alone(free("peace_track"))
    deck = state.decks[BOT]
    moving = next(card for card in deck.cards if card not in idle_cards(state))
    deck.discard = [card for card in deck.cards if card != moving]
    deck.cards = [moving]
    state.seats[BOT].tracker = 8
    rules = SCYTHE.rules_at(state)
    assert held_back(rules, BOT)
    found = waits(rules, BOT)
    assert found.scheme is None
    five = prod((15 - n) / (18 - n) for n in range(5))
    assert found.stars[1].by[5] == pytest.approx(five)
    state.seats[BOT].holds["fought"] = 1
    assert not held_back(rules, BOT)
    assert waits(rules, BOT).scheme is not None


def test_when_nothing_holds_it_any_more_its_scheme_changes_with_the_next_turn() -> None:
    """Then all nineteen cards are shuffled before it draws."""
    state = marker_alone(free("peace_track"))
    deck = state.decks[BOT]
    deck.discard, deck.cards = deck.cards[:-1], deck.cards[-1:]
    state.seats[BOT].tracker = 13
    state.seats[BOT].holds["fought"] = 1
    found = waits(SCYTHE.rules_at(state), BOT)
    assert found.scheme is not None
    assert found.scheme.by == (1,)
    assert found.stars[0].by[0] == pytest.approx(16 / 19)


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
