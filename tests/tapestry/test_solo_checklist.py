"""The set-up as a list of steps: complete, in words, and true for its table."""

from typing import Any

import pytest

from thirdchair.games import GAMES
from thirdchair.kit.rules import rules_of
from thirdchair.table.journal import Table
from thirdchair.tapestry.setup.checklists import Step, checklist
from thirdchair.words import LANGUAGES
from thirdchair.words.games.tapestry import TapestryWords


def steps(**fields: Any) -> list[Step]:
    """The steps of a solo table: Engineers, the Shadow Empire's favorite is science."""
    setup = {"civs": ["engineers"], "favorites": {"shadow": "science"}, **fields}
    table = Table.new(GAMES, {"game": "tapestry", "mode": "solo", **setup})
    if table.question is not None:
        table.answer(8)
    view = table.view()
    assert view is not None
    return checklist(table.setup, view)


def said(found: list[Step]) -> list[str]:
    return [step.message for step in found]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chance", ["app", "table"])
@pytest.mark.parametrize("level", range(1, 7))
def test_every_step_has_a_rule_and_words(level: int, chance: str, language: str) -> None:
    civs = ["engineers", "conquerors"] if level == 6 else ["engineers"]
    words = TapestryWords(language, mode="solo")
    for step in steps(level=level, chance=chance, civs=civs):
        assert step.rule in rules_of("thirdchair.tapestry")
        assert words.text(step.message, **step.args).endswith(".")


@pytest.mark.rule("tap.solo.remove.traps")
def test_removals_stand_and_starred_ones_may_stay() -> None:
    standing = [step for step in steps() if step.standing]
    assert [step.args for step in standing if not step.starred] == [
        {"tapestry": "alliance"},
        {"tapestry": "dictatorship"},
        {"tapestry": "marriage-of-state"},
        {"tapestry": "oil-magnate"},
        {"tapestry": "olympic-host"},
        {"civ": "traders"},
        {"n": 2},
    ]
    assert len([step for step in standing if step.starred]) == 9
    assert "step-remove-traps" not in said(steps(rulings={"solo.keep_all_traps": True}))


@pytest.mark.rule("tap.level.card134", "tap.level.hard56", "tap.level.mat")
@pytest.mark.parametrize(
    ("level", "mat", "card"),
    [
        (1, "normal", True),
        (2, "normal", False),
        (3, "normal", True),
        (4, "normal", True),
        (5, "hard", False),
    ],
)
def test_the_side_of_the_mat_and_the_income_card(level: int, mat: str, card: bool) -> None:
    found = said(steps(level=level))
    assert f"step-mat-{mat}" in found
    assert ("step-income-card" in found) is card


def test_real_cards_are_shuffled_and_app_cards_stay_in_the_box() -> None:
    assert "step-decision-deck" in said(steps(chance="table"))
    assert "step-app-cards" in said(steps())


def duel_steps(**setup: str) -> list[Step]:
    asked = {"game": "tapestry", "mode": "duel", "players": ["Ana", "Ben"], "favorite": "science"}
    table = Table.new(GAMES, {**asked, **setup})
    view = table.view()
    assert view is not None
    return checklist(table.setup, view)


def test_the_duel_has_the_steps_of_its_sheet() -> None:
    numbers = [step.rule.removeprefix("tap.shadow2p.setup.") for step in duel_steps(chance="table")]
    assert numbers == ["1", "2a", "2b", "3a", "3b", "4a", "4b", "4c", "4d"]
    known = {step.message: step.args for step in duel_steps(chance="table")}
    assert known == {"step-duel-color": {}, "": {}, "step-duel-favorite": {"track": "science"}}


def test_who_lets_the_app_draw_leaves_the_cards_in_the_box() -> None:
    last = duel_steps()[-1]
    assert (last.rule, last.message) == ("tap.shadow2p.setup.4a", "step-app-cards")
