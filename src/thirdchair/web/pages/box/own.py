"""Pages below My box that only one game has: found in its face by their names in the address."""

from collections.abc import Iterable
from typing import Any

from litestar import get, post
from litestar.exceptions import MethodNotAllowedException, NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from thirdchair.web import forms
from thirdchair.web.pages.box.face import BoxPage
from thirdchair.web.visit import Answer, Visit, Visiting

PAGE = "/box/{game:str}/{page:str}"
BELOW = PAGE + "/{below:str}"
BEFORE = "/box/{page:str}"
"""Where such a page was before its game stood in the address."""


@get(BEFORE, sync_to_thread=True)
def look_before(visit: Visiting, page: FromPath[str]) -> Redirect:
    """On to the page of the first game that has one of this name."""
    return _moved(visit, page)


@get(PAGE, sync_to_thread=True)
def look(visit: Visiting, game: FromPath[str], page: FromPath[str]) -> Answer:
    """A page of a face. Before, its game came last (`values/scythe`), or was not there at all."""
    if game in visit.room.faces:
        return _page(visit, game, page).look(visit)
    if page in visit.room.faces:
        return _moved(visit, game, games=(page,))
    return _moved(visit, f"{game}/", page)


@get(BELOW, sync_to_thread=True)
def look_below(
    visit: Visiting, game: FromPath[str], page: FromPath[str], below: FromPath[str]
) -> Answer:
    """One of several: a civilization by its id."""
    return _page(visit, game, page, below).look(visit)


@post(PAGE, sync_to_thread=True, status_code=200)
def act(visit: Visiting, game: FromPath[str], page: FromPath[str], data: forms.Form) -> Answer:
    """A form of such a page."""
    return _act(visit, data, _page(visit, game, page))


@post(BELOW, sync_to_thread=True, status_code=200)
def act_below(
    visit: Visiting,
    game: FromPath[str],
    page: FromPath[str],
    below: FromPath[str],
    data: forms.Form,
) -> Answer:
    """A form of one of several."""
    return _act(visit, data, _page(visit, game, page, below))


def _moved(visit: Visit, page: str, below: str = "", games: Iterable[str] = ()) -> Redirect:
    """Where a page of this name is now, among those of these games, or else of all."""
    for game in games or visit.room.faces:
        found = visit.room.face(game).box_pages.get(page)
        if found is not None and visit.reader.may(found.lock):
            return visit.see(f"/box/{game}/{page}{below}")
    raise NotFoundException


def _act(visit: Visit, data: dict[str, Any], page: BoxPage) -> Answer:
    if page.act is None:
        raise MethodNotAllowedException
    return page.act(visit, data)


def _page(visit: Visit, game: str, page: str, below: str = "") -> BoxPage:
    """The page of a face; it speaks as its game does."""
    found = None
    if game in visit.room.faces:
        found = visit.room.face(game).box_pages.get(f"{page}/" if below else page)
    if found is None or not visit.reader.may(found.lock):
        raise NotFoundException
    visit.below = below
    visit.speak(game)
    return found
