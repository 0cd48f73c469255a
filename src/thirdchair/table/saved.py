"""A saved table: loaded, or as a list shows it."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

import msgspec

from thirdchair.table.journal import Table


@dataclass
class Saved:
    """One saved table as it was loaded."""

    id: str
    name: str
    table: Table
    options: dict[str, Any]
    """Look and habits of the table: colors, ticks and the like, no part of the game."""
    look: int = 0
    """Moves on when the name or an option changes."""
    campaign: str | None = None
    """The campaign that it is a game of."""
    changed: datetime | None = None
    """When it was last touched; unknown of a table that was just made, or of a moment."""

    @property
    def revision(self) -> int:
        """Moves on with the game; two who saw the same one saw the same game."""
        return self.table.journal.revision


class Listing(msgspec.Struct, frozen=True):
    """A saved table as a list shows it. `ready`: its set-up is complete.

    `campaign`: the one that it is a game of. `unproven`: a part of its record rests on what a file
    said.
    """

    id: str
    name: str
    game: str
    mode: str
    changed: datetime
    revision: int
    over: bool
    ready: bool
    campaign: str | None = None
    unproven: bool = False
