"""The fourth evening: what is laid out."""

import pytest

from tests.fenris.four import (
    ALL,
    CRIMEA_AND_NORDIC,
    FOUR,
    TUNNELS,
    agents,
    fourth,
)
from tests.fenris.scene import automa, human, spoken, steps
from tests.scythe.scene import every, only
from thirdchair.kit.readers import Reader
from thirdchair.kit.rules import rules_of
from thirdchair.scythe import content
from thirdchair.scythe.fenris.episodes.finding import campaign_at


@pytest.mark.rule(
    "fen.e4.setup.wind-gambit", "fen.e4.setup.box-b", "fen.e4.setup.agents", "fen.e4.setup.perk"
)
def test_the_hands_are_told_what_is_different_tonight() -> None:
    assert steps(fourth(*CRIMEA_AND_NORDIC).has_gambit()) == [
        ("fen.e4.setup.wind-gambit", None),
        ("fen.e4.setup.box-b", None),
        ("fen.e4.setup.agents", None),
        ("fen.e4.setup.perk", "s1"),
    ]


@pytest.mark.rule("fen.e4.setup.agents")
def test_one_agent_stands_on_each_tunnel_and_two_on_the_factory() -> None:
    scene = fourth(*CRIMEA_AND_NORDIC)
    events = scene.do("setup", mats={"s1": "industrial"})
    assert agents(scene) == ALL
    assert sorted(scene.rules().board.tunnels) == TUNNELS
    step = only(events, "step", rule="fen.e4.setup.agents")
    assert step["args"] == {"count": 8}
    assert "8" in spoken(scene, "de").event(step)


@pytest.mark.rule("fen.e4.setup.infra", "fen.e4.setup.mech")
def test_those_who_have_mods_lay_them_ready() -> None:
    scene = fourth(*FOUR)
    scene.state.sheets["s1"].mech_mods = ["armor"]
    scene.state.sheets["s2"].infrastructure_mods = ["spy"]
    scene.state.sheets["s4"].mech_mods = ["armor"]  # an Automa lays nothing out
    told = steps(scene)
    assert [one for one in told if one[0] == "fen.e4.setup.mech"] == [("fen.e4.setup.mech", "s1")]
    assert ("fen.e4.setup.infra", "s2") in told


@pytest.mark.rule("fen.e4.setup.bonuses")
def test_set_up_bonuses_count_from_here_on() -> None:
    plain, richer = fourth(*CRIMEA_AND_NORDIC), fourth(*CRIMEA_AND_NORDIC)
    richer.state.sheets["s1"].bonuses = {"coins": 2, "power": 1}
    assert ("fen.e4.setup.bonuses", "s1") in steps(richer)
    plain.begun()
    before, after = plain.tonight.seats["s1"], richer.tonight.seats["s1"]
    assert (after.coins - before.coins, after.power - before.power) == (2, 1)


@pytest.mark.rule("fen.e4.setup.vesna.home", "fen.e4.setup.vesna.keep")
def test_vesna_keeps_her_home_base_and_her_sheet() -> None:
    scene = fourth(human("nordic", "Ana"), automa("saxony"))
    sheet = scene.state.sheets["s1"]
    sheet.faction, sheet.base = "vesna", "nordic"
    sheet.mech_mods, sheet.bonuses = ["armor"], {"power": 2}
    tokens = ["artillery", "scout", "ronin", "seaworthy", "feint", "camaraderie"]
    events = scene.do("setup", *tokens, mats={"s1": "industrial"})
    assert only(events, "step", rule="fen.e4.setup.vesna.home")["seat"] == "s1"
    me = scene.tonight.seats["s1"]
    assert me.units["character"] == {"base:nordic": 1}
    assert me.power == 1 + 2  # her mat gives 1
    assert scene.sheet("s1")["mech_mods"] == ["armor"]
    assert scene.sheet("s1")["setup_bonuses"] == {"power": 2}


@pytest.mark.rule("fen.e4.setup.normal", "fen.e4.setup.mats")
def test_mats_are_dealt_anew() -> None:
    scene = fourth(human("crimea"), human("nordic"), automa("saxony"))
    scene.do("setup", "militant", "industrial")
    seats = scene.tonight.seats
    assert [one.mat for one in seats.values()] == ["militant", "industrial", None]
    assert all(sum(one.units["worker"].values()) == 2 for one in seats.values())


@pytest.mark.rule("fen.e4.setup.perk")
def test_a_perk_costs_fifteen_again() -> None:
    scene = fourth(*CRIMEA_AND_NORDIC).begun()
    assert scene.refuses("perk", seat="s1", perk="power") == "fenris-too-dear"
    assert only(scene.do("perk", seat="s1", perk=None), "perk")["price"] == 15


@pytest.mark.rule("fen.e4.setup.wind-gambit")
def test_nobody_hears_of_the_wind_gambit_whose_box_lacks_it() -> None:
    told = [rule for rule, _ in steps(fourth(*CRIMEA_AND_NORDIC))]
    assert told[0] == "fen.e4.setup.box-b"
    assert "fen.e4.setup.wind-gambit" not in told


@pytest.mark.rule("fen.e4.setup.wind-gambit")
def test_airships_and_one_tile_may_be_played_with() -> None:
    scene = fourth(*CRIMEA_AND_NORDIC)
    options = {"wind_gambit": ["backup_plan", "airships"]}
    events = scene.do("setup", mats={"s1": "industrial"}, options=options)
    assert scene.tonight.laid["gambit"] == {"airships": 1, "backup_plan": 1}
    told = every(events, "step", rule="fen.e4.setup.wind-gambit")
    assert [one["args"]["what"] for one in told] == ["airships", "backup_plan"]
    assert "Plan B" in spoken(scene, "de").event(told[1])
    for space in ("upgrades", "mechs", "structures", "recruits", "workers", "power"):
        assert every(scene.do("mark", seat="s1", at=space), "ended") == []  # the tile says


@pytest.mark.rule("fen.e4.setup.wind-gambit")
@pytest.mark.parametrize(
    ("things", "text"),
    [
        (["doomsday_clock", "backup_plan"], "fenris-one-tile"),
        (["airships", "airships"], "fenris-one-tile"),
        (["zeppelin"], "not-an-option"),
    ],
)
def test_no_other_tiles_and_no_two_of_them(things: list[str], text: str) -> None:
    scene = fourth(*CRIMEA_AND_NORDIC)
    assert scene.refuses("setup", options={"wind_gambit": things}) == text


def test_an_evening_without_it_knows_no_such_option() -> None:
    scene = fourth(*CRIMEA_AND_NORDIC)
    scene.state.evening = "3"
    known, unknown = (
        scene.refuses("setup", options={name: []}) for name in ("wind_gambit", "xyzzy")
    )
    assert known == unknown


@pytest.mark.rule(
    "fen.e4.story.prologue", "fen.e4.goal.agents", "fen.e4.goal.win", "fen.e4.story.outcome"
)
def test_goals_and_special_rules_are_told_when_their_time_has_come() -> None:
    scene = fourth(*CRIMEA_AND_NORDIC)
    ledger = rules_of(content.PACKAGE)
    sheet = campaign_at("4").own_sheet
    named = [*sheet.goals, *sheet.different, "fen.e4.story.prologue"]
    before = Reader(keys=frozenset(scene.state.keys))
    assert not any(before.may(ledger[rule].lock) for rule in named)
    scene.begun()
    now = Reader(keys=frozenset(scene.state.keys))
    assert all(now.may(ledger[rule].lock) for rule in named)
    assert sheet.goals == ("fen.e4.goal.agents", "fen.e4.goal.win")
    assert not now.may(ledger["fen.e4.story.outcome"].lock)


@pytest.mark.rule("fen.e4.setup.box-b")
def test_box_b_lies_ready_to_be_opened() -> None:
    scene = fourth(*CRIMEA_AND_NORDIC)
    events = scene.do("setup", mats={"s1": "industrial"})
    assert only(events, "laid_ready")["rule"] == "fen.e4.setup.box-b"
    scene.do("open", box="b")
    assert "fenris:box-b" in scene.state.keys
