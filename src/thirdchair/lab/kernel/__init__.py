"""The kernel: the turns of Tapestry's bots in machine code, over batches of games.

It follows the same content and the same chance as the reference engine in `tapestry`, and comes to
the same tables, piece for piece. It explains nothing. `covers` says which tables it can play; it
needs the extra `lab`, and whoever has none gets a sentence.

    if covers(state):
        games = batch(state, seeds=range(10_000))
        games.turns(3)
        games.rows["at"]  # where the tokens of all games stand
        games.state(17)  # one of them as a table
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from thirdchair.lab.covering import covers
from thirdchair.lab.keeping import is_installed
from thirdchair.tapestry.state import State

if TYPE_CHECKING:
    from thirdchair.lab.kernel.batches import Batch
    from thirdchair.lab.kernel.records import Numbers

__all__ = ["NoKernel", "batch", "covers", "is_installed"]


class NoKernel(Exception):
    """There is no NumPy or no Numba here."""

    def __init__(self) -> None:
        super().__init__(
            "The kernel needs NumPy and Numba: `make lab` adds them, or install thirdchair[lab]."
        )


def batch(tables: State | Sequence[State], seeds: "Sequence[int] | Numbers") -> "Batch":
    """Games from this table on, or from these in turn, one for each seed.

    All tables must be covered and of one mode. Without the extra: `NoKernel`.
    """
    if not is_installed():
        raise NoKernel
    from thirdchair.lab.kernel.batches import Batch

    return Batch([tables] if isinstance(tables, State) else tables, seeds)
