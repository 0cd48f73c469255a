"""A moment of a game: the table as it stood after one step; and a link for others to look at it.

The link is open to whoever has it and can reach this server, joined or not. So its page shows
nothing that leads further: no forms, no names of devices, no id of the table, no card of a deck.
"""

from typing import Any

from litestar import get, post
from litestar.params import FromPath

from thirdchair.table.journal import Table
from thirdchair.table.moments import at_moment
from thirdchair.table.store import Saved
from thirdchair.web import forms
from thirdchair.web.devices import check_plays
from thirdchair.web.drawing.qr import qr_code
from thirdchair.web.face import Mode
from thirdchair.web.pages.table.opening import common, named, opened
from thirdchair.web.reasons import reasons
from thirdchair.web.visit import Answer, Page, TableId, Visit, Visiting


@get("/moments/{token:str}", sync_to_thread=True)
def moment(visit: Visiting, token: FromPath[str]) -> Page:
    """What a link shows: to look at, and nothing else."""
    saved = visit.house.moment(token)
    mode = named(visit, saved)
    return visit.page("moment-shared.html", guest=True, **shown(saved, mode, visit))


@get("/tables/{table_id:str}/moments/{position:int}", sync_to_thread=True)
def look(visit: Visiting, table_id: TableId, position: FromPath[int]) -> Page:
    """The same for those at the table, with the link."""
    saved, mode = opened(visit, table_id)
    then = Saved(saved.id, saved.name, at_moment(saved.table, position), saved.options)
    token = visit.house.shared_moments(saved.table.whole, table_id, [position]).get(position)
    link = f"{address(visit)}/moments/{token}" if token else None
    return visit.page(
        "moment.html",
        **shown(then, mode, visit),
        link=link,
        qr=qr_code(link, visit.words.text("page-moment-qr")) if link else None,
        network=visit.room.network.lets_in,
        **common(visit, saved),
    )


@post("/tables/{table_id:str}/moments/{position:int}", sync_to_thread=True, status_code=200)
def share(visit: Visiting, table_id: TableId, position: FromPath[int], data: forms.Form) -> Answer:
    """Make the link, or withdraw it. A repeat changes nothing."""
    check_plays(visit, table_id)
    if forms.text(data, "act") == "withdraw":
        visit.house.withdraw_moment(table_id, position)
    else:
        visit.house.share_moment(table_id, position)
    return visit.see(f"/tables/{table_id}/moments/{position}")


def shown(then: Saved, mode: Mode, visit: Visit) -> dict[str, Any]:
    """What both pages show of a moment."""
    entries, words = then.table.journal.entries, visit.words
    return {
        "position": len(entries) - 1,
        "name": then.name,
        "label": words.command(entries[-1].command),
        "events": said(then.table, mode, visit),
        "lying": mode.lying(then, words),
    }


def said(table: Table, mode: Mode, visit: Visit) -> list[Any]:
    """The events of the last step with their reasons."""
    words, measure = visit.words, mode.measure(table)
    events = table.journal.entries[-1].events
    return [(words.event(event), reasons(event, words, measure)) for event in events]


def address(visit: Visit) -> str:
    """Under which name others reach this server: in the network if it is open, else from here."""
    addresses = visit.room.network.addresses()
    return addresses[0] if addresses else str(visit.request.base_url).rstrip("/") + visit.to("")
