"""What somebody's wealth was spent on, by name: a sum alone is soon forgotten."""

from collections.abc import Iterable

from thirdchair.scythe.fenris.state import Booking
from thirdchair.words.games.scythe import ScytheWords


def bought(words: ScytheWords, entries: Iterable[Booking]) -> str:
    """The tiles and the perk that these entries have paid for; empty if they know of none."""
    names: list[str] = []
    for one in entries:
        names += [words.mod(mod) for mod in one.mods]
        if one.perk:
            names.append(words.text(f"scythe-perk-{one.perk}"))
    return words.text("page-fenris-bought", part=", ".join(names)) if names else ""
