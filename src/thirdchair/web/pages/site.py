"""The application. Home is open at once; all other pages open when one of them is asked for.

To import and register them all takes a fifth of the start, and nobody sees them yet.
"""

from typing import Any

from litestar import Litestar, Router

from thirdchair.web.pages.first import FIRST, is_first, static


class Site:
    """An ASGI application that has all pages for whoever asks."""

    def __init__(self, **config: Any) -> None:
        """`config` is that of Litestar; the pages are known here."""
        self._app = Litestar([_pages([*FIRST, static])], **config)
        self._is_open = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if not is_first(scope["path"]):
            self.open()
        await self._app(scope, receive, send)

    def open(self) -> None:
        """Open the other pages, if they are not yet. Only in the loop, which looks up addresses."""
        if not self._is_open:
            self._app.register(_pages(others()))
            self._is_open = True


def others() -> list[Any]:
    """All pages but the first, imported when they are asked for, in any thread."""
    from thirdchair.web.pages.every import OTHERS

    return OTHERS


def _pages(handlers: list[Any]) -> Router:
    return Router("/", route_handlers=handlers, include_in_schema=False)
