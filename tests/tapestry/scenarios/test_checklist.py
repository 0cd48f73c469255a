"""The checklist of each scenario: its rules, its words, and its order."""

import pytest

from tests.tapestry.scenarios.checklists import game, said, step_of, steps
from tests.tapestry.scenarios.scenes import FOUND, SHEETS, setup
from thirdchair.games import GAMES
from thirdchair.kit.questions import Pick
from thirdchair.kit.rules import rules_of
from thirdchair.table.journal import Table
from thirdchair.words import LANGUAGES

# In general


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


# What is laid out, and in which order


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


# Trailblazers


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
