"""What a browser asks for first: the home page, and what it needs to show it."""

from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from thirdchair.web import installing
from thirdchair.web.pages import home
from thirdchair.web.visit import TWO_YEARS, Visiting

STATIC = "/static/"


@get(STATIC + "{name:path}", sync_to_thread=False)
def static(visit: Visiting, name: FromPath[str]) -> Response[bytes]:
    """Style sheet, script and icon; their addresses change with their content."""
    found, rendering = name.removeprefix("/"), visit.room.rendering
    kind = rendering.static_kind(found)
    if kind is None:
        raise NotFoundException
    keep = {"cache-control": f"public, max-age={TWO_YEARS}, immutable"}
    return Response(rendering.static_file(found), media_type=kind, headers=keep)


INSTALLED: list[Any] = [installing.manifest, installing.worker]
"""What a server makes an app of; an app that is alone has brought its own."""
FIRST: list[Any] = [home.home, home.choose, *INSTALLED]
"""Beside the static files."""

_PATHS = frozenset[str]().union(*(handler.paths for handler in FIRST))


def is_first(path: str) -> bool:
    """Is it one of these addresses?"""
    return path in _PATHS or path.startswith(STATIC)
