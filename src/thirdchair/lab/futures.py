"""Possible futures of a table of Tapestry: the bots play on by the rules, chance is drawn anew.

Nothing hidden is used. What everybody may see of a table is the only seed of these draws, so two
tables that look alike have the same futures, whatever lies in their decks. A card that joined the
decision deck unseen is, in each future, any of those that nobody has seen.

What you do meanwhile nobody knows. A `Pace` says what is supposed: you stand still, or you advance
by one space each turn, on any track that has room, and take an income turn after so many turns.
Traps and other cards of people are not played.
"""

from collections.abc import Iterator
from hashlib import blake2b
from random import Random

import msgspec

from thirdchair.kit.commands import Command
from thirdchair.kit.flow import copied
from thirdchair.kit.questions import Number, Places, Question, Value
from thirdchair.tapestry.commands import Advance, BotsTurn, Finish, StartEra
from thirdchair.tapestry.content import numbers
from thirdchair.tapestry.duel import Duel
from thirdchair.tapestry.forecast import possible_decks
from thirdchair.tapestry.hexmap import AUTOMA
from thirdchair.tapestry.modes import rules_at
from thirdchair.tapestry.solo import Solo
from thirdchair.tapestry.state import DuelState, SoloState, State

MOST_TURNS = 200
"""More turns than the bots of any game take: a future always ends."""


USUAL_PACE = 5
"""Turns in each era that are supposed of people who have said nothing."""


class Pace(msgspec.Struct, frozen=True):
    """How people go on: so many turns in each era. None: they stand still."""

    turns: int | None = None


class Moment(msgspec.Struct, frozen=True):
    """The table after a turn of the bots, as far as a forecast looks at it."""

    turn: int
    era: int
    tracks: dict[str, dict[str, int]]
    landmarks: dict[str, str | None]


class Future(msgspec.Struct, frozen=True):
    """One course of things: a moment for each turn of the bots, and their points at the end."""

    moments: list[Moment]
    points: int | None


def futures(
    state: State, pace: Pace, *, turns: int = MOST_TURNS, bots_begin: bool = False
) -> Iterator[Future]:
    """One future after the other, without an end; each of at most so many turns of the bots.

    `bots_begin`: theirs is the next turn. Else people move before it.
    """
    chance = Random(looks(state))
    tables = alike(state)
    while True:
        yield _Run(copied(chance.choice(tables)), pace, chance).played(turns, bots_begin=bots_begin)


def play_on(state: State) -> bool:
    """Will there be another turn of the bots? Some scenarios have none."""
    if not state.ready or state.over:
        return False
    if isinstance(state, DuelState):
        return not Duel(state, []).has_stopped()
    rules = rules_at(state)
    return isinstance(rules, Solo) and "bots" in state.era and not rules.bots_are_done()


def alike(state: State) -> list[State]:
    """This table with every deck that it may have: nobody can tell them apart."""
    decks = possible_decks(state) if isinstance(state, SoloState) else [state.decision.deck]
    return [_dealt(state, deck) for deck in decks]


def looks(state: State) -> int:
    """A number made of what everybody sees: not of the seed, nor of a card that nobody saw."""
    seen = msgspec.msgpack.encode(_dealt(state, []))
    return int.from_bytes(blake2b(seen, digest_size=8).digest())


def _dealt(state: State, deck: list[int]) -> State:
    """The deck has these cards, and the cards that nobody has seen are the others."""
    table = copied(state)
    hidden = sorted([*table.decision.deck, *table.decision.progress])
    table.decision.deck = sorted(deck)
    table.decision.progress = [card for card in hidden if card not in deck]
    return table


class _Run:
    """One table on its way, changed in place: nobody else has it."""

    def __init__(self, table: State, pace: Pace, chance: Random) -> None:
        self.table, self.pace, self.chance = table, pace, chance
        self.rules: Duel | Solo = rules_at(table)
        self.waited = dict.fromkeys(self.rules.humans, 0)

    def played(self, turns: int, *, bots_begin: bool) -> Future:
        moments: list[Moment] = []
        while len(moments) < turns and not self._is_over():
            if moments or not bots_begin:
                for human in self.rules.humans:
                    self._human(human)
            if self._is_over():
                break  # people may have taken the last income turn of the game
            self._do(BotsTurn())
            moments.append(self._moment(len(moments) + 1))
        return Future(moments, self._points() if len(moments) < turns else None)

    def _is_over(self) -> bool:
        if isinstance(self.rules, Duel):
            return self.rules.has_stopped()
        return self.rules.bots_are_done()

    def _human(self, human: str) -> None:
        """A turn of somebody of whom only the pace is supposed."""
        if self.pace.turns is None or self.table.era[human] >= numbers().last_income:
            return
        room = [track for track in self.table.tracks[human] if self.rules.room(human, track) > 0]
        if self.waited[human] >= self.pace.turns or not room or not self.table.era[human]:
            self.waited[human] = 0
            self._do(StartEra(who=human))
            return
        self.waited[human] += 1
        self._do(Advance(who=human, track=self.chance.choice(room)))

    def _points(self) -> int | None:
        """What the Automa has at the end of its game."""
        if isinstance(self.table, DuelState):
            return None
        self._do(Finish())
        assert self.table.result is not None
        return self.table.result.vp[AUTOMA]

    def _do(self, command: Command) -> None:
        self.rules.events.clear()
        rule = self.rules.carry_out(command)
        try:
            question = rule.send(None)  # type: ignore[arg-type]
            while True:
                question = rule.send(self._answer(question))
        except StopIteration:
            return

    def _answer(self, question: Question) -> Value:
        """Chance draws; of people it is supposed that they do nothing special."""
        if isinstance(question, Number):
            return question.min
        if isinstance(question, Places):
            return {}
        options = getattr(question, "options", ())
        if question.chance:
            weights = getattr(question, "weights", None)
            drawn: Value = self.chance.choices(options, weights)[0]
            return drawn
        return "none" if "none" in options else self.chance.choice(options)

    def _moment(self, turn: int) -> Moment:
        return Moment(
            turn,
            self.table.era.get("bots", 0),
            {seat: dict(at) for seat, at in self.table.tracks.items()},
            dict(self.table.landmarks),
        )
