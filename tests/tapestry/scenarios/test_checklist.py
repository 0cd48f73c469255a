"""The set-up of a scenario as a list of steps: what leaves the box, what lies differently."""

from typing import Any

import pytest

from tests.tapestry.scenarios.scenes import FOUND, SHEETS, setup
from thirdchair.games import GAMES
from thirdchair.kit.questions import Pick
from thirdchair.kit.rules import rules_of
from thirdchair.table.journal import Table
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.setup.steps import Step
from thirdchair.words import LANGUAGES
from thirdchair.words.games.tapestry import TapestryWords

game = Tapestry()


def ready(mode: str, number: int, **fields: Any) -> Table:
    """A table whose set-up questions are answered by their proposals or first options."""
    table = Table.new(GAMES, setup(mode, number, seed=1, **fields))
    while table.question is not None:
        question = table.question
        options = getattr(question, "options", (0,))
        table.answer(options[0] if question.proposal is None else question.proposal)
    return table


def steps(mode: str, number: int, **fields: Any) -> list[Step]:
    table = ready(mode, number, **fields)
    return game.steps(table.setup, table.state)


def said(step: Step, language: str) -> str:
    return TapestryWords(language, mode="atlantis").text(step.message, **step.args)


def step_of(found: list[Step], rule: str) -> Step:
    (step,) = [step for step in found if step.rule == rule]
    return step


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chance", ["app", "table"])
@pytest.mark.parametrize(("mode", "number"), FOUND)
def test_every_step_has_a_rule_and_words(
    mode: str, number: int, chance: str, language: str
) -> None:
    for level in (1, 2, 6):
        for step in steps(mode, number, chance=chance, level=level):
            assert step.rule in rules_of("thirdchair.tapestry")
            assert said(step, language).endswith(".")


@pytest.mark.parametrize("scenario", SHEETS)
def test_what_is_different_tonight_is_a_list_of_its_rules(scenario: str) -> None:
    rules = rules_of("thirdchair.tapestry")
    different = SHEETS[scenario].different
    assert len(set(different)) == len(different) > 0
    assert {rules[rule].scope for rule in different} == {scenario}


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


@pytest.mark.rule(
    "tap.atlantis.s2.setup.civ.you",
    "tap.atlantis.s3.setup.civ.you",
    "tap.atlantis.s4.setup.civ.you",
    "tap.atlantis.s5.setup.civ.you",
)
@pytest.mark.parametrize(
    ("number", "civ"), [(2, "Anführer"), (3, "Insulaner"), (4, "Historiker"), (5, "Mystiker")]
)
def test_your_civilization_is_given(number: int, civ: str) -> None:
    step = step_of(steps("atlantis", number), f"tap.atlantis.s{number}.setup.civ.you")
    assert civ in said(step, "de")
    alone = number != 4  # there a second one comes in your first income turn
    assert said(step, "de").endswith("Zieh keine andere.") is alone
    assert ("Eine zweite kommt" in said(step, "de")) is not alone


@pytest.mark.rule("tap.atlantis.s1.aid", "tap.atlantis.s4.aid")
@pytest.mark.parametrize("number", [1, 4])
def test_two_scenarios_have_an_aid_card(number: int) -> None:
    aid = SHEETS[f"atlantis-{number}"].rule("aid")
    assert step_of(steps("atlantis", number), aid).message == "step-aid-card"
    assert "step-aid-card" not in [step.message for step in steps("atlantis", 5)]


@pytest.mark.rule("tap.atlantis.s1.setup.civ-later")
def test_in_atlantis_1_your_civilization_comes_last() -> None:
    order = [step.message for step in steps("atlantis", 1)]
    later, three = order.index("step-civ-later"), order.index("step-three-civs")
    assert later < order.index("step-automa-color") < order.index("step-focus-blockers") < three


@pytest.mark.rule(
    "tap.atlantis.s2.setup.before",
    "tap.atlantis.s2.setup.trap",
    "tap.atlantis.s2.setup.tiles.orientation",
)
def test_in_atlantis_2_trap_outposts_and_tiles_come_before_the_normal_setup() -> None:
    order = [step.message for step in steps("atlantis", 2)]
    own = ["step-before-all", "step-your-trap", "step-second-outposts", "step-all-tiles"]
    start = order.index("step-before-all")
    assert order[start : start + 5] == [*own, "step-tiles-any-way"]
    assert start + 5 < order.index("step-three-players")


def test_atlantis_3_and_4_lay_the_tokens_elsewhere() -> None:
    third = [step.message for step in steps("atlantis", 3)]
    assert {"step-automa-tokens-utopia", "step-shadow-tokens-utopia"} <= set(third)
    fourth = [step.message for step in steps("atlantis", 4)]
    assert {"step-automa-tokens-fall", "step-automa-favorite-fall"} <= set(fourth)
    for found in (third, fourth):
        assert "step-automa-tokens" not in found
        assert "step-shadow-tokens" not in found


def test_without_bots_there_are_no_steps_for_them() -> None:
    order = [step.message for step in steps("kaiju", 2, level=3)]
    assert not {"step-automa-color", "step-shadow-color", "step-first-you"} & set(order)
    assert step_of(steps("kaiju", 2, level=3), "tap.kaiju.s2.setup.8").args == {"n": 100}


@pytest.mark.rule("tap.kaiju.s1.tip")
def test_a_tip_helps_to_remember_the_last_district() -> None:
    assert "letztes Stadtviertel" in said(step_of(steps("kaiju", 1), "tap.kaiju.s1.tip"), "de")


# Focus, whatever has become of its favorite


def focus_steps(table: Table) -> list[str]:
    """What the checklist says about your favorite track, in English."""
    steps = game.steps(table.setup, table.state)
    found = [step for step in steps if step.message.startswith("step-focus")]
    return [said(step, "en") for step in found]


@pytest.mark.rule("tap.atlantis.s1.setup.2", "tap.atlantis.s1.setup.3")
def test_the_checklist_of_focus_keeps_what_you_chose_first() -> None:
    favorites = {"automa": "military", "shadow": "exploration"}
    table = Table.new(
        GAMES, setup("atlantis", 1, seed=1, civs=["conquerors"], favorites=favorites, level=2)
    )
    table.answer("technology")
    tokens, blockers = focus_steps(table)
    assert tokens == "Put two of your tokens on space 4 of Technology, your favorite track."
    assert "These are the blockers." in blockers
    table.answer(2)
    while isinstance(table.question, Pick):
        table.answer(table.question.options[0])
    asked = focus_steps(table)
    assert asked[:3] == [
        "Put two of your tokens on space 4 of Technology, your favorite track.",
        "Take the benefit of space 2 on Technology, without its bonus.",
        "Put the first landmark of Technology into the box on the Automa's income mat.",
    ]
    for path, value in (("tracks.you.science", 7), ("tracks.you.technology", 11)):
        table.do({"do": "correct", "path": path, "value": value})
    table.do({"do": "advance", "track": "technology"})
    assert table.state.scenario.favorite == "science"
    assert focus_steps(table) == asked
    table.do({"do": "correct", "path": "landmarks.technology:4", "value": "shadow"})
    assert focus_steps(table) == asked


@pytest.mark.rule("tap.civ.trailblazers.outpost")
@pytest.mark.parametrize(
    ("favorite", "place"), [("military", "space 9 of Military"), ("science", "space 10 of Science")]
)
def test_in_the_fall_the_first_outpost_of_the_trailblazers_is_named_where_it_stands(
    favorite: str, place: str
) -> None:
    favorites = {"automa": favorite, "shadow": "exploration"}
    found = steps("atlantis", 4, level=6, civs=["iconoclasts", "trailblazers"], favorites=favorites)
    assert place in said(step_of(found, "tap.civ.trailblazers.outpost"), "en")


@pytest.mark.rule("tap.atlantis.s3.remove.traps")
@pytest.mark.parametrize(("number", "kept"), [(1, True), (2, True), (3, False), (4, True)])
def test_the_checklist_does_not_leave_traps_in_and_take_them_out(number: int, kept: bool) -> None:
    for keep in ("auto", False):
        found = steps("atlantis", number, rulings={"solo.keep_all_traps": keep})
        rules = [step.rule for step in found]
        assert ("tap.solo.remove.traps.keep" in rules) is (kept and keep == "auto")
        assert ("tap.solo.remove.traps" in rules) is (number != 3 and keep is False)
