"""Pages that only the tables of one game have: found in its face by their names in the address."""

from typing import Any

from litestar import Response, get, post
from litestar.exceptions import MethodNotAllowedException, NotFoundException
from litestar.params import FromPath

from thirdchair.web import forms
from thirdchair.web.face import Page as OwnPage
from thirdchair.web.visit import Answer, TableId, Visit, Visiting

PAGE = "/tables/{table_id:str}/{page:str}"
BELOW = PAGE + "/{below:str}"


@get(PAGE, sync_to_thread=True)
def look(visit: Visiting, table_id: TableId, page: FromPath[str]) -> Answer:
    """A page of the face of this table's game."""
    return _look(visit, table_id, page)


@get(BELOW, sync_to_thread=True)
def look_below(
    visit: Visiting, table_id: TableId, page: FromPath[str], below: FromPath[str]
) -> Answer:
    """One of several: a hex by its number."""
    return _look(visit, table_id, page, below)


@post(PAGE, sync_to_thread=True, status_code=200)
def act(visit: Visiting, table_id: TableId, page: FromPath[str], data: forms.Form) -> Answer:
    """A form of such a page."""
    return _act(visit, table_id, data, page)


@post(BELOW, sync_to_thread=True, status_code=200)
def act_below(
    visit: Visiting,
    table_id: TableId,
    page: FromPath[str],
    below: FromPath[str],
    data: forms.Form,
) -> Answer:
    """A form of one of several."""
    return _act(visit, table_id, data, page, below)


@get("/tables/{table_id:str}/files/{name:path}", sync_to_thread=True)
def file(visit: Visiting, table_id: TableId, name: FromPath[str]) -> Response[bytes]:
    """A static file that this campaign has revealed; no other browser may keep it."""
    game, found = visit.look(table_id).table.game.name, name.removeprefix("/")
    lock, rendering = visit.room.face(game).locked_files.get(found), visit.room.rendering
    kind = rendering.kind_of(f"{game}/{found}")
    if lock is None or kind is None or not visit.reader.may(lock):
        raise NotFoundException
    content = rendering.static_file(f"{game}/{found}")
    return Response(content, media_type=kind, headers={"cache-control": "private, no-cache"})


def _look(visit: Visit, table_id: str, page: str, below: str = "") -> Answer:
    found = _page(visit, table_id, page, below)
    if found.look is None:
        raise MethodNotAllowedException
    return found.look(visit, table_id)


def _act(visit: Visit, table_id: str, data: dict[str, Any], page: str, below: str = "") -> Answer:
    found = _page(visit, table_id, page, below)
    if found.act is None:
        raise MethodNotAllowedException
    return found.act(visit, table_id, data)


def _page(visit: Visit, table_id: str, page: str, below: str) -> OwnPage:
    found = visit.room.face(visit.look(table_id).table.game.name).pages.get(page)
    if found is None or found.below != bool(below) or not visit.reader.may(found.lock):
        raise NotFoundException
    visit.below = below
    return found
