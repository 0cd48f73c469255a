"""Output into a pipe whose other end was closed, as in `thirdchair rules | head`.

Whoever closed it has read enough: that is no failure. The rest goes nowhere.
"""

import io
import sys
from errno import EINVAL, EPIPE


class _Unread(io.RawIOBase):
    """Writes on to a stream until nobody reads it any more."""

    def __init__(self, stream: io.RawIOBase) -> None:
        self._stream = stream
        self._closed_there = False

    def write(self, data: object) -> int:
        size = memoryview(data).nbytes  # type: ignore[arg-type]
        if self._closed_there:
            return size
        try:
            return self._stream.write(data) or 0  # type: ignore[arg-type]
        except OSError as error:
            if error.errno not in (EPIPE, EINVAL):  # Windows says the latter
                raise
            self._closed_there = True
            return size

    def writable(self) -> bool:
        return True

    def isatty(self) -> bool:
        return self._stream.isatty()

    def fileno(self) -> int:
        return self._stream.fileno()


def bear_closed_pipes() -> None:
    """Speak UTF-8, whatever the terminal's own encoding, and let a reader go."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        buffer = getattr(stream, "buffer", None)
        raw = getattr(buffer, "raw", buffer)  # without buffers it is the file itself
        if isinstance(stream, io.TextIOWrapper) and isinstance(raw, io.RawIOBase):
            stream.flush()
            unread = io.BufferedWriter(_Unread(raw))
            through = stream.write_through or raw is buffer
            lines = stream.line_buffering or through
            setattr(sys, name, io.TextIOWrapper(unread, encoding="utf-8", line_buffering=lines))
            _KEPT.append(stream)


_KEPT: list[io.TextIOWrapper] = []
"""The streams that were there before: whoever lets one go closes what it writes to."""
