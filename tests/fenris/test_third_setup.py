"""The third evening: what is laid out, and what people know of it."""

import pytest

from tests.fenris.scene import automa, human, spoken, steps
from tests.fenris.three import CRIMEA_AND_NORDIC, FOUR, PEACE, WAR, third
from tests.scythe.scene import only
from thirdchair.kit.readers import Reader
from thirdchair.kit.rules import rules_of
from thirdchair.scythe import content
from thirdchair.scythe.fenris.episodes.finding import campaign_at

# Set-up


@pytest.mark.rule(
    "fen.e3.setup.no-wind-gambit",
    "fen.e3.setup.box-a",
    "fen.e3.setup.vesna-card.substitute",
    "fen.e3.setup.influence",
    "fen.e3.setup.perk",
)
def test_the_hands_are_told_what_is_different_tonight() -> None:
    assert steps(third(*CRIMEA_AND_NORDIC)) == [
        ("fen.e3.setup.no-wind-gambit", None),
        ("fen.e3.setup.box-a", None),
        ("fen.e3.setup.vesna-card.substitute", None),
        ("fen.e3.setup.factory-deck", None),
        ("fen.e3.setup.influence", None),
        ("fen.e3.setup.perk", "s1"),
    ]


@pytest.mark.rule("fen.e3.setup.infra", "fen.e3.setup.mech")
def test_those_who_have_mods_lay_them_ready() -> None:
    scene = third(*FOUR)
    scene.state.sheets["s1"].mech_mods = ["armor"]
    scene.state.sheets["s2"].infrastructure_mods = ["spy"]
    scene.state.sheets["s4"].mech_mods = ["armor"]  # an Automa lays nothing out
    told = steps(scene)
    assert ("fen.e3.setup.mech", "s1") in told
    assert ("fen.e3.setup.infra", "s2") in told
    assert [rule for rule, _ in told].count("fen.e3.setup.mech") == 1


@pytest.mark.rule("fen.e3.setup.factory-deck")
@pytest.mark.parametrize(("seats", "cards"), [(2, 8), (3, 9), (5, 11), (7, 13)])
def test_the_factory_deck_has_six_cards_more_than_players(seats: int, cards: int) -> None:
    """Five players: 6 as ever, 4 more, and the one that is sought."""
    names = ["crimea", "nordic", "saxony", "polania", "rusviet", "albion", "togawa"]
    automas = [automa(one) for one in names[1:seats]]
    scene = third(human(names[0]), *automas)
    events = scene.do("setup", mats={"s1": "industrial"})
    assert only(events, "step", rule="fen.e3.setup.factory-deck")["args"] == {"count": cards}


@pytest.mark.rule("fen.e3.setup.rusviet", "fen.e3.setup.rusviet.must")
@pytest.mark.parametrize(("keys", "closed"), [(WAR, "yes"), (PEACE, "no")])
def test_rusviet_gets_its_tile_though_the_punchboard_may_be_closed(
    keys: list[str], closed: str
) -> None:
    scene = third(human("rusviet"), automa("nordic"), keys=keys)
    events = scene.do("setup", mats={"s1": "agricultural"})
    step = only(events, "step", rule="fen.e3.setup.rusviet")
    assert (step["seat"], step["args"]) == ("s1", {"closed": closed})
    assert only(events, "step", rule="fen.e3.setup.rusviet.must")["seat"] == "s1"
    words = spoken(scene, "en")
    assert ("only this one tile" in words.event(step)) == (closed == "yes")


def test_nobody_else_gets_the_tile() -> None:
    told = [rule for rule, _ in steps(third(human("crimea"), automa("rusviet")))]
    assert "fen.e3.setup.rusviet" not in told


@pytest.mark.rule("fen.e3.setup.normal", "fen.e3.setup.faction", "fen.e3.setup.mats")
def test_factions_are_kept_and_mats_are_dealt_anew() -> None:
    scene = third(human("crimea"), human("nordic"), automa("saxony"))
    scene.do("setup", "militant", "industrial")
    seats = scene.tonight.seats
    assert [one.faction for one in seats.values()] == ["crimea", "nordic", "saxony"]
    assert [one.mat for one in seats.values()] == ["militant", "industrial", None]
    assert all(sum(one.units["worker"].values()) == 2 for one in seats.values())


@pytest.mark.rule("fen.e3.setup.perk")
def test_a_perk_costs_fifteen_again() -> None:
    scene = third(*CRIMEA_AND_NORDIC).begun()
    assert scene.refuses("perk", seat="s1", perk="power") == "fenris-too-dear"
    assert only(scene.do("perk", seat="s1", perk=None), "perk")["price"] == 15


# What people know


@pytest.mark.rule(
    "fen.e3.story.prologue",
    "fen.e3.goal.influence",
    "fen.e3.goal.vesna",
    "fen.e3.goal.win",
    "fen.e3.vesna.secret",
)
def test_goals_and_special_rules_are_told_when_the_evening_has_begun_and_not_before() -> None:
    scene = third(*CRIMEA_AND_NORDIC)
    ledger = rules_of(content.PACKAGE)
    sheet = campaign_at("3").own_sheet
    named = [*sheet.goals, *sheet.different, "fen.e3.story.prologue", "fen.e3.vesna.secret"]
    before = Reader(keys=frozenset(scene.state.keys))
    assert not any(before.may(ledger[rule].lock) for rule in named)
    scene.begun()
    assert "fenris:3" in scene.state.keys
    now = Reader(keys=frozenset(scene.state.keys))
    assert all(now.may(ledger[rule].lock) for rule in named)
    assert sheet.goals == ("fen.e3.goal.influence", "fen.e3.goal.vesna", "fen.e3.goal.win")
    assert not now.may("fenris:after-3")
