"""How fast explained Automa turns are on a full board: `python -m tests.scythe.speed`."""

import time

from tests.scythe.scene import Scene, automa, human
from thirdchair.kit.flow import Answer, Done, play
from thirdchair.scythe import commands, game
from thirdchair.table.chance import AppChance

SECONDS = 3.0


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


def turns_per_second() -> float:
    """Through `play`, with all questions answered; a finished game begins anew."""
    start = full_board().state
    state, chance, turns = start, AppChance(1, 0), 0
    orders = [commands.AutomaTurn(seat=seat) for seat in ("s3", "s4")]
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        for order in orders:
            answers: list[Answer] = []
            result = play(game.rules, state, order, answers, chance)
            while not isinstance(result, Done):
                value = getattr(result.question, "min", 0)
                answers = [*result.answers, Answer(result.question.key, value, "table")]
                result = play(game.rules, state, order, answers, chance)
            turns += 1
            state = start if result.state.ended is not None else result.state
    return turns / (time.perf_counter() - begun)


if __name__ == "__main__":
    print(f"{turns_per_second():,.0f} explained Automa turns per second")
