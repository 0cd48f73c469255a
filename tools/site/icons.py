"""The icon as PNG files: some phones take no drawing for the home screen.

It is painted from the shapes of `web/static/icon.svg`: who changes one changes the other.
"""

import struct
import zlib

SIDE = 64.0
"""The icon's own units."""
SIZES = (180, 192, 512)
GRAIN = 4
"""So many samples along each side of a dot."""

Color = tuple[int, int, int]
PAPER, OCHRE, THREAD = (0xF6, 0xEF, 0xE2), (0xC9, 0x8A, 0x2B), (0x3A, 0x2C, 0x4D)
Line = tuple[float, float, float, float]

BACK: Line = (22, 10, 42, 30)
WEAVE: tuple[Line, ...] = (
    *((22, y, 42, y) for y in (15, 20, 25)),
    *((x, 10, x, 30) for x in (27, 32, 37)),
)
FRAME: tuple[Line, ...] = (
    *((22, 54, 22, 10), (22, 10, 42, 10), (42, 10, 42, 54)),
    *((15, 54, 15, 34), (15, 34, 49, 34), (49, 34, 49, 54), (15, 43, 49, 43)),
)
THIN, THICK = 1.6, 4.0


def _near(line: Line, x: float, y: float, width: float) -> bool:
    """Is a point on a line with round ends? All lines go along an axis."""
    left, top, right, bottom = line
    across = x - min(max(x, min(left, right)), max(left, right))
    down = y - min(max(y, min(top, bottom)), max(top, bottom))
    return across * across + down * down <= width * width / 4


def _inside(area: Line, x: float, y: float) -> bool:
    return area[0] <= x <= area[2] and area[1] <= y <= area[3]


def color_at(x: float, y: float) -> Color:
    """What is seen at a point; the ground goes to the edge, and the phone cuts the corners."""
    if any(_near(line, x, y, THICK) for line in FRAME):
        return PAPER
    if not _inside(BACK, x, y) or any(_near(line, x, y, THIN) for line in WEAVE):
        return THREAD
    return OCHRE


def png(size: int, room: float = 0.0) -> bytes:
    """A picture of so many dots; `room` is the share of each side that stays empty."""
    scale = SIDE / size / (1 - 2 * room)
    places = [(step - size * room) * scale for step in range(size + 1)]
    corners = [[color_at(x, y) for x in places] for y in places]
    rows = bytearray()
    for y in range(size):
        rows.append(0)  # no filter
        above, below = corners[y], corners[y + 1]
        for x in range(size):
            around = {above[x], above[x + 1], below[x], below[x + 1]}
            alike = len(around) == 1  # no shape is finer than a dot
            rows += bytes(above[x] if alike else _mixed(places[x], places[y], scale))
    head = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _mixed(left: float, top: float, side: float) -> list[int]:
    """The mean of the samples of a dot on an edge."""
    steps = [(step + 0.5) / GRAIN * side for step in range(GRAIN)]
    samples = [color_at(left + x, top + y) for y in steps for x in steps]
    return [sum(part) // len(samples) for part in zip(*samples, strict=True)]


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
