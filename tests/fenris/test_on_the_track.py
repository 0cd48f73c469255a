"""Stars of the Automas lie on the triumph track: what they earn, and what the dice pick."""

import msgspec
import pytest

from tests.fenris.scene import ANA_AND_AUTOMA, Evening
from tests.scythe.scene import Events, every, only, solo
from thirdchair.scythe import material
from thirdchair.scythe.fenris.episodes.finding import board_at
from thirdchair.scythe.material import material_of

ADVANCES = 3  # Scheme I: move worker; the tracker advances
POWER = 6  # Scheme I: move worker, power 2


def before_a_star(**stars: int) -> Evening:
    """The next card moves the Automa's marker to the first star of its tracker."""
    scene = Evening(*ANA_AND_AUTOMA).begun()
    scene.tonight.seats["s2"].tracker = 8
    scene.tonight.seats["s2"].stars.update(stars)
    return scene


def star(scene: Evening, first: int, second: int) -> Events:
    return scene.do("automa_turn", ADVANCES, first, second, seat="s2")


@pytest.mark.rule(
    "fen.automa.stars.roll",
    "fen.automa.stars.count",
    "fen.automa.stars.place",
    "fen.automa.stars.on-track",
    "fen.automa.stars.way-b",
)
@pytest.mark.parametrize(
    ("dice", "triumph"),
    [((5, 3), "mechs"), ((1, 6), "extra_objective"), ((6, 6), "workers"), ((2, 2), "upgrades")],
)
def test_the_lower_of_two_dice_counts_spaces_from_the_left(
    dice: tuple[int, int], triumph: str
) -> None:
    """Open objective, upgrades, mechs, structures, recruits, workers, objective, popularity."""
    scene = before_a_star()
    events = star(scene, *dice)
    assert only(events, "rolled")["counts"] == min(dice)
    assert only(events, "star")["triumph"] == triumph
    assert scene.tonight.seats["s2"].stars[triumph] == 1
    assert "fen.automa.stars.count" in [one["rule"] for one in only(events, "star")["why"]]


@pytest.mark.rule("fen.automa.stars.skip-list", "fen.automa.stars.skip-for-b", "fen.e1.automa.skip")
def test_what_it_can_earn_is_passed_over() -> None:
    """Without its own stars only objective, popularity are left: combats and power do not count."""
    own = {"extra_objective": 1, "upgrades": 1, "mechs": 1, "structures": 1, "recruits": 0}
    scene = before_a_star(**own, workers=1)
    taken = {1: "recruits", 2: "objective", 3: "popularity"}
    for lower, triumph in taken.items():
        again = before_a_star(**own, workers=1)
        assert only(star(again, lower, 6), "star")["triumph"] == triumph
    assert scene.tonight.seats["s2"].stars["combat"] == 0


@pytest.mark.rule("fen.automa.stars.wrap")
def test_after_the_last_space_the_first_one_follows() -> None:
    own = {"extra_objective": 1, "upgrades": 1, "mechs": 1, "structures": 1, "workers": 1}
    scene = before_a_star(**own)
    assert only(star(scene, 5, 5), "star")["triumph"] == "objective"


def test_without_a_space_the_star_lies_beside_the_track_and_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Five of its own are the most before the last; with a shorter track none would be left."""
    scene = before_a_star()
    board = board_at("1")
    short = msgspec.structs.replace(material_of(board), track=("combat", "power"))
    monkeypatch.setitem(material._made, board, short)
    events = scene.do("automa_turn", ADVANCES, seat="s2")
    assert only(events, "star")["triumph"] == "beside"


@pytest.mark.rule("fen.automa.stars.way-a")
def test_power_is_earned_as_people_earn_it_and_not_rolled() -> None:
    scene = Evening(*ANA_AND_AUTOMA).begun()
    scene.tonight.seats["s2"].power = 15
    events = scene.do("automa_turn", POWER, seat="s2")
    assert only(events, "star")["triumph"] == "power"
    assert every(events, "rolled") == []


@pytest.mark.rule("fen.e1.automa.objective-first", "fen.e1.automa.influence")
def test_the_open_objective_is_the_first_space_and_brings_its_influence() -> None:
    scene = before_a_star()
    events = star(scene, 1, 1)
    assert only(events, "took")["space"] == "extra_objective"
    assert scene.tonight.seats["s2"].holds == {"influence": 1}
    assert scene.tonight.laid["influence"]["extra_objective"] == 0


@pytest.mark.rule("fen.automa.difficulty.auto.diff", "fen.automa.difficulty.auto.move")
def test_an_automa_that_lost_more_often_starts_further_on() -> None:
    scene = Evening(*ANA_AND_AUTOMA, adjusts=True)
    scene.state.sheets["s1"].wins = ["a", "b", "c"]
    scene.state.sheets["s2"].wins = ["d"]
    scene.begun()
    assert scene.tonight.seats["s2"].tracker == 2


@pytest.mark.rule("fen.automa.difficulty.auto.negative", "fen.automa.difficulty.auto")
def test_one_that_won_more_often_starts_before_the_card_if_the_table_wants_it() -> None:
    for adjusts, tracker in (True, -1), (False, 0):
        scene = Evening(*ANA_AND_AUTOMA, adjusts=adjusts)
        scene.state.sheets["s2"].wins = ["a"]
        scene.begun()
        assert scene.tonight.seats["s2"].tracker == tracker


@pytest.mark.rule("fen.automa.difficulty.change")
def test_its_level_may_change_from_evening_to_evening() -> None:
    scene = Evening(*ANA_AND_AUTOMA).begun(level={"s2": "ultimaszyna"})
    assert scene.tonight.seats["s2"].level == "ultimaszyna"
    assert scene.sheet("s2")["level"] == "ultimaszyna"


@pytest.mark.rule("fen.automa.difficulty.auto.diff", "fen.automa.difficulty.auto")
def test_the_next_start_is_told_where_it_will_be_so_and_nowhere_else() -> None:
    for adjusts in (True, False):
        scene = Evening(*ANA_AND_AUTOMA, adjusts=adjusts).begun()
        events = scene.do("episode_result", coins={"s1": 70, "s2": 40})
        told = [(one["seat"], one["change"]) for one in every(events, "difficulty")]
        assert told == [("s2", 1)] * adjusts
    free = solo("nordic", "crimea").give("s2", coins=40)
    assert not every(free.do({"do": "finish"}, 90, 0, 0, 0), "difficulty")
