"""What a device is called in the history, whether somebody has said who plays on it, and whether it
plays or only looks on."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from thirdchair.kit.refusals import not_now
from thirdchair.table.household import LOST, WATCHING

if TYPE_CHECKING:
    from thirdchair.table.journal import Table
    from thirdchair.table.store import Saved
    from thirdchair.web.visit import Visit

ROUND = "thirdchair_round"
"""The cookie of one table on a device that goes round there and has no name of its own: what it
answered when it was asked who plays on it. A device that has joined keeps its answer as a seat."""

IMPORT = "/import"
"""Where files are brought, of any table."""

NOBODY = ("table", "follow", "api")
"""What the history keeps where no device with a name of its own acted."""


def lost_seat(visit: "Visit", table_id: str) -> str | None:
    """The seat at a table that another device has taken over from this one."""
    kept = visit.device.seats.get(table_id, "") if visit.device else ""
    return kept.removeprefix(LOST) if kept.startswith(LOST) else None


def held(visit: "Visit", table_id: str, kept: str) -> list[str]:
    """The names of the other devices that have this in the place of a seat."""
    mine = visit.device.id if visit.device else ""
    devices = visit.house.devices()
    return [one.name for one in devices if one.id != mine and one.seats.get(table_id) == kept]


_NAMES = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("CrOS", "Chromebook"),
    ("Linux", "Linux"),
)


def name_of_device(headers: Mapping[str, str]) -> str:
    """The kind of device that its browser tells of."""
    agent = headers.get("user-agent", "")
    return next((name for sign, name in _NAMES if sign in agent), "?")


def watches(visit: "Visit", table_id: str) -> bool:
    """Does this device only look on at this table?"""
    return visit.device is not None and visit.device.seats.get(table_id) == WATCHING


def check_plays(visit: "Visit", table_id: str) -> None:
    """Refuse a device that only looks on."""
    if watches(visit, table_id):
        raise not_now("only-watching")


class Unsaid(Exception):
    """Who plays on this device was not said yet: then nothing of the table is shown or done."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


def check_said(visit: "Visit", saved: "Saved") -> None:
    """Stop whoever comes to a table of several people, and has not said who they are.

    A link to a moment does not lead to the table, and a game that is over asks nobody anything.
    An app that is alone in a browser is the only device there is: it goes round by nature.
    """
    if visit.at_table == saved.id and unsaid(visit, saved.id, saved.table):
        raise Unsaid(saved.id)


def unsaid(visit: "Visit", table_id: str, table: "Table") -> bool:
    """Are there several people at a table, and nobody has said who of them plays here?"""
    if visit.room.alone or has_said(visit, table_id):
        return False
    return len(visit.mode(table).HUMANS) > 1 and not table.state.over


def round_at(table_id: str) -> str:
    """The same cookie for `IMPORT`, which names no table: one for each."""
    return f"{ROUND}_{table_id}"


def has_said(visit: "Visit", table_id: str) -> bool:
    """Is it known who plays on this device?"""
    seated = visit.device is not None and table_id in visit.device.seats
    return seated or not {ROUND, round_at(table_id)}.isdisjoint(visit.request.cookies)
