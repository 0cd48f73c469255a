"""What people post: words, and where a page asks for it a file.

It is read before anybody knows what it is about, for the token of the form is among it. So all
words of a form are as few as ours have, and a file goes to the disk while it comes.
"""

from collections.abc import AsyncIterator
from typing import Any

from litestar import Request
from litestar.datastructures import FormMultiDict, UploadFile
from litestar.enums import RequestEncodingType
from litestar.exceptions import ClientException, HTTPException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.types import Empty
from litestar.utils.scope.state import ScopeState
from multipart import (  # type: ignore[import-untyped]
    MultipartError,
    MultipartSegment,
    PushMultipartParser,
)

LARGEST_FORM = 64_000
"""So many bytes have all words of a form."""
MOST_FIELDS = 100
IN_MEMORY = 64_000
"""What is more of a file waits on the disk."""
FILE = "file"
TAKES_A_FILE = "takes_a_file"
"""Said of a handler whose form brings a file, in the field of that name."""


class Posted(Request[Any, Any, Any]):
    """A request; its form is read as above, in place of Litestar's own reading."""

    async def form(self) -> FormMultiDict:
        """The fields by name. Raises what becomes a sentence."""
        state = ScopeState.from_scope(self.scope)
        if state.form is Empty:
            kind, details = self.content_type
            in_parts = kind == RequestEncodingType.MULTI_PART
            if in_parts != (TAKES_A_FILE in self.route_handler.opt):
                raise HTTPException(status_code=415)
            if in_parts:
                state.form = await _fields(self.stream(), details.get("boundary", ""))
        return await super().form()


async def _fields(pieces: AsyncIterator[bytes], boundary: str) -> dict[str, Any]:
    fields = _Fields()
    try:
        with PushMultipartParser(boundary, max_segment_count=MOST_FIELDS) as parser:
            async for piece in pieces:
                for part in parser.parse(piece):
                    await fields.hear(part)
                if parser.closed:
                    break
    except (MultipartError, UnicodeError) as error:
        raise ClientException from error
    return fields.whole


class _Fields:
    """What has come of a form."""

    def __init__(self) -> None:
        self.whole: dict[str, UploadFile | str] = {}
        self._room = LARGEST_FORM
        self._name = ""
        self._file: UploadFile | None = None
        self._words = bytearray()

    async def hear(self, part: MultipartSegment | bytearray | None) -> None:
        """The beginning of a field, more of it, or its end."""
        if isinstance(part, MultipartSegment):
            self._begin(part.name, part.filename)
        elif part is None:
            await self._end()
        elif self._file is not None:
            await self._file.write(part)
        else:
            self._words += part
            self._use(len(part))

    def _begin(self, name: str, file: str | None) -> None:
        if name in self.whole or (file and name != FILE):
            raise ClientException
        self._name, self._words = name, bytearray()
        self._file = UploadFile("", file, max_spool_size=IN_MEMORY) if file else None
        self._use(len(name))

    async def _end(self) -> None:
        if self._file is not None:
            await self._file.seek(0)
        self.whole[self._name] = self._file or self._words.decode()

    def _use(self, size: int) -> None:
        self._room -= size
        if self._room < 0:
            raise RequestEntityTooLarge
