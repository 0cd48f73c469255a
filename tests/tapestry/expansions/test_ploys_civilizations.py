"""The four Automa civilizations of Plans & Ploys."""

from typing import Any

import pytest

from tests.tapestry.builders import the
from tests.tapestry.expansions.expanded_builders import (
    begun,
    carried_out,
    expanded,
    joins,
    kept,
    number,
    rules_of_table,
    sentences,
    set_up,
    step,
)
from tests.tapestry.rules_solo.reading import because, every, moves, options, scores
from tests.tapestry.solo_builders import asks, do, drew, rolled
from thirdchair.kit.flow import Answer, Done
from thirdchair.kit.refusals import Refusal
from thirdchair.tapestry.commands import SetUp
from thirdchair.tapestry.events import (
    Advanced,
    Corrected,
    FavoriteChosen,
    LandmarkRemoved,
    MarkerPlaced,
    PoolFilled,
    PoolTaken,
    Rolled,
    Scored,
    Skipped,
)
from thirdchair.tapestry.state import SoloState

FINISHED = {"exploration": 12, "science": 12, "military": 12, "technology": 12}


def ability(state: SoloState, *answers: Answer, turn: int = 2) -> Done[Any]:
    """The civilization step of an income turn."""
    return carried_out(state, lambda solo: solo.civilization_income(turn), *answers)


# Which there are


@pytest.mark.rule("tap.solo.comp.civ.pp")
def test_with_plans_and_ploys_eight_civilizations_can_come() -> None:
    assert options(asks(begun("PP"), SetUp())) == [
        "conquerors",
        "engineers",
        "equalizers",
        "explorers",
        "hucksters",
        "iconoclasts",
        "scientists",
        "trailblazers",
    ]


@pytest.mark.parametrize(
    ("first", "back"),
    [
        ("equalizers", "iconoclasts"),
        ("iconoclasts", "equalizers"),
        ("hucksters", "trailblazers"),
        ("trailblazers", "hucksters"),
    ],
)
def test_on_level_6_the_back_of_the_first_card_does_not_come_too(first: str, back: str) -> None:
    waiting = asks(begun("PP", level=6), SetUp(), drew("civilization", first))
    assert back not in options(waiting)
    assert len(options(waiting)) == 6


@pytest.mark.rule("tap.solo.setup.automa.fav.die")
@pytest.mark.parametrize("civ", ["equalizers", "iconoclasts", "hucksters", "trailblazers"])
def test_the_science_die_names_the_favorite_track_of_all_four(civ: str) -> None:
    state = begun("PP", civs=[civ])
    waiting = asks(state, SetUp())
    assert waiting.question.key == "die:science"
    assert options(waiting) == ["exploration", "science", "military", "technology"]
    done = set_up(state, rolled("military"), rolled("science"), joins(), *kept())
    assert done.state.favorites == {"automa": "military", "shadow": "science"}
    chosen = every(done, FavoriteChosen)[0]
    assert chosen.trigger == "tap.solo.setup.automa.fav.die"


def test_a_favorite_that_is_given_to_the_shadow_empire_is_not_rolled_for_the_automa() -> None:
    state = begun("PP", civs=["equalizers"], favorites={"shadow": "military"})
    assert options(asks(state, SetUp())) == ["exploration", "science", "technology"]


def test_a_given_favorite_needs_no_die() -> None:
    given = {"automa": "science", "shadow": "military"}
    waiting = asks(begun("PP", civs=["equalizers"], favorites=given), SetUp())
    assert waiting.question.key == "draw:progress"


# Equalizers


@pytest.mark.rule("tap.civ.equalizers.income")
def test_equalizers_catch_up_where_they_are_one_behind() -> None:
    state = expanded("PP", civs=("equalizers",), automa={"science": 1}, you={"science": 2})
    done = ability(state)
    assert moves(done) == [("automa", "science", 2)]
    assert done.state.tapestry.automa_hand == 1  # what space 2 gives
    assert because(done.events[0]) == [
        (
            "tap.civ.equalizers.income",
            ["exploration", "science", "military", "technology"],
            ["science"],
            [0, 1, 0, 0],
        )
    ]


@pytest.mark.rule("tap.civ.equalizers.income")
def test_of_two_spaces_only_the_last_gives_its_benefit_but_both_give_landmarks() -> None:
    """Space 4 of exploration would explore; its landmark is taken on the way to space 5."""
    state = expanded("PP", civs=("equalizers",), automa={"exploration": 3}, you={"exploration": 5})
    done = ability(state)
    assert [(event.to, event.benefit) for event in every(done, Advanced)] == [(4, False), (5, True)]
    assert done.state.landmarks["exploration:4"] == "automa"
    assert done.state.tracks["automa"]["exploration"] == 5
    assert "explored" not in [event.__struct_config__.tag for event in done.events]


@pytest.mark.rule("tap.civ.equalizers.tie")
def test_several_tracks_are_a_matter_for_the_tiebreaker_list() -> None:
    """Card 8: exploration, military, technology, favorite, science."""
    you = {"science": 6, "technology": 5}
    state = expanded(
        "PP", civs=("equalizers",), automa={"science": 5, "technology": 4}, you=you, pair=(3, 8)
    )
    done = ability(state)
    assert moves(done)[0] == ("automa", "technology", 5)
    assert because(done.events[0])[1] == (
        "tap.civ.equalizers.tie",
        ["science", "technology"],
        ["technology"],
        [5, 3],
    )


@pytest.mark.rule("tap.civ.equalizers.none")
@pytest.mark.parametrize("you", [{}, {"science": 3}, {"military": 12, "science": 7}])
def test_equalizers_score_5_where_there_is_nothing_to_catch_up(you: dict[str, int]) -> None:
    done = ability(expanded("PP", civs=("equalizers",), you=you, mat=3))
    assert (moves(done), scores(done)) == ([], [("civilization", 5)])
    assert the(done, Scored).rule == "tap.civ.equalizers.none"


def test_your_further_token_is_the_one_to_catch_up_with() -> None:
    state = expanded("PP", civs=("equalizers",), automa={"military": 5}, you={"military": 1})
    state.tracks["you2"] = {"military": 6}
    assert moves(ability(state))[0] == ("automa", "military", 6)


# Iconoclasts


@pytest.mark.rule("tap.civ.iconoclasts.remove", "tap.civ.iconoclasts.gain")
def test_iconoclasts_break_every_landmark_of_the_box_for_3_points_and_a_roll_each() -> None:
    state = expanded(
        "PP",
        civs=("iconoclasts",),
        taken={"science:4": "automa", "military:4": "shadow", "technology:4": "you"},
        cards={"skyscraper": None, "urban_farm": "automa"},
        automa={"exploration": 4, "technology": 4},
        shadow={"military": 4},
    )
    done = ability(state, rolled("exploration"), rolled("technology"), rolled("exploration"))
    removed = [event.landmark for event in every(done, LandmarkRemoved)]
    assert removed == ["science:4", "military:4", "card:urban_farm"]
    assert scores(done) == [("civilization", 3)] * 3
    owners = done.state.landmarks
    assert {owners["science:4"], owners["military:4"], owners["card:urban_farm"]} == {"gone"}
    assert (owners["technology:4"], owners["card:skyscraper"]) == ("you", None)
    assert len(every(done, Rolled)) == 3


@pytest.mark.rule("tap.civ.iconoclasts.reroll")
def test_a_finished_track_is_rolled_again() -> None:
    state = expanded(
        "PP",
        civs=("iconoclasts",),
        taken={"science:10": "automa"},
        automa=FINISHED | {"military": 4, "exploration": 7},
        achievements={"end_of_track": ["automa"]},
    )
    waiting = asks_ability(state)
    assert options(waiting) == ["exploration", "military"]
    done = ability(state, rolled("exploration"))
    assert because(every(done, Rolled) and done.events[3])[0][0] == "tap.civ.iconoclasts.reroll"


def asks_ability(state: SoloState) -> Any:
    from thirdchair.kit import flow  # the plain runner: this one is meant to ask
    from thirdchair.tapestry.solo import compose

    mode = compose(tuple(state.expansions))
    return flow.play(
        lambda state, turn, events: mode(state, events).civilization_income(turn), state, 2
    )


def test_with_every_track_finished_the_points_remain() -> None:
    state = expanded("PP", civs=("iconoclasts",), taken={"science:10": "shadow"}, automa=FINISHED)
    done = ability(state)
    assert scores(done) == [("civilization", 3)]
    assert the(done, Skipped).rule == "tap.civ.iconoclasts.reroll"


@pytest.mark.rule("tap.civ.iconoclasts.repeat")
def test_landmarks_that_come_by_it_are_broken_too() -> None:
    state = expanded(
        "PP", civs=("iconoclasts",), taken={"science:4": "automa"}, automa={"exploration": 9}
    )
    done = ability(state, rolled("exploration"), rolled("technology"))
    assert [event.landmark for event in every(done, LandmarkRemoved)] == [
        "science:4",
        "exploration:10",
    ]
    assert scores(done) == [("civilization", 3)] * 2


def test_a_broken_landmark_is_no_goal_any_more() -> None:
    """Nearest free landmark or end: on science the next one is space 7."""
    state = expanded("PP", taken={"science:4": "gone"})
    steps = rules_of_table(state).steps_to_landmark_or_end("automa")
    assert (steps("science"), steps("military")) == (7, 4)
    with pytest.raises(Refusal) as refusal:
        do(state, {"do": "landmark", "landmark": "science:4", "who": "you"})
    assert (refusal.value.code, refusal.value.text) == ("not_now", "landmark-taken")


# Hucksters


@pytest.mark.rule("tap.civ.hucksters.setup", "tap.civ.hucksters.add")
@pytest.mark.parametrize(
    ("favorite", "item"),
    [
        ("military", "tapestry"),
        ("science", "tapestry"),
        ("technology", "tech"),
        ("exploration", "territory"),
    ],
)
def test_hucksters_open_a_pool_and_add_by_the_favorite_track(favorite: str, item: str) -> None:
    shadow = "military" if favorite != "military" else "science"
    state = begun("PP", civs=["hucksters"], favorites={"automa": favorite, "shadow": shadow})
    done = set_up(state, joins(), *kept())
    assert [event.item for event in every(done, PoolFilled)] == ["space", "tapestry", item]
    assert done.state.pool == ["space", "tapestry", item]
    later = ability(expanded("PP", civs=("hucksters",), favorites=(favorite, shadow)), turn=5)
    assert later.state.pool == [item]


@pytest.mark.rule("tap.civ.hucksters.add.arts")
def test_with_arts_as_favorite_the_new_card_adds_a_masterpiece() -> None:
    state = expanded("PP", "AA", arts="science", civs=("hucksters",), favorites=("arts", "science"))
    done = ability(state, turn=3)
    assert (done.state.pool, the(done, PoolFilled).rule) == (
        ["masterpiece"],
        "tap.civ.hucksters.add.arts",
    )


@pytest.mark.rule("tap.civ.hucksters.score")
def test_the_pool_counts_as_landmarks_for_scoring_only() -> None:
    """Two landmarks and three items at ×2; nothing else is there to count but the capital."""
    state = expanded(
        "PP",
        civs=("hucksters",),
        pool=["space", "tapestry", "tech"],
        taken={"science:4": "automa", "military:4": "shadow"},
        mat=1,
        era=(2, 3),
    )
    done = carried_out(state, sync_score)
    assert done.state.vp["automa"] == 2 * (2 + 3 + 1)
    assert rules_of_table(state).landmarks_in_box() == ["science:4", "military:4"]


async def sync_score(solo: Any) -> None:
    solo.step_score_vp(3)


def test_the_engineers_beside_them_score_the_pool_too() -> None:
    """Level 6: two landmarks and one item, one point each; the next item comes after that."""
    state = expanded(
        "PP",
        civs=("engineers", "hucksters"),
        pool=["space"],
        taken={"science:4": "automa", "military:4": "shadow"},
        level=6,
    )
    assert scores(ability(state)) == [("civilization", 3)]


@pytest.mark.rule("tap.civ.hucksters.take")
def test_you_may_take_an_item_of_the_pool() -> None:
    state = expanded("PP", civs=("hucksters",), pool=["space", "tapestry", "tapestry"])
    done = do(state, {"do": "take", "item": "tapestry"})
    assert done.state.pool == ["space", "tapestry"]
    assert the(done, PoolTaken) == PoolTaken(
        item="tapestry", cards=2, rule="tap.civ.hucksters.take"
    )


@pytest.mark.parametrize(
    ("state", "text"),
    [(expanded("PP", pool=["space"]), "not-in-pool"), (expanded(), "no-pool")],
)
def test_what_does_not_lie_there_cannot_be_taken(state: SoloState, text: str) -> None:
    with pytest.raises(Refusal) as refusal:
        do(state, {"do": "take", "item": "tech"})
    assert (refusal.value.code, refusal.value.text) == ("not_now", text)


# Trailblazers


@pytest.mark.rule("tap.civ.trailblazers.socialism")
def test_with_trailblazers_socialism_leaves_the_game() -> None:
    found = step("tap.civ.trailblazers.socialism", "PP", civs=["trailblazers"])
    assert found.message == "step-no-socialism"


@pytest.mark.rule("tap.civ.trailblazers.outpost")
def test_trailblazers_begin_on_space_2_of_their_favorite_track() -> None:
    given = {"automa": "military", "shadow": "science"}
    done = set_up(begun("PP", civs=["trailblazers"], favorites=given), joins(), *kept())
    assert done.state.markers == {"military": [2]}
    placed = the(done, MarkerPlaced)
    assert (placed.track, placed.space) == ("military", 2)


@pytest.mark.rule("tap.civ.trailblazers.outpost")
@pytest.mark.parametrize(
    ("you", "markers", "space"), [(5, [2], 7), (1, [2, 4], 6), (4, [4], 6), (10, [], 12)]
)
def test_the_next_outpost_is_two_ahead_of_you_and_of_the_others(
    you: int, markers: list[int], space: int
) -> None:
    state = expanded(
        "PP",
        civs=("trailblazers",),
        favorites=("military", "science"),
        you={"military": you, "science": 9},
        markers={"military": markers},
    )
    assert the(ability(state), MarkerPlaced).space == space


def test_markers_can_be_corrected_and_what_stood_there_is_told() -> None:
    state = expanded("PP", civs=("trailblazers",), markers={"military": [2, 4]})
    done = do(state, {"do": "correct", "path": "markers.military", "value": [3]})
    corrected = the(done, Corrected)
    assert (corrected.from_, corrected.to) == ([2, 4], [3])
    assert done.state.markers == {"military": [3]}
    gone = do(done.state, {"do": "correct", "path": "markers.military", "value": []})
    assert gone.state.markers == {}
    with pytest.raises(Refusal):
        do(state, {"do": "correct", "path": "markers.military", "value": [13]})


@pytest.mark.rule("tap.civ.trailblazers.tie")
def test_without_room_there_the_tiebreaker_list_decides() -> None:
    """Card 8: exploration, military, technology, favorite, science. Exploration is full too."""
    state = expanded(
        "PP",
        civs=("trailblazers",),
        favorites=("military", "science"),
        you={"military": 11},
        markers={"exploration": [11]},
        pair=(3, 8),
    )
    placed = the(ability(state), MarkerPlaced)
    assert (placed.track, placed.space) == ("technology", 2)
    assert [reason.rule for reason in placed.why] == [
        "tap.civ.trailblazers.outpost",
        "tap.civ.trailblazers.tie",
    ]


def test_without_room_anywhere_nothing_is_placed() -> None:
    state = expanded("PP", civs=("trailblazers",), you=dict.fromkeys(FINISHED, 11))
    assert the(ability(state), Skipped).what == "marker"


@pytest.mark.rule("tap.civ.trailblazers.noeffect")
def test_these_outposts_are_no_tokens() -> None:
    """An outpost far ahead changes no favorite track and takes no landmark."""
    state = expanded("PP", civs=("trailblazers",), markers={"technology": [10]})
    assert rules_of_table(state).should_change_favorite("automa") is None
    assert the(ability(state), MarkerPlaced).space == 12
    assert ability(state).state.landmarks["technology:10"] is None


@pytest.mark.rule("tap.civ.trailblazers.end")
def test_ten_points_for_each_outpost_that_you_have_not_passed() -> None:
    """Passed: the one on space 2. On the same space or behind it: not passed."""
    state = expanded(
        "PP",
        civs=("trailblazers",),
        you={"military": 4},
        markers={"military": [2, 4], "arts": [], "science": [12]},
        era=(5, 5),
        points=7,
    )
    done = do(state, {"do": "finish"}, number("vp", 50))
    assert done.state.vp["automa"] == 27
    assert the(done, Scored).rule == "tap.civ.trailblazers.end"
    assert done.state.result.vp == {"automa": 27, "you": 50}


def test_your_second_token_passes_outposts_too() -> None:
    state = expanded("PP", markers={"military": [4]}, era=(5, 5))
    state.tracks["you2"] = {"military": 5}
    assert do(state, {"do": "finish"}, number("vp", 50)).state.vp["automa"] == 0


# What the owner's cards say


def test_points_are_those_of_the_owners_cards() -> None:
    box = {"equalizers.vp": 6, "iconoclasts.vp": 4, "trailblazers.vp": 8}
    equalizers = ability(expanded("PP", civs=("equalizers",), box=box))
    assert scores(equalizers) == [("civilization", 6)]
    taken = {"military:4": "automa"}
    state = expanded("PP", civs=("iconoclasts",), box=box, taken=taken, automa=FINISHED)
    assert scores(ability(state)) == [("civilization", 4)]
    state = expanded("PP", civs=("trailblazers",), box=box, markers={"science": [12]}, era=(5, 5))
    assert do(state, {"do": "finish"}, number("vp", 50)).state.vp["automa"] == 8


def test_the_pool_gains_what_the_owners_card_shows() -> None:
    box = {"hucksters.items": {"military": "tech"}}
    for favorite, item in (("military", "tech"), ("science", "tapestry")):
        state = expanded("PP", civs=("hucksters",), favorites=(favorite, "technology"), box=box)
        assert ability(state).state.pool == [item]
    given = {"civs": ["hucksters"], "favorites": {"automa": "military", "shadow": "science"}}
    told = sentences(step("tap.civ.hucksters.add", "PP", box=box, **given))
    assert told[0] == "Add a tech card to the pool, as the favorite track is Military."


@pytest.mark.parametrize(
    "entry",
    [
        {"equalizers.vp": 0},
        {"iconoclasts.vp": "3"},
        {"trailblazers.vp": 100},
        {"hucksters.items": {"military": "gold"}},
        {"hucksters.items": {"sea": "tech"}},
        {"hucksters.items": {}},
    ],
)
def test_what_cannot_be_on_a_card_is_refused(entry: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        begun("PP", box=entry)
    assert refusal.value.code == "bad_input"


# Level 1


@pytest.mark.parametrize("civ", ["hucksters", "trailblazers"])
def test_on_level_1_the_card_only_names_the_favorite(civ: str) -> None:
    given = {"automa": "military", "shadow": "science"}
    state = begun("PP", civs=[civ], favorites=given, level=1)
    done = set_up(state, joins(), *kept())
    assert (done.state.pool, done.state.markers) == ([], {})


def test_on_level_6_both_civilizations_have_their_set_up() -> None:
    given = {"automa": "military", "shadow": "science"}
    state = begun("PP", civs=["trailblazers", "hucksters"], favorites=given, level=6)
    done = set_up(state, joins(), *kept())
    assert (done.state.markers, len(done.state.pool)) == ({"military": [2]}, 3)
