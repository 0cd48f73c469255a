"""Benefits: what the Automa does on the spaces that it enters, and what it never does."""

from typing import Any

import pytest

from tests.tapestry.builders import kinds, the
from tests.tapestry.rules_solo.reading import (
    DONE,
    TRACKS,
    because,
    every,
    moves,
    only,
    options,
    said,
    scores,
)
from tests.tapestry.solo_builders import (
    bots_turn,
    conquer,
    explore,
    income,
    pair,
    reacted,
    rolled,
    rule,
    solo,
    standing,
)
from thirdchair.kit import flow
from thirdchair.kit.flow import Answer, Done, Event, Pending, Rule
from thirdchair.tapestry.events import (
    Advanced,
    Conquered,
    Explored,
    LandmarkTaken,
    Refreshed,
    Regressed,
    Rolled,
    Skipped,
    TapestryGained,
)
from thirdchair.tapestry.solo import Solo
from thirdchair.tapestry.state import SoloState

FOLLOWS = ("advanced", "landmark", "achievement", "scored", "tile_laid")
"""What an advance brings by itself, beside the benefits of the space."""
RESTING = {"exploration": 4, "military": 8}
"""One more step there, or one back, leads to a space without any benefit for the Automa."""


def enter(state: SoloState, track: str, space: int, *answers: Answer) -> Done[Any]:
    """The Automa advances onto this space and gains what its table leaves of it."""
    state.tracks["automa"][track] = space - 1
    return rule(state, lambda solo: solo.advance("automa", track, benefit=True), *answers)


def asked_on(state: SoloState, track: str, space: int) -> Pending[Any]:
    """The Automa advances onto this space, and a question is open."""
    state.tracks["automa"][track] = space - 1

    def rules(state: SoloState, command: None, events: list[Event]) -> Rule:
        return Solo(state, events).advance("automa", track, benefit=True)

    result = flow.play(rules, state, None)
    assert isinstance(result, Pending)
    return result


def gained(done: Done[Any]) -> list[str]:
    """What happened on the space, in its order."""
    return [kind for kind in kinds(done) if kind not in FOLLOWS]


@pytest.mark.rule("tap.automa.benefit.spaces.exploration")
@pytest.mark.parametrize("space", range(1, 13))
def test_exploration_explores_on_2_3_4_7_and_9(space: int) -> None:
    done = enter(solo(), "exploration", space)
    assert gained(done) == (["explored"] if space in (2, 3, 4, 7, 9) else [])
    if space == 9:  # anywhere: all 21 hexes without a printed territory
        assert len(because(the(done, Explored))[0][2]) == 21
    elif gained(done):
        assert because(the(done, Explored))[0][2] == [18, 19, 29]


@pytest.mark.rule("tap.automa.benefit.spaces.military")
@pytest.mark.parametrize(
    ("space", "wanted"),
    [
        (1, ["conquered"]),
        (2, ["tapestry"]),
        (3, ["conquered"]),
        (4, []),
        (5, ["conquered"]),
        (6, ["conquered", "tapestry"]),
        (7, ["conquered"]),
        (8, ["conquered"]),
        (9, []),
        (10, []),
        (11, []),
        (12, ["conquered"]),
    ],
)
def test_military_conquers_and_gains_tapestry(space: int, wanted: list[str]) -> None:
    done = enter(solo(), "military", space)
    assert gained(done) == wanted
    if "conquered" in wanted:
        # beside 22 lie 15 18 19 25 26 29; anywhere are all but the two capitals
        reach = [hex_ for hex_ in range(34) if hex_ not in (22, 24)]
        valid = reach if space == 8 else [15, 18, 19, 25, 26, 29]
        assert because(the(done, Conquered))[0][2] == valid


@pytest.mark.rule("tap.automa.benefit.spaces.technology")
@pytest.mark.parametrize("space", range(1, 13))
def test_technology_refreshes_on_1_3_4_and_7_and_gains_tapestry_on_2(space: int) -> None:
    wanted = ["tapestry"] if space == 2 else ["refreshed"] if space in (1, 3, 4, 7) else []
    assert gained(enter(solo(), "technology", space)) == wanted


@pytest.mark.rule("tap.automa.benefit.spaces.science")
@pytest.mark.parametrize("space", [2, 4, 7, 8])
def test_science_gains_tapestry_on_2_and_4_and_nothing_on_7_and_8(space: int) -> None:
    assert gained(enter(solo(), "science", space)) == (["tapestry"] if space in (2, 4) else [])


@pytest.mark.rule("tap.automa.benefit.spaces.science")
@pytest.mark.parametrize(("space", "benefit"), [(1, 0), (3, 0), (12, 0), (5, 1), (6, 1)])
def test_science_rolls_the_die_crossed_on_1_3_12_plain_on_5_and_6(space: int, benefit: int) -> None:
    state = solo(automa=RESTING)
    assert options(asked_on(state, "science", space)) == TRACKS
    done = enter(state, "science", space, rolled("exploration"))
    assert gained(done) == ["rolled"]
    _, second = every(done, Advanced)
    die = "tap.automa.benefit.die" if benefit else "tap.automa.benefit.die-x"
    assert (second.track, second.to, second.benefit) == ("exploration", 5, bool(benefit))
    assert because(second) == [(die, TRACKS, ["exploration"], [])]


LISTED = ["exploration", "military", "technology"]


@pytest.mark.rule("tap.automa.benefit.spaces.science", "tap.automa.benefit.choice.adv")
@pytest.mark.parametrize("space", [9, 11])
def test_science_advances_by_a_listed_roll_on_9_and_11(space: int) -> None:
    state = solo(automa=RESTING)
    assert options(asked_on(state, "science", space)) == LISTED
    done = enter(state, "science", space, rolled("military"))
    _, second = every(done, Advanced)
    assert (second.track, second.to, second.benefit) == ("military", 9, True)
    assert because(second) == [("tap.automa.benefit.choice.adv", LISTED, ["military"], [])]
    assert gained(done) == ["rolled"]


@pytest.mark.rule("tap.automa.benefit.spaces.science", "tap.automa.benefit.choice.regress")
def test_science_goes_back_by_a_listed_roll_on_10() -> None:
    state = solo(automa={"military": 5, "technology": 7})
    assert options(asked_on(state, "science", 10)) == ["military", "technology"]
    done = enter(state, "science", 10, rolled("technology"))
    back = the(done, Regressed)
    assert (back.track, back.from_, back.to) == ("technology", 7, 6)
    assert because(back) == [
        ("tap.automa.benefit.choice.regress", ["military", "technology"], ["technology"], [])
    ]
    assert gained(done) == ["rolled", "regressed"]


@pytest.mark.rule("tap.automa.benefit.table", "tap.automa.benefit.ignore")
@pytest.mark.parametrize(
    ("track", "space"),
    [("exploration", 5), ("technology", 5), ("military", 4), ("exploration", 12), ("military", 11)],
)
def test_points_resources_buildings_and_texts_of_a_space_are_ignored(
    track: str, space: int
) -> None:
    done = enter(solo(on={26: "A"}, points=7), track, space)
    assert gained(done) == []
    assert [what for what, _ in scores(done)] == (["achievement"] if space == 12 else [])
    assert (done.state.hexes, done.state.tapestry.automa_hand) == (solo(on={26: "A"}).hexes, 0)


@pytest.mark.rule("tap.automa.benefit.other-source")
def test_a_benefit_from_elsewhere_passes_through_the_same_table() -> None:
    # back to technology 3 (a tech card or a market): the row is replaced, no market
    state = solo(automa={"technology": 4, "military": 5})
    assert gained(enter(state, "science", 10, rolled("technology"))) == [
        "rolled",
        "regressed",
        "refreshed",
    ]
    # back to military 4 (a worker, points for tiles): nothing
    assert gained(enter(state, "science", 10, rolled("military"))) == ["rolled", "regressed"]
    # the die of the Scientists onto exploration 6 (a tile and a farm): nothing
    state = solo(automa={"exploration": 5}, civs=("scientists",), era=(4, 5), deck=[], mat=3)
    done = income(state, rolled("exploration"))
    assert moves(done) == [("automa", "exploration", 6)]
    assert not every(done, Explored)


@pytest.mark.rule("tap.automa.benefit.once")
def test_a_benefit_that_is_printed_several_times_counts_once() -> None:
    rubber = enter(solo(), "technology", 7)
    assert len(every(rubber, Refreshed)) == 1
    quantum = enter(solo(automa=RESTING), "science", 11, rolled("exploration"))
    assert moves(quantum) == [("automa", "science", 11), ("automa", "exploration", 5)]
    alien = enter(solo(automa=RESTING), "science", 12, rolled("exploration"))
    assert len(every(alien, Rolled)) == 1


@pytest.mark.rule("tap.shadow.benefit.none", "tap.shadow.subset")
@pytest.mark.parametrize(
    ("track", "space"),
    [("military", 5), ("exploration", 3), ("technology", 3), ("science", 5), ("military", 2)],
)
def test_the_shadow_empire_only_moves(track: str, space: int) -> None:
    state = solo(automa=DONE, shadow=only(**{track: space - 1}), on={26: "Y"})
    done = bots_turn(state, *pair(6, 7))
    assert moves(done) == [("shadow", track, space)]
    assert kinds(done) == ["drew", "drew", "skipped", "advanced"]
    assert the(done, Advanced).benefit is False


@pytest.mark.rule("tap.bots.bonus.none")
@pytest.mark.parametrize(
    ("track", "space"),
    [
        ("exploration", 9),  # pay for a tapestry card
        ("military", 8),  # pay for a tapestry card
        ("exploration", 6),  # pay for exploring
        ("technology", 6),  # pay for a tech card
    ],
)
def test_the_bonus_of_a_space_is_not_for_the_bots(track: str, space: int) -> None:
    done = enter(solo(), track, space)
    assert done.state.tapestry.automa_hand == 0
    assert gained(done) == {"exploration:9": ["explored"], "military:8": ["conquered"]}.get(
        f"{track}:{space}", []
    )


@pytest.mark.rule("tap.automa.benefit.die")
def test_the_die_moves_one_space_and_the_new_space_counts() -> None:
    done = enter(solo(automa={"military": 4}), "science", 5, rolled("military"))
    assert moves(done) == [("automa", "science", 5), ("automa", "military", 5)]
    assert gained(done) == ["rolled", "conquered"]  # cavalry
    chain = enter(
        solo(automa={"technology": 6}), "science", 5, rolled("science"), rolled("technology")
    )
    assert gained(chain) == ["rolled", "rolled", "refreshed"]
    assert chain.state.tracks["automa"] == {
        "exploration": 0,
        "science": 6,
        "military": 0,
        "technology": 7,
    }


@pytest.mark.rule("tap.automa.benefit.die-x", "tap.bots.landmark.when")
def test_the_crossed_die_moves_one_space_and_only_the_landmark_counts() -> None:
    done = enter(solo(automa={"military": 6}), "science", 3, rolled("military"))
    assert moves(done) == [("automa", "science", 3), ("automa", "military", 7)]
    assert gained(done) == ["rolled"]  # no conquest
    assert the(done, LandmarkTaken).landmark == "military:7"


@pytest.mark.rule("tap.automa.benefit.die.end")
@pytest.mark.parametrize("space", [3, 5])
def test_a_finished_track_voids_the_roll_without_another(space: int) -> None:
    done = enter(solo(automa={"military": 12}), "science", space, rolled("military"))
    assert moves(done) == [("automa", "science", space)]
    assert the(done, Skipped).rule == "tap.automa.benefit.die.end"
    assert len(every(done, Rolled)) == 1
    assert scores(done) == []


@pytest.mark.rule("tap.automa.benefit.tech", "tap.automa.benefit.tech.refill")
def test_a_tech_card_means_that_all_three_are_discarded_and_replaced() -> None:
    refreshed = the(enter(solo(), "technology", 1), Refreshed)
    assert refreshed.row == "tech"
    en, de, cs = said(refreshed)
    assert all("3" in sentence for sentence in (en, de, cs))
    assert ("fill the row again" in en, "auf" in de) == (True, True)


@pytest.mark.rule("tap.automa.benefit.conquer")
def test_the_conquer_icon_takes_what_lies_beside_its_territories() -> None:
    done = enter(solo(on={26: "Y", 27: "Y"}), "military", 5, reacted("none"))
    assert (the(done, Conquered).hex, standing(done.state, 26)) == (26, "yA")


@pytest.mark.rule("tap.automa.benefit.conquer-any")
def test_conquer_anywhere_takes_what_lies_far_away() -> None:
    state = solo(on={27: "Y"})
    assert the(conquer(state), Conquered).kind == "neutral"  # 27 is out of reach
    done = enter(state, "military", 8, reacted("none"))
    assert (the(done, Conquered).hex, the(done, Conquered).kind) == (27, "opponent")
    assert because(the(done, Conquered)) == [
        ("tap.automa.conquer.opp.valid", list(range(34)), [27], [])
    ]


@pytest.mark.rule("tap.automa.benefit.explore")
def test_the_explore_icon_lays_a_tile_beside_its_territories() -> None:
    done = enter(solo(), "exploration", 2)
    assert (the(done, Explored).hex, standing(done.state, 18)) == (18, "")


@pytest.mark.rule("tap.automa.benefit.explore-any")
def test_explore_anywhere_lays_a_tile_far_away() -> None:
    state = solo(tiles=[18, 19, 29])
    assert the(explore(state), Skipped).rule == "tap.automa.explore.none"
    done = enter(state, "exploration", 9)
    # the farthest from 24 are 1, 3 and 11, five steps away; card 8 comes to 11 first
    assert because(the(done, Explored))[1:] == [
        (
            "tap.automa.explore.tie.1",
            [1, 2, 3, 5, 8, 9, 10, 11, 12, 13, 14, 20, 21, 23, 30, 31, 32, 33],
            [1, 3, 11],
            [5, 4, 5, 3, 4, 3, 2, 5, 3, 2, 2, 1, 1, 2, 2, 1, 3, 2],
        ),
        ("tap.automa.explore.tie.2", [1, 3, 11], [11], [33, 32, 27]),
    ]


@pytest.mark.rule("tap.automa.benefit.choice", "tap.automa.benefit.choice.adv")
def test_a_choice_of_tracks_is_rolled_and_a_finished_one_brings_nothing() -> None:
    state = solo(automa={"military": 12, "technology": 3})
    assert options(asked_on(state, "science", 9)) == LISTED
    done = enter(state, "science", 9, rolled("technology"))
    assert moves(done) == [("automa", "science", 9), ("automa", "technology", 4)]
    assert gained(done) == ["rolled", "refreshed"]
    nothing = enter(state, "science", 9, rolled("military"))
    assert moves(nothing) == [("automa", "science", 9)]
    assert the(nothing, Skipped).rule == "tap.automa.benefit.choice.adv"
    reroll = solo(automa={"military": 12}, rulings={"automa.choice_roll_finished": "reroll"})
    assert options(asked_on(reroll, "science", 9)) == ["exploration", "technology"]
    finished = solo(automa=dict.fromkeys(LISTED, 12))
    finished.rulings["automa.choice_roll_finished"] = "reroll"
    stays = the(enter(finished, "science", 9), Skipped)
    assert stays.rule == "tap.automa.benefit.choice.adv", "no face would do: nobody rolls"


@pytest.mark.rule("tap.automa.benefit.choice.regress")
def test_a_regress_gives_a_benefit_but_never_a_landmark() -> None:
    state = solo(automa={"military": 8})
    done = enter(state, "science", 10, rolled("military"))
    assert done.state.tracks["automa"]["military"] == 7
    assert gained(done) == ["rolled", "regressed", "conquered"]
    assert done.state.landmarks["military:7"] is None
    without = solo(automa={"military": 8}, rulings={"automa.regress_benefit": False})
    assert gained(enter(without, "science", 10, rolled("military"))) == ["rolled", "regressed"]


@pytest.mark.rule("tap.automa.benefit.tapestry")
def test_a_tapestry_card_comes_face_down_beside_the_mat() -> None:
    done = enter(solo(hand=2, mat=1), "technology", 2)
    card = the(done, TapestryGained)
    assert (card.where, card.from_, card.to) == ("hand", 2, 3)
    assert (done.state.tapestry.automa_hand, done.state.tapestry.mat) == (3, 1)


@pytest.mark.rule("tap.automa.benefit.order")
def test_the_landmark_first_then_the_benefits_in_printed_order() -> None:
    assert kinds(enter(solo(tiles=[19]), "military", 7)) == ["advanced", "landmark", "conquered"]
    assert kinds(enter(solo(tiles=[19]), "military", 6)) == ["advanced", "conquered", "tapestry"]
    walls = enter(solo(tiles=[19]), "military", 3)  # conquer or an armory
    assert kinds(walls) == ["advanced", "conquered"]


@pytest.mark.rule("tap.bots.only-explicit", "tap.bots.no-buildings", "tap.bots.no-resources")
def test_a_bot_that_walks_a_whole_track_has_nothing_but_what_the_book_names() -> None:
    state = solo(automa={"technology": 0})
    for space in range(1, 13):
        state = enter(state, "technology", space).state
    before = solo()
    assert state.vp == {"automa": 10, "you": 0}  # the achievement
    assert state.tapestry.automa_hand == 1
    assert state.landmarks == before.landmarks | {
        f"technology:{space}": "automa" for space in (4, 7, 10)
    }
    assert (state.hexes, state.outposts, state.topples) == (
        before.hexes,
        before.outposts,
        before.topples,
    )
