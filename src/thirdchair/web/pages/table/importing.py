"""A file becomes a table or a campaign; one that is here already is asked about.

A file of everything comes to what is here, and asks nothing: nothing is lost by it. Whoever brings
a file may do with it only what this device could do by taps.
"""

import asyncio
from functools import partial
from threading import Lock
from typing import Annotated, Any

from litestar import post
from litestar.datastructures import UploadFile
from litestar.enums import RequestEncodingType
from litestar.params import Body

from thirdchair.importing import CHOICES, AlreadyHere, Choice, game_in, imported
from thirdchair.kit.refusals import Refusal, bad_input, not_now
from thirdchair.table.campaigns import Campaign
from thirdchair.table.everything import is_everything, unpacked
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.devices import IMPORT, Unsaid, check_plays, unsaid
from thirdchair.web.errors import error_page
from thirdchair.web.pages.everything import bring
from thirdchair.web.posted import FILE, TAKES_A_FILE
from thirdchair.web.visit import STATUS, Answer, Page, Visit, Visiting

LARGEST_FILE = 8_000_000
PATIENCE, LOOKS = 5, 20
"""So many seconds somebody waits until another file has been brought, and looks so often in each
of them."""
BUSY = 503

Upload = Annotated[dict[str, Any], Body(media_type=RequestEncodingType.MULTI_PART)]


@post(
    IMPORT,
    status_code=200,
    request_max_body_size=LARGEST_FILE,
    opt={TAKES_A_FILE: True},
)
async def import_table(visit: Visiting, data: Upload) -> Answer:
    """A table out of a file, as a new one beside the others.

    `choice` says what to do with a game that is here already: `copy` or `replace`. Without it the
    page asks, and keeps the file meanwhile: `kept` brings it back.
    """
    if not await _my_turn(visit.room.importing):
        busy = error_page(visit, visit.words.text("page-error-importing"), BUSY)
        busy.headers["retry-after"] = str(PATIENCE)
        return busy
    try:
        file = data.get(FILE)
        content = await file.read() if isinstance(file, UploadFile) else None
        return await asyncio.to_thread(_answer, visit, content, data)
    finally:
        visit.room.importing.release()


async def _my_turn(importing: Lock) -> bool:
    """Wait until nobody else brings a file; some seconds at most, and in the way of nobody."""
    for _ in range(PATIENCE * LOOKS):
        if importing.acquire(blocking=False):
            return True
        await asyncio.sleep(1 / LOOKS)
    return False


def _answer(visit: Visit, content: bytes | None, form: dict[str, Any]) -> Answer:
    try:
        if content is None:
            content = visit.room.kept_files.get(visit.house.id, forms.text(form, "kept", ""))
        if content is None:
            raise not_now("file-no-longer-kept")
        came, once = content, forms.text(form, "once")
        content = unpacked(came, visit.room.allowed)
        if is_everything(content):
            return bring(visit, content, once, partial(acting_unasked, visit))
        return _brought(visit, content, _choice(form), once)
    except AlreadyHere as here:
        return _asked(visit, here, came)
    except Refusal as refusal:
        words = visit.words_of(game_in(content or b""))
        return error_page(visit, words.refusal(refusal), STATUS[refusal.code])


def _choice(form: dict[str, Any]) -> Choice | None:
    said = forms.text(form, "choice", "")
    if not said:
        return None
    for choice in CHOICES:
        if choice == said:
            return choice
    raise bad_input("not-an-option", where="choice", answer=said, options=list(CHOICES))


def _brought(visit: Visit, content: bytes, choice: Choice | None, once: str) -> Answer:
    voices, house = visit.room.voices, visit.house
    made = imported(
        voices,
        house,
        content,
        once=once,
        reader=visit.reader,
        choice=choice,
        acting=partial(acting_asked if choice == "replace" else acting, visit),
    )
    if isinstance(made, Campaign):
        return visit.see(f"/campaigns/{made.id}")
    visit.moved(made.id, made.revision)
    return visit.see(f"/tables/{made.id}")


def acting(visit: Visit, table: Table, table_id: str) -> None:
    """This device acts as with a tap: for its seat, else for all that no device holds."""
    check_plays(visit, table_id)
    table.speaker = visit.seat(table_id)
    if table.speaker is None:
        visit.house.share(table, table_id)


def acting_asked(visit: Visit, table: Table, table_id: str) -> None:
    """The same, where it must be said first who plays on this device."""
    if unsaid(visit, table_id, table):
        raise Unsaid(table_id)
    acting(visit, table, table_id)


def acting_unasked(visit: Visit, table: Table, table_id: str) -> None:
    """The same, where nobody can be asked: what is not said yet is for others to say."""
    if unsaid(visit, table_id, table):
        raise not_now("file-for-others", name=visit.house.load(table_id).name)
    acting(visit, table, table_id)


def _asked(visit: Visit, here: AlreadyHere, content: bytes) -> Page:
    """The game is here: open it, let the file take its place, or add it as a copy."""
    known = here.known
    return visit.page(
        "already-here.html",
        status=STATUS[here.code],
        sentence=visit.sentence(here),
        bar=visit.sentence(known.bar) if known.bar else None,
        known=known,
        there=visit.to(f"/{'campaigns' if known.campaign else 'tables'}/{known.id}"),
        kept=visit.room.kept_files.keep(visit.house.id, content),
    )
