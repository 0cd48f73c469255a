"""What belongs to the installation, not to a table: settings, and the devices that have joined."""

import secrets
from datetime import datetime
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select

from thirdchair.kit.refusals import not_now
from thirdchair.table import schema
from thirdchair.table.database import Database
from thirdchair.table.rows import moment, now, row_of, text


class Device(msgspec.Struct, frozen=True):
    """A phone or a browser; `seats` says where it sits, by table."""

    id: str
    name: str
    joined: datetime
    seats: dict[str, str]


class Installation(Database):
    """Settings, devices and seats."""

    def setting(self, key: str, default: Any = None) -> Any:
        """What was set last."""
        query = select(schema.settings.c.value).where(schema.settings.c.key == key)
        with self._read() as connection:
            found = connection.scalar(query)
        return default if found is None else msgspec.json.decode(found)

    def set_setting(self, key: str, value: Any) -> None:
        """Keep any JSON value."""
        with self._write() as connection:
            connection.execute(delete(schema.settings).where(schema.settings.c.key == key))
            connection.execute(insert(schema.settings).values(key=key, value=text(value)))

    def add_device(self, name: str) -> str:
        """A device joins. Returns its token, of which only a hash is kept."""
        token = secrets.token_urlsafe(32)
        row = {"id": secrets.token_hex(8), "token": _hashed(token), "name": name, "joined": now()}
        with self._write() as connection:
            connection.execute(insert(schema.devices).values(row))
        return token

    def device(self, token: str) -> Device | None:
        """The device with this token, if it has joined."""
        with self._read() as connection:
            row = _row(connection, token)
            return None if row is None else _device(connection, row)

    def devices(self) -> list[Device]:
        """All that have joined, the first one first."""
        query = select(schema.devices).order_by(schema.devices.c.joined)
        with self._read() as connection:
            return [_device(connection, row) for row in connection.execute(query).all()]

    def forget_device(self, device_id: str) -> None:
        """The device has to join again."""
        with self._write() as connection:
            connection.execute(delete(schema.devices).where(schema.devices.c.id == device_id))

    def claim_seat(self, token: str, table_id: str, seat: str | None) -> Device:
        """The device sits down at a table, or (None) gets up. Several may share a seat."""
        seats = schema.seats
        with self._write() as connection:
            row = _row(connection, token)
            if row is None:
                raise not_now("unknown-device")
            row_of(connection, table_id, lock=True)
            here = (seats.c.table_id == table_id) & (seats.c.device_id == row.id)
            connection.execute(delete(seats).where(here))
            if seat is not None:
                taken = {"table_id": table_id, "device_id": row.id, "seat": seat}
                connection.execute(insert(seats).values(taken))
            return _device(connection, row)


def _row(connection: Connection, token: str) -> Row[Any] | None:
    query = select(schema.devices).where(schema.devices.c.token == _hashed(token))
    return connection.execute(query).one_or_none()


def _device(connection: Connection, row: Row[Any]) -> Device:
    seats = schema.seats
    query = select(seats.c.table_id, seats.c.seat).where(seats.c.device_id == row.id)
    taken = {row.table_id: row.seat for row in connection.execute(query)}
    return Device(id=row.id, name=row.name, joined=moment(row.joined), seats=taken)


def _hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
