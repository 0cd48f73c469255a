"""What leaves the box before a scenario, step by step."""

import pytest

from tests.tapestry.scenarios.checklists import said, step_of, steps

# What leaves the box


@pytest.mark.parametrize(
    ("rule", "german", "english"),
    [
        pytest.param(
            "tap.atlantis.s1.remove.civ.alchemists",
            "Alchemisten",
            "Alchemists",
            marks=pytest.mark.rule("tap.atlantis.s1.remove.civ.alchemists"),
        ),
        pytest.param(
            "tap.atlantis.s1.remove.civ.aliens",
            "Außerirdische",
            "Aliens",
            marks=pytest.mark.rule("tap.atlantis.s1.remove.civ.aliens"),
        ),
        pytest.param(
            "tap.atlantis.s1.remove.civ.chosen",
            "Die Auserwählten",
            "The Chosen",
            marks=pytest.mark.rule("tap.atlantis.s1.remove.civ.chosen"),
        ),
        pytest.param(
            "tap.atlantis.s1.remove.civ.tinkerers",
            "Tüftler",
            "Tinkerers",
            marks=pytest.mark.rule("tap.atlantis.s1.remove.civ.tinkerers"),
        ),
        pytest.param(
            "tap.atlantis.s1.remove.automaciv.iconoclasts",
            "Bilderstürmer",
            "Iconoclasts",
            marks=pytest.mark.rule("tap.atlantis.s1.remove.automaciv.iconoclasts"),
        ),
        pytest.param(
            "tap.atlantis.s1.remove.automaciv.equalizers",
            "Gleichmacher",
            "Equalizers",
            marks=pytest.mark.rule("tap.atlantis.s1.remove.automaciv.equalizers"),
        ),
        pytest.param(
            "tap.atlantis.s1.remove.automaciv.trailblazers",
            "Vorreiter",
            "Trailblazers",
            marks=pytest.mark.rule("tap.atlantis.s1.remove.automaciv.trailblazers"),
        ),
        pytest.param(
            "tap.atlantis.s1.remove.tapestry.broker-of-peace",
            "Friedensvermittler",
            "Broker of Peace",
            marks=pytest.mark.rule("tap.atlantis.s1.remove.tapestry.broker-of-peace"),
        ),
        pytest.param(
            "tap.atlantis.s1.remove.tapestry.socialism",
            "Sozialismus",
            "Socialism",
            marks=pytest.mark.rule("tap.atlantis.s1.remove.tapestry.socialism"),
        ),
    ],
)
def test_what_atlantis_1_removes(rule: str, german: str, english: str) -> None:
    step = step_of(steps("atlantis", 1), rule)
    assert german in said(step, "de")
    assert english in said(step, "en")
    assert said(step, "cs") not in (said(step, "en"), said(step, "de"))


@pytest.mark.parametrize(
    ("rule", "german", "english"),
    [
        pytest.param(
            "tap.atlantis.s2.remove.tapestry.astronomy",
            "Astronomie",
            "Astronomy",
            marks=pytest.mark.rule("tap.atlantis.s2.remove.tapestry.astronomy"),
        ),
        pytest.param(
            "tap.atlantis.s2.remove.tapestry.exploitation",
            "Ausbeutung",
            "Exploitation",
            marks=pytest.mark.rule("tap.atlantis.s2.remove.tapestry.exploitation"),
        ),
        pytest.param(
            "tap.atlantis.s2.remove.tapestry.broker-of-peace",
            "Friedensvermittler",
            "Broker of Peace",
            marks=pytest.mark.rule("tap.atlantis.s2.remove.tapestry.broker-of-peace"),
        ),
        pytest.param(
            "tap.atlantis.s2.remove.tapestry.pirate-rule",
            "Herrschaft der Piraten",
            "Pirate Rule",
            marks=pytest.mark.rule("tap.atlantis.s2.remove.tapestry.pirate-rule"),
        ),
        pytest.param(
            "tap.atlantis.s2.remove.tapestry.cartography",
            "Kartographie",
            "Cartography",
            marks=pytest.mark.rule("tap.atlantis.s2.remove.tapestry.cartography"),
        ),
        pytest.param(
            "tap.atlantis.s2.remove.tapestry.militarism",
            "Militarismus",
            "Militarism",
            marks=pytest.mark.rule("tap.atlantis.s2.remove.tapestry.militarism"),
        ),
        pytest.param(
            "tap.atlantis.s2.remove.tapestry.pillage-and-plunder",
            "Plündern und Brandschatzen",
            "Pillage and Plunder",
            marks=pytest.mark.rule("tap.atlantis.s2.remove.tapestry.pillage-and-plunder"),
        ),
    ],
)
def test_what_atlantis_2_removes(rule: str, german: str, english: str) -> None:
    step = step_of(steps("atlantis", 2), rule)
    assert german in said(step, "de")
    assert english in said(step, "en")
    assert said(step, "cs") not in (said(step, "en"), said(step, "de"))


@pytest.mark.parametrize(
    ("rule", "german", "english"),
    [
        pytest.param(
            "tap.atlantis.s3.remove.civ.isolationists",
            "Isolationisten",
            "Isolationists",
            marks=pytest.mark.rule("tap.atlantis.s3.remove.civ.isolationists"),
        ),
        pytest.param(
            "tap.atlantis.s3.remove.civ.militants",
            "Militante",
            "Militants",
            marks=pytest.mark.rule("tap.atlantis.s3.remove.civ.militants"),
        ),
        pytest.param(
            "tap.atlantis.s3.remove.landmarkcard.urban-farm",
            "Städtischer Bauernhof",
            "Urban Farm",
            marks=pytest.mark.rule("tap.atlantis.s3.remove.landmarkcard.urban-farm"),
        ),
        pytest.param(
            "tap.atlantis.s3.remove.tapestry.exploitation",
            "Ausbeutung",
            "Exploitation",
            marks=pytest.mark.rule("tap.atlantis.s3.remove.tapestry.exploitation"),
        ),
        pytest.param(
            "tap.atlantis.s3.remove.tapestry.dystopia",
            "Dystopie",
            "Dystopia",
            marks=pytest.mark.rule("tap.atlantis.s3.remove.tapestry.dystopia"),
        ),
        pytest.param(
            "tap.atlantis.s3.remove.tapestry.broker-of-peace",
            "Friedensvermittler",
            "Broker of Peace",
            marks=pytest.mark.rule("tap.atlantis.s3.remove.tapestry.broker-of-peace"),
        ),
        pytest.param(
            "tap.atlantis.s3.remove.tapestry.great-expansion",
            "Große Expansion",
            "Manifest Destiny",
            marks=pytest.mark.rule("tap.atlantis.s3.remove.tapestry.great-expansion"),
        ),
        pytest.param(
            "tap.atlantis.s3.remove.tapestry.pirate-rule",
            "Herrschaft der Piraten",
            "Pirate Rule",
            marks=pytest.mark.rule("tap.atlantis.s3.remove.tapestry.pirate-rule"),
        ),
        pytest.param(
            "tap.atlantis.s3.remove.tapestry.infrastructure",
            "Infrastrukturaufbau",
            "Infrastructure",
            marks=pytest.mark.rule("tap.atlantis.s3.remove.tapestry.infrastructure"),
        ),
        pytest.param(
            "tap.atlantis.s3.remove.tapestry.militarism",
            "Militarismus",
            "Militarism",
            marks=pytest.mark.rule("tap.atlantis.s3.remove.tapestry.militarism"),
        ),
        pytest.param(
            "tap.atlantis.s3.remove.tapestry.pillage-and-plunder",
            "Plündern und Brandschatzen",
            "Pillage and Plunder",
            marks=pytest.mark.rule("tap.atlantis.s3.remove.tapestry.pillage-and-plunder"),
        ),
        pytest.param(
            "tap.atlantis.s3.remove.tapestry.revolution",
            "Revolution",
            "Revolution",
            marks=pytest.mark.rule("tap.atlantis.s3.remove.tapestry.revolution"),
        ),
        pytest.param(
            "tap.atlantis.s3.remove.reaction.double-cross",
            "Doppelspiel",
            "Double Cross",
            marks=pytest.mark.rule("tap.atlantis.s3.remove.reaction.double-cross"),
        ),
        pytest.param(
            "tap.atlantis.s3.remove.reaction.stolen-plans",
            "Gestohlene Pläne",
            "Stolen Plans",
            marks=pytest.mark.rule("tap.atlantis.s3.remove.reaction.stolen-plans"),
        ),
        pytest.param(
            "tap.atlantis.s3.remove.reaction.surrender",
            "Kapitulation",
            "Surrender",
            marks=pytest.mark.rule("tap.atlantis.s3.remove.reaction.surrender"),
        ),
        pytest.param(
            "tap.atlantis.s3.remove.reaction.retreat",
            "Rückzug",
            "Retreat",
            marks=pytest.mark.rule("tap.atlantis.s3.remove.reaction.retreat"),
        ),
        pytest.param(
            "tap.atlantis.s3.remove.reaction.surprise-party",
            "Überraschungsgast",
            "Surprise Party",
            marks=pytest.mark.rule("tap.atlantis.s3.remove.reaction.surprise-party"),
        ),
        pytest.param(
            "tap.atlantis.s3.remove.tech.siegecraft",
            "Belagerungsmaschinen",
            "Siegecraft",
            marks=pytest.mark.rule("tap.atlantis.s3.remove.tech.siegecraft"),
        ),
        pytest.param(
            "tap.atlantis.s3.remove.tech.radio",
            "Radio",
            "Radio",
            marks=pytest.mark.rule("tap.atlantis.s3.remove.tech.radio"),
        ),
    ],
)
def test_what_atlantis_3_removes(rule: str, german: str, english: str) -> None:
    step = step_of(steps("atlantis", 3), rule)
    assert german in said(step, "de")
    assert english in said(step, "en")
    assert said(step, "cs") not in (said(step, "en"), said(step, "de"))


@pytest.mark.parametrize(
    ("rule", "german", "english"),
    [
        pytest.param(
            "tap.atlantis.s4.remove.civ.aliens",
            "Außerirdische",
            "Aliens",
            marks=pytest.mark.rule("tap.atlantis.s4.remove.civ.aliens"),
        ),
        pytest.param(
            "tap.atlantis.s4.remove.civ.riverfolk",
            "Flussvolk",
            "Riverfolk",
            marks=pytest.mark.rule("tap.atlantis.s4.remove.civ.riverfolk"),
        ),
        pytest.param(
            "tap.atlantis.s4.remove.civ.tinkerers",
            "Tüftler",
            "Tinkerers",
            marks=pytest.mark.rule("tap.atlantis.s4.remove.civ.tinkerers"),
        ),
        pytest.param(
            "tap.atlantis.s4.remove.civ.utilitarians",
            "Utilitarier",
            "Utilitarians",
            marks=pytest.mark.rule("tap.atlantis.s4.remove.civ.utilitarians"),
        ),
        pytest.param(
            "tap.atlantis.s4.remove.tapestry.dark-ages",
            "Dunkles Zeitalter",
            "Dark Ages",
            marks=pytest.mark.rule("tap.atlantis.s4.remove.tapestry.dark-ages"),
        ),
        pytest.param(
            "tap.atlantis.s4.remove.tapestry.status-quo",
            "Status Quo",
            "Status Quo",
            marks=pytest.mark.rule("tap.atlantis.s4.remove.tapestry.status-quo"),
        ),
        pytest.param(
            "tap.atlantis.s4.remove.tapestry.worlds-fair",
            "Weltausstellung",
            "World's Fair",
            marks=pytest.mark.rule("tap.atlantis.s4.remove.tapestry.worlds-fair"),
        ),
        pytest.param(
            "tap.atlantis.s4.remove.tech.lithium-ion-battery",
            "Lithium-Ionen Batterie",
            "Lithium-Ion Battery",
            marks=pytest.mark.rule("tap.atlantis.s4.remove.tech.lithium-ion-battery"),
        ),
        pytest.param(
            "tap.atlantis.s4.remove.tech.radio",
            "Radio",
            "Radio",
            marks=pytest.mark.rule("tap.atlantis.s4.remove.tech.radio"),
        ),
    ],
)
def test_what_atlantis_4_removes(rule: str, german: str, english: str) -> None:
    step = step_of(steps("atlantis", 4), rule)
    assert german in said(step, "de")
    assert english in said(step, "en")
    assert said(step, "cs") not in (said(step, "en"), said(step, "de"))


@pytest.mark.rule("tap.atlantis.s2.remove.trap", "tap.atlantis.s3.remove.traps")
def test_traps_leave_the_tapestry_deck() -> None:
    """With Plans & Ploys all seven are in it at first."""
    second, third = steps("atlantis", 2), steps("atlantis", 3)
    assert step_of(second, "tap.atlantis.s2.remove.trap").message == "step-remove-trap"
    assert step_of(third, "tap.atlantis.s3.remove.traps").message == "step-remove-traps-all"
    assert step_of(second, "tap.solo.remove.traps.keep").message == "step-keep-traps"
    assert "1 of the 7 traps" in said(step_of(second, "tap.atlantis.s2.remove.trap"), "en")
    fewer = steps("atlantis", 2, rulings={"solo.keep_all_traps": False})
    assert "5 of the 7 stay" in said(step_of(fewer, "tap.solo.remove.traps"), "en")
    assert "1 of the 5 traps" in said(step_of(fewer, "tap.atlantis.s2.remove.trap"), "en")


@pytest.mark.rule("tap.solo.replace.civ")
@pytest.mark.parametrize("number", [1, 2])
def test_without_a_civilization_no_card_of_them_is_replaced(number: int) -> None:
    found = steps("kaiju", number, expansions=["PP", "AA", "FF"])
    assert "tap.solo.replace.civ" not in [step.rule for step in found]
    assert "tap.solo.remove.traps.keep" in [step.rule for step in found]


@pytest.mark.rule("tap.atlantis.s4.remove.space", "tap.kaiju.s2.setup.2")
def test_space_tiles_and_militarism() -> None:
    fall = step_of(steps("atlantis", 4), "tap.atlantis.s4.remove.space")
    assert "Weltraumteile mit andauerndem Effekt" in said(fall, "de")
    horde = step_of(steps("kaiju", 2), "tap.kaiju.s2.setup.2")
    assert "Militarismus" in said(horde, "de")


@pytest.mark.rule("tap.kaiju.s1.setup.civs", "tap.kaiju.s1.setup.capital", "tap.kaiju.s2.setup.4")
def test_what_the_kaiju_scenarios_remove() -> None:
    plain, arts = steps("kaiju", 1), steps("kaiju", 1, expansions=["AA"])
    assert step_of(plain, "tap.kaiju.s1.setup.civs").message == "step-remove-civs"
    assert "tap.kaiju.s1.setup.capital" not in [step.rule for step in plain]
    assert step_of(arts, "tap.kaiju.s1.setup.capital").message == "step-remove-advanced-capitals"
    assert step_of(steps("kaiju", 2), "tap.kaiju.s2.setup.4").message == "step-remove-middle"


# Traps


@pytest.mark.rule("tap.atlantis.s3.remove.traps")
@pytest.mark.parametrize(("number", "kept"), [(1, True), (2, True), (3, False), (4, True)])
def test_the_checklist_does_not_leave_traps_in_and_take_them_out(number: int, kept: bool) -> None:
    for keep in ("auto", False):
        found = steps("atlantis", number, rulings={"solo.keep_all_traps": keep})
        rules = [step.rule for step in found]
        assert ("tap.solo.remove.traps.keep" in rules) is (kept and keep == "auto")
        assert ("tap.solo.remove.traps" in rules) is (number != 3 and keep is False)
