"""Cookies over https: marked as such, under a name of their own.

A browser sends a cookie with `Secure` over https only, and lets nobody replace it over http. Under
the plain name, a phone that has once been here over https could never join again over http, should
the owner go back to that. So the names differ on the wire, and nobody behind the gate knows.
"""

from collections.abc import Iterable

Header = tuple[bytes, bytes]

PREFIX = b"__Secure-"
"""Browsers take a cookie of such a name over https only."""


def unveiled(headers: Iterable[Header]) -> list[Header]:
    """The headers of a request that came over https, with the names that our pages know.

    A cookie of before, without the prefix, still counts where there is none with it.
    """
    return [(name, _plain(value) if name == b"cookie" else value) for name, value in headers]


def secured(headers: Iterable[Header]) -> list[Header]:
    """The headers of an answer over https: what it sets goes over https only."""
    return [
        (name, _marked(value) if name.lower() == b"set-cookie" else value)
        for name, value in headers
    ]


def _plain(cookies: bytes) -> bytes:
    parts = [part.strip() for part in cookies.split(b";")]
    ours = [part.removeprefix(PREFIX) for part in parts if part.startswith(PREFIX)]
    names = {_name(part) for part in ours}
    others = [part for part in parts if not part.startswith(PREFIX) and _name(part) not in names]
    return b"; ".join([*ours, *others])


def _name(part: bytes) -> bytes:
    return part.partition(b"=")[0]


def _marked(cookie: bytes) -> bytes:
    return PREFIX + cookie + b"; Secure"
