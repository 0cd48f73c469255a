"""JSON of strangers is looked through before anything is built of it.

A few bytes can stand for gigabytes: an empty list is three bytes of text and eighty of memory, and
what is packed says the same a thousand times. So a text is read in small pieces, and refused at the
first one with which it is larger, deeper or richer than what is expected here.
"""

import zlib
from collections.abc import Iterator
from io import BytesIO
from itertools import accumulate
from typing import Any, NamedTuple

import msgspec

from thirdchair.kit.refusals import Refusal, bad_input

DEEPEST = 50
"""So many lists and objects in each other. Files of ours have 14, and readers of JSON that is
nested deeper than they are can end a process."""
LONGEST = 100_000
"""So long is a string. The longest of ours hold a state of a campaign, some kilobytes; one letter
from far away makes each of a string's letters four times as large."""
PIECE = 65_536
PACKED = b"\x1f\x8b"
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What is no JSON."""

_MARKS = b"[]{},:"
_REST = bytes(set(range(256)) - set(_MARKS))
_STEPS = {mark: {"[": 1, "{": 1, "]": -1, "}": -1}.get(chr(mark), 0) for mark in _MARKS}
_CLOSING = b"]}"
_OUTERMOST = 2
"""A file, and a list in it."""


class Most(NamedTuple):
    """How large a text may be: its bytes, unpacked; its values, as commas, colons and opening
    brackets tell; and the marks in its two outermost layers, where there is one for each table."""

    size: int
    values: int
    outermost: int


REQUEST = Most(64_000, 64_000, 64_000)
"""What one asks of a table: some megabytes of memory at most."""


class Allowed(NamedTuple):
    """What a file may be: of a table or a campaign, which is built at once, and of everything,
    which is built one after the other."""

    one: Most
    whole: Most


MACHINE = Allowed(
    Most(16_000_000, 300_000, 300_000),
    Most(128_000_000, 8_000_000, 40_000),
)
SMALL = Allowed(
    Most(8_000_000, 150_000, 150_000),
    Most(56_000_000, 4_000_000, 20_000),
)
"""Where memory is dear: in a browser, and where several houses share one process."""


class Scan:
    """What was seen of a text that comes in pieces. No string counts for what it says."""

    def __init__(self, most: Most) -> None:
        self.most = most
        self.size = self.values = self.outermost = self.deepest = 0
        self._depth = self._longest = 0
        self._in_string = False
        self._string = 0
        """How much of a string came that is open now."""
        self._held = b""

    def feed(self, piece: bytes) -> None:
        """Look at the next piece; refuse the text if it is too much."""
        self.size += len(piece)
        marks = self._outside(piece).translate(None, _REST)
        depths = list(accumulate(map(_STEPS.__getitem__, marks), initial=self._depth))
        self._depth = depths.pop()
        self.deepest = max(self.deepest, self._depth, *depths)
        self.values += len(marks.translate(None, _CLOSING))
        self.outermost += sum(map(_OUTERMOST.__ge__, depths))
        if self.deepest > DEEPEST:
            raise Refusal("bad_json", "too-nested", most=DEEPEST)
        if self._longest > LONGEST:
            raise self._too_much()
        seen = (self.size, self.values, self.outermost)
        if any(one > most for one, most in zip(seen, self.most, strict=True)):
            raise self._too_much()

    def _too_much(self) -> Refusal:
        if self.most is REQUEST:
            return bad_input("too-much-asked", most=REQUEST.size)
        return bad_input("too-much-in-it")

    def _outside(self, piece: bytes) -> bytes:
        """The piece without its strings. An escape that is cut in two waits for the next piece."""
        piece = self._held + piece
        escapes = len(piece) - len(piece.rstrip(b"\\"))
        self._held = b"\\" * (escapes % 2)
        piece = piece[: len(piece) - len(self._held)]
        parts = piece.replace(b"\\\\", b"__").replace(b'\\"', b"__").split(b'"')
        lengths = list(map(len, parts))
        lengths[0] += self._string
        first, self._in_string = self._in_string, self._in_string ^ (len(parts) % 2 == 0)
        self._longest = max(lengths[not first :: 2], default=0)
        self._string = lengths[-1] if self._in_string else 0
        return b"".join(parts[first::2])


def scanned(data: bytes | msgspec.Raw, most: Most) -> Scan:
    """What is in a text; refuses one that is too much."""
    scan = Scan(most)
    for piece in _cut(data):
        scan.feed(piece)
    return scan


def built(data: bytes, most: Most) -> Any:
    """What a text says. Raises what is in `UNREADABLE`."""
    scanned(data, most)
    return msgspec.json.decode(data)


def unpacked(data: bytes, most: Most) -> bytes:
    """A text as it was before it was compressed, if it was; refuses what is too much.

    Raises `EOFError` with its beginning if it breaks off, `zlib.error` if that is no compression.
    """
    if not data.startswith(PACKED):
        scanned(data, most)
        return data
    scan = Scan(most)
    for piece in _unpacking(data):
        scan.feed(piece)
    whole = BytesIO()
    whole.seek(max(scan.size - 1, 0))
    whole.write(b" "[: scan.size])  # room for it at once: what grows is copied on the way
    whole.seek(0)
    for piece in _unpacking(data):
        whole.write(piece)
    return whole.getvalue()


def _cut(data: bytes | msgspec.Raw) -> Iterator[bytes]:
    text = memoryview(data)
    return (bytes(text[start : start + PIECE]) for start in range(0, len(text), PIECE))


def _unpacking(data: bytes) -> Iterator[bytes]:
    """What is packed, piece by piece: no more is unpacked than somebody wants to see."""
    packing = zlib.decompressobj(zlib.MAX_WBITS | 16)
    beginning = b""
    for packed in _cut(data):
        piece, left = b"", packed
        while not packing.eof and (left or len(piece) == PIECE):
            piece = packing.decompress(left, PIECE)
            left = packing.unconsumed_tail
            beginning = beginning or piece
            yield piece
    if not packing.eof:
        raise EOFError(beginning)
