"""When something is wrong: a sentence in the reader's language, never a traceback."""

import logging
import re
from contextlib import suppress
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.response.base import Response as AnyResponse

from thirdchair.contract import refused, words_for
from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.web.devices import Unsaid
from thirdchair.web.visit import STATUS, Page, Visit
from thirdchair.words import Words

SENTENCES = {
    400: "page-error-form",
    403: "page-error-token",
    404: "page-error-not-found",
    405: "page-error-method",
    413: "page-error-too-large",
    415: "page-error-form",
}

_A_TABLE = re.compile(r"/tables/(?P<id>[^/]+)")
_PART_OF_A_TABLE = re.compile(r"/tables/(?P<id>[^/]+)(?=/.)")

SAFE = (
    ("", "page-back-table"),
    ("/history", "page-history"),
    ("/settings", "page-settings"),
    ("/export", "page-export"),
)
"""What may still be tried of a table when one of its pages cannot be made."""

log = logging.getLogger("thirdchair")

Asked = Request[Any, Any, Any]


def error_page(visit: Visit, sentence: str, status: int) -> Page:
    """A page that says what is wrong and leads back to the table that it is about, or home."""
    return visit.page("error.html", status=status, sentence=sentence, table=_table(visit))


def _table(visit: Visit) -> str | None:
    """The path of the table that the request was about, unless that is what did not work."""
    found = _PART_OF_A_TABLE.match(visit.request.scope["path"])
    if found is None:
        return None
    try:
        visit.house.load(found["id"])
    except Refusal:
        return None
    return visit.to(found[0])


def on_refusal(request: Asked, refusal: Refusal) -> AnyResponse[Any]:
    """A refusal that no page has shown itself."""
    if refusal.text.startswith("store-") and refusal.__cause__:
        log.error("%s %s: %s", request.method, request.url.path, refusal.__cause__)
    visit = _visit(request)
    if _is_api(request):
        return Response(refused(refusal, visit.words), status_code=STATUS[refusal.code])
    return error_page(visit, visit.sentence(refusal), STATUS[refusal.code])


def on_unsaid(request: Asked, unsaid: Unsaid) -> AnyResponse[Any]:
    """Somebody is at a table of several people for the first time: who are they?"""
    from thirdchair.web.pages.table.who import asked_first

    return asked_first(_visit(request), unsaid.table_id)


def on_http_error(request: Asked, error: HTTPException) -> AnyResponse[Any]:
    """What Litestar refuses: unknown paths, wrong methods, missing tokens, bodies too large."""
    status = error.status_code
    return _sentence(request, SENTENCES.get(status, "page-error-form"), status)


def on_mistake(request: Asked, error: Exception) -> AnyResponse[Any]:
    """Our own mistake: written to the log, and a sentence for the reader."""
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    visit = Visit(request, request.app.state.room)
    if found := _A_TABLE.search(request.scope["path"]):
        with suppress(Refusal):
            if visit.house.listing(found["id"]).unproven:
                return _unproven(visit, found["id"])
    return _sentence(request, "error-internal", 500)


def _unproven(visit: Visit, table_id: str) -> AnyResponse[Any]:
    """A file may hold what no rule leads to: then a page that needs nothing of it."""
    refusal = bad_input("unproven-table")
    if _is_api(visit.request):
        return Response(refused(refusal, visit.words), status_code=STATUS[refusal.code])
    here = visit.request.scope["path"].partition(table_id)[2]
    return visit.page(
        "unproven.html",
        status=STATUS[refusal.code],
        sentence=visit.sentence(refusal),
        base=visit.to(f"/tables/{table_id}"),
        pages=[(page, label) for page, label in SAFE if page != here],
    )


def _visit(request: Asked) -> Visit:
    """The visit that was refused; what a table refuses is said as its game says it."""
    visit = request.state.get("visit")
    if not isinstance(visit, Visit):
        visit = Visit(request, request.app.state.room)
    if visit.words.game is None and (found := _A_TABLE.search(request.url.path)):
        with suppress(Refusal):
            table = visit.house.load(found["id"]).table
            reader = visit.reader_at(found["id"], table)  # the snapshot of the page is closed
            visit.words = words_for(visit.room.voices, table, reader)
    return visit


def _sentence(request: Asked, message: str, status: int) -> AnyResponse[Any]:
    visit = Visit(request, request.app.state.room)
    if _is_api(request):
        return api_error(visit.words, message, status)
    return error_page(visit, visit.words.text(message), status)


def api_error(words: Words, message: str, status: int) -> Response[dict[str, Any]]:
    """An answer of the contract for what never reached a table."""
    code = "internal" if status >= 500 else "no_table" if status == 404 else "bad_input"
    error = {"code": code, "message": words.text(message)}
    return Response({"ok": False, "error": error}, status_code=status)


def _is_api(request: Asked) -> bool:
    return request.scope["path"].startswith("/api/")
