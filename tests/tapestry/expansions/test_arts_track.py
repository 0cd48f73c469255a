"""The arts track: cards, die, benefits, income, levels."""

from typing import Any

import pytest

from tests.tapestry.builders import the
from tests.tapestry.expansions.expanded_builders import (
    FIVE,
    TRACKS,
    begun,
    carried_out,
    expanded,
    joins,
    kept,
    rules_of_table,
    set_up,
)
from tests.tapestry.rules_solo.reading import because, every, moves, only, options, steps
from tests.tapestry.solo_builders import asks, bots_turn, do, drew, pair, rolled
from thirdchair.tapestry.commands import BotsTurn, SetUp
from thirdchair.tapestry.events import (
    Achievement,
    Advanced,
    IncomeStep,
    LandmarkTaken,
    Refreshed,
    Scored,
)

ARTS_ON_TOP = {1, 2, 8, 15, 17}
ARTS_AT_BOTTOM = {4, 5, 10, 13, 19}


# Decision cards


@pytest.mark.rule("tap.solo.comp.decision.aa", "tap.solo.replace.decision")
def test_ten_cards_are_replaced_and_differ_by_the_arts_symbol_alone() -> None:
    base, new = rules_of_table(expanded()), rules_of_table(expanded("AA", arts="science"))
    for number in range(1, 23):
        was, now = base.card(number), new.card(number)
        places = [place for place, one in enumerate(now.tiebreakers) if one == "arts"]
        assert places == ([0] if number in ARTS_ON_TOP else [5] if number in ARTS_AT_BOTTOM else [])
        assert [one for one in now.tiebreakers if one != "arts"] == list(was.tiebreakers)
        assert (now.automa, now.shadow, now.income, now.topple, now.hexes) == (
            was.automa,
            was.shadow,
            was.income,
            was.topple,
            was.hexes,
        )


@pytest.mark.rule("tap.solo.replace.decision")
def test_a_symbol_on_top_is_the_automas_first_and_the_shadow_empires_last() -> None:
    """Track card 6: all tracks for the Automa. Tiebreaker card 1: arts, favorite, military …"""
    done = bots_turn(expanded("AA", arts="science", pair=None), *pair(6, 1))
    automa, shadow = every(done, Advanced)[:2]
    assert (automa.who, automa.track) == ("automa", "arts")
    assert because(automa)[-1] == (
        "tap.bots.adv.tie.automa",
        FIVE,
        ["arts"],
        [4, 6, 3, 2, 1],  # technology is the favorite: the heart on place 2
    )
    assert (shadow.who, shadow.track) == ("shadow", "science")


@pytest.mark.rule("tap.solo.replace.decision")
def test_a_symbol_at_the_bottom_is_the_shadow_empires_first() -> None:
    """Track card 4: all tracks for the Shadow Empire. Tiebreaker card 10: …, favorite, arts."""
    state = expanded("AA", arts="science", deck=(4, 7, 10), automa=dict.fromkeys(FIVE, 12))
    done = bots_turn(state, *pair(4, 10))
    (advanced,) = [event for event in every(done, Advanced) if event.who == "shadow"]
    assert advanced.track == "arts"
    assert because(advanced)[-1][3] == [5, 2, 6, 4, 1]


@pytest.mark.rule("tap.bots.adv.tie.arts")
@pytest.mark.parametrize("bot", ["automa", "shadow"])
def test_without_its_symbol_the_arts_track_comes_last_in_both_directions(bot: str) -> None:
    """Card 3: science, technology, military, exploration, favorite; no arts."""
    behind = {"exploration": 12, "science": 12, "technology": 12, "military": 5, "arts": 5}
    state = expanded("AA", arts="science", favorites=("science", "exploration"))
    state.tracks[bot] = behind
    choice = rules_of_table(state).choose_track(bot, 6 if bot == "automa" else 4, 3)
    assert choice.left == ("military",)
    assert [reason.rule for reason in choice.why][-1] == "tap.bots.adv.tie.arts"
    state.tracks[bot] = behind | {"military": 12}
    assert rules_of_table(state).choose_track(bot, 6, 3).left == ("arts",)


@pytest.mark.rule("tap.bots.adv.tie.arts")
def test_as_the_favorite_the_arts_track_stands_where_the_heart_is() -> None:
    """Card 3 has no arts symbol, but ends with the heart."""
    state = expanded("AA", arts="science", favorites=("arts", "science"))
    choice = rules_of_table(state).choose_track("automa", 6, 3)
    assert [reason.rule for reason in choice.why][-1] == "tap.bots.adv.tie.automa"
    assert choice.why[-1].by[FIVE.index("arts")] == 5


@pytest.mark.rule("tap.solo.replace.decision.compat", "tap.bots.adv.tie.arts")
@pytest.mark.parametrize("number", sorted(ARTS_ON_TOP | ARTS_AT_BOTTOM))
def test_without_the_arts_track_its_symbol_is_skipped(number: int) -> None:
    with_cards, base = rules_of_table(expanded("AA")), rules_of_table(expanded())
    for bot in ("automa", "shadow"):
        assert with_cards.reading_order(bot, number) == base.reading_order(bot, number)
        now, was = with_cards.choose_track(bot, 6, number), base.choose_track(bot, 6, number)
        assert (now.left, now.why) == (was.left, was.why)


# The die


@pytest.mark.rule("tap.solo.setup.die.arts")
def test_with_the_arts_track_the_die_shows_five_tracks_without_it_four() -> None:
    """Space 5 of science rolls the die."""
    for arts, faces in (("science", FIVE), (None, TRACKS)):
        done_but = only(science=4) | ({"arts": 12} if arts else {})
        state = expanded("AA", arts=arts, automa=done_but, deck=(6, 7, 1))
        waiting = asks(state, BotsTurn(), *pair(6, 7))
        assert (waiting.question.key, options(waiting)) == ("die:science", faces)


@pytest.mark.rule("tap.solo.setup.die.arts")
def test_both_favorites_can_be_arts() -> None:
    state = begun("PP", "AA", civs=["equalizers"], arts="military")
    assert options(asks(state, SetUp())) == FIVE
    assert options(asks(state, SetUp(), rolled("arts"))) == TRACKS
    done = set_up(state, rolled("science"), rolled("arts"), joins(), *kept())
    assert done.state.favorites == {"automa": "science", "shadow": "arts"}


# Walking it


def test_the_arts_track_is_walked_like_the_others() -> None:
    state = expanded("AA", arts="science", you={"arts": 3})
    done = do(state, {"do": "advance", "track": "arts", "steps": 9})
    assert done.state.tracks["you"]["arts"] == 12
    assert [event.landmark for event in every(done, LandmarkTaken)] == [
        "arts:4",
        "arts:7",
        "arts:10",
    ]
    assert the(done, Achievement).which == "end_of_track"


def test_the_nearest_landmark_may_be_one_of_the_arts_track() -> None:
    state = expanded("AA", arts="science", automa={"arts": 3, "science": 1})
    choice = rules_of_table(state).choose_track("automa", 4, 3)  # card 4: flag and building
    assert choice.left == ("arts",)
    assert choice.why[-1].by == (4, 3, 4, 4, 1)


@pytest.mark.rule("tap.automa.benefit.spaces.arts")
def test_what_the_automa_does_on_each_space_of_the_arts_track() -> None:
    rules = rules_of_table(expanded("AA", arts="science"))
    four = ("military", "technology", "exploration", "science")
    found = {
        space: [(one.do, one.among) for one in rules.benefits("arts", space)]
        for space in range(1, 13)
    }
    assert {space: does for space, does in found.items() if does} == {
        1: [("gain_tapestry", ())],
        3: [("refresh_masterpieces", ())],
        7: [("refresh_masterpieces", ())],
        9: [("advance", four)],
        11: [("advance", four)],
    }


@pytest.mark.rule("tap.automa.benefit.spaces.arts")
def test_on_space_9_the_die_chooses_among_the_other_four() -> None:
    state = expanded("AA", arts="science", automa=only(arts=8), pair=None, deck=(6, 7, 1))
    waiting = asks(state, BotsTurn(), *pair(6, 7))
    assert options(waiting) == TRACKS


@pytest.mark.rule("tap.automa.benefit.spaces.arts")
def test_space_1_is_a_tapestry_card() -> None:
    state = expanded("AA", arts="science", automa=only(arts=0), pair=None, deck=(6, 7, 1))
    assert bots_turn(state, *pair(6, 7)).state.tapestry.automa_hand == 1


@pytest.mark.rule("tap.automa.benefit.masterpiece", "tap.automa.benefit.masterpiece.refill")
@pytest.mark.parametrize("space", [3, 7])
def test_the_open_masterpieces_are_discarded_and_replaced(space: int) -> None:
    state = expanded("AA", arts="science", automa=only(arts=space - 1), pair=None, deck=(6, 7, 1))
    done = bots_turn(state, *pair(6, 7))
    assert the(done, Refreshed).row == "masterpiece"


def test_the_box_may_say_what_stands_on_a_space() -> None:
    box = {"arts.spaces": {"2": [{"do": "gain_tapestry"}], "3": []}}
    rules = rules_of_table(expanded("AA", arts="science", box=box))
    assert [one.do for one in rules.benefits("arts", 2)] == ["gain_tapestry"]
    assert rules.benefits("arts", 3) == ()
    assert [one.do for one in rules.benefits("arts", 7)] == ["refresh_masterpieces"]


# Income and levels


async def score(solo: Any) -> None:
    solo.step_score_vp(3)


@pytest.mark.rule("tap.solo.setup.automa.cover.effect")
@pytest.mark.parametrize(("level", "times"), [(2, (2, 1, 1)), (5, (2, 1, 2))])
def test_under_the_cover_piece_row_3_counts_arts_too(level: int, times: tuple[int, ...]) -> None:
    """One tapestry card on the mat. Territories: the capital."""
    automa = {"technology": 3, "exploration": 2, "arts": 6, "military": 4, "science": 1}
    state = expanded("AA", arts="science", automa=automa, mat=1, level=level, era=(3, 3))
    scored = the(carried_out(state, score), Scored)
    assert [(row.counts, row.times) for row in scored.rows] == [
        ({"landmarks": 0, "territories": 1}, times[0]),
        ({"military": 4, "science": 1}, times[1]),
        ({"technology": 3, "exploration": 2, "arts": 6}, times[2]),
    ]
    assert scored.points == times[0] + 5 * times[1] + 11 * times[2]


def test_the_box_may_say_what_the_cover_piece_counts() -> None:
    box = {"arts.cover": ["arts", "landmarks"]}
    state = expanded("AA", arts="science", automa={"arts": 6}, box=box, mat=1, era=(3, 3))
    assert the(carried_out(state, score), Scored).rows[2].counts == {"arts": 6, "landmarks": 0}


def income_steps(level: int, turn: int, arts: str | None = "science") -> list[tuple[str, int]]:
    state = expanded(
        "AA", arts=arts, level=level, civs=("engineers",), era=(turn - 1, 5), pair=None
    )
    cells = rules_of_table(state).chart(turn)
    return [(cell.step, cell.n) for cell in cells]


FAVORITES, PAIR, CIV = ("change_favorite", 0), ("advance_both_bots", 0), ("civ_ability", 0)
VP, TWO, FOUR = ("score_vp", 0), ("add_progress_cards", 2), ("add_progress_cards", 4)
MAT, GAIN = ("tapestry_onto_mat", 0), ("gain_tapestry", 0)
SHUFFLE = ("shuffle_decision_deck", 0)


@pytest.mark.parametrize(
    ("level", "turns"),
    [
        pytest.param(
            1,
            {
                1: [],
                2: [FAVORITES, VP, TWO, MAT, SHUFFLE],
                3: [FAVORITES, VP, TWO, TWO, MAT, SHUFFLE],
                4: [FAVORITES, VP, TWO, TWO, MAT, SHUFFLE],
                5: [FAVORITES, VP],
            },
            marks=pytest.mark.rule("tap.level.aa.1.chart"),
        ),
        pytest.param(
            2,
            {
                1: [GAIN],
                2: [FAVORITES, CIV, VP, TWO, MAT, GAIN, SHUFFLE],
                3: [FAVORITES, CIV, VP, TWO, TWO, MAT, GAIN, SHUFFLE],
                4: [FAVORITES, CIV, VP, TWO, TWO, MAT, GAIN, SHUFFLE],
                5: [FAVORITES, CIV, VP],
            },
            marks=pytest.mark.rule("tap.level.aa.2.chart"),
        ),
        pytest.param(
            3,
            {
                1: [GAIN],
                2: [FAVORITES, PAIR, CIV, VP, TWO, MAT, GAIN, SHUFFLE],
                3: [FAVORITES, PAIR, CIV, VP, TWO, TWO, MAT, GAIN, SHUFFLE],
                4: [FAVORITES, PAIR, CIV, VP, TWO, TWO, MAT, GAIN, SHUFFLE],
                5: [FAVORITES, PAIR, CIV, VP],
            },
            marks=pytest.mark.rule("tap.level.aa.3.chart"),
        ),
        pytest.param(
            4,
            {
                1: [GAIN],
                2: [FAVORITES, PAIR, CIV, VP, TWO, MAT, GAIN, SHUFFLE],
                3: [FAVORITES, PAIR, CIV, VP, TWO, FOUR, MAT, GAIN, SHUFFLE],
                4: [FAVORITES, PAIR, CIV, VP, TWO, FOUR, MAT, GAIN, SHUFFLE],
                5: [FAVORITES, PAIR, CIV, VP],
            },
            marks=pytest.mark.rule("tap.level.aa.4.chart"),
        ),
    ],
)
def test_the_income_cards_for_the_arts_track(
    level: int, turns: dict[int, list[tuple[str, int]]]
) -> None:
    for turn, expected in turns.items():
        assert income_steps(level, turn) == expected


@pytest.mark.rule("tap.level.aa14", "tap.level.aa56")
def test_they_count_with_the_arts_track_only_and_never_on_the_hard_side() -> None:
    assert income_steps(2, 3) != income_steps(2, 3, arts=None)
    assert income_steps(2, 3, arts=None).count(TWO) == 1
    for turn in range(1, 6):
        assert income_steps(5, turn) == income_steps(5, turn, arts=None)
        assert income_steps(6, turn) == income_steps(6, turn, arts=None)


def test_an_income_turn_follows_its_card() -> None:
    state = expanded("AA", arts="science", era=(2, 5), mat=1, deck=(), discard=(1, 2))
    done = bots_turn(state, *(drew("progress", card) for card in (9, 10, 11, 12)))
    assert [one.step for one in every(done, IncomeStep)] == [step for step, _ in steps(done)]
    assert steps(done) == income_steps(2, 3)
    assert done.state.decision.deck == [1, 2, 3, 8, 9, 10, 11, 12]


@pytest.mark.rule("tap.level.1.start.arts")
def test_on_level_1_you_get_no_free_advance_on_arts() -> None:
    done = do(expanded("AA", arts="science", level=1, era=(0, 0)), {"do": "income"})
    assert moves(done) == [
        ("you", "military", 1),
        ("you", "exploration", 1),
        ("you", "technology", 1),
        ("you", "science", 1),
    ]


@pytest.mark.rule("tap.level.6.start.arts")
def test_on_level_6_the_bots_get_no_free_advance_on_arts() -> None:
    """Military 1 conquers; science 1 rolls the die without benefit."""
    state = expanded(
        "AA", arts="science", level=6, era=(0, 0), civs=("engineers", "explorers"), pair=None
    )
    done = bots_turn(state, drew("progress", 9), rolled("science"))
    free = [(who, track) for who, track, _ in moves(done)]
    assert ("automa", "arts") not in free
    assert ("shadow", "arts") not in free
    assert [track for who, track in free if who == "shadow"] == [
        "military",
        "exploration",
        "technology",
        "science",
    ]


def test_on_level_5_a_favorite_arts_track_is_advanced_on() -> None:
    state = expanded("AA", arts="science", level=5, era=(0, 0), favorites=("arts", "science"))
    done = bots_turn(state)
    assert moves(done)[:2] == [("automa", "arts", 1), ("shadow", "science", 1)]
