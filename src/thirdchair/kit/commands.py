"""What people do at a table, as they send it: steps of the whole table, and choices of one seat.

Most commands are steps: each changes what the next one stands on, so a step from a page that shows
an older table is stale. Votes, purchases, ticks and other personal choices are free: whatever the
other seats choose meanwhile, this one counts. Some of them are sealed as well: until they are
revealed, everybody else learns only that the seat has chosen.
"""

import msgspec

from thirdchair.kit.flow import Event


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A command; its name is `do`."""


class Free(Command, frozen=True, kw_only=True):
    """A choice that belongs to one seat. It asks nothing, so that nobody waits for it.

    Free commands of different seats commute: taken in another order, they lead to the same table.
    """

    seat: str


class Sealed(Free, frozen=True, kw_only=True):
    """A free command that only its seat knows until its round is revealed.

    The journal and the state hold it in clear, for replay needs it; its one event is
    `SealedChoice`, and the game says which rounds have been revealed (`Game.revealed`).
    """


def owner(command: Command) -> str | None:
    """The seat whose free choice it is, None of a step of the whole table."""
    return command.seat if isinstance(command, Free) else None


class SealedChoice(Event, frozen=True, kw_only=True, tag="sealed"):
    """Somebody has chosen; what, only they know. `round` is revealed as one."""

    seat: str
    what: str
    round: str
