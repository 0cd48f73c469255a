"""The war track and rivals in a free game."""

import pytest

from tests.modules.free import THREE, TILES, TWO, Free
from tests.scythe.scene import automa, every, human
from thirdchair.kit.choices import Choice
from thirdchair.scythe.moves.field import Field


@pytest.mark.rule("fen.modules.war", "fen.modules.war.where", "fen.modules.war.no-headstart")
def test_the_war_track_alone_changes_nothing_but_the_track() -> None:
    plain, war = Free(*TWO, modules=[]), Free(*TWO, modules=["war_track"])
    for seat in ("s1", "s2"):
        assert war.state.seats[seat].units == plain.state.seats[seat].units
        assert war.state.seats[seat].popularity == plain.state.seats[seat].popularity
    assert "workers" not in war.state.seats["s1"].stars
    assert "fen.modules.war.where" in war.steps()


@pytest.mark.rule(
    "fen.modules.automa.war",
    "fen.modules.automa.war.list",
    "fen.modules.automa.stars-beside",
    "fen.modules.automa.skip-meaning",
)
def test_on_the_war_track_an_automa_earns_four_victories_and_power_the_rest_lies_beside() -> None:
    scene = Free(*TWO, modules=["war_track"])
    assert list(scene.state.seats["s2"].stars) == ["combat", "power", "tracker"]
    rules = scene.game.rules_at(scene.state)
    assert rules.star_limit("s2", "combat") == 4
    assert rules.star_limit("s2", "tracker") == 6
    scene.give("s2", tracker=3, power=15)
    told = scene.turn("s2", 1)
    assert not every(told, "rolled")


@pytest.mark.rule("fen.modules.automa.skip-default", "fen.modules.automa.stars-count")
def test_without_a_list_it_earns_two_victories_and_power_and_all_stars_count() -> None:
    scene = Free(*TWO, modules=["alliances"], answers=("nobody",))
    rules = scene.game.rules_at(scene.state)
    assert [rules.star_limit("s2", one) for one in ("combat", "power")] == [2, 1]
    scene.state.seats["s2"].stars |= {"combat": 1, "tracker": 4}
    assert rules.star_count("s2") == 5
    scene.state.seats["s2"].stars["tracker"] = 5
    ended = rules.ends()
    assert ended is not None
    assert ended.seat == "s2"


@pytest.mark.rule("fen.modules.rivals", "fen.modules.rivals.where", "fen.modules.rivals.max2")
@pytest.mark.parametrize(
    ("modules", "before", "most"),
    [
        (["rivals"], (), 2),
        (["rivals", "war_track"], (), 4),
        (["rivals", "triumph_tiles"], TILES, 2),
    ],
)
def test_people_lay_two_stars_on_bases_and_four_beside_the_war_track(
    modules: list[str], before: tuple[str, ...], most: int
) -> None:
    scene = Free(*TWO, modules=modules, answers=(*before, *["s2"] * most))
    assert scene.state.laid["rivals.s1"] == {"base:saxony": most}
    assert "fen.modules.rivals.where" in scene.steps()
    fewer = Free(*TWO, modules=modules, answers=(*before, "s2", "enough"))
    assert fewer.state.laid["rivals.s1"] == {"base:saxony": 1}


@pytest.mark.rule("fen.fenris.automa-vs.move.priority", "fen.e2a.automa.rivals.move.priority")
def test_a_rival_comes_before_a_token() -> None:
    """Whoever hunts somebody does not go round what lies on the way."""
    seats = (human("fenris", name="Ana"), automa("nordic"))
    scene = Free(*seats, modules=["rivals", "fenris"], answers=("crimea", "enough"))
    for kind in ("worker", "mech", "character"):
        scene.state.seats["s1"].units[kind] = {}
    scene.state.seats["s1"].units["character"] = {"r6c5": 1}
    scene.state.tokens.influence = ["r5c5"]
    rules = scene.game.rules_at(scene.state)
    choice = Choice(["r1c1", "r5c5"])
    rules.drawn_to("s2", choice, Field(rules, "s2"))
    assert choice.left == ("r5c5",)
    assert [one.rule for one in choice.why] == ["fen.e2a.automa.rivals.move.closest"]


@pytest.mark.rule("fen.modules.automa.rivals")
def test_an_automa_has_rivals_in_a_free_game_too() -> None:
    scene = Free(*TWO, modules=["rivals"], answers=("enough",))
    assert scene.state.laid["rivals.s2"] == {"base:nordic": 2}
    three = Free(*THREE, modules=["rivals"], answers=("enough",))
    assert three.state.laid["rivals.s2"] == {"base:nordic": 1, "base:rusviet": 1}
