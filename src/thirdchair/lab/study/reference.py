"""A whole game of Tapestry by the reference engine, with the chance and the people of the kernel.

People with a pace do here what `kernel.people` does there. A game is the same in both.
"""

from typing import NamedTuple

from thirdchair.kit.commands import Command
from thirdchair.kit.flow import copied
from thirdchair.kit.questions import Number, Places, Question, Value
from thirdchair.lab.kernel.chance import SameChance, place_of
from thirdchair.tapestry.commands import Advance, BotsTurn, Finish, StartEra
from thirdchair.tapestry.content import numbers
from thirdchair.tapestry.duel import Duel
from thirdchair.tapestry.hexmap import AUTOMA, SHADOW
from thirdchair.tapestry.modes import rules_at
from thirdchair.tapestry.solo import Solo
from thirdchair.tapestry.state import SoloState, State


class Outcome(NamedTuple):
    """What a study keeps of a game."""

    turns: int
    points: int | None
    landmarks: dict[str, int]
    """Those from tracks, by the bot that took them."""
    closed: str | None
    """The first track that the Shadow Empire came to the end of."""
    closed_turn: int


class Supposed(SameChance):
    """The kernel's chance; what people are asked beside it is answered with as little as can be."""

    def __call__(self, question: Question) -> Value:
        if isinstance(question, Number):
            return question.min
        if isinstance(question, Places):
            return {}
        options: tuple[Value, ...] = getattr(question, "options", ())
        if question.chance or "none" in options:
            return super().__call__(question)
        return options[0]


def whole_game(start: State, seed: int, pace: int | None, longest: int) -> Outcome:
    """From the first turn to the last, or so many turns of the bots."""
    game = _Game(copied(start), seed, pace)
    closed, closed_turn = None, 0
    while game.turns < longest and not game.is_over():
        game.people()
        if game.is_over():
            break
        game.do(BotsTurn())
        game.turns += 1
        if closed is None and (closed := game.closed()):
            closed_turn = game.turns
    landmarks = game.landmarks()
    return Outcome(game.turns, game.points(), landmarks, closed, closed_turn)


class _Game:
    """One table, changed in place."""

    def __init__(self, state: State, seed: int, pace: int | None) -> None:
        self.state, self.pace = state, pace
        self.rules: Duel | Solo = rules_at(state)
        self.chance = Supposed(seed)
        self.waited = dict.fromkeys(self.rules.humans, 0)
        self.turns = 0

    def is_over(self) -> bool:
        rules = self.rules
        return rules.has_stopped() if isinstance(rules, Duel) else rules.bots_are_done()

    def do(self, command: Command) -> None:
        self.rules.events.clear()
        rule = self.rules.carry_out(command)
        try:
            question = rule.send(None)  # type: ignore[arg-type]
            while True:
                question = rule.send(self.chance(question))
        except StopIteration:
            return

    def people(self) -> None:
        """A turn of everybody at the pace."""
        for who in self.rules.humans:
            era = self.state.era[who]
            if self.pace is None or era >= numbers().last_income:
                continue
            room = [one for one in self.rules.track_ids if self.rules.can_advance(who, one)]
            if era == 0 or self.waited[who] >= self.pace or not room:
                self.waited[who] = 0
                self.do(StartEra(who=who))
                continue
            self.waited[who] += 1
            place = place_of(self.chance.seed, self.chance.used, len(room))
            self.chance.used += 1
            self.do(Advance(who=who, track=room[place]))

    def closed(self) -> str | None:
        """A track with a token of the Shadow Empire at its end."""
        at = self.state.tracks[SHADOW]
        courses = self.rules.courses
        return next((track for track in at if courses[track].done(at[track])), None)

    def landmarks(self) -> dict[str, int]:
        owners = [
            owner for name, owner in self.state.landmarks.items() if not name.startswith("card:")
        ]
        return {bot: owners.count(bot) for bot in (AUTOMA, SHADOW)}

    def points(self) -> int | None:
        if not isinstance(self.state, SoloState):
            return None
        self.do(Finish())
        assert self.state.result is not None
        return self.state.result.vp[AUTOMA]
