"""Types as msgspec knows them: each is learned once, by one thread at a time.

msgspec takes a type apart when it is first used, and keeps what it found. A second thread that
comes by in the middle of it finds one half and reaches into nothing, which ends the process: ten
phones that ask at the moment of the start are enough.
"""

from threading import RLock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_known: set[Any] = set()
_learning = RLock()


def learned(kind: type[T]) -> type[T]:
    """The same type, which any number of threads may use from now on."""
    if kind not in _known:
        with _learning:
            msgspec.msgpack.Decoder(kind)
            _known.add(kind)
    return kind


def converted(data: object, kind: type[T]) -> T:
    """What `msgspec.convert` gives."""
    return msgspec.convert(data, learned(kind))


def from_json(kind: type[T]) -> msgspec.json.Decoder[T]:
    """A decoder of JSON text."""
    return msgspec.json.Decoder(learned(kind))


def from_msgpack(kind: type[T]) -> msgspec.msgpack.Decoder[T]:
    """A decoder of what is stored."""
    return msgspec.msgpack.Decoder(learned(kind))
