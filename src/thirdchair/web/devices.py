"""What a device is called in the history, and whether it plays or only looks on."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from thirdchair.kit.refusals import not_now
from thirdchair.table.household import LOST, WATCHING

if TYPE_CHECKING:
    from thirdchair.web.visit import Visit

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
