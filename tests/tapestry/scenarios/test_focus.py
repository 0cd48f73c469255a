"""Atlantis 1, Focus: your favorite track, and the blockers on the others."""

from typing import Any

import pytest

from tests.tapestry.rules_solo.reading import every, moves, options
from tests.tapestry.scenarios.scenes import (
    begun,
    focus,
    happened,
    picked,
    reminded,
    rule_of,
    seen,
    told,
    types,
    why,
)
from tests.tapestry.solo_builders import asks, bots_turn, do, drew, pair, rolled
from thirdchair.kit.flow import Done
from thirdchair.kit.refusals import Refusal
from thirdchair.tapestry.commands import SetUp
from thirdchair.tapestry.events import Advanced
from thirdchair.tapestry.scenarios.focus.events import Held
from thirdchair.words.games.tapestry import TapestryWords

FAVORITES = {"automa": "military", "shadow": "exploration"}
CARDS = (picked("landmark_card", "skyscraper"), picked("automa_landmark_card", "tv_station"))


def set_up(gift: Any = "landmark", **fields: Any) -> Done[Any]:
    """Conquerors; the bots prefer military and exploration, you technology."""
    state = begun("atlantis", 1, civs=["conquerors"], favorites=FAVORITES, **fields)
    answers = (picked("your_favorite", "technology"), picked("first_gift", gift))
    return do(state, {"do": "new"}, *answers, drew("progress", 8), *CARDS)


def refused(state: Any, track: str, steps: int = 1, who: str = "you") -> Refusal:
    before = focus_of(state)
    with pytest.raises(Refusal) as refusal:
        do(state, {"do": "advance", "track": track, "steps": steps, "who": who})
    assert focus_of(state) == before
    return refusal.value


def focus_of(state: Any) -> tuple[Any, ...]:
    return dict(state.tracks["you"]), state.scenario.favorite, dict(state.scenario.blockers)


# Set-up


@pytest.mark.rule("tap.atlantis.s1.setup.1", "tap.atlantis.s1.setup.2")
def test_you_choose_one_of_the_two_remaining_tracks_and_begin_on_its_space_4() -> None:
    state = begun("atlantis", 1, civs=["conquerors"], favorites=FAVORITES)
    waiting = asks(state, SetUp())
    assert options(waiting) == ["science", "technology"]
    done = set_up()
    assert done.state.tracks["you"] == {
        "exploration": 0,
        "science": 0,
        "military": 0,
        "technology": 4,
    }
    assert seen(done.state)["favorite"] == "technology"
    moved = do(done.state, {"do": "advance", "track": "technology"})
    assert every(moved, Advanced)[0].tokens == 2


@pytest.mark.rule("tap.atlantis.s1.setup.3", "tap.atlantis.s1.setup.3.landmark")
@pytest.mark.parametrize(("gift", "owner"), [("landmark", "you"), (1, "automa"), (4, "automa")])
def test_you_take_a_benefit_or_the_first_landmark(gift: int | str, owner: str) -> None:
    state = begun("atlantis", 1, civs=["conquerors"], favorites=FAVORITES)
    waiting = asks(state, SetUp(), picked("your_favorite", "technology"))
    assert options(waiting) == [1, 2, 3, 4, "landmark"]
    done = set_up(gift)
    assert done.state.landmarks["technology:4"] == owner
    gifts = [] if gift == "landmark" else [("technology", gift)]
    assert [(one["track"], one["space"]) for one in happened(done, "first_gift")] == gifts


@pytest.mark.rule("tap.atlantis.s1.setup.4")
def test_a_blocker_stands_on_the_start_of_each_of_your_other_tracks() -> None:
    done = set_up()
    assert seen(done.state)["blockers"] == {"exploration": 0, "science": 0, "military": 0}
    assert [one["to"] for one in happened(done, "blockers")] == [0]


@pytest.mark.rule("tap.atlantis.s1.setup.5", "tap.atlantis.s1.setup.5.redraw")
def test_then_you_draw_three_civilizations() -> None:
    done = set_up()
    assert reminded(done) == ["tap.atlantis.s1.setup.5", "tap.atlantis.s1.setup.5.redraw"]
    order = types(done)
    assert order.index("blockers") < order.index("reminder")


@pytest.mark.rule(
    "tap.atlantis.s1.remove.automaciv.iconoclasts",
    "tap.atlantis.s1.remove.automaciv.equalizers",
    "tap.atlantis.s1.remove.automaciv.trailblazers",
    "tap.atlantis.s1.remove.automaciv.hucksters-ok",
    "tap.scen.civs",
)
def test_the_automa_draws_a_civilization_as_usual_but_not_three_of_plans_and_ploys() -> None:
    waiting = asks(begun("atlantis", 1), SetUp())
    assert options(waiting) == ["conquerors", "engineers", "explorers", "hucksters", "scientists"]
    assert happened(set_up(), "civilization") == [{"civ": "conquerors", "place": 1}]
    with pytest.raises(Refusal) as refusal:
        begun("atlantis", 1, civs=["iconoclasts"])
    assert refusal.value.text == "civ-not-in-scenario"


# The first income turn


@pytest.mark.rule("tap.atlantis.s1.income1.bots", "tap.atlantis.s1.income1.benefit")
def test_first_of_all_both_bots_advance_where_nobody_has_a_favorite() -> None:
    done = bots_turn(set_up().state, rolled("technology"))
    assert moves(done) == [
        ("automa", "science", 1),
        ("automa", "technology", 1),  # the benefit of the first science space: a roll
        ("shadow", "science", 1),
    ]
    assert types(done)[:3] == ["income", "reminder", "advanced"]


@pytest.mark.rule("tap.atlantis.s1.level56")
def test_the_scenario_comes_before_the_start_of_level_5() -> None:
    done = bots_turn(set_up(level=5).state, rolled("science"), drew("progress", 9))
    assert moves(done)[:5] == [
        ("automa", "science", 1),
        ("automa", "science", 2),
        ("shadow", "science", 1),
        ("automa", "military", 1),
        ("shadow", "exploration", 1),
    ]
    assert types(done).index("level_start") > types(done).index("advanced")


@pytest.mark.rule("tap.atlantis.s1.level1")
def test_level_1_leaves_out_blocked_tracks_and_the_blockers_follow_at_once() -> None:
    done = do(set_up(level=1).state, {"do": "income"})
    assert moves(done) == [("you", "technology", 5), ("you", "science", 1)]
    skipped = [(one.what, one.track, one.rule) for one in every(done, Held)]
    assert skipped == [
        ("blocked", "military", "tap.atlantis.s1.level1"),
        ("blocked", "exploration", "tap.atlantis.s1.level1"),
    ]
    for language, said in (("en", "on Military"), ("de", "Leiste Militär"), ("cs", "na stupnici")):
        event = happened(done, "skipped")[0] | {"type": "skipped"}
        assert said in TapestryWords(language, mode="atlantis").event(event)
        assert TapestryWords(language).event({key: event[key] for key in event if key != "track"})
    assert set(seen(done.state)["blockers"].values()) == {1}


# Blockers


@pytest.mark.rule("tap.atlantis.s1.block.follow", "tap.atlantis.s1.block.idea")
@pytest.mark.parametrize(
    ("start", "steps", "blockers"), [(4, 2, 2), (5, -1, 0), (4, -2, 0), (9, 1, 6), (4, 1, 1)]
)
def test_blockers_stay_four_spaces_behind_your_favorite(
    start: int, steps: int, blockers: int
) -> None:
    state = focus(
        you={"technology": start},
        blockers=dict.fromkeys(("exploration", "science", "military"), max(0, start - 4)),
    )
    done = do(state, {"do": "advance", "track": "technology", "steps": steps})
    assert set(seen(done.state)["blockers"].values()) == {blockers}
    assert len(seen(done.state)["blockers"]) == 3


@pytest.mark.rule("tap.atlantis.s1.block.front")
def test_the_front_one_of_two_tokens_counts() -> None:
    state = focus(you={"technology": 4}, blockers={"exploration": 2, "science": 2, "military": 2})
    state.tracks["you2"] = {"technology": 6}
    behind = do(state, {"do": "advance", "track": "technology"})
    assert set(seen(behind.state)["blockers"].values()) == {2}
    ahead = do(behind.state, {"do": "advance", "track": "technology", "who": "you2"})
    assert set(seen(ahead.state)["blockers"].values()) == {3}


@pytest.mark.rule("tap.atlantis.s1.block.blocked", "tap.atlantis.s1.block.nomove")
@pytest.mark.parametrize(("at", "steps"), [(2, 1), (3, 1), (2, -1)])
def test_a_token_level_with_its_blocker_or_beyond_it_does_not_move(at: int, steps: int) -> None:
    state = focus(you={"technology": 6, "science": at}, blockers={"science": 2, "military": 2})
    refusal = refused(state, "science", steps)
    assert (refusal.code, refusal.text) == ("not_now", "token-is-blocked")
    freed = do(state, {"do": "advance", "track": "technology", "steps": 2}).state
    assert moves(do(freed, {"do": "advance", "track": "science"})) == [("you", "science", at + 1)]


def test_a_move_past_the_blocker_is_refused_with_what_would_be_right() -> None:
    state = focus(you={"technology": 8, "science": 2}, blockers={"science": 4})
    refusal = refused(state, "science", 3)
    assert (refusal.text, refusal.args_for_text["room"]) == ("blocked-on-the-way", 2)
    assert moves(do(state, {"do": "advance", "track": "science", "steps": 2}))[-1][2] == 4


@pytest.mark.rule("tap.atlantis.s1.block.die")
@pytest.mark.parametrize(
    ("you", "die"),
    [
        ({"technology": 6, "science": 1, "military": 2}, ["exploration", "science", "technology"]),
        ({"technology": 4}, ["technology"]),
    ],
)
def test_the_die_counts_only_for_tokens_that_are_not_blocked(
    you: dict[str, int], die: list[str]
) -> None:
    space = max(0, you["technology"] - 4)
    blockers = dict.fromkeys(("exploration", "science", "military"), space)
    assert seen(focus(you=you, blockers=blockers))["die"] == die


@pytest.mark.rule("tap.atlantis.s1.block.die")
def test_a_finished_former_favorite_is_no_reroll_its_roll_stands_and_is_void() -> None:
    state = focus(
        favorite="science",
        former=("technology",),
        you={"technology": 12, "science": 7, "military": 3},
        blockers={"exploration": 3, "military": 3, "technology": 3},
    )
    assert seen(state)["die"] == ["exploration", "science", "technology"]


def test_one_unblocked_token_of_two_is_enough_for_the_die() -> None:
    state = focus(
        you={"technology": 7, "science": 3, "military": 5},
        blockers={"exploration": 3, "science": 3, "military": 3},
    )
    assert seen(state)["die"] == ["exploration", "technology"]
    state.tracks["you2"] = {"military": 0, "science": 3}
    assert seen(state)["die"] == ["exploration", "military", "technology"]
    done = do(state, {"do": "advance", "who": "you2", "track": "military"})
    assert moves(done) == [("you2", "military", 1)]


def test_without_such_a_track_the_roll_is_void() -> None:
    done = dict.fromkeys(("exploration", "science", "military", "technology"), 12)
    assert seen(focus(you=done, favorite=None))["die"] == []


# Changing your favorite


@pytest.mark.rule(
    "tap.atlantis.s1.switch.when",
    "tap.atlantis.s1.switch.new",
    "tap.atlantis.s1.switch.token",
    "tap.atlantis.s1.switch.blocker",
    "tap.atlantis.s1.switch.adjust",
)
def test_at_the_end_the_farthest_unfinished_track_is_your_favorite() -> None:
    state = focus(
        you={"technology": 11, "science": 7, "military": 3, "exploration": 5},
        blockers={"exploration": 7, "science": 7, "military": 7},
    )
    done = do(state, {"do": "advance", "track": "technology"})
    assert types(done) == [
        "advanced",
        "achievement",
        "scored",
        "reminder",
        "your_favorite",
        "blocker_swapped",
        "blockers",
    ]
    assert reminded(done) == ["tap.atlantis.s1.switch.when"]
    (chosen,) = happened(done, "your_favorite")
    assert (chosen["track"], chosen["former"], chosen["space"]) == ("science", "technology", 7)
    assert why(done, "your_favorite") == [("tap.atlantis.s1.switch.new", ["science"], [5, 7, 3])]
    (swapped,) = happened(done, "blocker_swapped")
    assert (swapped["track"], swapped["former"]) == ("science", "technology")
    assert seen(done.state)["blockers"] == {"exploration": 3, "military": 3, "technology": 3}


@pytest.mark.rule("tap.atlantis.s1.switch.tie")
def test_between_equal_tracks_you_choose() -> None:
    state = focus(
        you={"technology": 11, "science": 6, "military": 6, "exploration": 2},
        blockers={"exploration": 7, "science": 7, "military": 7},
    )
    waiting = asks(state, {"do": "advance", "track": "technology"})
    assert options(waiting) == ["science", "military"]
    done = do(state, {"do": "advance", "track": "technology"}, picked("your_favorite", "military"))
    assert seen(done.state)["favorite"] == "military"


@pytest.mark.rule("tap.atlantis.s1.switch.ignore")
def test_a_former_favorite_is_neither_blocked_nor_chosen_again() -> None:
    state = focus(
        favorite="science",
        former=("technology",),
        you={"technology": 12, "science": 11, "military": 3},
        blockers={"exploration": 7, "military": 7, "technology": 7},
    )
    back = do(state, {"do": "advance", "track": "technology", "steps": -1})
    assert moves(do(back.state, {"do": "advance", "track": "technology"}))[0][2] == 12
    done = do(back.state, {"do": "advance", "track": "science"})
    assert seen(done.state)["favorite"] == "military"


def test_when_every_track_is_finished_no_blocker_matters() -> None:
    state = focus(
        favorite="science",
        former=("technology",),
        you={"technology": 12, "science": 11, "military": 12, "exploration": 12},
        blockers={"exploration": 7, "military": 7, "technology": 7},
    )
    done = do(state, {"do": "advance", "track": "science"})
    assert types(done)[-1] == "no_favorite"
    assert (seen(done.state)["favorite"], seen(done.state)["blockers"]) == (None, {})


@pytest.mark.rule("tap.atlantis.s1.switch.only", "tap.atlantis.s1.bots")
def test_bots_change_their_favorite_by_their_own_rule_and_yours_stays() -> None:
    state = focus(
        automa={"military": 12, "technology": 9},
        you={"technology": 4},
        blockers={"exploration": 0, "science": 0, "military": 0},
        era=(1, 1),
    )
    done = rule_of(state, "look_at_favorite", bot="automa")
    assert done.state.favorites["automa"] == "technology"
    assert seen(done.state)["favorite"] == "technology"
    for track in ("technology", "science"):  # neither a step there nor one that takes the lead
        ahead = focus(you={"technology": 5, "science": 8}, blockers={"science": 9})
        moved = do(ahead, {"do": "advance", "track": track})
        assert seen(moved.state)["favorite"] == "technology"
    turn = bots_turn(focus(automa={"military": 6}, blockers={"military": 0}), *pair(1, 2))
    assert moves(turn)[0] == ("automa", "military", 7)


# Corrections


def corrected(state: Any, **parts: Any) -> Any:
    for path, value in parts.items():
        state = do(state, {"do": "correct", "path": path.replace("__", "."), "value": value}).state
    return state


def test_a_blocker_that_was_taken_off_by_hand_is_back_after_a_change_of_favorites() -> None:
    state = focus(
        you={"technology": 11, "science": 7},
        blockers={"exploration": 7, "science": 7, "military": 7},
    )
    done = do(
        corrected(state, scenario__blockers__science=None),
        {"do": "advance", "track": "technology"},
    )
    assert seen(done.state)["favorite"] == "science"
    assert seen(done.state)["blockers"] == {"exploration": 3, "military": 3, "technology": 3}


def test_another_favorite_by_hand_is_free_and_its_blocker_stands_on_the_old_one() -> None:
    state = focus(
        you={"technology": 6, "science": 2},
        blockers={"exploration": 2, "science": 2, "military": 2},
    )
    now = corrected(state, scenario__favorite="science")
    assert seen(now)["blockers"] == {"exploration": 2, "military": 2, "technology": 2}
    assert moves(do(now, {"do": "advance", "track": "science"})) == [("you", "science", 3)]
    assert refused(now, "technology").text == "token-is-blocked"
    on_it = corrected(now, scenario__blockers__science=0)
    assert moves(do(on_it, {"do": "advance", "track": "science"})) == [("you", "science", 3)]
    back = corrected(on_it, scenario__favorite="technology")
    assert seen(back)["blockers"] == {"exploration": 2, "science": 2, "military": 2}
    done = do(corrected(now, tracks__you__science=11), {"do": "advance", "track": "science"})
    assert seen(done.state)["favorite"] == "technology"
    assert seen(done.state)["former"] == ["science"]


def test_a_former_favorite_that_is_corrected_to_be_the_favorite_is_no_former_one() -> None:
    state = focus(
        favorite="science",
        former=("technology",),
        you={"technology": 12, "science": 7},
        blockers={"exploration": 3, "military": 3, "technology": 3},
    )
    now = corrected(state, tracks__you__technology=11, scenario__favorite="technology")
    assert seen(now)["former"] == []
    again = do(now, {"do": "advance", "track": "technology"}).state
    assert (seen(again)["favorite"], seen(again)["former"]) == ("science", ["technology"])


def test_a_favorite_that_is_corrected_there_and_back_leaves_the_former_ones_known() -> None:
    state = focus(
        favorite="science",
        former=("technology",),
        you={"technology": 11, "science": 7},
        blockers={"exploration": 3, "military": 3, "technology": 3},
    )
    there = corrected(state, scenario__favorite="technology")
    back = corrected(there, scenario__favorite="science")
    assert seen(there)["former"] == []
    assert seen(back) == seen(state)


@pytest.mark.parametrize("path", ["scenario.favorite.nonsense.x", "scenario.blockers.arts"])
def test_a_part_that_is_not_there_cannot_be_corrected(path: str) -> None:
    with pytest.raises(Refusal) as refusal:
        do(focus(), {"do": "correct", "path": path, "value": "science"})
    assert (refusal.value.code, refusal.value.where) == ("bad_input", "do.path")


@pytest.mark.rule("tap.atlantis.s1.goal")
def test_there_is_no_goal_besides_more_points() -> None:
    done = do(focus(points=40), {"do": "finish"}, told("vp", 41))
    assert done.state.result.winner == ["you"]
    assert "goal" not in types(done)
