"""The last evening with tiles: what Automas do there, and whoever has Tesla."""

from typing import Any

import pytest

from tests.fenris.eight import MATS, eighth
from tests.fenris.eight_a import (
    ADVANCES,
    AROUND,
    ATTACK,
    CHARACTER,
    FAR,
    SOLO,
    TEN,
    around,
    begun,
    quiet,
    walk,
)
from tests.fenris.scene import Evening, automa, human
from tests.scythe.scene import every, only, place
from thirdchair.kit.choices import Choice
from thirdchair.scythe.moves.field import Field

# Automas


def near(**more: Any) -> Evening:
    """The Automa's character may go to a star of its own, or elsewhere."""
    scene = quiet(**more)
    scene.tonight.seats["s2"].units["character"] = {place(43): 1}
    scene.tonight.seats["s1"].units["character"] = {place(74): 1}
    scene.tonight.seats["s2"].factory_card = True
    return scene


@pytest.mark.rule("fen.e8a.automa.move.rule", "fen.e8a.automa.move.star")
def test_an_automa_goes_to_its_star_first() -> None:
    scene = near()
    moved = only(scene.do("automa_turn", CHARACTER, seat="s2"), "moved")
    assert moved["to"] in around(scene)
    assert "fen.e8a.automa.move.star" in [one["rule"] for one in moved["why"]]
    without = near()
    without.tonight.laid["stars.s2"] = {}
    moved = only(without.do("automa_turn", CHARACTER, seat="s2"), "moved")
    assert "fen.e8a.automa.move.star" not in [one["rule"] for one in moved["why"]]


@pytest.mark.rule("fen.e8a.automa.move.star", "fen.fenris.automa-vs.move.priority")
def test_its_star_comes_before_a_token_of_fenris() -> None:
    """It keeps away from tokens only among territories that the evening leaves it."""
    scene = eighth("8a", human("crimea", "Ana"), automa("nordic"))
    ana = scene.state.sheets["s1"]
    ana.base, ana.faction = ana.faction, "fenris"
    scene.state.keys = sorted([*scene.state.keys, "fenris:fenris"])
    scene.do("setup", *TEN, mats={"s1": MATS["s1"]})
    rules = scene.rules()
    star = rules.on_board("s2")[0]
    rules.state.tokens.influence = [star]
    choice = Choice([star, FAR])
    rules.drawn_to("s2", choice, Field(rules, "s2"))
    assert choice.left == (star,)
    assert [one.rule for one in choice.why] == ["fen.e8a.automa.move.star"]
    stars = Choice(rules.on_board("s2"))
    rules.drawn_to("s2", stars, Field(rules, "s2"))
    assert star not in stars.left
    assert [one.rule for one in stars.why] == [
        "fen.e8a.automa.move.star",
        "fen.fenris.automa-vs.move.avoid",
    ]


@pytest.mark.rule("fen.e8a.automa.stars.power16", "fen.e8a.automa.stars.no-retro")
def test_it_places_a_star_for_power_that_it_still_has() -> None:
    scene = near()
    me = scene.tonight.seats["s2"]
    me.stars |= {"upgrades": 1, "workers": 1, "factory_card": 1}
    me.power = 16
    star = only(scene.do("automa_turn", CHARACTER, seat="s2"), "star")
    assert star["triumph"] == "power"
    assert star["why"][0]["rule"] == "fen.e8a.automa.stars.power16"
    weaker = near()
    weaker.tonight.seats["s2"].stars |= {"upgrades": 1, "workers": 1, "factory_card": 1}
    weaker.tonight.seats["s2"].power = 12
    assert not every(weaker.do("automa_turn", CHARACTER, seat="s2"), "star")


@pytest.mark.rule("fen.e8a.automa.stars.no-retro")
def test_a_victory_without_a_star_brings_an_automa_none() -> None:
    scene = quiet()
    me = scene.tonight.seats["s2"]
    me.stars |= {"upgrades": 1, "workers": 1, "factory_card": 1}
    me.units["mech"], me.power = {place(45): 1}, 14
    scene.tonight.seats["s1"].units["mech"] = {place(35): 1}
    events = scene.do("automa_turn", ATTACK, 0, 0, 14, seat="s2")
    assert only(events, "combat")["winner"] == "s2"
    skipped = next(one for one in every(events, "skipped") if one["what"] == "star")
    assert skipped["rule"] == "fen.e8a.automa.stars.no-retro"


@pytest.mark.rule("fen.e8a.automa.stars.other-tiles")
def test_it_places_a_star_for_its_factory_card_and_its_encounters() -> None:
    scene = near()
    me = scene.tonight.seats["s2"]
    me.stars |= {"upgrades": 1, "workers": 1, "factory_card": 1}
    me.holds["encounters"] = 3
    star = only(scene.do("automa_turn", CHARACTER, seat="s2"), "star")
    assert star["triumph"] == "encounters"
    assert star["why"][0]["rule"] == "fen.e8a.automa.stars.other-tiles"


@pytest.mark.rule("fen.e8a.automa.stars.tracker-retro")
def test_a_star_of_its_tracker_is_placed_later() -> None:
    scene = near()
    me = scene.tonight.seats["s2"]
    me.stars |= {"upgrades": 1, "workers": 1, "factory_card": 1}
    me.tracker, me.factory_card = 8, False
    me.units["character"] = {}
    events = scene.do("automa_turn", ADVANCES, seat="s2")
    assert only(events, "star_owed")["n"] == 1
    me = scene.tonight.seats["s2"]
    me.units["character"] = {place(43): 1}
    me.factory_card = True
    events = scene.do("automa_turn", CHARACTER, 1, 1, seat="s2")
    assert only(events, "star_found")["seat"] == "s2"
    assert "fen.e8a.automa.stars.tracker-retro" in [
        one["rule"] for one in only(events, "star")["why"]
    ]
    assert scene.tonight.seats["s2"].holds["owed_stars"] == 0


@pytest.mark.rule("fen.e8a.automa.skip")
@pytest.mark.parametrize(("ruling", "skipped"), [("all", 4), ("three", 3)])
def test_it_passes_over_what_it_can_earn(ruling: str, skipped: int) -> None:
    tiles = ("combat", "combat", "combat", "combat", "power", *TEN[5:])
    scene = quiet(tiles=tiles)
    scene.tonight.rulings["scythe.a57"] = ruling
    rules = scene.rules()
    passed = [place for place in range(1, 11) if place not in rules.valid_spaces("s2")]
    assert passed == [*range(1, skipped + 1), 5, 6]


# Tesla


@pytest.mark.rule("fen.tesla.both", "fen.tesla.no-mech-star")
def test_tesla_is_a_mech_more_on_the_home_base_that_brings_no_star() -> None:
    scene = begun()
    me = scene.tonight.seats["s1"]
    assert me.units["mech"] == {"base:nordic": 1}
    assert scene.rules().on_mat("s1", "mech") == 4, "all four are still on the mat"
    assert scene.rules().on_mat("s2", "mech") == 4
    scene.do("place", seat="s1", unit="mech", at="base:nordic", n=4)
    assert scene.rules().deployed("s1", "mech") == 4
    assert (
        scene.refuses("place", seat="s1", unit="mech", at="base:nordic") == "not-that-many-on-mat"
    )


@pytest.mark.rule("fen.e8a.automa.tesla")
def test_an_automa_has_him_as_a_mech() -> None:
    scene = eighth("8a", *SOLO)
    scene.state.finder = "s2"
    scene.do("setup", *TEN, mats={"s1": "industrial"})
    assert scene.tonight.seats["s2"].units["mech"] == {"base:crimea": 1}
    assert sum(scene.tonight.seats["s2"].units["character"].values()) == 1


def with_tesla(scene: Evening, mechs: int) -> str:
    """An encounter token lies somewhere, and so many mechs of the first seat stand beside it."""
    at = scene.rules().board.encounters[0]
    beside = min(one for one in scene.rules().board.around[at] if one != at)
    scene.tonight.tokens.encounter = [at]
    scene.tonight.seats["s1"].units["mech"] = {beside: mechs}
    return str(beside)


@pytest.mark.rule("fen.tesla.encounter")
def test_tesla_has_encounters_and_people_say_which_mech_he_is() -> None:
    for answer, taken in (("yes", True), ("no", False)):
        scene = quiet()
        start = with_tesla(scene, 2)
        at = scene.tonight.tokens.encounter[0]
        events = walk(scene, "mech", start, at, answer)
        assert bool(every(events, "token")) is taken
        assert scene.tonight.tokens.encounter == ([] if taken else [at])
        assert scene.tonight.seats["s1"].holds.get("encounters", 0) == taken


def test_nobody_asks_which_mech_he_is_where_it_does_not_matter() -> None:
    scene = quiet()
    start = with_tesla(scene, 1)
    walk(scene, "mech", start, scene.tonight.tokens.encounter[0])
    assert scene.tonight.tokens.encounter == [], "there is no other mech: it is he"
    scene = quiet()
    start = with_tesla(scene, 2)
    near = scene.rules().board.around[start]
    other = min(one for one in near if one not in (start, *AROUND, *scene.tonight.tokens.encounter))
    walk(scene, "mech", start, other)
    scene = quiet(*SOLO[:1], automa("crimea"))
    start = with_tesla(scene, 2)
    scene.tonight.laid["tesla"] = {"s2": 1}
    walk(scene, "mech", start, scene.tonight.tokens.encounter[0])
    assert scene.tonight.tokens.encounter, "somebody else plays with him"


@pytest.mark.rule("fen.tesla.factory-card")
def test_tesla_takes_a_card_of_the_factory() -> None:
    scene = quiet()
    factory = scene.rules().board.factory
    scene.tonight.laid["stars.s1"] = {}
    scene.tonight.seats["s1"].units["mech"] = {AROUND[0]: 2}
    assert not every(walk(scene, "mech", AROUND[0], factory, "no"), "may_star")
    events = walk(scene, "mech", AROUND[0], factory, "yes")
    assert only(events, "may_star")["triumph"] == "factory_card"


@pytest.mark.rule("fen.tesla.transport", "fen.tesla.abilities")
def test_people_are_reminded_of_what_tesla_can_do() -> None:
    ledger = Evening.game.ledger
    for name in ("transport", "abilities"):
        rule = ledger[f"fen.tesla.{name}"]
        assert (rule.app, rule.lock) == ("reminds", "fenris:tesla")
