"""Walks through whole campaigns, as people might: seats come late, leave, are played by others and
join; sheets are corrected, points decided otherwise, steps taken back, cards left open.

After every step all is checked that must always hold: see `holding`. Chance is one source of draws:
Hypothesis in the tests, a seed for a long walk by hand (`python -m tests.fenris.walking 0 200`);
`walking_pages` looks at the pages of every seat.
"""

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from tests.fenris import holding
from tests.fenris.doing import FACTIONS, NAMES, WAYS, Command, Doing
from tests.fenris.pages import games
from thirdchair.kit.flow import frozen
from thirdchair.kit.questions import Number, Places, Question
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.fenris.campaign import Campaign
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.table.journal import Table

LAST = "8"
TRIES = 40
"""So many answers to a question are tried at most before nobody can answer it."""
MOST = 250
"""No evening needs more steps, whatever happens on the way."""


def seats(random: Random) -> list[Command]:
    """One to seven, people and Automas, at least one of them a human."""
    number = random.choice((1, 2, 2, 3, 3, 4, 5, 6, 7))
    factions = random.sample(FACTIONS, number)
    kinds = ["human", *(random.choice(("human", "human", "automa")) for _ in factions[1:])]
    kinds = random.sample(kinds, len(kinds))
    return [
        {"kind": kind, "faction": faction, **({"name": NAMES[at]} if kind == "human" else {})}
        for at, (kind, faction) in enumerate(zip(kinds, factions, strict=True))
    ]


def set_up(random: Random, first: int) -> Command:
    """A campaign before one of its evenings, with any line-up and both kinds of chance."""
    setup: Command = {
        "game": "scythe",
        "mode": "fenris",
        "seed": random.randint(0, 999),
        "seats": seats(random),
        "adjusts": random.choice((False, False, True)),
        "chance": random.choice(("app", "app", "table")),
        "language": random.choice(("en", "de", "cs")),
        "book": random.choice(("unsure", "de", "en")),
    }
    if first > 1:
        setup["from"] = {"episode": str(first), "branch": random.choice(WAYS)}
    if first == int(LAST):
        names = [f"s{n}" for n, _ in enumerate(setup["seats"], start=1)]
        setup["from"]["box_e"] = random.choice(("", random.choice(names)))
    if random.choice((True, False, False)):
        setup["rows"] = random.choice((1, 2, 3, 8))
    return setup


class Walk:
    """A campaign that goes its way by chance; the same draws go the same way.

    `patience`: after so many steps of an evening people bring it to its end.
    """

    def __init__(self, random: Random, first: int = 1, patience: int | None = None) -> None:
        self.random = random
        self.setup = set_up(random, first)
        self.patience = random.choice((0, 4, 12, 30)) if patience is None else patience
        self.table = Table.new(games(), self.setup)
        self.told: list[str] = []
        self.steps = 0
        """Of this evening."""

    # What it stands on

    @property
    def state(self) -> FenrisState:
        state = self.table.state
        assert isinstance(state, FenrisState)
        return state

    @property
    def doing(self) -> Doing:
        return Doing(self.table, self.random)

    @property
    def rules(self) -> Campaign:
        return self.doing.rules

    # A step

    def go(self) -> bool:
        """One step; False when the campaign is over."""
        self.table.stands_in = frozenset(self.state.sheets)  # one phone for all
        if self.table.question is not None:
            self.answer(self.table.question)
        elif self.state.over:
            return False
        else:
            before = self.state.evening
            doing, hurried = self.doing, self.steps > self.patience
            self.act(doing.onward() if hurried and not doing.one_in(4) else doing.likely())
            self.steps = self.steps + 1 if self.state.evening == before else 0
            assert self.steps < MOST, "the evening has no end"
        return True

    def act(self, command: Command) -> bool:
        """A command that may be refused; then nothing has changed."""
        before, revision = frozen(self.table.state), self.table.journal.revision
        self.told.append(f"{self.state.evening} {self.state.phase}: {command}")
        try:
            self.table.do(command)
        except Refusal as refusal:
            self.told[-1] += f" -> {refusal.text}"
            assert frozen(self.table.state) == before, "a refusal changes nothing"
            assert self.table.journal.revision == revision
            holding.refusal_tells_nothing(self.table, command, refusal)
            return False
        if self.random.randint(1, 5) == 5:
            self.back_and_forth(before)
        return True

    def answer(self, question: Question) -> None:
        """A legal answer: there is one to every question, whatever was answered before."""
        refused = None
        for given in answers_to(question, self.random):
            self.told.append(f"  {msgspec.to_builtins(question)} = {given}")
            before = frozen(self.table.state)
            try:
                self.table.answer(given, anyway=True)
            except Refusal as refusal:
                refused = refusal
                self.told[-1] += f" -> {refusal.text} {refusal.args_for_text}"
                assert frozen(self.table.state) == before, "a refusal changes nothing"
                continue
            self.answer_back(question, before)
            return
        raise AssertionError(f"nobody can answer {question}: {refused}")

    def answer_back(self, question: Question, before: bytes) -> None:
        """One answer back, and it is asked the same again; then all goes on."""
        if self.table.question is None or self.random.randint(1, 8) < 8:
            return
        entry = self.table.journal.entries[self.table.journal.at]
        given = entry.answers[-1]
        if given.by == "app":
            return  # what the app drew goes with the answer before it
        after = frozen(self.table.state)
        self.table.back()
        assert self.table.question == question
        assert frozen(self.table.state) == before, "an answer is taken back exactly"
        self.table.answer(given.a, anyway=True)
        assert frozen(self.table.state) == after

    def back_and_forth(self, before: bytes) -> None:
        """Undo is exact, and redo leads to where it was."""
        if self.table.question is not None:
            return
        after = frozen(self.table.state)
        self.table.undo()
        assert frozen(self.table.state) == before, "undo is exact"
        self.table.redo()
        assert frozen(self.table.state) == after, "redo is exact"

    # All of it

    def checked(self, most: int = 2_000) -> "Walk":
        """To the end of the campaign, or so many steps; checked after each."""
        try:
            self._walk(most)
        except Exception as error:
            steps = "\n".join(self.told[-12:])
            raise AssertionError(f"{error!r}\n{self.setup}\n{steps}") from error
        return self

    def _walk(self, most: int) -> None:
        for _ in range(most):
            if not self.go():
                holding.nothing_goes_on(self.table, self.doing)
                break
            holding.check(self.table)
        holding.check_replay(self.table)


def answers_to(question: Question, random: Random) -> Iterator[Any]:
    """Legal answers, some of them against what the table believes."""
    if isinstance(question, Places):
        if question.pieces and random.randint(1, 3) == 3:
            place, piece = random.choice(question.options), random.choice(question.pieces)
            yield {place: {piece: 1}}
        yield {}
        return
    if isinstance(question, Number):
        low = max([question.min, *(one + 1 for one in question.impossible)])
        assert low <= question.highest, f"nobody can answer {question}"
        yield random.randint(low, min(question.highest, low + 12))
        yield from range(low, min(question.highest, low + TRIES) + 1)
        return
    options = [*question.options]  # type: ignore[attr-defined]
    assert options or question.anyway, f"nobody can answer {question}"
    more = question.anyway if not options or random.randint(1, 5) == 5 else ()
    yield random.choice([*options, *more])
    yield from options


def walked(seed: int, first: int = 1) -> Walk:
    """A whole campaign by this seed."""
    try:
        return Walk(Random(seed), first).checked()
    except AssertionError as error:
        raise AssertionError(f"seed {seed}: {error}") from error


if __name__ == "__main__":
    lost = 0
    for number in range(int(sys.argv[1]), int(sys.argv[2])):
        try:
            found = walked(number, first=1 if number % 3 else 2 + number // 3 % 7)
        except AssertionError as error:
            lost += 1
            print(error, "\n", flush=True)
        else:
            print(number, found.state.evening, found.state.phase, len(found.told), flush=True)
    sys.exit(lost > 0)
