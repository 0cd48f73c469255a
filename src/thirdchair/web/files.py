"""Files that people take home."""

import re
import unicodedata
from urllib.parse import quote

from litestar import Response


def download(name: str, data: bytes) -> Response[bytes]:
    """A JSON file under the name that somebody gave; old browsers get it in plain letters."""
    name = f"{name}.json"
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    plain = re.sub(r"[^A-Za-z0-9._-]+", "-", plain)
    disposition = f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(name, safe='')}"
    return Response(
        data, media_type="application/json", headers={"content-disposition": disposition}
    )
