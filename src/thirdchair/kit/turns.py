"""Whose turn it is: what a game says after each step, from what it said before.

It is shown to people and programs and never enforced.
"""

from typing import Any, Literal

import msgspec

Said = Literal["", "goes-on", "beside", "together"]
"""What people say of a step: their turn is not over yet; it is no turn of anybody; it came with
the step before it, out of one form."""
GOES_ON: Said = "goes-on"
BESIDE: Said = "beside"
TOGETHER: Said = "together"

FOLLOWING = "follow"
"""Who did it, when the bots followed by themselves."""
ANSWER = "answer"
"""What may be done while a question is open."""


class Next(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is next after a step.

    `who`: the seats whose turn it is. `may`: the commands that the rules foresee now, corrections
    aside. `last`: the seat that acted last. `since`: the steps since the bots' last turn, None
    before their first. `taps`: how many steps up to here are one turn or one form, so that one
    undo takes them back. `acted`: whose turn the step was, None of what is no turn.
    `kept` is what the game remembers for the next step; only it reads that.
    """

    who: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    last: str | None = None
    since: int | None = None
    taps: int = 1
    acted: str | None = None
    kept: dict[str, Any] = {}


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A step of the journal as a game reads it; `previous` is the command of the step before.

    A command that still asks is not `complete`; `state` is then the table at its question.
    """

    command: dict[str, Any]
    events: list[dict[str, Any]]
    by: str
    said: Said
    complete: bool
    before: Any
    state: Any
    previous: dict[str, Any] | None

    @property
    def do(self) -> str:
        """The name of the command."""
        return str(self.command["do"])


def since(before: Next, *, bots: bool) -> int | None:
    """The steps since the bots' last turn, after one that is a turn of theirs or not."""
    if bots:
        return 0
    return None if before.since is None else before.since + 1


def taps(before: Next, step: Step, *, joins: bool) -> int:
    """How many steps one undo takes back now; the set-up is never among them."""
    first = step.previous is None or step.previous["do"] == "new"
    return before.taps + 1 if joins and not first else 1
