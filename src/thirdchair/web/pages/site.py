"""The application. Home is open at once; all other pages open when one of them is asked for.

To import and register them all takes a fifth of the start, and nobody sees them yet.
"""

from typing import Any

from litestar import Litestar, Router

from thirdchair.web.pages.first import FIRST, INSTALLED, is_first, static


class Site:
    """An ASGI application that has all pages for whoever asks."""

    def __init__(self, *, alone: bool = False, **config: Any) -> None:
        """`config` is that of Litestar; the pages are known here, also those of a network."""
        self._alone = alone
        first = [one for one in FIRST if not (alone and one in INSTALLED)]
        self._app = Litestar([_pages([*first, static])], **config)
        self._is_open = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if not is_first(scope["path"]):
            self.open()
        await self._app(scope, receive, send)

    def open(self) -> None:
        """Open the other pages, if they are not yet. Only in the loop, which looks up addresses."""
        if not self._is_open:
            self._app.register(_pages(others(alone=self._alone)))
            self._is_open = True


def others(*, alone: bool = False) -> list[Any]:
    """All pages but the first, imported when they are asked for, in any thread."""
    from thirdchair.web.pages.every import OF_A_NETWORK, OTHERS

    return [one for one in OTHERS if not (alone and one in OF_A_NETWORK)]


def _pages(handlers: list[Any]) -> Router:
    return Router("/", route_handlers=handlers, include_in_schema=False)
