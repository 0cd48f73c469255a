"""Achievements: the Automa earns them as you do, the Shadow Empire only one, without points."""

from functools import partial

import pytest

from tests.tapestry.builders import the
from tests.tapestry.rules_solo.reading import DONE, every, only, scores
from tests.tapestry.solo_builders import (
    bots_turn,
    conquer,
    do,
    income,
    pair,
    reacted,
    rule,
    solo,
    turned_up,
)
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.events import Achievement, Scored
from thirdchair.tapestry.solo import Solo

game = Tapestry()

END, TOPPLES, ISLAND = "end_of_track", "two_topples", "middle_island"


@pytest.mark.rule("tap.automa.achievement")
@pytest.mark.parametrize(("before", "place", "vp"), [([], 1, 10), (["you"], 2, 5)])
def test_the_end_of_a_track(before: list[str], place: int, vp: int) -> None:
    favorites = ("exploration", "science")
    state = solo(
        automa={"exploration": 11}, favorites=favorites, achievements={END: before}, points=3
    )
    done = bots_turn(state, *pair(6, 7))
    assert the(done, Achievement) == Achievement(who="automa", which=END, place=place, vp=vp)
    assert done.state.vp["automa"] == 3 + vp
    scored = the(done, Scored)
    assert (scored.from_, scored.to, scored.rule) == (3, 3 + vp, "tap.automa.achievement")


@pytest.mark.rule("tap.automa.achievement")
@pytest.mark.parametrize(("before", "place", "vp"), [([], 1, 10), (["you"], 2, 5)])
def test_two_of_your_outposts(before: list[str], place: int, vp: int) -> None:
    state = solo(on={26: "Y"}, topples=(1, 2), achievements={TOPPLES: before})
    done = conquer(state, reacted("none"))
    assert the(done, Achievement) == Achievement(who="automa", which=TOPPLES, place=place, vp=vp)
    assert scores(done) == [("achievement", vp)]


@pytest.mark.rule("tap.automa.achievement")
@pytest.mark.parametrize(("before", "place", "vp"), [([], 1, 10), (["you"], 2, 5)])
def test_the_middle_island(before: list[str], place: int, vp: int) -> None:
    empty = conquer(solo(on={19: "AA"}, achievements={ISLAND: before}))
    assert the(empty, Achievement) == Achievement(who="automa", which=ISLAND, place=place, vp=vp)
    yours = conquer(solo(on={19: "AA", 16: "Y"}, achievements={ISLAND: before}), reacted("none"))
    assert the(yours, Achievement) == Achievement(who="automa", which=ISLAND, place=place, vp=vp)
    trapped = conquer(solo(on={19: "AA", 16: "Y"}, achievements={ISLAND: before}), reacted("trap"))
    assert ISLAND not in [event.which for event in every(trapped, Achievement)]


@pytest.mark.rule("tap.automa.achievement")
def test_each_achievement_once_and_no_third_place() -> None:
    again = conquer(
        solo(on={26: "Y"}, topples=(2, 0), achievements={TOPPLES: ["automa"]}), reacted("none")
    )
    assert (every(again, Achievement), scores(again)) == ([], [])
    state = solo(automa=only(exploration=11), achievements={END: ["you", "shadow"]})
    late = bots_turn(state, *pair(6, 7))
    assert not every(late, Achievement)
    assert late.state.vp["automa"] == 0


async def fall(solo: Solo, whose: str) -> None:
    """The Automa topples an outpost on 19."""
    solo.topple(whose, 19, "automa", "tap.automa.conquer.opp.act.topple")


@pytest.mark.rule("tap.automa.achievement.topple")
def test_only_outposts_of_yours_count_for_the_automa() -> None:
    # an outpost of the Shadow Empire is no second one, an outpost of yours is
    for whose, letters, count, earned in (("shadow", "SA", 1, []), ("you", "YA", 2, ["automa"])):
        done = rule(solo(on={19: letters}, topples=(1, 0)), partial(fall, whose=whose))
        assert (done.state.topples["automa"], done.state.achievements[TOPPLES]) == (count, earned)
    # its own outpost, toppled by your trap, does not count for it either
    trapped = conquer(solo(on={26: "Y"}, topples=(1, 0)), reacted("trap"))
    assert (trapped.state.topples, trapped.state.achievements[TOPPLES]) == (
        {"automa": 1, "you": 1},
        [],
    )
    # your outpost that its trap has toppled is one of yours
    kept = do(
        solo(on={26: "A"}, topples=(1, 0), hand=1), {"do": "conquer", "hex": 26}, turned_up("trap")
    )
    assert kept.state.achievements[TOPPLES] == ["automa"]


@pytest.mark.rule("tap.shadow.achievement", "tap.shadow.achievement.vp", "tap.shadow.no-vp")
def test_the_shadow_empire_takes_the_place_of_a_finished_track_without_points() -> None:
    state = solo(automa=DONE, shadow=only(technology=11), points=30)
    done = bots_turn(state, *pair(6, 7))
    assert the(done, Achievement) == Achievement(who="shadow", which=END, place=1, vp=0)
    assert done.state.achievements == {END: ["shadow"], TOPPLES: [], ISLAND: []}
    assert game.view(done.state)["vp"] == {"automa": 30, "you": 0}  # it has no points at all
    # the next one finds only the second place
    you = do(done.state, {"do": "advance", "track": "science", "steps": 12})
    assert the(you, Achievement) == Achievement(who="you", which=END, place=2, vp=5)


@pytest.mark.rule("tap.shadow.achievement")
def test_toppled_shadow_outposts_and_the_island_bring_it_nothing() -> None:
    placed = conquer(solo(pair=(3, 9), topples=(1, 1)))
    assert (placed.state.topples, every(placed, Achievement)) == ({"automa": 1, "you": 1}, [])
    island = conquer(solo(on={19: "AA"}, pair=(3, 9)))
    assert [event.who for event in every(island, Achievement)] == ["automa"]


@pytest.mark.rule("tap.shadow.no-vp")
def test_the_shadow_empire_scores_nothing_in_an_income_turn() -> None:
    ahead = dict.fromkeys(("exploration", "science", "military", "technology"), 9)
    done = income(solo(shadow=ahead, deck=[], era=(4, 5), mat=3, level=1))
    assert {event.who for event in every(done, Scored)} == {"automa"}
    assert scores(done) == [("income", 3)]  # its one territory, x3
