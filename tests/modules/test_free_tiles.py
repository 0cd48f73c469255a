"""Triumph tiles as the track of a free game."""

import pytest

from tests.modules.free import TILES, TWO, Free
from tests.scythe.scene import automa
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.game import Scythe


@pytest.mark.rule("fen.modules.tiles", "fen.modules.tiles.where", "fen.modules.tiles.only")
@pytest.mark.rule("fen.modules.automa.tiles.list", "fen.modules.tiles.why")
def test_ten_tiles_are_the_track_of_a_free_game() -> None:
    scene = Free(*TWO, modules=["triumph_tiles"], answers=TILES)
    assert scene.state.track == list(TILES)
    assert list(scene.state.seats["s2"].stars) == [
        "combat",
        "encounters",
        "factory_card",
        "tracker",
    ]
    assert not [kind for kind in scene.state.laid if kind.startswith("stars")]
    assert [scene.rules.stars_for(seat, "combat") for seat in ("s1", "s2")] == [6, 6]
    assert {"fen.modules.tiles", "fen.modules.tiles.where"} <= set(scene.steps())
    assert Scythe().modules.sheets["triumph_tiles"].use == "fen.modules.tiles.why"
    first = scene.asked[0]
    assert sum(first.weights or ()) == 16  # type: ignore[attr-defined]


def test_saxony_has_its_stars_though_its_faction_is_drawn_after_the_tiles() -> None:
    people = {"kind": "human", "mat": "mechanical"}
    answers = (*TILES, "saxony")
    scene = Free(people, automa("nordic"), modules=["triumph_tiles"], answers=answers)
    assert scene.game.rules_at(scene.state).star_limit("s1", "combat") == 6


def test_nineteen_tiles_are_refused_and_the_track_stays() -> None:
    scene = Free(*TWO, modules=["triumph_tiles"], answers=TILES)
    for wrong in (["mechs"] * 19, [*TILES, "power"], list(TILES[:9]), ["mechs"] * 10):
        with pytest.raises(Refusal, match="not-these-tiles"):
            scene.do({"do": "correct", "path": "track", "value": wrong})
    assert scene.state.track == list(TILES)


def test_the_checklist_says_which_tiles_were_drawn() -> None:
    scene = Free(*TWO, modules=["triumph_tiles"], answers=TILES)
    steps = scene.game.rules_at(scene.state).steps(None, scene.told)  # type: ignore[arg-type]
    (step,) = [one for one in steps if one.rule == "fen.modules.tiles"]
    assert [one["spaces"] for one in step.says] == [list(TILES)]
