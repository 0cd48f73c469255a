"""The seventh evening: the modules that were not played yet, and what the hands lay out."""

import pytest

from tests.fenris.scene import human, told
from tests.fenris.seven import CRIMEA_AND_NORDIC, THREE_PEOPLE, begun, seventh
from tests.scythe.scene import FACTORY, only
from thirdchair.kit.readers import Reader
from thirdchair.kit.rules import rules_of
from thirdchair.scythe import content
from thirdchair.scythe.fenris.episodes.finding import campaign_at


@pytest.mark.rule("fen.e7.setup.other-track", "fen.e7.setup.rivals", "fen.e7.special.module")
def test_after_peace_rivals_and_the_war_track_are_played() -> None:
    scene = seventh(*THREE_PEOPLE, branch="peace")
    assert "fenris:war" not in scene.state.keys
    scene.begun()
    assert scene.tonight.modules[2:] == ["war_track", "rivals"]
    assert ("fen.e7.setup.rivals", None) in told(scene)
    assert "fenris:war" in scene.state.keys
    scene.do("pair", seat="s1", **{"with": "s2"})
    assert scene.tonight.laid["rivals.s1"] == {"base:nordic": 1}


@pytest.mark.rule("fen.e7.setup.other-track", "fen.e7.setup.alliances", "fen.e7.special.module")
def test_after_war_alliances_and_the_peace_track_are_played() -> None:
    scene = begun(*THREE_PEOPLE, branch="war")
    assert scene.tonight.modules[2:] == ["peace_track", "alliances"]
    assert ("fen.e7.setup.alliances", None) in told(scene)
    assert ("fen.e2b.peace.objective23", None) in told(scene)
    assert "fen.e2b.peace.saxony3" not in dict(told(scene))
    assert ("fen.e2b.alliance.setup.token", "s2") in told(scene)
    scene.do("pair", seat="s1", **{"with": "s2"})
    assert only(scene.events, "proposed")["other"] == "s2"


@pytest.mark.rule(
    "fen.e7.setup.token12",
    "fen.e7.setup.wind-gambit",
    "fen.e7.setup.perk",
    "fen.e7.setup.infra",
    "fen.e7.setup.bonuses",
)
def test_the_hands_are_told_what_is_different_tonight() -> None:
    scene = seventh(*CRIMEA_AND_NORDIC).has_gambit()
    scene.state.sheets["s1"].bonuses = {"coins": 2}
    scene.state.sheets["s1"].infrastructure_mods = ["spy"]
    scene.begun()
    assert told(scene) == [
        ("fen.e7.setup.wind-gambit", None),
        ("fen.e7.setup.bonuses", "s1"),
        ("fen.e7.setup.infra", "s1"),
        ("fen.e7.setup.token12", None),
        ("fen.e7.setup.other-track", None),
        ("fen.e7.setup.rivals", None),
        ("fen.e7.setup.perk", "s1"),
    ]
    assert only(scene.events, "gained", seat="s1", what="coins")["n"] == 2
    tokens = scene.tonight.tokens.encounter
    assert len(tokens) == 12
    assert FACTORY in tokens


@pytest.mark.rule(
    "fen.e7.setup.normal",
    "fen.e7.setup.mats",
    "fen.e7.setup.home",
    "fen.e7.setup.keep",
)
def test_found_factions_begin_where_their_sheets_say_and_keep_what_stands_there() -> None:
    scene = seventh(human("crimea"), human("nordic"))
    sheet = scene.state.sheets["s1"]
    sheet.faction, sheet.base, sheet.infrastructure_mods = "fenris", "crimea", ["spy"]
    scene.do("setup", "militant", "industrial")
    assert ("fen.e7.setup.home", "s1") in told(scene)
    assert scene.tonight.homes == {"s1": "base:crimea"}
    assert scene.state.sheets["s1"].infrastructure_mods == ["spy"]
    moved = seventh(human("crimea"), human("nordic"))
    moved.state.sheets["s1"].faction, moved.state.sheets["s1"].base = "fenris", "albion"
    moved.do("setup", "militant", "industrial")
    assert moved.tonight.homes == {"s1": "base:albion"}, "another one was chosen"


@pytest.mark.rule("fen.e7.setup.mech", "fen.e7.setup.perk")
def test_mech_mods_may_be_worn_and_a_perk_costs_fifteen() -> None:
    scene = seventh(*CRIMEA_AND_NORDIC)
    scene.state.sheets["s1"].mech_mods = ["armor"]
    scene.begun()
    assert ("fen.e7.setup.mech", "s1") in told(scene)
    covers = scene.rules().covers("s1")[0]
    scene.do("wear", seat="s1", mods={covers: "armor"})
    assert only(scene.do("perk", seat="s1", perk="power"), "perk")["price"] == 15


@pytest.mark.rule(
    "fen.e7.story.prologue", "fen.e7.goal.tesla", "fen.e7.goal.win", "fen.e7.branch.8a.rules"
)
def test_goals_are_told_when_the_evening_has_begun_and_its_outcome_later() -> None:
    scene = seventh()
    ledger = rules_of(content.PACKAGE)
    sheet = campaign_at("7").own_sheet
    named = [*sheet.goals, *sheet.different, "fen.e7.story.prologue"]
    before = Reader(keys=frozenset(scene.state.keys))
    assert not any(before.may(ledger[rule].lock) for rule in named)
    scene.begun()
    now = Reader(keys=frozenset(scene.state.keys))
    assert all(now.may(ledger[rule].lock) for rule in named)
    for rule in ("fen.e7.branch.8a", "fen.e7.branch.8a.rules", "fen.e7.branch.8b.components"):
        assert not now.may(ledger[rule].lock)
