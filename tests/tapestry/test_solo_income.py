"""Income turns by the charts, points, civilizations, levels."""

import pytest

from tests.tapestry.builders import TRACKS, the
from tests.tapestry.solo_builders import (
    bots_turn,
    drew,
    fresh,
    income,
    reasons,
    rolled,
    solo,
    standing,
)
from thirdchair.kit.flow import Answer, Done
from thirdchair.tapestry.events import (
    Advanced,
    Conquered,
    FavoriteChosen,
    FavoriteKept,
    IncomeStep,
    LevelStart,
    Protected,
    Scored,
    Skipped,
)
from thirdchair.tapestry.state import SoloState

FAVORITE, BOTH, CIV, SCORE, ADD, MAT, GAIN, SHUFFLE = (
    "change_favorite",
    "advance_both_bots",
    "civ_ability",
    "score_vp",
    "add_progress_cards",
    "tapestry_onto_mat",
    "gain_tapestry",
    "shuffle_decision_deck",
)


def steps(done: Done[SoloState]) -> list[tuple[str, int]]:
    return [(event.step, event.n) for event in done.events if isinstance(event, IncomeStep)]


def scored(done: Done[SoloState]) -> list[tuple[str, int]]:
    return [(event.for_, event.points) for event in done.events if isinstance(event, Scored)]


def added(*cards: int) -> list[Answer]:
    return [drew("progress", card) for card in cards]


@pytest.mark.rule("tap.income.order", "tap.income.order.l2", "tap.level.2.chart")
def test_level_2_column_by_column() -> None:
    done = income(solo(deck=[], pair=(5, 8)), *added(9, 10))
    assert steps(done) == [
        (FAVORITE, 0),
        (CIV, 0),
        (SCORE, 0),
        (ADD, 2),
        (MAT, 0),
        (GAIN, 0),
        (SHUFFLE, 0),
    ]


HEAD = [(FAVORITE, 0), (BOTH, 0), (CIV, 0), (SCORE, 0)]
TAIL = [(MAT, 0), (GAIN, 0), (SHUFFLE, 0)]


@pytest.mark.rule(
    "tap.level.1.chart", "tap.level.3.chart", "tap.level.4.chart", "tap.level.56.chart"
)
@pytest.mark.parametrize(
    ("level", "turn", "cards", "wanted"),
    [
        (1, 2, 2, [(FAVORITE, 0), (SCORE, 0), (ADD, 2), (MAT, 0), (SHUFFLE, 0)]),
        (3, 2, 0, HEAD + TAIL),
        (3, 3, 2, [*HEAD, (ADD, 2), *TAIL]),
        (4, 2, 2, [*HEAD, (ADD, 2), *TAIL]),
        (4, 3, 4, [*HEAD, (ADD, 2), (ADD, 2), *TAIL]),
        (5, 3, 6, [*HEAD, (ADD, 2), (ADD, 4), *TAIL]),
        (6, 5, 0, HEAD),
    ],
)
def test_charts(level: int, turn: int, cards: int, wanted: list[tuple[str, int]]) -> None:
    state = solo(deck=[], pair=(5, 4), era=(turn - 1, 1), level=level, discard=[1, 2, 3])
    done = income(state, *added(*range(9, 9 + cards)))
    assert steps(done) == wanted


@pytest.mark.rule("tap.income.vp.mult", "tap.income.vp.row1", "tap.income.vp.row23")
def test_the_example_of_income_turn_3() -> None:
    """x2, x1, x1, and 3 points for being first in the era."""
    state = solo(
        deck=[],
        era=(2, 2),
        mat=1,
        level=1,
        automa={"military": 3, "science": 2, "technology": 4, "exploration": 1},
        on={26: "A", 15: "ay", 16: "As"},
        taken={"military:4": "shadow", "technology:4": "automa", "science:4": "you"},
        points=10,
    )
    done = income(state, *added(9, 10))
    # territories 22, 26, 16; landmarks of both bots
    assert scored(done) == [("income", 2 * (3 + 2) + (3 + 2) + (4 + 1)), ("era", 3)]
    assert done.state.vp["automa"] == 33
    first = next(event for event in done.events if isinstance(event, Scored))
    assert [(row.times, row.points) for row in first.rows] == [(2, 10), (1, 5), (1, 5)]


@pytest.mark.rule("tap.income.first-era")
def test_no_era_bonus_when_you_were_first() -> None:
    assert [what for what, _ in scored(income(solo(deck=[], era=(1, 2)), *added(9, 10)))] == [
        "civilization",
        "income",
    ]


@pytest.mark.rule("tap.income.mat.hard.row3", "tap.income.mat.hard.row2")
def test_the_hard_mat_in_the_last_income() -> None:
    ended = dict.fromkeys(TRACKS, 12)
    state = solo(deck=[], era=(4, 5), mat=3, level=5, automa=ended, shadow=ended)
    assert scored(income(state))[-1] == ("income", 3 * 1 + 3 * 24 + 4 * 24)


@pytest.mark.rule("tap.income.reshuffle", "tap.income.addcards")
def test_all_cards_of_the_era_are_the_new_deck() -> None:
    done = income(solo(deck=[], pair=(5, 4), discard=[1, 2, 3, 6, 7, 8]), *added(20, 11))
    assert done.state.decision.deck == [1, 2, 3, 4, 5, 6, 7, 8, 11, 20]
    assert (done.state.decision.discard, done.state.decision.tie) == ([], None)


@pytest.mark.rule("tap.income.fav.end", "tap.income.fav.passed", "tap.income.fav.choose")
def test_favorites_change_only_when_finished_or_passed() -> None:
    kept = income(solo(deck=[], automa={"technology": 3}, you={"technology": 3}), *added(9, 10))
    assert len([event for event in kept.events if isinstance(event, FavoriteKept)]) == 2
    state = solo(deck=[], automa={"technology": 3, "military": 8}, you={"technology": 4})
    chosen = the(income(state, *added(9, 10)), FavoriteChosen)
    # technology 3 to 4, military 8 to 10, exploration and science 0 to 4
    assert reasons(chosen.why) == [
        ("tap.bots.adv.icon.landmark.ended", list(TRACKS), []),
        ("tap.income.fav.choose", ["technology"], [4, 4, 2, 1]),
    ]
    assert chosen.track == "technology"  # the same again is fine
    state.landmarks["technology:4"] = "you"
    assert the(income(state, *added(9, 10)), FavoriteChosen).track == "military"


def test_your_second_token_counts_as_further_ahead() -> None:
    state = solo(deck=[], automa={"technology": 3})
    state.tracks["you2"] = {"technology": 4}
    assert the(income(state, *added(9, 10)), FavoriteChosen).who == "automa"


@pytest.mark.rule("tap.level.5.start")
def test_level_5_begins_with_the_favorite_tracks() -> None:
    state = fresh(level=5, civs=["conquerors"])
    done = bots_turn(state, drew("progress", 9))
    assert the(done, LevelStart).rule == "tap.level.5.start"
    advanced = [event for event in done.events if isinstance(event, Advanced)]
    assert [(event.who, event.track) for event in advanced] == [
        ("automa", "military"),
        ("shadow", "science"),
    ]
    assert standing(done.state, 19) == "As"


@pytest.mark.rule("tap.level.6.start", "tap.level.6.civ2.fav")
def test_level_6_begins_with_all_four_tracks_automa_first() -> None:
    state = fresh(level=6, civs=["scientists", "engineers"], favorites={"shadow": "military"})
    done = bots_turn(state, drew("progress", 9), rolled("technology"))
    moves = [(event.who, event.track) for event in done.events if isinstance(event, Advanced)]
    assert moves == [
        ("automa", "military"),
        ("shadow", "military"),
        ("automa", "exploration"),
        ("shadow", "exploration"),
        ("automa", "technology"),
        ("shadow", "technology"),
        ("automa", "science"),
        ("automa", "technology"),
        ("shadow", "science"),
    ]
    assert done.state.favorites["automa"] == "science"


@pytest.mark.rule("tap.civ.engineers.income", "tap.income.vp.civ-extra")
def test_engineers_score_each_landmark_once() -> None:
    taken = {"military:4": "shadow", "technology:4": "automa"}
    done = income(solo(deck=[], era=(4, 5), mat=3, taken=taken))
    assert scored(done) == [("civilization", 2), ("income", 3 * (2 + 1))]


@pytest.mark.rule("tap.civ.explorers.income.24", "tap.civ.explorers.income.35")
def test_explorers_advance() -> None:
    even = income(solo(deck=[], civs=("explorers",)), *added(9, 10))
    assert the(even, Advanced).track == "exploration"
    odd = income(solo(deck=[], era=(2, 2), civs=("explorers",)), *added(9, 10))
    assert the(odd, Advanced).track == "military"
    assert the(odd, Conquered).hex == 19


@pytest.mark.rule("tap.civ.scientists.income")
def test_scientists_roll_from_the_third_income_on() -> None:
    second = income(solo(deck=[], civs=("scientists",)), *added(9, 10))
    assert not [event for event in second.events if isinstance(event, Advanced)]
    third = income(
        solo(deck=[], era=(2, 2), civs=("scientists",)), rolled("technology"), *added(9, 10)
    )
    assert the(third, Advanced).benefit


@pytest.mark.rule("tap.civ.conquerors.conquer", "tap.civ.conquerors.vp")
def test_conquerors_with_few_territories_conquer() -> None:
    done = income(solo(deck=[], civs=("conquerors",)), *added(9, 10))
    assert the(done, Conquered).hex == 19
    assert scored(done)[0] == ("civilization", 2)
    enough = income(solo(deck=[], civs=("conquerors",), on={26: "A"}), *added(9, 10))
    assert not [event for event in enough.events if isinstance(event, Conquered)]


@pytest.mark.rule("tap.civ.conquerors.block")
def test_conquerors_with_three_open_territories_protect_one() -> None:
    on = {26: "A", 15: "A", 25: "A", 16: "As"}
    done = income(solo(deck=[], civs=("conquerors",), on=on), *added(9, 10))
    protected = the(done, Protected)
    assert reasons(protected.why) == [
        ("tap.civ.conquerors.block", [15, 25, 26], []),
        ("tap.hex.pick", [26], [22, 15, 10]),
    ]
    assert standing(done.state, 26) == "As"
    two = income(solo(deck=[], civs=("conquerors",), on={26: "A", 15: "A"}), *added(9, 10))
    assert "protect" in [event.what for event in two.events if isinstance(event, Skipped)]
