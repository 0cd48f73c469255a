"""What belongs to the house, not to a table: settings, and the devices that have joined."""

import secrets
from datetime import datetime
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Row

from thirdchair.kit.refusals import not_now
from thirdchair.table import schema
from thirdchair.table.rows import moment, now, row_of, text
from thirdchair.table.shelf import Owner, Shelf

if TYPE_CHECKING:
    from thirdchair.table.journal import Table

WATCHING = "watching"
"""What stands in the place of a seat where a device only looks on."""

EVERYBODY = "-"
"""What stands there for a device that plays for all of them."""

LOST = "lost:"
"""What stands there, before the seat, for a device whose seat another one has taken over."""


def is_seat(kept: str | None) -> bool:
    """Is it a seat for which a device speaks?"""
    return kept is not None and kept not in (WATCHING, EVERYBODY) and not kept.startswith(LOST)


class Device(msgspec.Struct, frozen=True):
    """A phone or a browser; `seats` says where it sits, by table."""

    id: str
    name: str
    joined: datetime
    seats: dict[str, str]


class Settings(Owner):
    """What was set. The machine itself has some too: it owns them as a house owns its own."""

    def setting(self, key: str, default: Any = None) -> Any:
        """What was set last."""
        with self._read() as shelf:
            found = _set(shelf, key)
        return default if found is None else msgspec.json.decode(found)

    def set_setting(self, key: str, value: Any) -> None:
        """Keep any JSON value. What is already so is not written again, nor backed up again."""
        with self._read() as shelf:
            if _set(shelf, key) == text(value):
                return
        with self._write() as shelf:
            shelf.delete(schema.settings, schema.settings.c.key == key)
            shelf.insert(schema.settings, {"key": key, "value": text(value)})


class Household(Settings):
    """Settings, devices and seats."""

    def add_device(self, name: str) -> str:
        """A device joins. Returns its token, of which only a hash is kept."""
        token = secrets.token_urlsafe(32)
        row = {"id": secrets.token_hex(8), "token": _hashed(token), "name": name, "joined": now()}
        with self._write() as shelf:
            shelf.insert(schema.devices, row)
        return token

    def device(self, token: str) -> Device | None:
        """The device with this token, if it has joined."""
        with self._read() as shelf:
            row = _row(shelf, token)
            return None if row is None else _device(shelf, row)

    def devices(self) -> list[Device]:
        """All that have joined, the first one first."""
        devices = schema.devices
        with self._read() as shelf:
            found = shelf.all(shelf.select(devices).order_by(devices.c.joined))
            return [_device(shelf, row) for row in found]

    def held(self, table_id: str) -> frozenset[str]:
        """The seats at a table that have a device of their own."""
        seats = schema.seats
        with self._read() as shelf:
            query = shelf.select(seats, seats.c.seat).where(seats.c.table_id == table_id)
            return frozenset(one.seat for one in shelf.all(query) if is_seat(one.seat))

    def share(self, table: "Table", table_id: str) -> None:
        """Whoever acts sits nowhere, and stands in for every seat without a device of its own."""
        table.elsewhere = self.held(table_id)
        table.stands_in = table.journal.choosers - table.elsewhere

    def forget_device(self, device_id: str) -> None:
        """The device has to join again."""
        with self._write() as shelf:
            shelf.delete(schema.devices, schema.devices.c.id == device_id)

    def claim_seat(
        self,
        token: str,
        table_id: str,
        seat: str | None,
        *,
        others: str | None = None,
        free: bool = False,
    ) -> Device:
        """The device sits down at a table, or (None) gets up.

        Several may share a seat, unless something stands for it at the `others` from now on; then
        the table looks different to all of them. `free`: whoever chose it has seen nobody there,
        so it is taken away from nobody.
        """
        seats = schema.seats
        with self._write() as shelf:
            row = _row(shelf, token)
            if row is None:
                raise not_now("unknown-device")
            table = row_of(shelf, table_id, lock=True)
            shelf.delete(seats, seats.c.table_id == table_id, seats.c.device_id == row.id)
            if others is not None:
                there = (seats.c.table_id == table_id, seats.c.seat == seat)
                if shelf.count(seats, *there):
                    if free:
                        raise not_now("seat-taken", seat=seat)
                    shelf.update(seats, *there, values={"seat": others})
                look, this = {"look": table.look + 1}, schema.tables.c.id == table_id
                shelf.update(schema.tables, this, values=look)
            if seat is not None:
                taken = {"table_id": table_id, "device_id": row.id, "seat": seat}
                shelf.insert(seats, taken)
            return _device(shelf, row)


def _set(shelf: Shelf, key: str) -> str | None:
    settings = schema.settings
    found = shelf.value(shelf.select(settings, settings.c.value).where(settings.c.key == key))
    return None if found is None else str(found)


def _row(shelf: Shelf, token: str) -> Row[Any] | None:
    devices = schema.devices
    return shelf.one(shelf.select(devices).where(devices.c.token == _hashed(token)))


def _device(shelf: Shelf, row: Row[Any]) -> Device:
    seats = schema.seats
    query = shelf.select(seats, seats.c.table_id, seats.c.seat).where(seats.c.device_id == row.id)
    taken = {one.table_id: one.seat for one in shelf.all(query)}
    return Device(id=row.id, name=row.name, joined=moment(row.joined), seats=taken)


def _hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
