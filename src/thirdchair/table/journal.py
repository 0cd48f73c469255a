"""A table in memory: moving along its journal.

The state after each command is kept, so undo and redo only move along the list, and the same cards
come again.
"""

from copy import copy
from typing import Any

import msgspec

from thirdchair.kit.commands import owner
from thirdchair.kit.flow import Answer, Done, Pending, frozen, play
from thirdchair.kit.game import BaseSetup, Game, Games, View
from thirdchair.kit.questions import Question, Value
from thirdchair.kit.readers import ITSELF, NOBODY, Reader
from thirdchair.kit.refusals import Refusal, bad_input, not_now
from thirdchair.kit.turns import Said
from thirdchair.table.chance import APP, CHANCES, AppChance, by_people, fresh_seed
from thirdchair.table.changes import Mended
from thirdchair.table.games import game_named
from thirdchair.table.record import KEPT, SET_UP, Entries, Entry, Journal
from thirdchair.table.seeing import SeenEntries, closed, unrevealed
from thirdchair.table.taking_back import TakingBack, check_count
from thirdchair.table.whose import plain

__all__ = ["APP", "KEPT", "RULES_VERSION", "SET_UP", "Entry", "Journal", "Table", "plain"]

RULES_VERSION = 4
"""Moves on when the same commands and answers could lead to another table."""


class Table(TakingBack):
    """A journal at work. Each change moves `revision` on; a refusal changes nothing.

    >>> from thirdchair.games import GAMES
    >>> two = {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bo"], "seed": 1}
    >>> table = Table.new(GAMES, two)
    >>> table.next.who, table.next.may
    (('p1',), ('advance', 'income'))
    >>> table.do({"do": "advance", "who": "p1", "track": "science"})
    >>> table.do({"do": "advance", "who": "p2", "track": "military"})
    >>> table.do({"do": "bots_turn"})
    >>> moved = table.state.tracks["shadow"]
    >>> table.undo()
    >>> table.state.tracks["shadow"]["science"]
    0
    >>> table.do({"do": "bots_turn"})
    >>> table.state.tracks["shadow"] == moved  # undo never changes the cards
    True
    """

    def __init__(self, journal: Journal, game: Game, stored: int = 0) -> None:
        """`stored` is how many of the entries come from storage and need not go there again."""
        self.journal = journal
        self.game = game
        self.changed_from = stored
        """The first entry that storage has not seen in its present form."""
        self.dropped: dict[str, Any] | None = None
        """The open command of an older version whose answers no longer fit, if it had one."""
        self.uid = ""
        """Which game it is, wherever it is taken; one that was never saved has none yet."""
        self.unproven = False
        """Does a part of the record rest on what a file said, without our rules leading to it?"""
        self.speaker = None
        self.stands_in = self.elsewhere = frozenset()
        self.seen_at = None
        self.whole = self
        """The table itself; of one as somebody sees it, the table that it was made of."""
        self.given: list[tuple[Question, Value]] = []
        """What people have answered here since it was opened."""
        self.open_mend = None
        self.mended: Mended | None = None
        """What was changed about the past since it was opened."""
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
                oldest_rules=RULES_VERSION,
                revision=0,
                start=frozen(start),
                entries=Entries(),
                at=0,
                waiting=False,
                moved={},
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
        if self._open is None:
            return self.state_before(self.journal.at)
        return self._seen(self._open.state)

    def state_before(self, position: int) -> Any:
        """The table as it stood before the entry at that position."""
        data = self.journal.entries[position - 1].state if position else self.journal.start
        assert data is not None
        return self._seen(self.game.thawed(data))

    def view(self) -> View | None:
        """The view of the contract, for whoever speaks; None until the set-up is complete."""
        return self.game.view(self.whole.state, self.speaker) if self.ready else None

    def seen_by(self, seat: str | None) -> "Table":
        """The table as this seat, or with None everybody, may know it: to be looked at only."""
        whole, seen = self.whole, copy(self.whole)

        def tell(position: int, entry: Entry) -> Entry:
            if whole.reveals(position):
                return unrevealed(entry)
            return closed(entry) if entry.own not in (None, seat) and whole.sealed(entry) else entry

        entries = SeenEntries(whole.journal.entries, tell)
        seen.journal = msgspec.structs.replace(whole.journal, entries=entries)
        seen.speaker, seen.stands_in, seen.elsewhere = seat, self.stands_in, self.elsewhere
        return seen

    def _seen(self, state: Any) -> Any:
        return state if self.whole is self else self.game.seen(state, self.speaker)

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
        """A command. What was undone before is gone with it. For `said` see `Entry`.

        Whoever speaks for a seat makes no free choice for another one, and who speaks for none does
        not replace what a seat has sealed with its own device.
        """
        if self.journal.waiting:
            raise not_now("answer-first")
        if self.ready and command.get("do") == SET_UP["do"]:
            raise bad_input("unknown-value", where="do", value=SET_UP["do"])
        entry = Entry(command=command, by=by, said=said)
        result = self._run(entry)
        if self.speaker is not None and entry.own not in (None, self.speaker):
            raise bad_input("choice-of-another", where="do.seat", seat=entry.own)
        self._check_replaces(entry, result.events)
        self.journal.entries.cut(self.journal.at)
        self.journal.entries.append(entry)
        self._take(entry, result)

    def answer(self, value: Value, by: str = "table", *, anyway: bool = False) -> None:
        """The answer to the open question; `anyway` if it is right whatever the books say."""
        question = self.question
        if question is None:
            raise not_now("no-question")
        question.check(value)
        question.doubt(value, anyway=anyway)
        entry = self.journal.entries[self.journal.at]
        by = "table" if by == APP else by  # whatever people call themselves
        longer = [*entry.answers, Answer(question.key, value, by)]
        self._take(entry, self._run(entry, longer))
        self.given.append((question, value))

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
            self._forget_taken_back()
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
        check_count(count, "back")
        if not self.journal.waiting:
            raise not_now("no-question")
        entry = self.journal.entries[self.journal.at]
        mine = [place for place, answer in enumerate(entry.answers) if answer.by != APP]
        if count > len(mine):
            raise not_now("nothing-to-take-back", count=len(mine))
        self._take(entry, self._run(entry, entry.answers[: mine[-count]]))

    def replace_entries(self, first: int, entries: list[Entry], still_open: Entry | None) -> None:
        """Another record from the entry `first` on; what was undone is gone. See `mending`."""
        journal, self.open_mend = self.journal, None
        journal.entries = Entries(entries if still_open is None else [*entries, still_open])
        journal.at = len(entries)
        journal.waiting = still_open is not None
        chosen = {one.own: journal.revision for one in entries[first:] if one.own is not None}
        journal.moved = {**chosen, **journal.moved}
        journal.rules_version = RULES_VERSION
        self._open = None
        if journal.waiting:
            self._reopen()
        for entry in journal.entries[first:]:
            entry.next = None
        self._know_turns()
        self._changed(first)

    def touched(self) -> None:
        """What belongs to the record but is none of it was changed: no page is fresh any more."""
        self._moved()

    # How it is done

    def _run(
        self, entry: Entry, answers: list[Answer] | None = None, position: int | None = None
    ) -> Done[Any] | Pending[Any]:
        """Run the entry at this position, else at `at`, from the state before it."""
        given = answers or []
        position = self.journal.at if position is None else position
        assert self.whole is self, "this table is only to be looked at"
        state = self.state_before(position)
        command = self.game.command(state, entry.command)
        entry.own = owner(command)
        number = self._drawn_before(position) + app_answers(given)
        chance = AppChance(self.journal.seed, number, chance=self.journal.chance)
        result = play(self.game.rules, state, command, given, chance)
        assert entry.own is None or isinstance(result, Done), "a free choice asks nothing"
        return result

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
        self._changed(journal.at, entry.own)
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
            journal.entries[0].brought = entry.brought
            journal.revision = revision


def app_answers(answers: list[Answer]) -> int:
    """How many of these the app has given."""
    return sum(answer.by == APP for answer in answers)
