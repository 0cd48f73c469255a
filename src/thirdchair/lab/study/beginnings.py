"""How the games of a cell begin: each with the draws and rolls of its own set-up.

A set-up asks a few questions, and many games answer them alike. So what an answer leads to is
looked up by the reference engine once, and found again from then on.
"""

from typing import Any

from thirdchair.kit.flow import Answer, Done
from thirdchair.kit.questions import Value
from thirdchair.lab.kernel.records import Numbers
from thirdchair.lab.study.seeds import places
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.commands import SetUp
from thirdchair.tapestry.state import State

GAME = Tapestry()
HALF = 32
NOBODY = "app"

Given = tuple[int, ...]
"""Which options were taken so far."""


class Beginnings:
    """The tables that this set-up may lead to, as far as they were needed."""

    def __init__(self, request: dict[str, Any]) -> None:
        self.start = GAME.set_up(request)[1]
        self.tables: list[State] = []
        self._options: dict[Given, int] = {}
        self._ends: dict[Given, int] = {}

    def of(self, seeds: Numbers) -> list[int]:
        """For each game the place of its table among `tables`."""
        drawn: list[list[int]] = []
        return [self._one(seeds, game, drawn) for game in range(len(seeds))]

    def _one(self, seeds: Numbers, game: int, drawn: list[list[int]]) -> int:
        given: Given = ()
        while (end := self._ends.get(given)) is None:
            options = self._options.get(given)
            if options is None:
                self._look(given)
                continue
            if len(drawn) == len(given):
                drawn.append(places(seeds, len(given)))
            given = (*given, drawn[len(given)][game] * options >> HALF)
        return end

    def _look(self, given: Given) -> None:
        """What comes after these answers: a question, or the table. Your choices are drawn, too."""
        answers: list[Answer] = []
        for one in (*given, None):
            found = GAME.play(self.start, SetUp(), answers)
            if isinstance(found, Done):
                self._ends[given] = len(self.tables)
                self.tables.append(found.state)
                return
            options: tuple[Value, ...] = found.question.options  # type: ignore[attr-defined]
            if one is None:
                self._options[given] = len(options)
            else:
                answers.append(Answer(found.question.key, options[one], NOBODY))
