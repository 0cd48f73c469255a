"""The kernel and the reference engine side by side: the same tables, the same chance."""

from random import Random
from typing import Any

import numpy as np

from thirdchair.kit.commands import Command
from thirdchair.kit.flow import copied
from thirdchair.kit.questions import Number, Question, Value
from thirdchair.kit.refusals import Refusal
from thirdchair.lab.kernel.chance import SameChance
from thirdchair.lab.kernel.codec import row_of, state_of
from thirdchair.lab.kernel.records import Rows
from thirdchair.tapestry import Tapestry, charts, content
from thirdchair.tapestry.commands import Advance, BotsTurn, Conquer, Explore, SetUp, StartEra
from thirdchair.tapestry.duel import Duel
from thirdchair.tapestry.expansions.double_strike import STRIKE
from thirdchair.tapestry.expansions.in_play import NAMES
from thirdchair.tapestry.modes import mode_of, rules_at
from thirdchair.tapestry.packs import pack
from thirdchair.tapestry.state import DuelState, State
from thirdchair.tapestry.yourside import SECOND

GAME = Tapestry()
TRACKS = tuple(content.tracks())
HEXES = 34


class SomePeople(SameChance):
    """Chance beside the turns of the bots, where people take anything that is offered."""

    def __call__(self, question: Question) -> Value:
        if question.chance:
            return super().__call__(question)
        if isinstance(question, Number):
            return question.min
        options: tuple[Value, ...] = question.options  # type: ignore[attr-defined]
        return options[self.seed % len(options)]


def done(state: State, command: Command, chance: SameChance) -> State:
    """The table after a command, by the reference engine."""
    state = copied(state)
    rule = mode_of(state)(state, []).carry_out(command)
    try:
        question = rule.send(None)  # type: ignore[arg-type]
        while True:
            question = rule.send(chance(question))
    except StopIteration:
        return state


def is_over(state: State) -> bool:
    """Do the bots take no more turns?"""
    rules = rules_at(state)
    return rules.has_stopped() if isinstance(rules, Duel) else rules.bots_are_done()


def some_table(mode: str, rng: Random) -> State:
    """A new table with any settings that the kernel knows."""
    request: dict[str, Any] = {"game": "tapestry", "mode": mode}
    rulings = {
        key: rng.choice(ruling.values)
        for key, ruling in content.rulings(mode).items()
        if not ruling.expansion
    }
    if mode == "duel":
        request |= {"players": ["Ana", "Bo"], "rulings": rulings}
    else:
        request |= _some_solo(rng, rulings)
    table = begun(request, rng.getrandbits(40))
    if mode == "solo" and STRIKE not in table.tracks and rng.random() < 0.1:
        table.tracks[SECOND] = {rng.choice(TRACKS): rng.randint(0, 12)}
    if rng.random() < 0.2:
        scatter(table, rng)
    return table


def scatter(table: State, rng: Random) -> None:
    """Tokens and landmarks lie anywhere, as after corrections: also where no game brings them."""
    for at in table.tracks.values():
        for track in at:
            at[track] = rng.randint(0, 12)
    for landmark in table.landmarks:
        if not landmark.startswith("card:"):
            table.landmarks[landmark] = rng.choice((None, None, "shadow", *rules_at(table).humans))


def begun(request: dict[str, Any], seed: int = 0) -> State:
    """A new table, with people who take what is offered."""
    _, state = GAME.set_up(request)
    return done(state, SetUp(), SomePeople(seed))


def _some_solo(rng: Random, rulings: dict[str, Any]) -> dict[str, Any]:
    level = charts.levels()[rng.randint(1, 6)]
    expansions = [name for name in NAMES if rng.random() < 0.4]
    civs = sorted(charts.civilizations())
    if "PP" in expansions and rng.random() < 0.8:
        civs = [civ.id for civ in pack("PP").civilization]
    asked: dict[str, Any] = {
        "level": level.number,
        "civs": rng.sample(civs, level.civs),
        "rulings": rulings,
        "expansions": expansions,
    }
    if "PP" in expansions and rng.random() < 0.3:
        asked["box"] = {name: rng.randint(1, 12) for name in pack("PP").printed}
        asked["box"]["hucksters.items"] = {"science": "tech", "military": "space"}
    if "AA" in expansions and rng.random() < 0.8:
        asked["arts"] = rng.choice(TRACKS)
        if rng.random() < 0.4:
            asked["double_strike"] = True
            key = "double_strike.counts_for_favorite"
            rulings[key] = rng.choice(content.rulings("solo")[key].values)
    return asked


def something_of_people(state: State, rng: Random) -> Command:
    """A move that somebody might make; the rules may refuse it."""
    who = rng.choice(rules_at(state).humans)
    track = rng.choice(list(state.tracks[who]))
    moves: list[Command] = [Advance(who=who, track=track), StartEra(who=who)]
    if not isinstance(state, DuelState):
        hex_ = rng.randrange(HEXES)
        moves += [Explore(hex=hex_), Conquer(hex=hex_), Conquer(hex=hex_)]
    return rng.choice(moves)


class SideBySide:
    """Games in both engines. `rows` are the kernel's, `tables` those of the reference."""

    def __init__(self, mode: str, games: int, seed: int) -> None:
        self.rng = Random(seed)
        self.tables = [some_table(mode, self.rng) for _ in range(games)]
        self.rows: Rows = np.array([row_of(table) for table in self.tables])
        self.rows["seed"] = [self.rng.getrandbits(62) for _ in range(games)]
        self.chances = [SameChance(int(seed)) for seed in self.rows["seed"]]

    def bots_turn(self, game: int) -> None:
        """The reference takes the turn that the kernel has taken: the table is the same."""
        before = self.tables[game]
        after = self.tables[game] = done(before, BotsTurn(), self.chances[game])
        assert state_of(self.rows[game], before) == after
        assert self.rows[game]["used"] == self.chances[game].used

    def people_move(self, game: int) -> None:
        """People do something by the reference, and the kernel hears of it."""
        for _ in range(self.rng.choice((0, 0, 1, 2))):
            command = something_of_people(self.tables[game], self.rng)
            people = SomePeople(self.rng.getrandbits(40))
            try:
                after = done(self.tables[game], command, people)
            except Refusal:
                continue
            chance = self.chances[game]
            self.tables[game], self.rows[game] = after, row_of(after)
            self.rows[game]["seed"], self.rows[game]["used"] = chance.seed, chance.used
