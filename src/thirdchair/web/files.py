"""Files that people take home, and those that they bring."""

import re
import secrets
import unicodedata
from gzip import compress
from urllib.parse import quote

from litestar import Response

LARGE = 1_000_000
"""A file of more is packed: what a long campaign holds is more than a form may bring."""


def download(name: str, data: bytes, *, packed: bool = False) -> Response[bytes]:
    """A JSON file under the name that somebody gave; old browsers get it in plain letters."""
    if not packed and len(data) > LARGE:
        data, packed = compress(data, mtime=0), True
    name = f"{name}.json{'.gz' if packed else ''}"
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    plain = re.sub(r"[^A-Za-z0-9._-]+", "-", plain)
    disposition = f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(name, safe='')}"
    kind = "application/gzip" if packed else "application/json"
    return Response(data, media_type=kind, headers={"content-disposition": disposition})


class KeptFiles:
    """Files that wait for an answer; only the last few, and only as long as the server runs."""

    MOST = 4

    def __init__(self) -> None:
        self._files: dict[tuple[str, str], bytes] = {}

    def keep(self, house: str, content: bytes) -> str:
        """A name for the file that nobody guesses."""
        name = secrets.token_urlsafe(12)
        self._files[house, name] = content
        for oldest in list(self._files)[: -self.MOST]:
            self._files.pop(oldest, None)
        return name

    def get(self, house: str, name: str) -> bytes | None:
        """The file of this name, if it is still there."""
        return self._files.get((house, name))
