"""The engine on one core: explained turns through `play`, and what a turn is made of."""

from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random

from benchmarks.figures import Figure, median_seconds, per_second
from thirdchair.kit.flow import Chance, Done, copied
from thirdchair.kit.questions import Draw, Question, Value
from thirdchair.table.chance import AppChance
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.commands import BotsTurn, SetUp
from thirdchair.tapestry.state import State

game = Tapestry()

TURNS = 48
GAMES = 20
NUMBERS = Random(7).choices(range(27_720), k=997)
"""27,720 can be divided by every size of a deck of twelve cards."""
SETUP = {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bert"], "favorite": "science"}


def figures() -> Iterator[Figure]:
    """The duel, then its parts."""
    start = duel()
    turns = TURNS * GAMES
    middle, best = per_second(lambda: whole_games(start, quick_chance()), turns)
    yield Figure(
        "explained duel turns through play", f"{best:,.0f}/s (median {middle:,.0f})", "50,000/s"
    )
    middle, best = per_second(lambda: whole_games(start, AppChance(7, 0)), turns)
    yield Figure("the same with the chance of the app", f"{best:,.0f}/s (median {middle:,.0f})")
    later = after(start, 20)
    yield Figure("copy of a duel by msgpack", microseconds(lambda: copied(later)))
    question, chance = Draw(deck="decision", options=tuple(range(1, 13))), AppChance(7, 0)
    yield Figure("one draw by keyed hash", microseconds(lambda: chance(question)))


def duel() -> State:
    """A table of two, ready to play."""
    return _done(game.set_up(SETUP)[1], SetUp())


def after(state: State, turns: int) -> State:
    """The table some turns later."""
    chance = AppChance(7, 0)
    for _ in range(turns):
        state = _done(state, BotsTurn(), chance)
    return state


def whole_games(start: State, chance: Chance) -> None:
    """Games from the first turn to the last that moves a token."""
    turn = BotsTurn()
    for _ in range(GAMES):
        state = start
        for _ in range(TURNS):
            state = game.play(state, turn, (), chance).state


def quick_chance() -> Chance:
    """Draws that cost next to nothing, so that the rules are measured."""
    numbers = cycle(NUMBERS)

    def chance(question: Question) -> Value:
        options: tuple[Value, ...] = question.options  # type: ignore[attr-defined]
        return options[next(numbers) % len(options)]

    return chance


def microseconds(work: Callable[[], object]) -> str:
    """One call in the median of many."""

    def hundred() -> None:
        for _ in range(100):
            work()

    return f"{median_seconds(hundred, 200) / 100 * 1e6:.2f} µs"


def _done(state: State, command: SetUp | BotsTurn, chance: Chance | None = None) -> State:
    result = game.play(state, command, (), chance)
    assert isinstance(result, Done)
    return result.state
