"""One step of a set-up."""

from typing import Any

import msgspec


class Step(msgspec.Struct, frozen=True):
    """One thing to do. A duel shows the rule itself; `message` adds what is known at the table.

    `starred`: the book leaves it to you. `standing`: it stays done from game to game, so a box
    that is sorted for solo can do without it.
    """

    rule: str
    message: str = ""
    args: dict[str, Any] = {}
    starred: bool = False
    standing: bool = False
