"""A reverse proxy in front of us: how its requests are known, and the site that it shows.

A proxy on this machine speaks to us from loopback, for whoever asks it. What it adds to a request
tells; one that adds nothing cannot be told from a browser here, unless the owner says that it is
there (`serve --behind-proxy`).
"""

from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec

from thirdchair.kit.refusals import bad_input

ADDED = (b"forwarded", b"via", b"x-real-ip")
ADDED_BEGINS = b"x-forwarded-"
"""The headers by which a proxy is known. No browser sends one by itself."""
USUAL_PORTS = {"http": 80, "https": 443}

Header = tuple[bytes, bytes]


class Front(msgspec.Struct, frozen=True):
    """The site as people know it: scheme and host, with the port if it is not the usual one."""

    scheme: str
    host: str

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.host}"

    @property
    def name(self) -> str:
        return name_of(self.host)


def front_of(origin: str) -> Front:
    """The site at an address such as `https://table.example.org`."""
    try:
        parts = urlsplit(origin)
        port = parts.port
    except ValueError:
        raise bad_input("no-origin", given=origin) from None
    name = name_of(parts.netloc)
    rest = (parts.path.strip("/"), parts.query, parts.fragment)
    if parts.scheme not in USUAL_PORTS or not name or any(rest):
        raise bad_input("no-origin", given=origin)
    usual = port in (None, USUAL_PORTS[parts.scheme])
    return Front(parts.scheme, name if usual else f"{name}:{port}")


def came_through(headers: Iterable[Header]) -> bool:
    """Has a proxy passed this request on?"""
    return any(name in ADDED or name.startswith(ADDED_BEGINS) for name, _ in headers)


def claimed_sender(headers: Iterable[Header]) -> str | None:
    """For whom the nearest proxy says that it asks: what it has added stands last."""
    claimed = [value for name, value in headers if name == b"x-forwarded-for"]
    return claimed[-1].rpartition(b",")[2].strip().decode("latin-1") if claimed else None


def name_of(host: str) -> str:
    """The name in a Host header, without its port."""
    if "@" in host or "/" in host:
        return ""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
    return f"[{name}]" if ":" in name else name
