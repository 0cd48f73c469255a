"""The odds against playing the bots' next turn with every card and every die that can come."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tapestry.builders import GRAY_CARDS, LANDMARKS, TRACKS, at, duel
from tests.tapestry.solo_builders import solo
from thirdchair.kit.flow import Answer, Done, Pending
from thirdchair.kit.refusals import Refusal
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.commands import BotsTurn
from thirdchair.tapestry.events import Advanced, Income
from thirdchair.tapestry.forecast import INCOME, STAYS, next_pair
from thirdchair.tapestry.state import State

spaces = st.fixed_dictionaries(dict.fromkeys(TRACKS, st.integers(0, 12)))
near_the_end = st.fixed_dictionaries(dict.fromkeys(TRACKS, st.integers(9, 12)))
owners = st.lists(st.sampled_from([None, None, "p1", "shadow"]), min_size=12, max_size=12)
icons = st.sampled_from(["landmark", "end", "all"])
orders = st.sampled_from(["favorite_first", "shuffle_first"])


def every_turn(state: State) -> Iterator[tuple[Done[State], Fraction]]:
    """Each way in which the bots' turn can go, and its chance; people answer with what is first."""
    open_: list[tuple[list[Answer], Fraction]] = [([], Fraction(1))]
    while open_:
        answers, chance = open_.pop()
        result = Tapestry().play(state, BotsTurn(), answers)
        if not isinstance(result, Pending):
            yield result, chance
            continue
        asked = result.question
        options = list(getattr(asked, "options", ())) or [getattr(asked, "min", None)]
        options = options if asked.chance else options[:1]
        for option in options:
            answer = Answer(asked.key, option, "test")
            open_.append(([*answers, answer], chance / len(options)))


def enumerated(state: State, *bots: str) -> dict[str, dict[str, Fraction]]:
    """For each bot the chance of its first move."""
    found: dict[str, Counter[str]] = {bot: Counter() for bot in bots}
    for result, chance in every_turn(state):
        income = any(isinstance(one, Income) for one in result.events)
        for bot in bots:
            moves = [
                one.track for one in result.events if isinstance(one, Advanced) and one.who == bot
            ]
            move = INCOME if income else moves[0] if moves else STAYS
            found[bot][move] += chance  # type: ignore[assignment]
    return {bot: dict(chances) for bot, chances in found.items()}  # type: ignore[arg-type]


@settings(max_examples=60)
@given(
    spaces | near_the_end,
    spaces,
    st.sampled_from(TRACKS),
    owners,
    st.permutations(GRAY_CARDS),
    st.sampled_from([2, 6, 10, 11, 12, 12, 12]),
    icons,
    orders,
)
def test_the_duel_with_a_deck_that_may_be_empty(
    shadow: dict[str, int],
    human: dict[str, int],
    favorite: str,
    taken: list[str | None],
    cards: list[int],
    played: int,
    icon: str,
    order: str,
) -> None:
    state = duel(
        shadow=shadow,
        p1=human,
        favorite=favorite,
        taken={name: seat for name, seat in zip(LANDMARKS, taken, strict=True) if seat},
        discard=cards[:played],
        rulings={"bots.new_favorite_icon": icon, "shadow2p.empty_deck_order": order},
    )
    assert next_pair(state) == enumerated(state, "shadow")


def test_a_favorite_that_changes_at_the_reshuffle_wins_the_ties_of_the_same_turn() -> None:
    """Somebody is ahead on military; only science is nearest to a landmark, so the heart moves."""
    state = duel(
        shadow=at(science=3), p1=at(military=5), favorite="military", discard=GRAY_CARDS[::-1]
    )
    odds = next_pair(state)["shadow"]
    # Cards 2, 3, 5 and 11 lead to science by their icon. With one of the eight others, science wins
    # by tiebreakers 1, 7, 8 and, where the heart comes first, 3, 5, 10; military by 9 alone.
    assert odds["science"] == Fraction(4 * 11 + 4 * 5 + 4 * 6, 12 * 11)
    assert odds["military"] == Fraction(7, 12 * 11)


@pytest.mark.parametrize("played", [6, 12])
def test_nothing_is_foreseen_when_the_shadow_empire_has_stopped(played: int) -> None:
    state = duel(era=(5, 5), discard=GRAY_CARDS[:played])
    with pytest.raises(Refusal):
        Tapestry().play(state, BotsTurn(), [])
    assert next_pair(state) == {}


@settings(max_examples=12, deadline=None)
@given(
    spaces | near_the_end,
    spaces | near_the_end,
    st.tuples(st.sampled_from(TRACKS), st.sampled_from(TRACKS)),
    st.lists(st.sampled_from([None, None, "you", "shadow"]), min_size=12, max_size=12),
    st.permutations(range(1, 23)),
)
def test_the_solo_game_after_the_first_era(
    automa: dict[str, int],
    shadow: dict[str, int],
    favorites: tuple[str, str],
    taken: list[str | None],
    cards: list[int],
) -> None:
    state = solo(
        automa=automa,
        shadow=shadow,
        favorites=favorites,
        taken={name: seat for name, seat in zip(LANDMARKS, taken, strict=True) if seat},
        deck=cards[:3],
        pair=None,
        era=(2, 2),
    )
    assert next_pair(state) == enumerated(state, "automa", "shadow")
