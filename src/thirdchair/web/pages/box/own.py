"""Pages below My box that only one game has: found in its face by their names in the address."""

from typing import Any

from litestar import get, post
from litestar.exceptions import MethodNotAllowedException, NotFoundException
from litestar.params import FromPath

from thirdchair.web import forms
from thirdchair.web.pages.box.face import BoxPage
from thirdchair.web.visit import Answer, Visit, Visiting

PAGE = "/box/{game:str}/{page:str}"
BELOW = PAGE + "/{below:str}"


@get(PAGE, sync_to_thread=True)
def look(visit: Visiting, game: FromPath[str], page: FromPath[str]) -> Answer:
    """A page of a face."""
    return _page(visit, game, page).look(visit)


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
