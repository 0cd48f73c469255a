"""A whole record run again: what our rules make of its commands and answers."""

from typing import Any

import msgspec

from thirdchair.kit.commands import owner
from thirdchair.kit.flow import Done, frozen, play
from thirdchair.kit.game import Game
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import plain
from thirdchair.table.record import KEPT, Entry

MOST_DRAWN = 1_000_000
EVENT = 500
MARGIN = 2_000_000
"""So much may come of a record of which it says nothing."""
MOST_OF_ANYTHING = 100_000
"""No table has more of a piece, a coin or a point. Pages go through them one by one."""


CANNOT_BE = (
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
    AssertionError,
    ArithmeticError,
    RuntimeError,
)
"""What comes of data that no table of ours could hold."""


class NotOurs(ValueError):
    """The rules of today do not lead through this record."""


def audited(
    game: Game,
    setup: dict[str, Any],
    entries: list[Entry],
    reader: Reader = NOBODY,
    *,
    waiting: bool = False,
) -> tuple[bytes, list[Entry]]:
    """The first state and all entries with states and events of our own making.

    `waiting`: the last one is open, and asks something.

    What a file says about them proves nothing, and is not looked at; only `kept` pieces have no
    cause but themselves.
    """
    _, state = game.set_up(setup, reader)
    start, again = frozen(state), list[Entry]()
    room = MARGIN + 2 * sum(map(_weight, entries))
    for entry in entries:
        if not 0 <= entry.drawn <= MOST_DRAWN:
            raise NotOurs("nobody draws that often")
        if entry.command == KEPT and entry.state is not None:
            state = game.thawed(entry.state)
            again.append(msgspec.structs.replace(entry, events=[{"type": "kept"}]))
            continue
        own, result = _run(game, state, entry)
        # A free choice asks nothing: without a state it was taken back (see `taking_back`).
        taken_out = own is not None and entry.state is None and not waiting
        if isinstance(result, Done) != (entry.state is not None or taken_out):
            raise NotOurs("a command is open, or is not")
        done = None if taken_out or not isinstance(result, Done) else frozen(result.state)
        state = result.state
        again.append(
            msgspec.structs.replace(
                entry, answers=result.answers, events=plain(result.events), state=done, own=own
            )
        )
        room -= _weight(again[-1])
        if room < 0:
            raise NotOurs("it says less than it holds, so as to fill the memory")
    return start, again


def check_measured(state: bytes) -> None:
    """Refuse what a file alone says of a table, if there is more of something than there can be."""
    rest = [msgspec.msgpack.decode(state)]
    while rest:
        one = rest.pop()
        if isinstance(one, dict):
            rest += one.values()
        elif isinstance(one, list):
            rest += one
        elif isinstance(one, int | float) and not abs(one) <= MOST_OF_ANYTHING:
            raise NotOurs("more than there can be")


def _weight(entry: Entry) -> int:
    """About the bytes of what an entry leads to. Those of a file say what they hold."""
    return len(entry.state or b"") + EVENT * len(entry.events)


def _run(game: Game, state: Any, entry: Entry) -> tuple[str | None, Any]:
    """Whose free choice it is, and what came of it."""
    try:
        command = game.command(state, entry.command)
        return owner(command), play(game.rules, state, command, entry.answers)
    except Refusal as refusal:
        raise NotOurs(refusal.text) from refusal
    except CANNOT_BE as error:
        raise NotOurs("kept pieces that cannot lie so") from error
