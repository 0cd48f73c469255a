"""Who reads a page: the language and the seat of a device, and how much it may know.

At a table of a campaign that is exactly what this campaign has revealed. Elsewhere it is what this
house has opened by hand, never what one of its campaigns has: others may read along.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from thirdchair.kit.readers import NO_KEYS, Keys, Reader

if TYPE_CHECKING:
    from thirdchair.table.journal import Table
    from thirdchair.table.store import House

OPENED = "opened"
"""The setting with the locks that this house has opened by hand, a list."""
SHOW_EVERYTHING = "box.show-everything"
"""The setting that opens all of them."""


def at_home(house: "House", stranger: Reader) -> Reader:
    """Somebody on a page that is about no table."""
    everything = bool(house.setting(SHOW_EVERYTHING, False))
    return replace(stranger, keys=opened_by_hand(house), everything=everything)


def opened_by_hand(house: "House") -> Keys:
    """The locks that are open everywhere in this house."""
    return frozenset(map(str, house.setting(OPENED, ())))


def open_by_hand(house: "House", keys: Keys) -> None:
    """From now on this whole house may know of what these keys open."""
    house.set_setting(OPENED, sorted(opened_by_hand(house) | keys))


def close_again(house: "House") -> None:
    """Nothing is open by hand any more."""
    house.set_setting(OPENED, [])


def choosing(home: Reader, campaigns: "Sequence[Table]", *, free: bool) -> Reader:
    """Somebody who chooses a new game: the one gate before what campaigns reveal late and free
    games are played with, modules and whole modes.

    `campaigns` are those that this device plays. It knows what all that still run have shown, or
    what those have shown that are over. `free`: somebody has held the
    confirmation on this device (`Visit.free`), or is a program that nobody need spare. Such a
    reader `may_choose` whatever there is: a list of modes or modules for a new game is made
    by that, never by `may`. The button to hold is `parts/free.html`.
    """
    running = [one for one in campaigns if not one.state.over]
    shown = [one.game.unlocked(one.state) or NO_KEYS for one in running or campaigns]
    known = frozenset.intersection(*shown) if shown else NO_KEYS
    return replace(home, keys=home.keys | known, free=free or home.everything)


def at_table(home: Reader, table: "Table", seat: str | None) -> Reader:
    """The same person at a table."""
    keys = table.game.unlocked(table.state)
    if keys is None:
        return replace(home, seat=seat, keys=home.keys | table.game.lies_open(table.state))
    return Reader(home.language, seat, keys, alone=home.alone)
