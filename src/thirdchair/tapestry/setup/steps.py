"""One step of a set-up."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec


class Step(msgspec.Struct, frozen=True):
    """One thing to do. A duel shows the rule itself; `message` adds what is known at the table.

    `starred`: the book leaves it to you. `ours`: the book does not say it, it is our advice; that
    is left to you, too. `standing`: it stays done from game to game, so a box
    that is sorted for solo can do without it.
    """

    rule: str
    message: str = ""
    args: dict[str, Any] = {}
    starred: bool = False
    standing: bool = False
    ours: bool = False


def named(steps: Iterable[Step]) -> list[tuple[str, Step]]:
    """Each step with a name of its own: its rule, and what it is about where a rule has several."""
    steps = list(steps)
    rules = Counter(step.rule for step in steps)
    return [
        (
            step.rule
            if rules[step.rule] == 1
            else "/".join(map(str, (step.rule, step.message, *step.args.values()))),
            step,
        )
        for step in steps
    ]
