"""What looks like a slip on a tracked board, and what does not."""

from typing import Any

from tests.scythe.scene import Scene, solo
from thirdchair.scythe.doubts import doubts, owed


def abouts(scene: Scene, **command: Any) -> list[str]:
    found = doubts(scene.game.rules_at(scene.state), {"seat": "s1", **command})
    return [doubt.about for doubt in found]


def moved(scene: Scene, *moves: tuple[str, str, str]) -> list[str]:
    steps = [{"unit": unit, "n": 1, "from": start, "to": end} for unit, start, end in moves]
    return abouts(scene, do="move", moves=steps)


def crimea() -> Scene:
    """Crimea is played by a human, Saxony by an Automa."""
    return solo("saxony", "crimea")


def test_a_worker_over_a_river_on_turn_1_is_doubted_and_a_mech_makes_it_possible() -> None:
    scene = solo("crimea", "rusviet")
    # r1c3 has a river on its east side, where r1c4 lies
    assert moved(scene, ("worker", "r1c3", "r1c4")) == ["river"]
    assert moved(scene, ("worker", "r1c2", "r1c3")) == []
    scene.state.seats["s1"].units["mech"] = {"r1c3": 1}
    assert moved(scene, ("worker", "r1c3", "r1c4")) == []


def test_nordic_workers_swim_and_their_character_does_not() -> None:
    scene = solo("crimea", "nordic")
    assert moved(scene, ("worker", "r1c3", "r1c4")) == []
    assert moved(scene, ("character", "r1c3", "r1c4")) == ["river"]


def test_the_character_goes_four_hexes_on_turn_1() -> None:
    scene = crimea()
    start = "base:crimea"
    far = next(
        one for one, n in scene.game.rules_at(scene.state).board.far[start].items() if n == 4
    )
    found = doubts(
        scene.game.rules_at(scene.state),
        {
            "do": "move",
            "seat": "s1",
            "moves": [{"unit": "character", "from": start, "to": far}],
        },
    )
    assert [(one.about, one.args["steps"]) for one in found] == [("far", 4)]


def test_with_a_mech_on_the_board_three_hexes_are_no_slip_and_four_are() -> None:
    """From plain land to plain land; a Factory card and an ability together lead that far."""
    scene = crimea()
    assert moved(scene, ("character", "r3c1", "r5c4")) == ["far"]
    scene.state.seats["s1"].units["mech"] = {"r7c3": 1}
    assert moved(scene, ("character", "r3c1", "r5c4")) == []
    assert moved(scene, ("character", "r3c1", "r7c1")) == ["far"]


def test_two_short_moves_of_one_unit_are_one_long_way() -> None:
    scene = crimea()
    # r1c1, r1c2 and r1c3 lie in a row without rivers between them
    assert moved(scene, ("worker", "r1c1", "r1c2")) == []
    assert moved(scene, ("worker", "r1c1", "r1c2"), ("worker", "r1c2", "r1c3")) == ["far"]


def test_what_the_rules_refuse_is_doubted_no_further() -> None:
    scene = solo("crimea", "rusviet")
    river = ("worker", "r1c3", "r1c4")
    assert moved(scene, ("worker", "r1c2", "r1c2"), river) == []
    assert moved(scene, ("worker", "r1c2", "nowhere"), river) == []
    assert moved(scene, river, ("worker", "nowhere", "r1c2")) == ["river"]


def test_tunnels_and_mines_are_one_step() -> None:
    scene = crimea()
    board = scene.game.rules_at(scene.state).board
    one, other = sorted(board.tunnels)[0], sorted(board.tunnels)[-1]
    assert board.far[one][other] > 1
    assert moved(scene, ("worker", one, other)) == []
    assert moved(scene, ("worker", "r1c1", other)) == ["far"]
    scene.state.seats["s1"].units["structure"] = {"r1c1": 1}
    assert moved(scene, ("worker", "r1c1", other)) == []


def test_onto_a_lake_and_onto_the_home_base_of_another_faction() -> None:
    scene = crimea()
    assert moved(scene, ("worker", "r2c2", "r2c1")) == ["lake"]
    assert moved(scene, ("character", "base:crimea", "base:saxony")) == ["foreign-base"]


def test_two_factions_on_one_territory() -> None:
    scene = crimea()
    scene.state.seats["s2"].units["worker"] = {"r6c2": 1}
    build = {"do": "place", "unit": "structure", "n": 1}
    found = doubts(scene.game.rules_at(scene.state), {**build, "seat": "s1", "at": "r6c2"})
    assert [(one.about, one.args) for one in found] == [("company", {"seat": "s2", "at": "r6c2"})]
    assert abouts(scene, **build, at="r4c4") == []
    assert abouts(scene, **{**build, "unit": "worker"}, at="r6c2") == [], "the rules refuse it"


def test_a_star_for_four_mechs_with_three_on_the_board() -> None:
    scene = crimea()
    scene.state.seats["s1"].units["mech"] = {"r4c4": 3}
    found = doubts(
        scene.game.rules_at(scene.state), {"do": "star", "seat": "s1", "triumph": "mechs"}
    )
    assert [(one.about, one.args["n"], one.args["most"]) for one in found] == [("star", 3, 4)]
    assert abouts(scene, do="star", triumph="objective") == []
    scene.state.seats["s1"].units["mech"] = {"r4c4": 4}
    assert abouts(scene, do="star", triumph="mechs") == []


def test_a_star_for_the_end_of_a_track_that_is_far_away() -> None:
    scene = crimea()
    me = scene.state.seats["s1"]
    for triumph, most in (("power", 16), ("popularity", 18)):
        setattr(me, triumph, 3)
        found = doubts(
            scene.game.rules_at(scene.state), {"do": "star", "seat": "s1", "triumph": triumph}
        )
        assert [(one.about, one.args["n"], one.args["most"]) for one in found] == [
            ("star-track", 3, most)
        ]
        setattr(me, triumph, most)
        assert abouts(scene, do="star", triumph=triumph) == []


def test_four_mechs_and_no_star_is_said_until_it_is_placed() -> None:
    scene = crimea()
    rules = scene.game.rules_at
    scene.state.seats["s1"].units["mech"] = {"r4c4": 3}
    assert owed(rules(scene.state)) == []
    scene.state.seats["s1"].units["mech"] = {"r4c4": 4}
    assert owed(rules(scene.state)) == [("s1", "mechs")]
    scene.do({"do": "star", "seat": "s1", "triumph": "mechs"})
    assert owed(rules(scene.state)) == []
    scene.give("s1", popularity=18)
    assert owed(rules(scene.state)) == [("s1", "popularity")]


def test_a_board_that_is_not_tracked_doubts_nothing() -> None:
    scene = solo("saxony", "crimea", board="ask")
    assert moved(scene, ("character", "base:crimea", "base:saxony")) == []
    scene.state.seats["s1"].units["mech"] = {"r4c4": 4}
    assert owed(scene.game.rules_at(scene.state)) == []
