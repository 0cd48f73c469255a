"""The bots of the other modes on one core: explained turns through `play`, over whole games."""

from collections.abc import Iterator

from benchmarks.engine import quick_chance
from benchmarks.figures import Figure, per_second
from tests.scythe.scene import Scene, automa, human
from thirdchair.kit.flow import Answer, Done, play
from thirdchair.scythe import commands as scythe_commands
from thirdchair.scythe.game import Scythe
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.commands import BotsTurn, SetUp
from thirdchair.tapestry.state import State

tapestry = Tapestry()

LEVELS = (1, 2, 3, 4, 5, 6)
BOTH = ["scientists", "conquerors"]
SCYTHE_TURNS = 40


def figures() -> Iterator[Figure]:
    """Tapestry solo on all levels, then Scythe on a full board."""
    starts = [solo(level) for level in LEVELS]
    turns = sum(whole_game(start) for start in starts)
    middle, best = per_second(lambda: [whole_game(start) for start in starts], turns, times=15)
    yield Figure(
        "explained solo turns through play", f"{best:,.0f}/s (median {middle:,.0f})", "16,000/s"
    )
    board = full_board()
    middle, best = per_second(lambda: automa_turns(board), SCYTHE_TURNS, times=15)
    yield Figure(
        "explained Scythe turns, full board", f"{best:,.0f}/s (median {middle:,.0f})", "8,000/s"
    )


def solo(level: int) -> State:
    """A solo table of this level, ready to play."""
    both = {"civs": BOTH} if level == LEVELS[-1] else {}  # there the second one is your choice
    _, start = tapestry.set_up({"game": "tapestry", "mode": "solo", "level": level, **both})
    result = tapestry.play(start, SetUp(), (), quick_chance())
    assert isinstance(result, Done)
    return result.state


def whole_game(state: State) -> int:
    """All turns of the bots up to their fifth income; you play no trap. Returns how many."""
    chance, turns = quick_chance(), 0
    while state.era["bots"] < 5:
        result = tapestry.play(state, BotsTurn(), (), chance)
        while not isinstance(result, Done):
            answers = [*result.answers, Answer(result.question.key, "none", "you")]
            result = tapestry.play(state, BotsTurn(), answers, chance)
        state, turns = result.state, turns + 1
    return turns


def full_board() -> Scene:
    """Two humans and two Automas on all 47 territories; three of them with every piece out."""
    scene = Scene(
        human("nordic"),
        human("polania", "militant"),
        automa("crimea", "automaszyna"),
        automa("albion", "automaszyna"),
        combat="app",
    )
    scene.put("s1", worker=[25, 26, 35, 36, 27, 37, 46, 47], mech=[34, 45, 55, 56], character=54)
    scene.put("s2", worker=[42, 51, 52, 31, 61, 62, 53, 43], mech=[63, 72, 71, 82], character=64)
    scene.put("s3", worker=[84, 94, 85, 83, 73, 74, 75, 86], mech=[76, 77, 87, 67], character=65)
    scene.put("s4", worker=[22, 23, 24, 32, 33], mech=[44, 57, 66], character=12)
    return scene.give("s3", tracker=6, power=7).give("s4", tracker=6, power=7)


def automa_turns(board: Scene) -> None:
    """Turns of both Automas; a game that has ended begins anew."""
    state, chance = board.state, quick_chance()
    orders = [scythe_commands.AutomaTurn(seat=seat) for seat in ("s3", "s4")]
    for turn in range(SCYTHE_TURNS):
        order = orders[turn % 2]
        result = play(Scythe().rules, state, order, (), chance)
        while not isinstance(result, Done):
            value = getattr(result.question, "min", 0)
            answers = [*result.answers, Answer(result.question.key, value, "table")]
            result = play(Scythe().rules, state, order, answers, chance)
        state = board.state if result.state.ended is not None else result.state
