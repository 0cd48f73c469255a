"""Pages below My box that only one game has: found in the faces by their names in the address."""

from typing import Any

from litestar import get, post
from litestar.exceptions import MethodNotAllowedException, NotFoundException
from litestar.params import FromPath

from thirdchair.web import forms
from thirdchair.web.face import every
from thirdchair.web.pages.box.face import BoxPage
from thirdchair.web.visit import Answer, Visit, Visiting

PAGE = "/box/{page:str}"
BELOW = PAGE + "/{below:str}"


@get(PAGE, sync_to_thread=True)
def look(visit: Visiting, page: FromPath[str]) -> Answer:
    """A page of a face."""
    return _page(visit, page).look(visit)


@get(BELOW, sync_to_thread=True)
def look_below(visit: Visiting, page: FromPath[str], below: FromPath[str]) -> Answer:
    """One of several: a civilization by its id."""
    return _page(visit, page, below).look(visit)


@post(PAGE, sync_to_thread=True, status_code=200)
def act(visit: Visiting, page: FromPath[str], data: forms.Form) -> Answer:
    """A form of such a page."""
    return _act(visit, data, page)


@post(BELOW, sync_to_thread=True, status_code=200)
def act_below(
    visit: Visiting, page: FromPath[str], below: FromPath[str], data: forms.Form
) -> Answer:
    """A form of one of several."""
    return _act(visit, data, page, below)


def _act(visit: Visit, data: dict[str, Any], page: str, below: str = "") -> Answer:
    found = _page(visit, page, below)
    if found.act is None:
        raise MethodNotAllowedException
    return found.act(visit, data)


def _page(visit: Visit, page: str, below: str = "") -> BoxPage:
    """The page of a face; it speaks as its game does."""
    visit.below = below
    for name in (f"{page}/{below}", f"{page}/") if below else (page,):
        for face in every(visit.room.faces):
            found = face.box_pages.get(name)
            if found and visit.reader.may(found.lock):
                visit.speak(face.game.name)
                return found
    raise NotFoundException
