"""The checklist of a scenario, and its steps in words."""

from typing import Any

from tests.tapestry.scenarios.scenes import setup
from thirdchair.games import GAMES
from thirdchair.table.journal import Table
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.setup.steps import Step
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
