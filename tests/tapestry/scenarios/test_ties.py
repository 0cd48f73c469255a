"""A scenario with equal points is decided as usual, by resources, or as the table rules."""

from typing import Any

import pytest

from tests.tapestry.scenarios.scenes import focus, happened, the_fall, told, world_war
from tests.tapestry.solo_builders import asks, do
from thirdchair.kit.refusals import Refusal
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.scenarios.state import ScenarioState

KEY = "scenario.tie_counts_as_win"
USUAL = {KEY: "usual"}
game = Tapestry()


def finished(state: ScenarioState, *answers: Any) -> tuple[list[str], list[dict[str, Any]]]:
    done = do(state, {"do": "finish"}, *answers)
    return done.state.result.winner, happened(done, "campaign_points")


@pytest.mark.rule("tap.scen.win")
@pytest.mark.parametrize(("left", "winner"), [(2, "you"), (0, "automa")])
def test_with_equal_points_resources_decide(left: int, winner: str) -> None:
    state = focus(points=30, rulings=USUAL)
    asked = asks(state, {"do": "finish"}, told("vp", 30)).question
    assert asked.key == "number:resources:you"
    done = do(state, {"do": "finish"}, told("vp", 30), told("resources", left))
    assert done.state.result.winner == [winner]
    (tie,) = happened(done, "tie")
    assert (tie["resources"], tie["rule"]) == ({"automa": 0, "you": left}, "tap.end.winner")
    (points,) = happened(done, "campaign_points")
    assert (points["who"], points["points"]) == (winner, 1 * state.level)


@pytest.mark.parametrize(("vp", "winner"), [(31, "you"), (29, "automa")])
def test_without_a_tie_nobody_asks_for_resources(vp: int, winner: str) -> None:
    assert finished(focus(points=30, rulings=USUAL), told("vp", vp))[0] == [winner]


@pytest.mark.rule("tap.scen.win", "tap.scen.lose")
def test_resources_do_not_make_up_for_a_missed_goal() -> None:
    state = world_war(points=30, rulings=USUAL)
    winner, _ = finished(state, told("vp", 30), told("resources", 5))
    assert winner == ["automa"]
    fall = the_fall(points=30, rulings=USUAL)
    tied = (told("vp", 30), told("resources", 1))
    assert finished(fall, *tied, told("full_building_types", 2))[0] == ["you"]
    assert finished(fall, *tied, told("full_building_types", 1))[0] == ["automa"]


@pytest.mark.parametrize(("ruled", "winner"), [(True, "you"), (False, "automa")])
def test_a_table_may_rule_otherwise(ruled: bool, winner: str) -> None:
    state = focus(points=30, rulings={KEY: ruled})
    assert finished(state, told("vp", 30))[0] == [winner]


def test_as_usual_is_the_default_and_the_other_two_can_be_said() -> None:
    setup = {"game": "tapestry", "mode": "atlantis", "scenario": 4}
    for given, held in (({}, "usual"), ({KEY: True}, True), ({KEY: False}, False)):
        _, state = game.set_up({**setup, "rulings": given})
        assert state.rulings[KEY] == held
    with pytest.raises(Refusal):
        game.set_up({**setup, "rulings": {KEY: "perhaps"}})
