"""Figures that the game plays: their turns in the engine, with every reason."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from benchmarks.figures import Figure, median_seconds
from tests.fenris.five import ACTOR, found
from tests.fenris.mad_tesla import TESLA, E, Hunt, W
from thirdchair.kit.flow import Answer, Done, play

TIMES = 200
DICE = (
    Answer("die:d6", 2, "bench"),
    Answer("die:d6", 5, "bench"),
    Answer("choice:power_die:s1", 5, "bench"),
)
MOVES = tuple(Answer("die:blue", face, "bench") for face in (E, W))


def figures() -> Iterator[Figure]:
    """One turn each: two dice and a choice, or two moves."""
    hunt = Hunt()
    for seat in hunt.state.seats:
        hunt.put(seat)
    yield _turn("the Annihilator's", found(), ACTOR, DICE)
    yield _turn("Mad Tesla's", hunt, TESLA, MOVES)


def _turn(whose: str, scene: Any, actor: str, answers: tuple[Answer, ...]) -> Figure:
    command = scene.game.command(scene.state, {"do": "actor_turn", "actor": actor})
    turn = partial(play, scene.game.rules, scene.state, command, list(answers))
    done = turn()
    assert isinstance(done, Done), done
    seconds = median_seconds(turn, TIMES)
    return Figure(f"{whose} turn, explained", f"{seconds * 1000:.2f} ms", "1 ms")
