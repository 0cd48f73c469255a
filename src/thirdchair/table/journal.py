"""A table in memory: moving along its journal.

The state after each command is kept, so undo and redo only move along the list, and the same cards
come again.
"""

from typing import Any

import msgspec

from thirdchair.kit.flow import Answer, Done, Event, Pending, frozen, play
from thirdchair.kit.game import BaseSetup, Game, Games, View
from thirdchair.kit.questions import Question, Value
from thirdchair.kit.readers import ITSELF, NOBODY, Reader
from thirdchair.kit.refusals import Refusal, bad_input, not_now
from thirdchair.kit.turns import Said
from thirdchair.table.chance import APP, CHANCES, AppChance, by_people, fresh_seed
from thirdchair.table.games import game_named
from thirdchair.table.record import KEPT, SET_UP, Entries, Entry, Journal
from thirdchair.table.turns import Turns

__all__ = ["APP", "KEPT", "RULES_VERSION", "SET_UP", "Entry", "Journal", "Table", "plain"]

RULES_VERSION = 2
"""Moves on when the same commands and answers could lead to another table."""


class Table(Turns):
    """A journal at work. Each change moves `revision` on; a refusal changes nothing."""

    def __init__(self, journal: Journal, game: Game, stored: int = 0) -> None:
        """`stored` is how many of the entries come from storage and need not go there again."""
        self.journal = journal
        self.game = game
        self.changed_from = stored
        """The first entry that storage has not seen in its present form."""
        self.dropped: dict[str, Any] | None = None
        """The open command of an older version whose answers no longer fit, if it had one."""
        self._open: Pending[Any] | None = None
        if journal.waiting:
            self._reopen()
        self._know_turns()

    @classmethod
    def new(
        cls, games: Games, request: object, by: str = "table", reader: Reader = NOBODY
    ) -> "Table":
        """A new table of one of these games. It may still be asking: see `ready`.

        What this reader may not know of is refused as what does not exist.
        """
        game = game_named(games, request.get("game") if isinstance(request, dict) else None)
        setup, start = game.set_up(request, reader)
        assert isinstance(request, dict)
        table = cls(
            Journal(
                setup={key: value for key, value in request.items() if key != "seed"},
                seed=fresh_seed() if setup.seed is None else setup.seed,
                chance=setup.chance,
                rules_version=RULES_VERSION,
                revision=0,
                start=frozen(start),
                entries=Entries(),
                at=0,
                waiting=False,
            ),
            game,
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
        return self._open.state if self._open else self.state_before(self.journal.at)

    def state_before(self, position: int) -> Any:
        """The table as it stood before the entry at that position."""
        data = self.journal.entries[position - 1].state if position else self.journal.start
        assert data is not None
        return self.game.thawed(data)

    def view(self) -> View | None:
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
        return self.game.set_up(self.journal.setup, ITSELF)[0]

    # What people do

    def do(self, command: dict[str, Any], by: str = "table", said: Said = "") -> None:
        """A command. What was undone before is gone with it. For `said` see `Entry`."""
        if self.journal.waiting:
            raise not_now("answer-first")
        if self.ready and command.get("do") == SET_UP["do"]:
            raise bad_input("unknown-value", where="do", value=SET_UP["do"])
        entry = Entry(command=command, by=by, said=said)
        result = self._run(entry)
        self.journal.entries.cut(self.journal.at)
        self.journal.entries.append(entry)
        self._take(entry, result)

    def answer(self, value: Value, by: str = "table") -> None:
        """The answer to the open question."""
        question = self.question
        if question is None:
            raise not_now("no-question")
        question.check(value)
        entry = self.journal.entries[self.journal.at]
        by = "table" if by == APP else by  # whatever people call themselves
        longer = [*entry.answers, Answer(question.key, value, by)]
        self._take(entry, self._run(entry, longer))

    def set_chance(self, chance: str) -> None:
        """Hand over draws and rolls: to the app, to the people at the table, or one kind to each.

        In the middle of a command the app takes over where the people stopped answering.
        """
        if chance not in CHANCES:
            raise bad_input("not-an-option", where="chance", answer=chance, options=list(CHANCES))
        journal = self.journal
        if chance == journal.chance:
            return
        journal.chance = chance
        if journal.waiting:
            entry = journal.entries[journal.at]
            self._take(entry, self._run(entry, entry.answers))
        else:
            self._moved()

    def let_app(self) -> None:
        """The app draws or rolls what is asked now, this once."""
        question = self.question
        if question is None or not question.chance:
            raise not_now("not-for-the-app")
        entry = self.journal.entries[self.journal.at]
        number = self._drawn_before(self.journal.at) + app_answers(entry.answers)
        drawn = AppChance(self.journal.seed, number)(question)
        assert drawn is not None
        longer = [*entry.answers, Answer(question.key, drawn, APP)]
        self._take(entry, self._run(entry, longer))

    def back(self, count: int = 1) -> None:
        """Take back that many answers of people to the open command.

        What the app drew after the answer goes with it, and comes again the same.
        """
        _check_count(count, "back")
        if not self.journal.waiting:
            raise not_now("no-question")
        entry = self.journal.entries[self.journal.at]
        mine = [place for place, answer in enumerate(entry.answers) if answer.by != APP]
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
        self._moved()

    def redo(self, count: int = 1) -> None:
        """Do that many undone commands again, with the same answers."""
        _check_count(count, "redo")
        journal = self.journal
        if journal.waiting:
            raise not_now("answer-first")
        undone = len(journal.entries) - journal.at
        if count > undone:
            raise not_now("nothing-to-redo", count=undone)
        position = journal.at + count - 1
        last = journal.entries[position]
        if last.state is None:
            result = self._run(last, last.answers, position)
            journal.at = position
            self._take(last, result)
        else:
            journal.at += count
            self._moved()

    def jump(self, position: int) -> None:
        """To the moment after that many entries, the set-up counting as the first, by undo or redo.

        The open command counts as an entry: jumping elsewhere undoes it, jumping back reopens it.
        """
        last = len(self.journal.entries)
        if type(position) is not int or not 1 <= position <= last:
            raise bad_input("no-such-step", where="jump", answer=position, first=1, last=last)
        here = self.journal.at + self.journal.waiting
        if position < here:
            self.undo(here - position)
        elif position > here:
            self.redo(position - here)

    def replace_entries(self, first: int, entries: list[Entry], still_open: Entry | None) -> None:
        """Another record from the entry `first` on; what was undone is gone. See `mending`."""
        journal = self.journal
        journal.entries = Entries(entries if still_open is None else [*entries, still_open])
        journal.at = len(entries)
        journal.waiting = still_open is not None
        journal.rules_version = RULES_VERSION
        self._open = None
        if journal.waiting:
            self._reopen()
        for entry in journal.entries[first:]:
            entry.next = None
        self._know_turns()
        self._changed(first)

    # How it is done

    def _run(
        self, entry: Entry, answers: list[Answer] | None = None, position: int | None = None
    ) -> Done[Any] | Pending[Any]:
        """Run the entry at this position, else at `at`, from the state before it."""
        given = answers or []
        position = self.journal.at if position is None else position
        state = self.state_before(position)
        command = self.game.command(state, entry.command)
        number = self._drawn_before(position) + app_answers(given)
        chance = AppChance(self.journal.seed, number, chance=self.journal.chance)
        return play(self.game.rules, state, command, given, chance)

    def _drawn_before(self, position: int) -> int:
        return self.journal.entries[position - 1].drawn if position else 0

    def _take(self, entry: Entry, result: Done[Any] | Pending[Any]) -> None:
        """The command went on: keep how far it came."""
        journal = self.journal
        journal.rules_version = RULES_VERSION
        entry.answers = result.answers
        entry.events = plain(result.events)
        entry.drawn = self._drawn_before(journal.at) + app_answers(result.answers)
        entry.next = self._turn_after(journal.at, entry, result.state, isinstance(result, Done))
        self._changed(journal.at)
        if isinstance(result, Pending):
            self._open, journal.waiting = result, True
        else:
            entry.state = frozen(result.state)
            self._open, journal.waiting = None, False
            journal.at += 1

    def _reopen(self) -> None:
        """Ask the question of the stored open command again.

        Newer rules may no longer ask it. Then the table stands before that command, and
        `dropped` says so; only a set-up cannot be left out and is asked from its beginning.
        """
        journal = self.journal
        entry = journal.entries[journal.at]
        state = self.state_before(journal.at)
        try:
            command = self.game.command(state, entry.command)
            result = play(self.game.rules, state, command, entry.answers)
        except Refusal:
            result = None
        if isinstance(result, Pending) and (
            not result.question.chance or by_people(journal.chance, result.question)
        ):
            self._open = result
            return
        self.dropped = entry.command
        journal.entries.cut(journal.at)
        journal.waiting = False
        self.changed_from = min(self.changed_from, journal.at)
        if journal.at == 0:
            revision = journal.revision
            self.do(SET_UP, entry.by)
            journal.revision = revision

    def _moved(self) -> None:
        self.journal.revision += 1

    def _changed(self, position: int) -> None:
        self._moved()
        self.changed_from = min(self.changed_from, position)


def app_answers(answers: list[Answer]) -> int:
    """How many of these the app has given."""
    return sum(answer.by == APP for answer in answers)


def plain(events: list[Event]) -> list[dict[str, Any]]:
    """Events as they are stored and sent."""
    stored: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(events))
    return stored


def _check_count(count: object, where: str) -> None:
    if type(count) is not int or count < 1:
        raise bad_input("not-a-count", where=where, answer=count)
