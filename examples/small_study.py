"""A study in small: which level of the Automa is how far ahead after eight of the bots' turns?

    python examples/small_study.py

For hundreds of thousands of games there is `thirdchair study` (docs/lab.md).
"""

from statistics import mean

from thirdchair.games import GAMES
from thirdchair.table.journal import Table


def steps_after(turns: int, level: int, seed: int) -> int:
    """How far the Automa's tokens have come together."""
    new = {"game": "tapestry", "mode": "solo", "level": level, "first": "bots", "seed": seed}
    table = Table.new(GAMES, new)
    for _ in range(turns):
        table.do({"do": "bots_turn"})
        while table.question is not None:
            table.answer(table.question.options[0])  # what only people can decide
    return sum(table.state.tracks["automa"].values())


def study(games: int = 20) -> dict[int, float]:
    """The mean for each level."""
    seeds = range(games)
    return {level: mean(steps_after(8, level, seed) for seed in seeds) for level in (1, 2, 3)}


if __name__ == "__main__":
    for level, steps in study().items():
        print(f"level {level}: {steps:.1f} steps")
