"""The odds of the next pair, counted by hand."""

from fractions import Fraction

from tests.tapestry import builders, solo_builders
from tests.tapestry.builders import at
from thirdchair.tapestry.forecast import INCOME, STAYS, next_pair


def test_two_cards_left_in_the_duel_are_two_ways_to_lay_them() -> None:
    """Cards 9 and 12 show "all" for the Shadow Empire; read upwards, 9 begins with military and
    12 with exploration."""
    state = builders.duel(discard=[1, 2, 3, 4, 5, 6, 7, 8, 10, 11], favorite="science")
    assert next_pair(state) == {
        "shadow": {"military": Fraction(1, 2), "exploration": Fraction(1, 2)}
    }


def test_with_every_track_finished_it_stays() -> None:
    state = builders.duel(shadow=dict.fromkeys(builders.TRACKS, 12), completed=["shadow"])
    assert next_pair(state) == {"shadow": {STAYS: Fraction(1)}}


def test_the_first_turn_of_the_bots_is_an_income_turn() -> None:
    state = solo_builders.fresh()
    assert next_pair(state) == {"automa": {INCOME: 1}, "shadow": {INCOME: 1}}


def test_chances_add_up_and_the_unseen_card_stays_unseen() -> None:
    """Whichever card joined the deck, people see the same odds: nothing leaks."""
    seen = []
    for joined in (8, 22):
        state = solo_builders.solo(deck=[1, 2, 3, 4, 5, 6, 7, joined], pair=None)
        odds = next_pair(state)
        assert {bot: sum(chances.values()) for bot, chances in odds.items()} == {
            "automa": 1,
            "shadow": 1,
        }
        seen.append(odds)
    assert seen[0] == seen[1]


def test_the_hand_on_the_last_pair_means_income() -> None:
    """Card 1 shows the hand, card 3 does not: one of the two orders is an income turn."""
    state = solo_builders.solo(deck=[1, 3], pair=None, era=(2, 2))
    odds = next_pair(state)
    assert odds["automa"][INCOME] == odds["shadow"][INCOME] == Fraction(1, 2)


def test_the_automa_may_take_the_landmark_before_the_shadow_empire() -> None:
    """Card 5 shows landmark-or-end for the Shadow Empire. The Automa stands before the landmark of
    its favorite and takes it first, so the Shadow Empire is no longer nearest there."""
    state = solo_builders.solo(
        deck=[5, 7],
        pair=None,
        era=(2, 2),
        automa=at(technology=3),
        shadow=at(technology=3, science=2),
        favorites=("technology", "military"),
    )
    half = Fraction(1, 2)
    assert next_pair(state) == {
        "automa": {"technology": half, "exploration": half},
        "shadow": {"science": half, "military": half},
    }
