"""Who plays on this device? Asked at each table of several people, before it shows anything."""

from collections.abc import Iterable, Sequence

from litestar import get, post
from litestar.datastructures import Cookie

from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.table.household import EVERYBODY, LOST, WATCHING, is_seat
from thirdchair.table.store import Saved
from thirdchair.web import forms
from thirdchair.web.devices import IMPORT, ROUND, held, name_of_device, round_at
from thirdchair.web.visit import (
    DEVICE,
    STATUS,
    YES,
    Answer,
    Page,
    TableId,
    Visit,
    Visiting,
    kept,
    local_path,
)

SEATED = "seated"
"""The note in the address of a table where this device has just sat down."""
SAFE = ("GET", "HEAD")


@get("/tables/{table_id:str}/who", sync_to_thread=True)
def who(visit: Visiting, table_id: TableId) -> Page:
    """The question, also for whoever wants to answer it anew."""
    return _page(visit, visit.look(table_id), f"/tables/{table_id}")


@post("/tables/{table_id:str}/who", sync_to_thread=True, status_code=200)
def say(visit: Visiting, table_id: TableId, data: forms.Form) -> Answer:
    """A seat, all of them, or none. What the page showed as free is taken from nobody."""
    table = f"/tables/{table_id}"
    next_ = local_path(forms.text(data, "next", ""))
    next_ = next_ if next_.partition("?")[0].startswith(table) else table
    cookies: list[Cookie] = []
    visit.look(table_id)
    seat = forms.text(data, "seat")
    try:
        free = seat not in forms.text(data, "taken", "").split()
        sit(visit, table_id, seat, cookies, free=free)
    except Refusal as refusal:
        if refusal.code == "no_table":
            raise
        saved = visit.look(table_id)
        visit.sit_down(saved)
        sentence, status = visit.sentence(refusal), STATUS[refusal.code]
        answer = _page(visit, saved, next_, sentence, status)
        for cookie in cookies:
            answer.set_cookie(cookie)
        return answer
    note = {"note": SEATED} if next_ == table else {}
    return visit.see(next_, cookies, **note)


def asked_first(visit: Visit, table_id: str) -> Page:
    """The question in the place of a page; a form that came from one has done nothing."""
    saved, table = visit.house.load(table_id), f"/tables/{table_id}"
    if visit.request.method not in SAFE:
        visit.sit_down(saved)
        return _page(visit, saved, table, visit.words.text("page-whom-first"), STATUS["not_now"])
    query = visit.request.scope["query_string"].decode("latin-1")
    path = visit.request.scope["path"]
    whole = f"{path}?{query}" if query else path
    return _page(visit, saved, whole if local_path(whole) == whole else table)


def _page(
    visit: Visit, saved: Saved, next_: str, notice: str | None = None, status: int = 200
) -> Page:
    visit.sit_down(saved)
    mode = visit.mode(saved.table)
    return visit.page(
        "who.html",
        status=status,
        notice=notice,
        saved=saved,
        table=visit.to(f"/tables/{saved.id}"),
        live=visit.to(f"/tables/{saved.id}/live"),
        next=next_,
        humans=mode.HUMANS,
        held=played_on(visit, saved.id, mode.HUMANS),
        tokens=mode.tokens(saved, visit.words),
        watching_seat=WATCHING,
        everybody=EVERYBODY,
    )


# What is answered


def sit(
    visit: Visit, table_id: str, seat: str, cookies: list[Cookie], *, free: bool = False
) -> None:
    """This device plays a seat. One that never joined gets a token for it among the `cookies`.

    `free`: nobody else is to lose the seat.
    """
    humans = visit.mode(visit.look(table_id).table).HUMANS
    if seat not in (*humans, WATCHING, EVERYBODY):
        raise bad_input("no-such-seat-here", where="seat")
    visit.leave()
    if seat == EVERYBODY:
        cookies += goes_round(visit, table_id)
    else:
        token = visit.token if visit.device else None
        if token is None:
            token = visit.house.add_device(name_of_device(visit.request.headers))
            cookies.append(kept(DEVICE, token, visit.to("/"), secret=True))
        others = LOST + seat if seat in humans else None
        visit.house.claim_seat(token, table_id, seat, others=others, free=free)
    visit.looks(visit.house.load(table_id))


def goes_round(visit: Visit, table_id: str) -> list[Cookie]:
    """This device plays for all who have none. It need not become one that has a name for that."""
    if visit.device and visit.token:
        visit.house.claim_seat(visit.token, table_id, EVERYBODY)
        return []
    return [
        kept(ROUND, YES, visit.to(f"/tables/{table_id}")),
        kept(round_at(table_id), YES, visit.to(IMPORT)),
    ]


def laid(visit: Visit, saved: Saved) -> list[Cookie]:
    """Somebody has laid this table here. Where nobody else can come in, the device goes round, and
    asks nobody; else it is asked as all the others are, for who votes and whose turn it is depend
    on it."""
    several = len(visit.mode(saved.table).HUMANS) > 1
    if visit.room.alone or visit.room.network.lets_in or not several:
        return []
    return goes_round(visit, saved.id)


def seated(visit: Visit, saved: Saved) -> str:
    """For whom this device plays from now on, and which one did so until now."""
    kept_ = visit.device.seats.get(saved.id) if visit.device else None
    if kept_ == WATCHING:
        return visit.words.text("page-seated-watching")
    if kept_ is None or not is_seat(kept_):
        return visit.words.text("page-seated-everybody")
    before = held(visit, saved.id, LOST + kept_)
    text = "page-seated-over" if before else "page-seated"
    return visit.words.text(text, name=visit.words.seat(kept_), devices=", ".join(before))


def played_on(visit: Visit, table_id: str, seats: Sequence[str]) -> dict[str, str]:
    """Which other devices sit where, by seat."""
    found: Iterable[tuple[str, list[str]]] = ((one, held(visit, table_id, one)) for one in seats)
    return {seat: ", ".join(names) for seat, names in found if names}
