"""A record as one seat may know it.

Whatever a page, a label or an answer says of a table is made from this: a sealed choice of another
seat shows only that it was made, and by whom.
"""

from collections.abc import Callable

import msgspec

from thirdchair.table.record import Entries, Entry

Tell = Callable[[int, Entry], Entry]
"""An entry, by its position, as somebody may know it."""


class SeenEntries(Entries):
    """The same entries, each told on its way out; what one of the two fetches, both have."""

    def __init__(self, whole: Entries, tell: Tell) -> None:
        super().__init__((), whole.source)
        self.known = whole.known
        self._tell = tell

    def _at(self, position: int) -> Entry:
        return self._tell(position, super()._at(position))


def closed(entry: Entry) -> Entry:
    """A sealed choice, as others may know it."""
    return msgspec.structs.replace(entry, command={"do": "sealed", "seat": entry.own}, answers=[])


def unrevealed(entry: Entry) -> Entry:
    """An undone step that was taken when more was revealed than now, as everybody may know it."""
    return msgspec.structs.replace(entry, command={"do": "unrevealed"}, answers=[], events=[])
