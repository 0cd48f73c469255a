"""A table in memory: its journal, and moving along it.

The journal is a list of commands with their answers; the set-up is the first. Those before `at`
stand; those from `at` on are undone and can be done again, unless `waiting`: then the one at `at`
is open and its question wants an answer. The state after each command is kept, so undo and redo
only move along the list, and the same cards come again.
"""

from typing import Any

import msgspec

from thirdchair.kit.flow import Answer, Done, Pending, frozen, play
from thirdchair.kit.game import BaseSetup, Game
from thirdchair.kit.questions import Question, Value
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.table.chance import AppChance, fresh_seed
from thirdchair.table.games import game_named

RULES_VERSION = 1
"""Moves on when the same commands and answers could lead to another table."""

SET_UP = {"do": "new"}


class Entry(msgspec.Struct):
    """One command with its answers; `state` is the table after it, None while it is open."""

    command: dict[str, Any]
    answers: list[Answer] = []
    events: list[dict[str, Any]] = []
    state: bytes | None = None
    by: str = "table"


class Journal(msgspec.Struct):
    """All that a saved table is."""

    setup: dict[str, Any]
    seed: int
    chance: str
    rules_version: int
    revision: int
    start: bytes
    entries: list[Entry]
    at: int
    waiting: bool


class Table:
    """A journal at work. Each change moves `revision` on; a refusal changes nothing."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.game: Game = game_named(journal.setup.get("game"))
        self.changed_from = 0
        """The first entry that storage has not seen in its present form."""
        self._open: Pending[Any] | None = None
        if journal.waiting:
            self._open = self._asking(journal.entries[journal.at])

    @classmethod
    def new(cls, request: object, by: str = "table") -> "Table":
        """A new table for this set-up. It may still be asking: see `ready`."""
        name = request.get("game") if isinstance(request, dict) else None
        setup, start = game_named(name).set_up(request)
        assert isinstance(request, dict)
        table = cls(
            Journal(
                setup={key: value for key, value in request.items() if key != "seed"},
                seed=fresh_seed() if setup.seed is None else setup.seed,
                chance=setup.chance,
                rules_version=RULES_VERSION,
                revision=0,
                start=frozen(start),
                entries=[],
                at=0,
                waiting=False,
            )
        )
        table.do(SET_UP, by)
        return table

    # What the table shows

    @property
    def ready(self) -> bool:
        """Is the set-up complete?"""
        return self.journal.at > 0

    @property
    def question(self) -> Question | None:
        """The open question."""
        return self._open.question if self._open else None

    @property
    def state(self) -> Any:
        """The table as it stands; during a question as it stands at that moment."""
        return self._open.state if self._open else self._state_before(self.journal.at)

    def view(self) -> dict[str, Any] | None:
        """The view of the contract, None until the set-up is complete."""
        return self.game.view(self.state) if self.ready else None

    def events(self) -> list[dict[str, Any]]:
        """What the open command, else the last one, did."""
        journal = self.journal
        position = journal.at if journal.waiting else journal.at - 1
        return journal.entries[position].events if position >= 0 else []

    @property
    def setup(self) -> BaseSetup:
        """The set-up, checked again."""
        return self.game.set_up(self.journal.setup)[0]

    # What people do

    def do(self, command: dict[str, Any], by: str = "table") -> None:
        """A command. What was undone before is gone with it."""
        if self.journal.waiting:
            raise not_now("answer-first")
        entry = Entry(command=command, by=by)
        result = self._run(entry)
        del self.journal.entries[self.journal.at :]
        self.journal.entries.append(entry)
        self._take(entry, result)

    def answer(self, value: Value, by: str = "table") -> None:
        """The answer to the open question."""
        question = self.question
        if question is None:
            raise not_now("no-question")
        question.check(value)
        entry = self.journal.entries[self.journal.at]
        longer = [*entry.answers, Answer(question.key, value, by)]
        self._take(entry, self._run(entry, longer))

    def back(self, count: int = 1) -> None:
        """Take back that many answers of people to the open command.

        What the app drew after the answer goes with it, and comes again the same.
        """
        _check_count(count, "back")
        if not self.journal.waiting:
            raise not_now("no-question")
        entry = self.journal.entries[self.journal.at]
        mine = [place for place, answer in enumerate(entry.answers) if answer.by != "app"]
        if count > len(mine):
            raise not_now("nothing-to-take-back", count=len(mine))
        self._take(entry, self._run(entry, entry.answers[: mine[-count]]))

    def undo(self, count: int = 1) -> None:
        """Take back that many commands; an open one counts as one."""
        _check_count(count, "undo")
        journal = self.journal
        commands = journal.at - 1 + journal.waiting
        if count > commands:
            raise not_now("nothing-to-undo", count=commands)
        journal.at -= count - journal.waiting
        journal.waiting = False
        self._open = None
        self._changed(journal.at)

    def redo(self, count: int = 1) -> None:
        """Do that many undone commands again, with the same answers."""
        _check_count(count, "redo")
        journal = self.journal
        if journal.waiting:
            raise not_now("answer-first")
        undone = len(journal.entries) - journal.at
        if count > undone:
            raise not_now("nothing-to-redo", count=undone)
        last = journal.entries[journal.at + count - 1]
        if last.state is None:
            journal.at += count - 1
            journal.waiting = True
            self._open = self._asking(last)
        else:
            journal.at += count
        self._changed(journal.at - 1)

    # How it is done

    def _state_before(self, position: int) -> Any:
        data = self.journal.entries[position - 1].state if position else self.journal.start
        assert data is not None
        return self.game.thawed(data)

    def _run(self, entry: Entry, answers: list[Answer] | None = None) -> Done[Any] | Pending[Any]:
        """Run the entry, which stands or will stand at `at`, from the state before it."""
        state = self._state_before(self.journal.at)
        command = self.game.command(state, entry.command)
        chance = AppChance(self.journal.seed, self._app_answers(self.journal.at, answers or []))
        return play(
            self.game.rules,
            state,
            command,
            answers or [],
            chance if self.journal.chance == "app" else None,
        )

    def _app_answers(self, position: int, answers: list[Answer]) -> int:
        """How many answers the app has given before the next one."""
        before = [entry.answers for entry in self.journal.entries[:position]]
        return sum(answer.by == "app" for given in (*before, answers) for answer in given)

    def _take(self, entry: Entry, result: Done[Any] | Pending[Any]) -> None:
        """The command went on: keep how far it came."""
        journal = self.journal
        entry.answers = result.answers
        entry.events = msgspec.json.decode(msgspec.json.encode(result.events))
        self._changed(journal.at)
        if isinstance(result, Pending):
            self._open, journal.waiting = result, True
        else:
            entry.state = frozen(result.state)
            self._open, journal.waiting = None, False
            journal.at += 1

    def _asking(self, entry: Entry) -> Pending[Any]:
        """The open question of a stored command.

        Only its recorded answers are fed: what the app drew is among them.
        """
        result = self._run(entry, entry.answers)
        if isinstance(result, Done):
            raise bad_input("other-question", where="answer", expected="", got="")
        return result

    def _changed(self, position: int) -> None:
        self.journal.revision += 1
        self.changed_from = min(self.changed_from, max(0, position))


def _check_count(count: object, where: str) -> None:
    if type(count) is not int or count < 1:
        raise bad_input("not-a-count", where=where, answer=count)
